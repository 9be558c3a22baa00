pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* The places of the table in the order of play: names, order, first dealer. */
FocusScope {
    id: root

    required property SlateDraft draft

    signal done

    function showFirstProblem() {
        for (let i = 0; i < places.count; i++) {
            const row = places.itemAt(i) as SlatePlace;
            if (row !== null && row.problem !== "") {
                row.edit();
                return;
            }
        }
    }

    function _edit(place: int) {
        if (place < places.count)
            (places.itemAt(place) as SlatePlace).edit();
        else
            root.done();
    }

    ScrollPane {
        anchors.fill: parent
        spacing: Theme.spaceM

        RowLayout {
            width: parent.width

            SectionTitle {
                Layout.fillWidth: true
                text: qsTr("Players in the order of play")
            }

            ActionButton {
                glyph: "minus"
                tip: qsTr("One player less")
                enabled: root.draft.players > 3
                onClicked: root.draft.setPlayers(root.draft.players - 1)
            }

            BodyText {
                text: root.draft.players
                strong: true
                font.pixelSize: Theme.fontLarge
                Accessible.name: qsTr("%1 players").arg(root.draft.players)
            }

            ActionButton {
                glyph: "plus"
                tip: qsTr("One player more")
                enabled: root.draft.players < 6
                onClicked: root.draft.setPlayers(root.draft.players + 1)
            }
        }

        Column {
            id: column

            width: parent.width
            spacing: Theme.spaceXs

            Repeater {
                id: places

                model: root.draft.names

                SlatePlace {
                    width: column.width
                    first: index === 0
                    places: root.draft.players
                    deals: root.draft.dealer === index
                    focus: index === 0
                    onRenamed: name => root.draft.setName(index, name)
                    onNextWanted: root._edit(index + 1)
                    onDealsChosen: root.draft.setDealer(index)
                    onMoved: target => root.draft.move(index, target)
                    onRemoved: root.draft.remove(index)
                }
            }
        }

        BodyText {
            width: parent.width
            soft: true
            font.pixelSize: Theme.fontSmall
            text: qsTr("Drag a player by the handle to another place, or press Ctrl with an arrow key in a name.")
        }

        SectionTitle {
            width: parent.width
            visible: known.count > 0
            text: qsTr("Names from earlier tables")
        }

        Flow {
            width: parent.width
            spacing: Theme.spaceS

            Repeater {
                id: known

                model: root.draft.knownNames.slice(0, 12)

                ActionButton {
                    required property string modelData

                    objectName: "known_" + modelData
                    glyph: "plus"
                    text: modelData
                    onClicked: root.draft.seatKnown(modelData)
                }
            }
        }
    }
}
