pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One line of the result of a hand. */
Item {
    id: root

    required property list<string> cells
    required property var shares // of the width, per column
    property bool head: false
    property bool last: false
    property bool strong: false
    property bool exact: false
    property bool good: false // the difference is welcome
    property string note: "" // what else counted, below the name

    height: Theme.px(head ? 36 : 50)
    Accessible.role: Accessible.Row
    Accessible.name: note === "" ? cells.join(", ") : cells.join(", ") + ", " + note

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(2)
        visible: root.strong || root.exact
        radius: Theme.radiusS
        color: root.exact ? Qt.alpha(Theme.accent, 0.16) : Theme.paperRaised
    }

    Row {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceM

        Repeater {
            model: root.cells

            Text {
                required property int index
                required property string modelData

                width: parent.width * root.shares[index]
                height: root.height
                text: modelData
                font.family: Theme.serif
                font.pixelSize: root.head ? Theme.fontSmall : (index === 3 ? Theme.text(26) : Theme.text(19))
                font.weight: root.strong || (index === 3 && !root.head) || (root.last && index === 2) ? Font.Bold : Font.Normal
                color: root.head ? Theme.inkSoft : (index === 3 ? (root.exact || root.good ? Theme.accentText : Theme.dangerText) : Theme.ink)
                horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                bottomPadding: index === 0 && root.note !== "" ? Theme.px(16) : 0
                elide: Text.ElideRight
            }
        }
    }

    Text {
        x: Theme.spaceM
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(5)
        width: parent.width * (root.shares[0] + root.shares[1] * 0.5)
        visible: root.note !== ""
        text: root.note
        font.family: Theme.serif
        font.pixelSize: Math.min(Theme.fontTiny, Theme.px(14))
        font.italic: true
        color: Theme.inkSoft
        elide: Text.ElideRight
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.line
        visible: !root.last
        color: Theme.paperLine
    }
}
