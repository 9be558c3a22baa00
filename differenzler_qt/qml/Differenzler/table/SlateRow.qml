pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One line of the slate: a label and a cell per player. */
Row {
    id: root

    required property real first
    required property int size
    required property string label
    required property list<string> cells
    required property color tint
    property bool strong: false
    property list<bool> marked // exact hits

    height: size * 1.35
    Accessible.role: Accessible.Row
    Accessible.name: label + ": " + cells.join(", ")

    ChalkText {
        width: root.first
        height: root.height
        text: root.label
        font.pixelSize: root.size
        font.bold: root.size < 28
        color: root.strong ? root.tint : Theme.chalkDim
        horizontalAlignment: Text.AlignLeft
    }

    Repeater {
        model: root.cells

        ChalkText {
            required property int index
            required property string modelData

            width: (root.width - root.first) / Math.max(1, root.cells.length)
            height: root.height
            text: modelData
            font.pixelSize: root.size
            font.bold: root.strong || root.size < 28
            color: root.marked[index] ? Theme.chalkGreen : root.tint
            leftPadding: Theme.px(2)
            rightPadding: Theme.px(2)
        }
    }
}
