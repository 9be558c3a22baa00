pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One line of the statistics. */
Rectangle {
    id: root

    required property list<string> cells
    property bool head: false
    readonly property real _first: width * 0.2

    implicitHeight: head ? Theme.px(50) : Theme.px(40)
    color: head ? Theme.paper : "transparent"
    Accessible.role: Accessible.Row
    Accessible.name: cells.join(", ")

    Row {
        anchors.fill: parent

        Repeater {
            model: root.cells

            BodyText {
                required property int index
                required property string modelData

                width: index === 0 ? root._first : (root.width - root._first) / Math.max(1, root.cells.length - 1)
                height: root.height
                text: modelData
                strong: !root.head && (index === 0 || index === 3)
                soft: root.head
                font.pixelSize: root.head ? Theme.fontSmall : Theme.fontBody
                horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                maximumLineCount: 2
                lineHeight: 1
            }
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.line
        color: Theme.paperLine
    }
}
