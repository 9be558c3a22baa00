pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Differenzler

/* French and Swiss cards are the same cards. */
HelpTopic {
    id: root

    code: "suits"
    title: qsTr("French and Swiss cards")
    related: ["cards", "glossary"]

    HelpEntry {
        heading: qsTr("Suits")
        text: qsTr("West of the Napf Jass is played with French cards, east of it mostly with Swiss ones. The game is the same; you choose the faces in the settings.")
        keywords: "Schilten Rosen Schellen Eicheln Schälle Schilte Rose Eichle Schaufel Herz Ecken Kreuz spades hearts diamonds clubs bells shields roses acorns"
        exhibit: Component {
            Column {
                width: parent?.width ?? 0

                Repeater {
                    model: ["S", "H", "D", "C"]

                    HelpSuitRow {}
                }
            }
        }
    }

    HelpEntry {
        heading: qsTr("Ranks")
        text: qsTr("Six to nine and the ace are called the same.")
        exhibit: Component {
            HelpTable {
                id: table

                titles: [qsTr("French"), qsTr("Swiss"), qsTr("As trump")]
                shares: [1, 1, 1]

                HelpTableRow {
                    shares: table.shares
                    cells: [qsTr("Ace"), qsTr("Ace"), ""]
                }

                HelpTableRow {
                    shares: table.shares
                    cells: [qsTr("King"), qsTr("King"), qsTr("Stöck, with the queen or ober")]
                }

                HelpTableRow {
                    shares: table.shares
                    cells: [qsTr("Queen"), "Ober", ""]
                }

                HelpTableRow {
                    shares: table.shares
                    cells: [qsTr("Jack"), "Under", "Puur"]
                }

                HelpTableRow {
                    shares: table.shares
                    cells: [qsTr("Ten"), "Banner", ""]
                }

                HelpTableRow {
                    shares: table.shares
                    cells: [qsTr("Nine"), qsTr("Nine"), "Nell"]
                }
            }
        }
    }
}
