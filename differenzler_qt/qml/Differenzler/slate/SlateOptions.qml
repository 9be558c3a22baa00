pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* What the table plays. */
FocusScope {
    id: root

    required property SlateDraft draft
    readonly property list<string> _kinds: ["open", "hidden"]
    readonly property list<string> _zeroRules: ["always", "never", "with_trick"]
    readonly property list<string> _ties: ["exact_hits", "extra_hand", "shared"]

    ScrollPane {
        anchors.fill: parent
        spacing: Theme.spaceM

        SectionTitle {
            width: parent.width
            text: qsTr("What the table plays")
        }

        OptionRow {
            width: parent.width
            label: qsTr("Rounds")
            note: qsTr("How often everybody deals")

            SegmentedControl {
                objectName: "rounds"
                label: qsTr("Rounds")
                choices: ["1", "2", "3", "4"]
                currentIndex: root.draft.rounds - 1
                onChosen: index => root.draft.setRounds(index + 1)
            }
        }

        OptionRow {
            width: parent.width
            label: qsTr("Predictions")
            note: root.draft.predictionKind === "open" ? qsTr("In turn from forehand, aloud") : qsTr("Everybody for themselves, shown together")

            SegmentedControl {
                objectName: "kind"
                label: qsTr("Predictions")
                choices: [qsTr("open"), qsTr("hidden")]
                currentIndex: root._kinds.indexOf(root.draft.predictionKind)
                onChosen: index => root.draft.setPredictionKind(root._kinds[index])
            }
        }

        OptionRow {
            width: parent.width
            label: qsTr("Note trump")

            ToggleSwitch {
                label: qsTr("Note trump")
                checked: root.draft.noteTrump
                onToggled: root.draft.setNoteTrump(checked)
            }
        }

        OptionRow {
            width: parent.width
            label: qsTr("Bonus for an exact hit")
            note: qsTr("An exact prediction scores −10 instead of 0")

            ToggleSwitch {
                objectName: "bonus"
                label: qsTr("Bonus for an exact hit")
                checked: root.draft.exactBonus > 0
                onToggled: root.draft.setExactBonus(checked ? 10 : 0)
            }
        }

        OptionRow {
            width: parent.width
            visible: root.draft.exactBonus > 0
            label: qsTr("Bonus for an exact zero")

            ChoiceBox {
                label: qsTr("Bonus for an exact zero")
                model: [qsTr("always"), qsTr("never"), qsTr("only with a trick")]
                currentIndex: root._zeroRules.indexOf(root.draft.exactBonusZero)
                onActivated: index => root.draft.setExactBonusZero(root._zeroRules[index])
            }
        }

        OptionRow {
            width: parent.width
            label: qsTr("Stöck")
            note: qsTr("King and queen of trump in one hand: 20 points more or less")

            ToggleSwitch {
                objectName: "stoeck"
                label: qsTr("Stöck")
                checked: root.draft.playsStoeck
                onToggled: root.draft.setPlaysStoeck(checked)
            }
        }

        OptionRow {
            width: parent.width
            label: qsTr("Penalty for a revoke")
            note: qsTr("20 penalty points for a wrong card")

            ToggleSwitch {
                objectName: "revoke"
                label: qsTr("Penalty for a revoke")
                checked: root.draft.revokePenalty > 0
                onToggled: root.draft.setRevokePenalty(checked ? 20 : 0)
            }
        }

        OptionRow {
            width: parent.width
            label: qsTr("Equal at the end")

            ChoiceBox {
                objectName: "tie"
                label: qsTr("Equal at the end")
                model: [qsTr("more exact hits"), qsTr("one more hand"), qsTr("shared win")]
                currentIndex: root._ties.indexOf(root.draft.tieBreak)
                onActivated: index => root.draft.setTieBreak(root._ties[index])
            }
        }

        BodyText {
            width: parent.width
            visible: root.draft.tieBreak === "exact_hits"
            soft: true
            font.pixelSize: Theme.fontSmall
            text: qsTr("If the exact hits are equal too, a deciding hand is offered.")
        }
    }
}
