pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* An on/off switch. */
Basic.Switch {
    id: root

    required property string label

    padding: 0
    opacity: enabled ? 1 : 0.45
    implicitWidth: Theme.px(54)
    implicitHeight: Theme.px(30)
    Accessible.name: label

    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()

    indicator: Rectangle {
        width: root.width
        height: root.height
        radius: height / 2
        color: root.checked ? Theme.accent : Theme.paperSunk
        border.width: Theme.line
        border.color: root.checked || root.hovered ? Theme.accentBright : Theme.paperLine

        Behavior on color {
            ColorAnimation { duration: Theme.quick }
        }

        Rectangle {
            x: root.checked ? parent.width - width - Theme.px(4) : Theme.px(4)
            y: (parent.height - height) / 2
            width: parent.height - Theme.px(8)
            height: width
            radius: width / 2
            color: root.checked ? Theme.accentInk : Theme.inkFaint

            Behavior on x {
                NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
            }
        }

        FocusRing {
            shown: root.visualFocus
            corner: parent.radius
        }
    }

    contentItem: Item {}
}
