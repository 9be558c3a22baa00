pragma ComponentBehavior: Bound

import QtQml
import Differenzler

/* What a hand costs, with the options. */
HelpTopic {
    id: root

    code: "scoring"
    title: qsTr("Scoring")
    related: ["match", "predictions"]

    HelpEntry {
        heading: qsTr("The difference counts")
        text: qsTr("Too many or too few: it costs the same. An exact prediction costs nothing.")
        exhibit: Component {
            HelpScores {
                scores: root.help.scores("single")
            }
        }
    }

    HelpEntry {
        heading: qsTr("A hand of four")
        text: qsTr("All points taken come to 157; the predictions need not.")
        exhibit: Component {
            HelpScores {
                scores: root.help.scores("four")
                names: ["Anna", "Ben", "Carla", "Dan"]
            }
        }
    }

    HelpEntry {
        heading: qsTr("Option: exact bonus")
        text: qsTr("An exact prediction scores −10 instead of 0: ten penalty points are taken away.")
        exhibit: Component {
            HelpScores {
                scores: root.help.scores("bonus")
            }
        }
    }

    HelpEntry {
        text: qsTr("For an exact prediction of 0 there are three rules: the bonus is always given, never, or only if a trick without points was taken.")
        keywords: qsTr("zero bonus")
        exhibit: Component {
            HelpZeroTable {
                scores: root.help.scores("zero")
            }
        }
    }

    HelpEntry {
        heading: qsTr("Option: Stöck")
        text: qsTr("King and queen of trump in one dealt hand are worth 20. After the last trick, before hidden predictions are shown, their holder adds 20 to the points taken, subtracts them, or leaves it.")
        exhibit: Component {
            HelpStoeckTable {
                scores: root.help.scores("stoeck")
            }
        }
    }

    HelpEntry {
        heading: qsTr("Option: revoke penalty")
        text: qsTr("The program usually refuses a card that may not be played. With this option you may insist: the card counts, and 20 penalty points are added.")
        exhibit: Component {
            HelpScores {
                scores: root.help.scores("revoke")
                names: [qsTr("Without a revoke"), qsTr("With one revoke")]
            }
        }
    }
}
