pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One player's four numbers of a hand. */
Row {
    id: root

    required property real size
    required property bool written
    required property int prediction
    required property int taken
    required property int stoeck
    required property int penalty
    required property bool exact
    required property int sum
    required property bool corrected

    ChalkText {
        width: root.width / 4
        height: root.height
        text: root.prediction === -1 ? "" : (root.prediction === -2 ? "✓" : root.prediction)
        font.family: root.prediction === -2 ? Theme.serif : Theme.chalk
        font.pixelSize: root.size * 0.92
        font.bold: true
        color: root.corrected ? Theme.chalkGold : Theme.chalkWhite
    }

    ChalkText {
        width: root.width / 4
        height: root.height
        text: root.taken === -1 ? "" : root.taken + (root.stoeck > 0 ? "⁺" : (root.stoeck < 0 ? "⁻" : ""))
        font.pixelSize: root.size * 0.92
        font.bold: true
        font.underline: root.corrected
        color: root.corrected ? Theme.chalkGold : Theme.chalkWhite
    }

    ChalkText {
        width: root.width / 4
        height: root.height
        text: root.written ? SlateWords.signed(root.penalty) : ""
        font.pixelSize: root.size * 1.06
        font.bold: true
        color: root.exact ? Theme.chalkGreen : Theme.chalkGold

        Rectangle {
            anchors.centerIn: parent
            width: Math.min(parent.width, Math.max(height, (parent as ChalkText).contentWidth + Theme.px(10)))
            height: Math.min(parent.width, parent.height) * 0.92
            radius: height / 2
            visible: root.written && root.exact
            color: "transparent"
            border.width: Math.max(1, Theme.px(1.5))
            border.color: Theme.chalkGreen
            opacity: 0.8
        }
    }

    ChalkText {
        width: root.width / 4
        height: root.height
        text: root.written ? SlateWords.signed(root.sum) : ""
        font.pixelSize: root.size * 0.8
        font.bold: true
        color: Theme.chalkWhite
        opacity: 0.66
    }
}
