pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* One entry of a menu, with a symbol and, where it can be switched, a tick. */
Basic.MenuItem {
    id: root

    property string glyph: ""

    implicitHeight: Theme.px(40)
    leftPadding: Theme.spaceM
    rightPadding: Theme.spaceM
    topPadding: 0
    bottomPadding: 0
    opacity: enabled ? 1 : 0.45
    font.family: Theme.serif
    font.pixelSize: Theme.fontBody
    Accessible.name: text

    indicator: Item {}

    contentItem: Row {
        spacing: Theme.spaceM

        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: root.checkable ? (root.checked ? "check" : "") : root.glyph
            color: Theme.accentText
        }

        Text {
            height: parent.height
            text: root.text
            font: root.font
            color: Theme.ink
            verticalAlignment: Text.AlignVCenter
        }
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: Theme.accent
        opacity: root.down ? 0.28 : (root.highlighted ? 0.15 : 0)
    }
}
