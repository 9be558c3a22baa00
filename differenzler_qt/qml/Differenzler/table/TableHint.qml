pragma ComponentBehavior: Bound

import QtQml
import Differenzler
import Differenzler.Models

/* The sentence that says what the table waits for. */
QtObject {
    id: root

    required property TableModel table
    readonly property string _active: table.activeSeat >= 0 ? table.names[table.activeSeat] ?? "" : ""
    readonly property string text: {
        switch (table.phase) {
        case "calling":
            return table.myTurn ? "" : qsTr("%1 chooses trump.").arg(_active);
        case "predicting":
            if (table.myTurn)
                return "";
            return _active === "" ? qsTr("Waiting for the other predictions.") : qsTr("%1 is predicting.").arg(_active);
        case "playing":
            if (table.hint.busy)
                return qsTr("Thinking about a hint…");
            if (table.hint.kind === "card")
                return root._advice();
            return table.myTurn ? qsTr("Your turn") : (_active === "" ? "" : qsTr("%1 plays.").arg(_active));
        case "trick_done":
            return table.clickNeeded ? qsTr("Click or press Enter to go on.") : "";
        case "stoeck":
            return table.canChooseStoeck ? "" : qsTr("%1 decides about Stöck.").arg(_active);
        }
        return "";
    }

    function _advice(): string {
        const best = table.hint.best;
        const penalty = table.hint.penalties[best];
        const card = Words.card(best);
        if (penalty === undefined || table.isMargin)
            return table.strong ? qsTr("The expert would play %1.").arg(card) : qsTr("By rule of thumb: %1.").arg(card);
        const number = Number(penalty).toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1);
        return table.strong ? qsTr("The expert would play %1; expected penalty %2.").arg(card).arg(number) : qsTr("By rule of thumb: %1; expected penalty %2.").arg(card).arg(number);
    }
}
