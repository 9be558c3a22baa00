pragma ComponentBehavior: Bound

import QtQml
import Differenzler

/* The game in two minutes. */
HelpTopic {
    id: root

    code: "start"
    title: qsTr("The game in two minutes")
    related: ["cards", "following", "predictions", "tips"]

    HelpEntry {
        heading: qsTr("What it is about")
        text: qsTr("Differenzler is the Jass in which not the many points win but the right ones. Everybody plays alone. You look at your cards, say how many points they will bring, and then try to take exactly that many: not fewer, and not more.")
    }

    HelpEntry {
        heading: qsTr("A hand, step by step")
        text: qsTr("1. The cards are dealt, nine to each of four players, and trump is decided.\n2. Everybody predicts a number from 0 to 157: the points in all tricks of a hand come to 157.\n3. Forehand, the player next to the dealer, leads a card. The others follow suit or trump. The strongest card takes the trick, and its owner leads the next one.\n4. After the last trick everybody counts the points in their tricks. The difference to the prediction is written down as penalty points.\n5. When everybody has dealt equally often, the lowest sum wins.")
    }

    HelpEntry {
        heading: qsTr("An example")
        text: qsTr("You predict 40. What it costs depends on what you take:")
        exhibit: Component {
            HelpScores {
                scores: root.help.scores("single")
            }
        }
    }

    HelpEntry {
        heading: qsTr("The one surprise")
        text: qsTr("In trump the jack and the nine jump to the top: the jack, called Puur, is the strongest card of all, and the nine, called Nell, comes second. Trump beats every other suit.")
        exhibit: Component {
            HelpStrength {
                help: root.help
                name: "trump"
                caption: qsTr("Trump from strong to weak, with points")
            }
        }
    }
}
