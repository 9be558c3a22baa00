pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One line of a match's sheet: a label, and for each player a number with a note. */
Item {
    id: root

    required property real first // width of the label
    required property string label
    required property list<string> cells
    required property list<string> notes
    property list<bool> marks // exact hits
    property string symbol: "" // the trump mode
    property bool head: false
    property bool foot: false

    implicitHeight: Theme.px(52)
    Accessible.role: Accessible.Row
    Accessible.name: label + ": " + cells.map((cell, i) => cell + " (" + notes[i] + ")").join(", ")

    SuitSymbol {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(46)
        visible: root.symbol !== ""
        mode: root.symbol
        size: Theme.px(26)
    }

    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        width: root.symbol === "" || root.label.length > 4 ? root.first : Theme.px(40)
        leftPadding: root.label.length > 4 && root.symbol !== "" ? Theme.px(80) : Theme.spaceS
        text: root.label
        strong: root.foot
        soft: !root.foot
    }

    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(82)
        width: root.first - x
        visible: root.symbol !== "" && root.label.length <= 4
        text: Words.mode(root.symbol)
        soft: true
        font.pixelSize: Theme.fontSmall
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }

    Repeater {
        model: root.cells

        Column {
            id: cell

            required property int index
            required property string modelData

            x: root.first + index * width
            anchors.verticalCenter: parent?.verticalCenter
            width: (root.width - root.first) / Math.max(1, root.cells.length)

            BodyText {
                width: parent.width
                text: cell.modelData
                strong: root.head || root.foot || root.marks[cell.index] === true
                color: root.marks[cell.index] === true ? Theme.accentText : Theme.ink
                font.pixelSize: Theme.text(root.head ? 17 : 20)
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }

            BodyText {
                width: parent.width
                text: root.notes[cell.index] ?? ""
                soft: true
                font.pixelSize: Theme.fontTiny
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: root.head ? Math.max(2, Theme.px(2)) : Theme.line
        visible: !root.foot
        color: Theme.paperLine
    }
}
