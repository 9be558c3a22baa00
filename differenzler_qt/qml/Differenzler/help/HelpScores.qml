pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Predictions, points taken and what they cost. */
HelpTable {
    id: root

    required property var scores // item model: prediction, taken, penalty
    property list<string> names: []

    titles: (names.length > 0 ? [""] : []).concat([qsTr("Predicted"), qsTr("Taken"), qsTr("Penalty points")])
    shares: names.length > 0 ? [2, 1, 1, 1.3] : [1, 1, 1.3]

    Repeater {
        model: root.scores

        HelpTableRow {
            required property int index
            required property int prediction
            required property int taken
            required property int penalty

            shares: root.shares
            strong: penalty <= 0
            cells: (root.names.length > 0 ? [root.names[index] ?? ""] : []).concat([prediction.toString(), taken.toString(), penalty.toString().replace("-", "−")])
        }
    }
}
