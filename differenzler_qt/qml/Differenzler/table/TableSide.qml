pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* What stands beside the carpet: the buttons, the slate and the own score. */
Item {
    id: root

    required property TableModel table
    property alias scoreCard: score

    signal menuWanted(button: Item)
    signal lastTrickWanted
    signal ownTricksWanted

    Row {
        id: bar

        anchors.right: parent.right
        spacing: Theme.spaceS

        ActionButton {
            visible: root.table.aid
            overTable: true
            glyph: "eye"
            focusPolicy: Qt.TabFocus
            enabled: root.table.myTurn && root.table.phase === "playing" && !root.table.hint.busy
            tip: qsTr("Hint (H): what an adviser would play, and the penalty that it expects")
            onClicked: root.table.askHint()
        }

        ActionButton {
            kind: root.table.aid ? ActionButton.Kind.Primary : ActionButton.Kind.Secondary
            overTable: true
            glyph: "hint"
            focusPolicy: Qt.TabFocus
            checkable: true
            checked: root.table.aid
            text: qsTr("Learning aid")
            tip: qsTr("Marks the cards that may be played and says why others may not")
            onClicked: root.table.aid = !root.table.aid
        }

        ActionButton {
            id: menuButton

            overTable: true
            glyph: "menu"
            focusPolicy: Qt.TabFocus
            tip: qsTr("Menu")
            onClicked: root.menuWanted(menuButton)
        }
    }

    Slate {
        anchors.top: bar.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: score.top
        anchors.bottomMargin: Theme.spaceL
        width: parent.width
        names: root.table.names
        totals: root.table.totals
        rows: root.table.sheet
        hand: root.table.handNumber
        hands: root.table.handsTotal
        deciding: root.table.deciding
        extra: root.table.extraHand
        signed: root.table.isMargin
    }

    ScoreCard {
        id: score

        anchors.bottom: parent.bottom
        width: parent.width
        height: implicitHeight
        mode: root.table.mode
        predicts: !root.table.isMargin
        prediction: root.table.ownPrediction
        taken: root.table.ownTaken
        ownTricks: root.table.ownTricks
        total: root.table.totals[root.table.ownSeat] ?? 0
        margin: root.table.ownMargin
        marginShown: root.table.showTaken
        hasLastTrick: root.table.tricksPlayed > 0
        commitment: root.table.commitment
        seal: root.table.seal
        salt: root.table.salt
        onLastTrickWanted: root.lastTrickWanted()
        onOwnTricksWanted: root.ownTricksWanted()
    }
}
