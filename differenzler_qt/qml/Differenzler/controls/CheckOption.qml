pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A box to tick, with its text. */
Basic.CheckBox {
    id: root

    padding: 0
    spacing: Theme.spaceM
    implicitHeight: Math.max(Theme.px(32), contentItem.implicitHeight)
    implicitWidth: indicator.width + spacing + contentItem.implicitWidth
    opacity: enabled ? 1 : 0.45
    font.family: Theme.serif
    font.pixelSize: Theme.fontBody
    Accessible.name: text

    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()

    indicator: Rectangle {
        y: (root.height - height) / 2
        width: Theme.px(24)
        height: width
        radius: Theme.radiusS
        color: root.checked ? Theme.accent : Theme.paperRaised
        border.width: Theme.line
        border.color: root.checked || root.hovered ? Theme.accentBright : Theme.paperLine

        Glyph {
            anchors.centerIn: parent
            visible: root.checked
            name: "check"
            size: Theme.px(18)
            color: Theme.accentInk
        }

        FocusRing {
            shown: root.visualFocus
            corner: parent.radius
        }
    }

    contentItem: Text {
        leftPadding: root.indicator.width + root.spacing
        text: root.text
        font: root.font
        color: Theme.ink
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
    }
}
