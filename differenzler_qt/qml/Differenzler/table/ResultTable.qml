pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The result of a hand: prediction, points and difference of everybody, and the sum. */
Column {
    id: root

    required property var results // item model: name, prediction, taken, penalty, total, exact, mine
    required property int sum
    property bool predicts: true // false in the game without predictions
    readonly property var _shares: [0.36, 0.17, 0.16, 0.17, 0.14] // of the width, per column

    ResultLine {
        width: root.width
        cells: ["", root.predicts ? qsTr("Predicted") : "", qsTr("Points"), qsTr("Difference"), qsTr("Total")]
        shares: root._shares
        head: true
    }

    Repeater {
        model: root.results

        ResultLine {
            required property string name
            required property int prediction
            required property int taken
            required property int penalty
            required property int total
            required property bool mine
            required exact

            width: root.width
            cells: [name, prediction >= 0 ? prediction.toString() : (root.predicts ? "–" : ""), taken.toString(), penalty.toString(), total.toString()]
            shares: root._shares
            strong: mine
        }
    }

    ResultLine {
        width: root.width
        cells: [qsTr("Sum"), "", root.sum.toString(), "", ""]
        shares: root._shares
        head: true
        last: true
    }
}
