pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The end of a match: the ranking. */
TableOverlay {
    id: root

    required property var ranking // item model: rank, name, total, exactHits, winner, mine
    required property string headline
    property string note: ""
    property bool predicts: true // false in the game without predictions

    signal newMatchWanted
    signal menuWanted

    title: headline
    closable: false
    widest: Theme.px(640)
    highest: Theme.px(166) + list.implicitHeight

    buttons: [
        ActionButton {
            kind: ActionButton.Kind.Primary
            glyph: "cards"
            text: qsTr("New match")
            focus: true
            onClicked: root.newMatchWanted()
        },
        ActionButton {
            text: qsTr("Main menu")
            onClicked: root.menuWanted()
        }
    ]

    Column {
        id: list

        width: parent.width
        spacing: Theme.spaceS

        Repeater {
            model: root.ranking

            RankRow {
                width: list.width
                predicts: root.predicts
            }
        }

        BodyText {
            width: parent.width
            visible: text !== ""
            text: root.note
            soft: true
        }
    }
}
