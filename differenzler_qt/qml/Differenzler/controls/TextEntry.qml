pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A line of text to type. */
Basic.TextField {
    id: root

    required property string label

    implicitHeight: Theme.controlHeight
    implicitWidth: Theme.px(240)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.serif
    font.pixelSize: Theme.fontBody
    color: Theme.ink
    placeholderTextColor: Theme.inkFaint
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    opacity: enabled ? 1 : 0.45
    Accessible.name: label

    background: Rectangle {
        radius: Theme.radiusM
        color: Theme.paperRaised
        border.width: Theme.line
        border.color: root.hovered ? Theme.accent : Theme.paperLine

        FocusRing {
            shown: root.activeFocus
        }
    }
}
