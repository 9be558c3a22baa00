pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* A row of settings: its name, a line that explains it, and the control at the right. */
RowLayout {
    id: root

    required property string label
    property string note: ""

    spacing: Theme.spaceL

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        BodyText {
            Layout.fillWidth: true
            text: root.label
        }

        BodyText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.note
            soft: true
            font.pixelSize: Theme.fontSmall
        }
    }
}
