pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* One of several choices, with its text and an optional line that explains it. */
Basic.RadioButton {
    id: root

    property string note: ""

    padding: 0
    spacing: Theme.spaceM
    implicitHeight: Math.max(Theme.px(32), contentItem.implicitHeight)
    implicitWidth: contentItem.implicitWidth
    opacity: enabled ? 1 : 0.45
    font.family: Theme.serif
    font.pixelSize: Theme.fontBody
    Accessible.name: text
    Accessible.description: note

    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()

    indicator: Rectangle {
        y: Theme.px(4)
        width: Theme.px(24)
        height: width
        radius: width / 2
        color: Theme.paperRaised
        border.width: root.checked ? Theme.px(7) : Theme.line
        border.color: root.checked || root.hovered ? Theme.accent : Theme.inkFaint

        FocusRing {
            shown: root.visualFocus
            corner: parent.radius
        }
    }

    contentItem: Column {
        leftPadding: root.indicator.width + root.spacing
        topPadding: Theme.px(4)

        Text {
            width: root.width > 0 ? root.width - parent.leftPadding : implicitWidth
            text: root.text
            font: root.font
            color: Theme.ink
            wrapMode: Text.Wrap
        }

        Text {
            width: root.width > 0 ? root.width - parent.leftPadding : implicitWidth
            visible: text !== ""
            text: root.note
            font.family: Theme.serif
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
            wrapMode: Text.Wrap
        }
    }
}
