pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The one question that the table asks now: trump, prediction or Stöck. Loaded only while it is asked. */
Loader {
    id: root

    required property TableModel table
    required property bool ready // nothing moves
    property bool correcting: false // an open prediction is being corrected
    readonly property bool _mine: table.myTurn && table.coverSeat < 0
    readonly property bool _predicts: (table.phase === "predicting" && _mine) || (correcting && table.mayCorrect)
    readonly property bool asks: active && status === Loader.Ready
    readonly property bool _advised: table.hint.kind === "prediction"
    readonly property bool _wantsAdvice: active && table.phase === "predicting" && table.aid && table.strong

    function _askAdvice() {
        if (_wantsAdvice && !_advised && !table.hint.busy)
            table.askHint();
    }

    active: ready && (_predicts || table.canChooseStoeck || (table.phase === "calling" && _mine))
    sourceComponent: table.phase === "calling" ? mode : (table.canChooseStoeck ? stoeck : prediction)
    onCorrectingChanged: table.setCorrecting(correcting)
    onLoaded: (item as Item).forceActiveFocus()
    on_WantsAdviceChanged: Qt.callLater(_askAdvice)

    Connections {
        target: root.table.hint

        // what the others say takes the advice away; it is asked for again
        function onChanged() {
            Qt.callLater(root._askAdvice);
        }
    }

    Component {
        id: mode

        ModePanel {
            modes: root.table.modes
            onChosen: code => root.table.callMode(code)
        }
    }

    Component {
        id: stoeck

        StoeckPanel {
            prediction: root.table.ownPrediction
            taken: root.table.ownTaken
            onChosen: delta => root.table.chooseStoeck(delta)
        }
    }

    Component {
        id: prediction

        PredictionPanel {
            mode: root.table.mode
            leader: root.table.leaderSeat === root.table.ownSeat ? "" : root.table.names[root.table.leaderSeat] ?? ""
            dealerCard: root.table.shownIn === "dealer_hand" || root.table.shownIn === "talon" ? root.table.shownFace : ""
            ownCard: root.table.shownIn === "dealer_hand" && root.table.dealerSeat === root.table.ownSeat
            dealerName: root.table.shownIn !== "dealer_hand" || root.table.dealerSeat === root.table.ownSeat ? "" : root.table.names[root.table.dealerSeat] ?? ""
            othersSum: root.table.othersSum
            othersMade: root.table.othersMade
            strong: root._advised
            busy: root.table.hint.busy
            curve: root._advised ? root.table.hint.curve : []
            estimate: root._advised ? Number(root.table.hint.best) : (root.table.strong ? -1 : root.table.estimate)
            onHintWanted: root.table.askHint()
            value: root.table.ownPrediction
            onConfirmed: value => {
                root.table.predict(value); // before the next player may speak again
                root.correcting = false;
            }
        }
    }
}
