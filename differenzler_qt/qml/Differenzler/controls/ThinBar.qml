pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A narrow scroll bar. */
Basic.ScrollBar {
    id: root

    property color tint: Theme.inkFaint

    padding: Theme.px(2)
    implicitWidth: Theme.px(12)
    minimumSize: 0.08
    visible: size < 1 && policy !== Basic.ScrollBar.AlwaysOff

    contentItem: Rectangle {
        radius: width / 2
        color: root.tint
        opacity: root.pressed ? 0.95 : (root.hovered ? 0.75 : 0.45)
    }

    background: Item {}
}
