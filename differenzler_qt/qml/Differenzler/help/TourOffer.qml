pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Offers the guided hand at the first start; it blocks nothing. */
Item {
    id: root

    signal accepted
    signal declined

    implicitWidth: Theme.px(280)
    implicitHeight: column.implicitHeight + Theme.spaceL * 2
    Accessible.role: Accessible.Grouping
    Accessible.name: label.text

    Panel {
        anchors.fill: parent
        radius: Theme.radiusM
    }

    Column {
        id: column

        x: Theme.spaceL
        y: Theme.spaceL
        width: root.width - 2 * x
        spacing: Theme.spaceM

        BodyText {
            id: label

            width: parent.width
            text: qsTr("New to Differenzler? One guided hand shows how it goes.")
        }

        ActionButton {
            width: parent.width
            kind: ActionButton.Kind.Primary
            glyph: "play"
            text: qsTr("Show me")
            onClicked: root.accepted()
        }

        ActionButton {
            width: parent.width
            kind: ActionButton.Kind.Quiet
            text: qsTr("No, thanks")
            onClicked: root.declined()
        }
    }
}
