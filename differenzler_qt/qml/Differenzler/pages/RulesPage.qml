pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The rules in short. */
SheetPage {
    id: root

    title: qsTr("Rules in short")

    RuleText {
        heading: qsTr("The aim")
        text: qsTr("Before the first card everybody predicts how many points they will take in this hand, from 0 to 157. Afterwards the difference between prediction and points is written down as penalty points. After all rounds the lowest sum wins.")
    }

    RuleText {
        heading: qsTr("The cards")
        text: qsTr("36 cards, nine to each of four players. Trump from high to low: jack 20, nine 14, ace 11, king 4, queen 3, ten 10, then eight, seven and six without points. In the other suits: ace 11, king 4, queen 3, jack 2, ten 10, then nine to six without points. The last trick is worth 5 more: 157 in all.")
    }

    RuleText {
        heading: qsTr("Trump")
        text: qsTr("Trump stands before anyone predicts. Depending on the game it is drawn, decided by the dealer’s last card or by the cut, or named by forehand.")
    }

    RuleText {
        heading: qsTr("Playing")
        text: qsTr("Forehand, next to the dealer, leads. Follow the suit that was led, or trump. If you cannot follow suit, play what you like. If trump was led, trump must be played; only the trump jack, the Puur, need not be given when it is your only trump. The winner of a trick leads the next.")
    }

    RuleText {
        heading: qsTr("Undertrumping")
        text: qsTr("Once a trick has been trumped, a lower trump may not be played as long as you can follow suit. Who cannot follow suit may undertrump.")
    }

    RuleText {
        heading: qsTr("At the table")
        text: qsTr("Play a card by clicking it, by dragging it to the middle, or with the arrow keys and Enter; the digits 1 to 9 play a card at once. Your own tricks and the last trick can be looked at any time. The learning aid marks the cards that may be played and says why the others may not.")
    }
}
