pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A slider with a filled groove. */
Basic.Slider {
    id: root

    required property string label

    implicitHeight: Theme.px(36)
    implicitWidth: Theme.px(260)
    padding: 0
    opacity: enabled ? 1 : 0.45
    Accessible.name: label

    background: Rectangle {
        x: root.leftPadding
        y: (root.height - height) / 2
        width: root.availableWidth
        height: Theme.px(8)
        radius: height / 2
        color: Theme.paperSunk
        border.width: Theme.line
        border.color: Theme.paperLine

        Rectangle {
            width: root.visualPosition * (parent.width - root.handle.width) + root.handle.width / 2
            height: parent.height
            radius: height / 2
            color: Theme.accent
        }
    }

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        width: Theme.px(26)
        height: width
        radius: width / 2
        color: root.pressed ? Theme.gold : Theme.paperRaised
        border.width: Theme.px(3)
        border.color: root.hovered || root.pressed ? Theme.accentBright : Theme.accent

        FocusRing {
            shown: root.visualFocus
            corner: parent.width / 2
        }
    }
}
