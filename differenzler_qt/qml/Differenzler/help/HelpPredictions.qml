pragma ComponentBehavior: Bound

import QtQml
import Differenzler

/* The three ways to predict. */
HelpTopic {
    id: root

    code: "predictions"
    title: qsTr("Predictions")
    related: ["scoring", "tips", "strategy"]

    HelpEntry {
        heading: qsTr("One number, once")
        text: qsTr("Trump stands, the cards are in your hand: now you predict a whole number from 0 to 157. No card is led before everybody has predicted.")
        keywords: qsTr("prediction announce guess")
    }

    HelpEntry {
        heading: qsTr("Hidden")
        text: qsTr("Everybody confirms a number in secret. The others see only that you have predicted. All numbers are shown after the last trick. A confirmed number stands.")
    }

    HelpEntry {
        heading: qsTr("Open")
        text: qsTr("Forehand speaks first, the dealer last, and all hear it. Until the next player has spoken you may correct your number; the dealer may do so until the first card is led. The running sum is shown: if it is not 157 in the end, somebody must be wrong.")
    }

    HelpEntry {
        text: qsTr("An example: the others together have predicted %1. Only %2 points are left that nobody wants. If you predict more, you will have to take them from somebody.").arg(root.help.heardSum).arg(root.help.leftOver)
    }

    HelpEntry {
        heading: qsTr("Visible slips")
        text: qsTr("Everybody writes a number at the same time, nobody hears anybody; then all slips lie open on the table before the first card is led.")
    }
}
