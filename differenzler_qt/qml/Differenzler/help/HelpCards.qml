pragma ComponentBehavior: Bound

import QtQml
import Differenzler

/* The strength and the points of all cards. */
HelpTopic {
    id: root

    code: "cards"
    title: qsTr("Cards and points")
    related: ["following", "suits", "margin"]

    HelpEntry {
        heading: qsTr("36 cards")
        text: qsTr("There are four suits of nine cards each. How strong a card is and what it is worth are two different things: an eight can win a trick without being worth anything, and a ten is worth much although many cards beat it.")
    }

    HelpEntry {
        heading: qsTr("The trump suit")
        text: qsTr("The jack (Puur) and the nine (Nell) are the highest. Every trump beats every card of another suit.")
        keywords: "Puur Buur Nell Näll"
        exhibit: Component {
            HelpStrength {
                help: root.help
                name: "trump"
                caption: qsTr("Trump, from strong to weak")
            }
        }
    }

    HelpEntry {
        heading: qsTr("The other suits")
        text: qsTr("Here the ace is the highest, the jack counts only 2, and the nine nothing.")
        exhibit: Component {
            HelpStrength {
                help: root.help
                name: "plain"
                caption: qsTr("A suit that is not trump, from strong to weak")
            }
        }
    }

    HelpEntry {
        heading: qsTr("Top-down (Obenabe)")
        text: qsTr("No suit is trump. The ace is the highest card of each suit, and the eights count 8. Only where the table plays it.")
        exhibit: Component {
            HelpStrength {
                help: root.help
                name: "obenabe"
                caption: qsTr("Every suit in top-down")
            }
        }
    }

    HelpEntry {
        heading: qsTr("Bottom-up (Undenufe)")
        text: qsTr("No suit is trump and everything is upside down: the six is the highest card and counts 11, the ace the lowest and counts nothing. The eights count 8.")
        exhibit: Component {
            HelpStrength {
                help: root.help
                name: "undenufe"
                caption: qsTr("Every suit in bottom-up")
            }
        }
    }

    HelpEntry {
        heading: qsTr("Always 157")
        text: qsTr("In every mode the cards come to 152 points, and whoever takes the last trick gets %1 more: 157 in all. There is no Weis and no bonus for taking all tricks, so the sum always holds, and predictions can rely on it.").arg(root.help.lastTrick)
    }
}
