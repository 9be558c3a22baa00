pragma Singleton

import QtQuick

/* The names of cards, suits and trump modes in the user's language, for the faces in use. */
QtObject {
    id: root

    function suit(code: string): string {
        switch (code) {
        case "S": return Faces.swiss ? qsTr("Shields") : qsTr("Spades");
        case "H": return Faces.swiss ? qsTr("Roses") : qsTr("Hearts");
        case "D": return Faces.swiss ? qsTr("Bells") : qsTr("Diamonds");
        case "C": return Faces.swiss ? qsTr("Acorns") : qsTr("Clubs");
        }
        return "";
    }

    function rank(code: string): string {
        switch (code) {
        case "T": return Faces.swiss ? qsTr("Banner") : qsTr("Ten");
        case "J": return Faces.swiss ? qsTr("Under") : qsTr("Jack");
        case "Q": return Faces.swiss ? qsTr("Ober") : qsTr("Queen");
        case "K": return qsTr("King");
        case "A": return qsTr("Ace");
        }
        return code;
    }

    function card(code: string): string {
        if (code.length < 2)
            return qsTr("Hidden card");
        //: A card's name: %1 is the suit, %2 the rank
        return qsTr("%1 %2").arg(root.suit(code.charAt(1))).arg(root.rank(code.charAt(0)));
    }

    function mode(code: string): string {
        if (code === "obenabe")
            return qsTr("Top-down");
        if (code === "undenufe")
            return qsTr("Bottom-up");
        return root.suit(code);
    }

    function balance(missing: int): string {
        if (missing === 0)
            return qsTr("Exactly right.");
        if (missing === 1)
            return qsTr("You need 1 more point.");
        if (missing > 1)
            return qsTr("You need %1 more points.").arg(missing);
        if (missing === -1)
            return qsTr("1 point too many.");
        return qsTr("%1 points too many.").arg(-missing);
    }

    // why a card may not be played; the codes are those of the models
    function reason(code: string): string {
        switch (code) {
        case "must_follow_suit": return qsTr("You must follow suit.");
        case "must_follow_or_trump": return qsTr("You must follow suit or trump.");
        case "must_play_trump": return qsTr("Trump was led: you must play trump.");
        case "must_trump_when_void": return qsTr("You cannot follow suit: you must trump.");
        case "no_undertrump": return qsTr("You may not undertrump: the trick has a higher trump.");
        case "not_your_turn": return qsTr("It is not your turn.");
        case "predict_first": return qsTr("Predict first, then play.");
        }
        return qsTr("This card cannot be played now.");
    }

    // a number that is won or lost, with a real minus
    function signed(value: int): string {
        return value > 0 ? "+" + value : (value < 0 ? "−" + -value : "0");
    }

    function tricks(count: int): string {
        return count === 1 ? qsTr("1 trick") : qsTr("%1 tricks").arg(count);
    }

    function points(count: int): string {
        return count === 1 ? qsTr("1 point") : qsTr("%1 points").arg(count);
    }

    function level(code: string): string {
        switch (code) {
        case "random": return qsTr("Random");
        case "simple": return qsTr("Simple");
        case "beginner": return qsTr("Beginner");
        case "regular": return qsTr("Regular");
        case "expert": return qsTr("Expert");
        case "master": return qsTr("Master");
        }
        return code;
    }

    function levelNote(code: string): string {
        switch (code) {
        case "random": return qsTr("Plays any card that the rules allow.");
        case "simple": return qsTr("Plays by rules of thumb.");
        case "beginner": return qsTr("Misjudges hands and forgets cards.");
        case "regular": return qsTr("Plays a decent game and slips now and then.");
        case "expert": return qsTr("Counts cards and thinks ahead.");
        case "master": return qsTr("Works out how the others play, and forgives nothing.");
        }
        return "";
    }
}
