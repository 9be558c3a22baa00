pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A player with the number entered so far; chosen to be entered or entered anew. */
Basic.AbstractButton {
    id: root

    required property string name
    required property string value
    property string note: ""
    property bool selected: false

    implicitHeight: Theme.px(38)
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    hoverEnabled: true
    opacity: enabled ? 1 : 0.55
    Accessible.name: name + ": " + (value === "" ? qsTr("no number yet") : value)

    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()

    contentItem: Item {
        BodyText {
            anchors.left: parent.left
            anchors.right: amount.left
            anchors.rightMargin: Theme.spaceXs
            anchors.verticalCenter: parent.verticalCenter
            text: root.name
            strong: root.selected
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        Row {
            id: amount

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceXs

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: root.note
                soft: true
                font.pixelSize: Theme.fontSmall
            }

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: root.value
                strong: true
                font.pixelSize: Theme.text(20)
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.selected ? Qt.alpha(Theme.gold, 0.3) : Theme.paperRaised
        border.width: root.selected ? Math.max(2, Theme.px(2)) : Theme.line
        border.color: root.selected ? Theme.gold : (root.hovered ? Theme.accent : Theme.paperLine)

        FocusRing {
            shown: root.visualFocus
            corner: Theme.radiusS
        }
    }
}
