pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A small explanation that appears when the pointer rests on a control. */
Basic.ToolTip {
    id: root

    property bool shown: false

    visible: shown && Theme.tips
    delay: Theme.tipDelay
    padding: Theme.spaceS
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    font.family: Theme.serif
    font.pixelSize: Theme.fontSmall

    contentItem: Text {
        text: root.text
        font: root.font
        color: Theme.tableInk
        wrapMode: Text.Wrap
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: Theme.woodDeep
        border.width: Theme.line
        border.color: Theme.woodEdge
    }
}
