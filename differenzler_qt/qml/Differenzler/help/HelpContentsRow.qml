pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A title in the contents of the help. */
Basic.AbstractButton {
    id: root

    required property bool chosen
    required property bool ringed

    implicitHeight: Math.max(Theme.px(38), implicitContentHeight + Theme.spaceS)
    padding: 0
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.selected: chosen

    contentItem: Text {
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceS
        text: root.text
        font.family: Theme.serif
        font.pixelSize: Theme.fontBody
        font.weight: root.chosen ? Font.DemiBold : Font.Normal
        color: root.chosen ? Theme.accentInk : Theme.ink
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.chosen ? Theme.accent : Qt.alpha(Theme.accent, root.hovered ? 0.15 : 0)
        border.width: root.ringed ? Math.max(2, Theme.px(2)) : 0
        border.color: Theme.focus
    }
}
