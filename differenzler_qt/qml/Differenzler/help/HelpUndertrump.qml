pragma ComponentBehavior: Bound

import QtQml
import Differenzler

/* The three ways to handle a lower trump. */
HelpTopic {
    id: root

    code: "undertrump"
    title: qsTr("Undertrumping")
    related: ["following", "games"]

    HelpEntry {
        heading: qsTr("What it means")
        text: qsTr("Another suit was led and somebody has trumped. To play a lower trump on it is called undertrumping. It is a way to get rid of a trump without taking the trick, and so the tables have different rules for it. In all examples hearts are trump and the ace of spades has been trumped with the nine.")
        exhibit: Component {
            HelpFelt {
                HelpMode {
                    mode: root.help.mode("undertrump_void_holding")
                }

                HelpCardRow {
                    counted: false
                    cards: root.help.trick("undertrump_void_holding")
                }
            }
        }
    }

    HelpEntry {
        heading: qsTr("Only without the suit led (the usual rule)")
        text: qsTr("As long as you can follow suit, only a higher trump may be played. Who cannot follow suit may play any trump.")
        exhibit: Component {
            HelpPair {
                help: root.help
                option: "void"
            }
        }
    }

    HelpEntry {
        heading: qsTr("Always allowed")
        text: qsTr("Any trump at any time, also while you can follow suit.")
        exhibit: Component {
            HelpPair {
                help: root.help
                option: "free"
            }
        }
    }

    HelpEntry {
        heading: qsTr("As in Schieber")
        text: qsTr("The strict way: a lower trump only if you hold nothing but trumps.")
        exhibit: Component {
            HelpPair {
                help: root.help
                option: "schieber"
            }
        }
    }
}
