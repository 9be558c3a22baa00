pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Keys and what they do. */
Column {
    id: root

    required property var keys // pairs of texts

    width: parent?.width ?? 0

    Repeater {
        model: root.keys

        HelpTableRow {
            required property var modelData // a pair of texts

            shares: [1, 2.2]
            cells: modelData
        }
    }
}
