pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A spin box with buttons at both ends. */
Basic.SpinBox {
    id: root

    required property string label

    implicitHeight: Theme.controlHeight
    implicitWidth: Theme.px(150)
    padding: 0
    leftPadding: Theme.controlHeight
    rightPadding: Theme.controlHeight
    editable: true
    opacity: enabled ? 1 : 0.45
    font.family: Theme.serif
    font.pixelSize: Theme.fontBody
    Accessible.name: label

    contentItem: TextInput {
        text: root.displayText
        font: root.font
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        readOnly: !root.editable
        validator: root.validator
        inputMethodHints: Qt.ImhDigitsOnly
        selectByMouse: true
    }

    down.indicator: StepPad {
        height: root.height
        glyph: "minus"
        active: root.down.pressed
        hovered: root.down.hovered
        usable: root.value > root.from
    }

    up.indicator: StepPad {
        x: root.width - width
        height: root.height
        glyph: "plus"
        active: root.up.pressed
        hovered: root.up.hovered
        usable: root.value < root.to
    }

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
