import QtQml
import Differenzler

/* Advice for the first evenings. */
HelpTopic {
    code: "tips"
    title: qsTr("Tips for beginners")
    related: ["strategy", "predictions"]

    HelpEntry {
        heading: qsTr("Before the first card")
        text: qsTr("Look at your trumps first, then at your aces. The Puur practically always wins a trick, and so does the Nell as soon as the Puur is gone or in your own hand. A plain ace often wins its trick, but somebody may trump it.")
    }

    HelpEntry {
        heading: qsTr("A first number")
        text: qsTr("A rule of thumb: count the points of your trumps twice and add 11 for every plain ace. All four players together then come to exactly 157. The learning aid at the table shows this number.")
    }

    HelpEntry {
        heading: qsTr("Points, not tricks")
        text: qsTr("You predict points. A single trick can hold nothing at all, or more than 50. So keep an eye on the tens: they are worth 10 and easily go to whoever takes the trick.")
    }

    HelpEntry {
        heading: qsTr("Steering")
        text: qsTr("Still short? Win tricks that are worth something, and keep a strong card for the last trick with its 5 points. Already there? Stay below the winning card, and play your dangerous high cards into tricks that somebody else takes anyway.")
    }

    HelpEntry {
        heading: qsTr("A weak hand is not a bad hand")
        text: qsTr("With few trumps and low cards a small number is the safest. But beware: the others may feed points into a trick that you cannot avoid.")
    }

    HelpEntry {
        heading: qsTr("Look and count")
        text: qsTr("You may look through your own tricks at any time. The table shows your points so far and what is still missing. Count along which trumps have gone, Puur and Nell first of all.")
    }

    HelpEntry {
        heading: qsTr("Common mistakes")
        text: qsTr("Predicting tricks instead of points. Thinking that too many points are better than too few. Undertrumping while able to follow suit. Forgetting the 5 points of the last trick.")
    }
}
