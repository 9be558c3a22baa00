pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The table with everything around it, bound to a match. */
FocusScope {
    id: root

    required property TableModel table
    required property SettingsModel settings
    required property AppModel app
    readonly property real _gap: Theme.px(24)
    readonly property bool ready: cardTable.settled

    signal menuWanted(button: Item)
    signal newMatchWanted
    signal mainMenuWanted

    function _settle() {
        if (cardTable.settled)
            root.table.settled();
    }

    function _refused(code: string, reason: string) {
        root.app.tour.explain(reason);
        if (root.table.revokePenalty > 0 && reason.startsWith("must_") || reason === "no_undertrump" && root.table.revokePenalty > 0)
            insist.ask(code, reason);
        else
            cardTable.explain(Words.reason(reason));
    }

    TableHint {
        id: hint

        table: root.table
    }

    Sounds {
        id: sounds

        volume: root.settings.sound ? root.settings.volume / 100 : 0
        ready: root.visible
    }

    Connections {
        target: root.table

        function onReleased(kind: string) {
            sounds.play(kind);
            Qt.callLater(root._settle);
        }

        function onRefused(code: string, reason: string) {
            root._refused(code, reason);
        }

        function onMyTurnChanged() {
            if (root.table.myTurn && root.table.phase === "playing")
                sounds.play("turn");
        }
    }

    CardTable {
        id: cardTable

        x: root._gap
        y: root._gap
        width: side.x - root._gap - x
        height: root.height - 2 * root._gap
        focus: true
        cards: root.table.cards
        seats: root.table.seats
        seatCount: root.table.seatCount
        ownSeat: root.table.ownSeat
        clockwise: root.table.clockwise
        hint: hint.text
        myTurn: root.table.myTurn && root.table.phase === "playing"
        waitingForClick: root.table.trickLies
        twoClicks: root.settings.clicksToPlay === 2
        aid: root.table.aid
        dealing: ["idle", "hand_over", "match_over"].includes(root.table.phase)
        handCount: root.table.ownCount
        advice: root.table.hint.kind === "card" ? root.table.hint.penalties : {}
        advised: root.table.hint.kind === "card" ? root.table.hint.best : ""
        onSettledChanged: Qt.callLater(root._settle)
        onCardChosen: face => root.table.playCard(face)
        onCardRefused: (face, reason) => root._refused(face, reason)
        onCardMoved: (face, slot) => root.table.moveCard(face, slot)
        onTrickCleared: root.table.clearTrick()
        onHintWanted: root.table.askHint()
    }

    TableSide {
        id: side

        x: root.width - root._gap - width
        y: root._gap
        width: Math.round(Math.min(Theme.px(320), root.width * 0.26))
        height: root.height - 2 * root._gap
        table: root.table
        onMenuWanted: button => root.menuWanted(button)
        onLastTrickWanted: reviews.looking = TableReviews.Kind.LastTrick
        onOwnTricksWanted: reviews.looking = TableReviews.Kind.OwnTricks
    }

    TableQuestions {
        id: questions

        x: cardTable.x + (cardTable.width - width) / 2
        y: Math.max(cardTable.y + cardTable.geometry.margin + cardTable.geometry.plateHeight + Theme.spaceS, cardTable.y + cardTable.geometry.handTop - Theme.px(16) - height)
        table: root.table
        ready: cardTable.settled
        onActiveChanged: {
            if (!active)
                cardTable.forceActiveFocus();
        }
    }

    ActionButton {
        x: cardTable.x + cardTable.geometry.margin
        y: cardTable.y + cardTable.geometry.handTop - cardTable.geometry.plateHeight - height - Theme.spaceS
        visible: root.table.mayCorrect && !questions.active
        overTable: true
        glyph: "undo"
        text: qsTr("Correct my prediction")
        onClicked: questions.correcting = true
    }

    TableReviews {
        id: reviews

        anchors.fill: cardTable
        table: root.table
        ready: cardTable.settled
        onActiveChanged: {
            if (!active)
                cardTable.forceActiveFocus();
        }
        onNewMatchWanted: root.newMatchWanted()
        onMenuWanted: root.mainMenuWanted()
    }

    Loader {
        anchors.fill: parent
        active: root.table.coverSeat >= 0
        onLoaded: (item as Item).forceActiveFocus()

        sourceComponent: CoverPanel {
            name: root.table.names[root.table.coverSeat] ?? ""
            onUncovered: root.table.uncover()
        }
    }

    InsistDialog {
        id: insist

        penalty: root.table.revokePenalty
        onInsisted: code => root.table.playCard(code, true)
    }

    TourGuide {
        anchors.fill: parent
        tour: root.app.tour
        carpet: cardTable
        side: side
        question: questions
        cards: root.table.ownCount
        onFinished: root.app.endTour()
        onRepeated: root.app.startTour(root.table.names[root.table.ownSeat] ?? "")
    }

    RulesInForce {
        anchors.fill: cardTable
        rules: root.app.help.rules
        usable: root.visible && root.table.coverSeat < 0
        onOpenChanged: {
            if (!open)
                (questions.asks ? questions.item as Item : cardTable).forceActiveFocus();
        }
    }
}
