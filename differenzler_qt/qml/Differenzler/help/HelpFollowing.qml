pragma ComponentBehavior: Bound

import QtQml
import Differenzler

/* Which card may be played, and who wins the trick. */
HelpTopic {
    id: root

    code: "following"
    title: qsTr("Following suit and trumping")
    related: ["undertrump", "cards"]

    HelpEntry {
        heading: qsTr("Follow suit or trump")
        text: qsTr("The first card of a trick sets the suit. As long as you hold a card of that suit you play one of it, or a trump. You may trump even though you could follow suit. Nobody is obliged to beat what lies there.")
        exhibit: Component {
            HelpSituation {
                help: root.help
                name: "follow"
            }
        }
    }

    HelpEntry {
        heading: qsTr("When you cannot follow")
        text: qsTr("Without a card of the suit led you play what you like: a trump, or any other card, also one with many points for somebody else’s trick.")
        exhibit: Component {
            HelpSituation {
                help: root.help
                name: "void"
            }
        }
    }

    HelpEntry {
        heading: qsTr("When trump is led")
        text: qsTr("Whoever holds trump must play trump.")
        exhibit: Component {
            HelpSituation {
                help: root.help
                name: "trump_led"
            }
        }
    }

    HelpEntry {
        heading: qsTr("The Puur need not be given")
        text: qsTr("There is one exception: if the trump jack is your only trump, you may keep it and play whatever you like.")
        keywords: "Puur Buur Bauer"
        exhibit: Component {
            HelpSituation {
                help: root.help
                name: "puur_alone"
            }
        }
    }

    HelpEntry {
        text: qsTr("With a second trump in the hand the exception does not hold; you may still choose which of the two you give.")
        exhibit: Component {
            HelpSituation {
                help: root.help
                name: "puur_guarded"
            }
        }
    }

    HelpEntry {
        heading: qsTr("Without trump")
        text: qsTr("In top-down and bottom-up you follow suit if you can; otherwise you play what you like.")
        exhibit: Component {
            HelpSituation {
                help: root.help
                name: "no_trump"
            }
        }
    }

    HelpEntry {
        heading: qsTr("Who takes the trick")
        text: qsTr("The highest trump; if there is none, the highest card of the suit led. Here the third player trumps, and the fourth trumps higher:")
        exhibit: Component {
            HelpTrick {
                help: root.help
                name: "puur_wins"
            }
        }
    }

    HelpEntry {
        text: qsTr("Cards of other suits never win, however high they are. They only bring points to the winner:")
        exhibit: Component {
            HelpTrick {
                help: root.help
                name: "discards"
            }
        }
    }

    HelpEntry {
        text: qsTr("In bottom-up a six beats everything of its suit:")
        exhibit: Component {
            HelpTrick {
                help: root.help
                name: "undenufe"
            }
        }
    }
}
