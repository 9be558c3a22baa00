pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* One row of a drop-down list or a menu. */
Basic.ItemDelegate {
    id: root

    property bool chosen: false

    implicitHeight: Theme.px(38)
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    topPadding: 0
    bottomPadding: 0
    font.family: Theme.serif
    font.pixelSize: Theme.fontBody
    Accessible.name: text

    contentItem: Row {
        spacing: Theme.spaceS

        Text {
            width: parent.width - tick.width - parent.spacing
            height: parent.height
            text: root.text
            font: root.font
            color: Theme.ink
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }

        Glyph {
            id: tick

            anchors.verticalCenter: parent.verticalCenter
            opacity: root.chosen ? 1 : 0
            name: "check"
            size: Theme.px(18)
            color: Theme.accentText
        }
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: Theme.accent
        opacity: root.down ? 0.28 : (root.highlighted || root.hovered ? 0.15 : 0)
    }
}
