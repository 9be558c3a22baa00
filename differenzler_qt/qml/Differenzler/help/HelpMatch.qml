pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Differenzler

/* How long a match lasts and who wins it. */
HelpTopic {
    id: root

    code: "match"
    title: qsTr("The match and ties")
    related: ["scoring", "games", "sizes"]

    HelpEntry {
        heading: qsTr("Full rounds")
        text: qsTr("A round is over when everybody has dealt once; a match lasts one to four rounds. So everybody is dealer and forehand equally often. The lowest sum of penalty points wins.")
    }

    HelpEntry {
        heading: qsTr("Three rules for a tie")
        text: qsTr("Shared: those with the same lowest sum share the win.\nExact hits: more exact predictions win; if these are equal too, a deciding hand is played by all, which only the tied players can win.\nOne more hand: another hand is played and counted, until somebody leads alone.")
        exhibit: Component {
            HelpTable {
                id: table

                titles: [qsTr("Player"), qsTr("Sum"), qsTr("Exact hits"), qsTr("Rank, shared"), qsTr("Rank by exact hits")]
                shares: [1.2, 1, 1.4, 1.2, 1.6]

                Repeater {
                    model: root.help.ties

                    HelpTableRow {
                        required property int seat
                        required property int total
                        required property int exactHits
                        required property int rankShared
                        required property int rankByHits

                        shares: table.shares
                        strong: rankByHits === 1
                        cells: [["Anna", "Ben", "Carla", "Dan"][seat], total.toString(), exactHits.toString(), rankShared.toString(), rankByHits.toString()]
                    }
                }
            }
        }
    }
}
