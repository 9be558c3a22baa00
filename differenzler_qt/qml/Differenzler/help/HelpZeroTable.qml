pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The three rules of an exact prediction of zero. */
HelpTable {
    id: root

    required property var scores // item model: label, tricks, penalty

    titles: [qsTr("Rule"), qsTr("Tricks taken"), qsTr("Score")]
    shares: [2, 1, 1]

    Repeater {
        model: root.scores

        HelpTableRow {
            required property string label
            required property int tricks
            required property int penalty

            shares: root.shares
            strong: penalty < 0
            cells: [RuleWords.value("exact_bonus_zero", label), tricks === 0 ? qsTr("none") : qsTr("one, worth 0"), penalty.toString().replace("-", "−")]
        }
    }
}
