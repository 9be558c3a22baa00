pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Offers the guided hand at the first start; it blocks nothing. */
Item {
    id: root

    signal accepted
    signal declined

    implicitWidth: row.implicitWidth + Theme.spaceL * 2
    implicitHeight: row.implicitHeight + Theme.spaceM * 2
    Accessible.role: Accessible.Grouping
    Accessible.name: label.text

    Panel {
        anchors.fill: parent
        radius: Theme.radiusM
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spaceM

        BodyText {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("New to Differenzler? One guided hand shows how it goes.")
        }

        ActionButton {
            kind: ActionButton.Kind.Primary
            glyph: "play"
            text: qsTr("Show me")
            onClicked: root.accepted()
        }

        ActionButton {
            kind: ActionButton.Kind.Quiet
            text: qsTr("No, thanks")
            onClicked: root.declined()
        }
    }
}
