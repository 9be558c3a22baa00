pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* The head of a group that can be opened and closed. */
Basic.AbstractButton {
    id: root

    required property string summary
    required property bool open

    implicitHeight: Math.max(Theme.px(44), row.implicitHeight + Theme.spaceS * 2)
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: summary
    Accessible.checkable: true
    Accessible.checked: open

    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()

    background: Rectangle {
        radius: Theme.radiusS
        color: root.open ? Theme.paperSunk : (root.hovered ? Qt.alpha(Theme.paperSunk, 0.6) : Qt.alpha(Theme.paperSunk, 0.35))
        border.width: Theme.line
        border.color: Theme.paperLine

        FocusRing {
            shown: root.visualFocus
        }
    }

    contentItem: Item {
        implicitHeight: row.implicitHeight

        Row {
            id: row

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.spaceM
            width: parent.width - 2 * x
            spacing: Theme.spaceM

            // no Glyph: the software renderer draws shapes outside a scrolling area too
            Text {
                id: mark

                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(18)
                text: "›"
                rotation: root.open ? -90 : 90
                font.family: Theme.serif
                font.pixelSize: Theme.fontLarge
                font.weight: Font.Bold
                color: Theme.accentText
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }

            BodyText {
                id: title

                anchors.verticalCenter: parent.verticalCenter
                text: root.text
                strong: true
            }

            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - mark.width - title.width - 2 * parent.spacing
                text: root.summary
                soft: true
                font.pixelSize: Theme.fontSmall
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.Wrap
            }
        }
    }
}
