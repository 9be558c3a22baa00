pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The result of a hand: prediction, points and difference of everybody, and the sum. */
Column {
    id: root

    required property var results // item model: name, prediction, taken, tricksWon, stoeck, revokes, penalty, total, exact, mine
    required property int sum
    property bool predicts: true // false in the game without predictions
    readonly property var _shares: [0.36, 0.17, 0.16, 0.17, 0.14] // of the width, per column

    function _note(stoeck: int, revokes: int, bonus: bool, sweep: bool): string {
        const parts = [];
        if (stoeck !== 0)
            parts.push(qsTr("Stöck %1").arg(Words.signed(stoeck)));
        if (revokes > 0)
            parts.push(revokes === 1 ? qsTr("1 illegal card") : qsTr("%1 illegal cards").arg(revokes));
        if (bonus)
            parts.push(qsTr("bonus for the exact hit"));
        if (sweep)
            parts.push(qsTr("20 for eight tricks"));
        return parts.join(" · ");
    }

    ResultLine {
        width: root.width
        cells: ["", root.predicts ? qsTr("Predicted") : qsTr("Tricks"), qsTr("Points"), qsTr("Difference"), qsTr("Total")]
        shares: root._shares
        head: true
    }

    Repeater {
        model: root.results

        ResultLine {
            required property string name
            required property int prediction
            required property int taken
            required property int tricksWon
            required property int stoeck
            required property int revokes
            required property int penalty
            required property int total
            required property bool mine
            required exact

            width: root.width
            cells: root.predicts ? [name, prediction >= 0 ? prediction.toString() : "–", taken.toString(), penalty < 0 ? Words.signed(penalty) : penalty.toString(), total < 0 ? Words.signed(total) : total.toString()] : [name, tricksWon.toString(), taken.toString(), Words.signed(penalty), Words.signed(total)]
            good: root.predicts ? penalty < 0 : penalty > 0
            note: root._note(stoeck, revokes, exact && penalty < 0, !root.predicts && tricksWon > 7)
            shares: root._shares
            strong: mine
        }
    }

    ResultLine {
        width: root.width
        visible: root.predicts
        cells: [qsTr("Sum"), "", root.sum.toString(), "", ""]
        shares: root._shares
        head: true
        last: true
    }
}
