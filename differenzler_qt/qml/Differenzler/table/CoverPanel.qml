pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Hides the table while the screen is handed over to another person. */
FocusScope {
    id: root

    required property string name

    signal uncovered

    Carpet {
        anchors.fill: parent
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Column {
        anchors.centerIn: parent
        spacing: Theme.spaceL

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("It is %1’s turn").arg(root.name)
            font.family: Theme.serif
            font.pixelSize: Theme.fontTitle
            font.weight: Font.Bold
            color: Theme.tableInk
        }

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Hand over the screen; nobody else should look.")
            font.family: Theme.serif
            font.pixelSize: Theme.fontBody
            color: Theme.tableInkSoft
        }

        ActionButton {
            anchors.horizontalCenter: parent.horizontalCenter
            kind: ActionButton.Kind.Primary
            overTable: true
            glyph: "eye"
            focus: true
            text: qsTr("I am %1: show my cards").arg(root.name)
            onClicked: root.uncovered()
        }
    }
}
