pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* What Stöck can do for a hand. */
HelpTable {
    id: root

    required property var scores // item model: prediction, taken, stoeck, penalty, best

    function _choice(delta: int): string {
        if (delta === 0)
            return qsTr("left alone");
        return delta > 0 ? qsTr("added") : qsTr("subtracted");
    }

    titles: [qsTr("Stöck"), qsTr("Predicted"), qsTr("Points taken"), qsTr("Counted"), qsTr("Penalty points")]
    shares: [1.3, 1, 1.2, 1, 1.3]

    Repeater {
        model: root.scores

        HelpTableRow {
            required property int prediction
            required property int taken
            required property int stoeck
            required property int penalty
            required property bool best

            shares: root.shares
            strong: best
            cells: [root._choice(stoeck), prediction.toString(), taken.toString(), (taken + stoeck).toString(), penalty.toString()]
        }
    }
}
