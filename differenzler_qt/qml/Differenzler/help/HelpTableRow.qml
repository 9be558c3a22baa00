pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One row of a table on paper. */
Item {
    id: root

    required property list<string> cells
    required property list<real> shares
    property bool head: false
    property bool strong: false
    readonly property real _sum: shares.reduce((sum, share) => sum + share, 0)

    width: parent?.width ?? 0
    implicitHeight: line.implicitHeight + Theme.spaceS * 2
    height: implicitHeight
    Accessible.role: Accessible.Row
    Accessible.name: cells.join("; ")

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusS
        color: Theme.paperSunk
        visible: !root.head && root.Positioner.index % 2 === 0
    }

    Row {
        id: line

        x: Theme.spaceM
        y: Theme.spaceS
        width: root.width - 2 * x

        Repeater {
            model: root.cells

            BodyText {
                required property int index
                required property string modelData

                width: line.width * (root.shares[index] ?? 0) / root._sum
                rightPadding: Theme.spaceS
                text: modelData
                strong: root.head || root.strong
                color: root.head ? Theme.accentText : Theme.ink
                font.pixelSize: Theme.fontSmall
                Accessible.ignored: true
            }
        }
    }
}
