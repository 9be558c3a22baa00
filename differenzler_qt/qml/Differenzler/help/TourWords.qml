pragma ComponentBehavior: Bound

import QtQml
import Differenzler
import Differenzler.Models

/* What the guide of the guided hand says. */
QtObject {
    id: root

    required property TourModel tour
    readonly property string _led: tour.led === "" ? "" : Words.suit(tour.led)

    readonly property string title: {
        switch (tour.step) {
        case "hand": return qsTr("Welcome to the table");
        case "trump": return qsTr("Trump");
        case "predict": return qsTr("Your prediction");
        case "lead": return qsTr("You lead");
        case "follow": return qsTr("Follow suit");
        case "void": return qsTr("You cannot follow");
        case "trump_led": return qsTr("Trump was led");
        case "puur": return qsTr("The Puur may stay");
        case "won": return qsTr("Your trick");
        case "lost": return qsTr("%1’s trick").arg(tour.winner);
        case "end": return qsTr("The hand is over");
        case "practice": return qsTr("On your own");
        case "watch": return qsTr("The others play");
        }
        return qsTr("The guided hand");
    }

    readonly property string text: {
        if (tour.reason !== "")
            return root._refusal();
        if (tour.bold !== 0 && tour.advice !== "")
            return root._boldness();
        switch (tour.step) {
        case "hand": return qsTr("These are your nine cards. You will now play one real hand, and I tell you what matters. Nothing of it is kept; leave whenever you like.");
        case "trump": return qsTr("Below you see the trump suit. Its jack, the Puur, is the highest card and worth 20; then come the nine (14) and the ace (11). Every trump beats every other card.");
        case "predict": return root._prediction();
        case "wait": return qsTr("Your %1 stands. The others keep their numbers secret until the end.").arg(tour.prediction);
        case "lead": return qsTr("You took the last trick, so you lead: any card is allowed.") + root._advice();
        case "follow": return qsTr("%1 was led and you hold it: play %1 or a trump. The cards that may be played are raised.").arg(root._led) + root._advice();
        case "void": return qsTr("%1 was led and you have none: you may play any card.").arg(root._led) + root._advice();
        case "trump_led": return qsTr("Trump was led: whoever has trump must play trump.") + root._advice();
        case "puur": return qsTr("Trump was led, but the Puur is your only trump. It alone need not be given: you may play any card.") + root._advice();
        case "won": return root._points() + " " + root._standing();
        case "lost": return root._points() + " " + root._standing();
        case "watch": return root._standing();
        case "end": return root._end();
        case "practice": return qsTr("This practice match goes on without a guide, and nothing of it is kept. Finish it whenever you like.");
        }
        return qsTr("The cards are being dealt.");
    }

    function _prediction(): string {
        const aces = root.tour.sideAces === 1 ? qsTr("one plain ace") : qsTr("%1 plain aces").arg(root.tour.sideAces);
        return qsTr("How many points will you take? A rule of thumb: trump points twice, and 11 for each plain ace. You hold %1 trump points and %2, so about %3. Choose a number near it and confirm.").arg(root.tour.trumpPoints).arg(aces).arg(root.tour.estimate);
    }

    function _boldness(): string {
        const far = root.tour.bold > 0 ? qsTr("%1 is bold for these cards; about %2 was to be expected. Now take whatever you can.") : qsTr("%1 is little for these cards; about %2 was to be expected. Now avoid tricks where you can.");
        return far.arg(root.tour.prediction).arg(root.tour.estimate) + " " + qsTr("The cards that may be played are raised.");
    }

    function _refusal(): string {
        const why = Words.reason(root.tour.reason);
        if (root.tour.reason === "not_your_turn" || root.tour.reason === "predict_first")
            return qsTr("A moment: %1").arg(why);
        return qsTr("That one is not allowed here: %1 Take one of the raised cards.").arg(why);
    }

    function _advice(): string {
        const missing = root.tour.missing;
        switch (root.tour.advice) {
        case "lead_high": return " " + qsTr("You still need %1: a strong card may bring a trick.").arg(missing);
        case "lead_low": return " " + qsTr("You have enough: lead something low that others will take.");
        case "take": return " " + qsTr("You still need %1, and this trick holds %2 so far: you could take it.").arg(missing).arg(root.tour.trickPoints);
        case "too_rich": return " " + qsTr("You need only %1 more, but %2 lie here: better let it go.").arg(missing).arg(root.tour.trickPoints);
        case "cannot_take": return " " + qsTr("You cannot win this trick: get rid of a card that does not help you.");
        case "duck": return " " + qsTr("You have enough: stay below and let the others take it.");
        case "must_take": return " " + qsTr("You have enough, but you must take this one: do it with the card that costs least.");
        }
        return "";
    }

    function _points(): string {
        const points = root.tour.trickPoints;
        const sum = root.tour.step === "won" ? qsTr("You take %1 points.").arg(points) : qsTr("%1 takes %2 points.").arg(root.tour.winner).arg(points);
        return root.tour.lastTrick ? sum + " " + qsTr("5 of them are for the last trick.") : sum;
    }

    function _standing(): string {
        const missing = root.tour.missing - (root.tour.step === "won" ? root.tour.trickPoints : 0);
        if (missing > 0)
            return qsTr("You still need %1 points.").arg(missing);
        if (missing === 0)
            return qsTr("Now you are exactly there: take nothing more.");
        return qsTr("That is %1 too many: every further point costs.").arg(-missing);
    }

    function _end(): string {
        const off = Math.abs(root.tour.missing);
        const told = qsTr("You predicted %1 and took %2.").arg(root.tour.prediction).arg(root.tour.taken);
        const judged = off === 0 ? qsTr("An exact hit, no penalty points: bravo!") : (off <= 8 ? qsTr("%1 penalty points: well done.").arg(off) : qsTr("%1 penalty points. It comes with practice.").arg(off));
        return told + " " + judged + " " + qsTr("In a match all hands are added up, and the lowest sum wins.");
    }
}
