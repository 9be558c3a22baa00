pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Differenzler

/* The game for two without predictions. */
HelpTopic {
    id: root

    code: "margin"
    title: qsTr("Differenz zu zweit")
    related: ["games", "sizes"]

    HelpEntry {
        heading: qsTr("A game of its own")
        text: qsTr("Two players get nine cards each. The next card is turned up and decides trump; the others lie face down and are not used. Nobody predicts. The player who does not deal leads.")
    }

    HelpEntry {
        heading: qsTr("Playing")
        text: qsTr("Follow suit or trump. Who cannot follow suit must trump if able; only without both may any card be played. The jack of trump has no privilege.")
        exhibit: Component {
            HelpSituation {
                help: root.help
                name: "margin_void"
            }
        }
    }

    HelpEntry {
        heading: qsTr("Cards and points")
        text: qsTr("In every suit the ace is the highest. There is nothing for the last trick; eight or nine tricks bring 20 points extra.")
        exhibit: Component {
            Column {
                width: parent?.width ?? 0
                spacing: Theme.spaceS

                HelpStrength {
                    help: root.help
                    name: "margin_trump"
                    caption: qsTr("Trump")
                }

                HelpStrength {
                    help: root.help
                    name: "margin_plain"
                    caption: qsTr("The other suits")
                }
            }
        }
    }

    HelpEntry {
        heading: qsTr("Scoring")
        text: qsTr("Whoever has more points adds the difference to the own total, the other one subtracts it. The highest total wins after the agreed rounds; a tie is shared. Two hands as examples:")
        exhibit: Component {
            HelpTable {
                id: table

                titles: [qsTr("Player"), qsTr("Points"), qsTr("Tricks"), qsTr("Score")]
                shares: [1.2, 1, 1, 1]

                Repeater {
                    model: root.help.margins

                    HelpTableRow {
                        required property int index
                        required property int points
                        required property int tricks
                        required property int score

                        shares: table.shares
                        strong: score > 0
                        cells: [["Anna", "Ben"][index % 2], points.toString(), tricks.toString(), (score > 0 ? "+" : "") + score.toString().replace("-", "−")]
                    }
                }
            }
        }
    }
}
