pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Differenzler

/* Everything that the keyboard can do. */
HelpTopic {
    id: root

    readonly property var _table: [ // key and meaning
        [qsTr("← →"), qsTr("Choose a card of your hand")],
        [qsTr("Enter or space bar"), qsTr("Play the chosen card; send a full trick off; go on")],
        ["1 … 9", qsTr("Play the first to ninth card at once")],
        ["N", qsTr("Go on in the guided hand")],
        ["H", qsTr("Ask for a hint, with the learning aid on")],
        [qsTr("R or F2"), qsTr("Read the rules in force")],
        [qsTr("Esc"), qsTr("Close what lies over the table")]
    ]
    readonly property var _prediction: [
        ["0 … 9", qsTr("Type the number")],
        ["↑ ↓", qsTr("One more or less")],
        [qsTr("Page up, page down"), qsTr("Ten more or less")],
        [qsTr("Enter"), qsTr("Confirm")]
    ]
    readonly property var _everywhere: [
        ["F1", qsTr("This help")],
        ["F11", qsTr("Full screen")],
        [qsTr("Tab"), qsTr("To the next control")],
        [qsTr("Esc"), qsTr("Back")]
    ]
    readonly property var _help: [
        ["↑ ↓", qsTr("In the contents: another page; in the text: scroll")],
        ["→", qsTr("From the contents to the text")],
        [qsTr("Ctrl+F or /"), qsTr("Search")]
    ]

    code: "keys"
    title: qsTr("Keyboard")
    related: ["program"]

    HelpEntry {
        heading: qsTr("At the table")
        keywords: root._table.map(row => row.join(" ")).join(" ")
        exhibit: Component {
            HelpKeyTable {
                keys: root._table
            }
        }
    }

    HelpEntry {
        heading: qsTr("Predicting")
        keywords: root._prediction.map(row => row.join(" ")).join(" ")
        exhibit: Component {
            HelpKeyTable {
                keys: root._prediction
            }
        }
    }

    HelpEntry {
        heading: qsTr("Everywhere")
        keywords: root._everywhere.map(row => row.join(" ")).join(" ")
        exhibit: Component {
            HelpKeyTable {
                keys: root._everywhere
            }
        }
    }

    HelpEntry {
        heading: qsTr("In this help")
        keywords: root._help.map(row => row.join(" ")).join(" ")
        exhibit: Component {
            HelpKeyTable {
                keys: root._help
            }
        }
    }

    HelpEntry {
        heading: qsTr("With the mouse")
        text: qsTr("Click a card to play it, or drag it to the middle. Drag a card inside the hand to put it elsewhere. A click on a full trick sends it off. Your own tricks and the last trick open with the buttons below your score.")
    }
}
