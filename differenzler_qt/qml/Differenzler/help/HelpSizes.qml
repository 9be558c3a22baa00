pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Differenzler

/* What changes with the number of players. */
HelpTopic {
    id: root

    code: "sizes"
    title: qsTr("Two to six players")
    related: ["match", "games"]

    HelpEntry {
        heading: qsTr("How many cards")
        text: qsTr("Four is the classic number. The more players, the fewer cards and the more left to chance.")
        exhibit: Component {
            HelpTable {
                id: table

                titles: [qsTr("Players"), qsTr("Cards each"), qsTr("Dealt in"), qsTr("Cards in play"), qsTr("Left over"), qsTr("Hands of a match")]
                shares: [1, 1, 1.2, 1.2, 1.2, 1.4]

                Repeater {
                    model: root.help.sizes

                    HelpTableRow {
                        required property int players
                        required property int cards
                        required property int pack
                        required property int talon
                        required property string packets
                        required property int fewestHands
                        required property int mostHands

                        shares: table.shares
                        strong: players === 4
                        cells: [players.toString(), cards.toString(), packets, pack.toString(), talon.toString(), qsTr("%1 to %2").arg(fewestHands).arg(mostHands)]
                    }
                }
            }
        }
    }

    HelpEntry {
        heading: qsTr("Two")
        text: qsTr("Twelve cards each; twelve stay face down in the talon. The 25th card is turned up and decides trump; it belongs to nobody. So some points are in no hand at all, and predictions are a little harder.")
    }

    HelpEntry {
        heading: qsTr("Five")
        text: qsTr("One six is taken out so that 35 cards can be dealt. It counts nothing with a trump suit and in top-down, and so 157 points remain. In bottom-up a six is worth 11; therefore bottom-up is not played by five.")
    }

    HelpEntry {
        heading: qsTr("Direction")
        text: qsTr("In Switzerland the game goes counter-clockwise, to the right. Clockwise is an option.")
    }
}
