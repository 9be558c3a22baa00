pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* One choice of a segmented control. */
Basic.AbstractButton {
    id: root

    required property bool selected

    leftPadding: Theme.px(16)
    rightPadding: Theme.px(16)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    font.family: Theme.serif
    font.pixelSize: Theme.fontBody
    font.weight: selected ? Font.DemiBold : Font.Normal
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selected: selected

    contentItem: Text {
        text: root.text
        font: root.font
        color: root.selected ? Theme.accentInk : (root.hovered ? Theme.ink : Theme.inkSoft)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.selected ? Theme.accent : (root.hovered ? Theme.paperRaised : "transparent")

        Behavior on color {
            ColorAnimation { duration: Theme.quick }
        }
    }
}
