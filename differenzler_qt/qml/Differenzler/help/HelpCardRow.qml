pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Cards in a row with their points below; what may not be played is dimmed, the winner has a golden edge. */
Row {
    id: root

    required property var cards // item model: face, points, legal, reason, best
    property int count: 9 // how many have room in the width
    property bool counted: true
    property real _card: Math.max(Theme.px(30), Math.min(Theme.px(72), (width - (count - 1) * spacing) / count))

    width: parent?.width ?? 0
    spacing: Theme.spaceS

    Repeater {
        model: root.cards

        Column {
            id: card

            required property string face
            required property int points
            required property bool legal
            required property bool best

            spacing: Theme.spaceXs

            CardFace {
                face: card.face
                cardWidth: root._card
                dimmed: !card.legal
                outlined: card.best
                Accessible.role: Accessible.Graphic
                Accessible.name: card.legal ? Words.card(card.face) : qsTr("%1, may not be played").arg(Words.card(card.face))
            }

            Text {
                width: root._card
                visible: root.counted
                text: card.points
                font.family: Theme.serif
                font.pixelSize: Theme.fontBody
                font.weight: card.points > 0 ? Font.Bold : Font.Normal
                color: card.points > 0 ? Theme.tableInk : Theme.tableInkSoft
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
