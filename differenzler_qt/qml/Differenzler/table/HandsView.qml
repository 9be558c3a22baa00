pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* All hands as they were dealt, a row for each player. */
ListView {
    id: root

    // item model: name, faces
    readonly property real _card: Theme.px(62)

    clip: true
    focus: true
    spacing: Theme.spaceM
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("All hands")

    Basic.ScrollBar.vertical: ThinBar {}

    delegate: Item {
        id: row

        required property string name
        required property list<string> faces

        width: root.width - Theme.px(14)
        height: root._card * 890 / 570 + Theme.spaceS
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1: %2").arg(name).arg(faces.map(face => Words.card(face)).join(", "))

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(110)
            text: row.name
            strong: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        Repeater {
            model: row.faces

            CardFace {
                required property int index
                required property string modelData
                readonly property real step: Math.min(root._card * 1.06, (row.width - Theme.px(118) - root._card) / Math.max(1, row.faces.length - 1))

                x: Theme.px(118) + index * step
                y: Theme.spaceXs
                face: modelData
                cardWidth: root._card
            }
        }
    }
}
