pragma Singleton

import QtQuick

/* The choices of the options: a short name, and a sentence that explains it. */
QtObject {
    id: root

    readonly property var _names: ({ // option/value, read anew when the language changes
        "game/prediction": qsTr("With predictions"),
        "game/margin": qsTr("Without predictions"),
        "direction/counterclockwise": qsTr("To the right"),
        "direction/clockwise": qsTr("To the left"),
        "first_dealer/random": qsTr("Drawn by lot"),
        "first_dealer/seat_1": qsTr("First seat"),
        "tie_break/shared": qsTr("The win is shared"),
        "tie_break/exact_hits": qsTr("Exact hits, then a deciding hand"),
        "tie_break/extra_hand": qsTr("One more hand"),
        "trump_source/random": qsTr("Drawn by lot"),
        "trump_source/dealer_last": qsTr("Dealer’s last card"),
        "trump_source/cut": qsTr("The cut"),
        "trump_source/drawn": qsTr("A drawn card"),
        "trump_source/forehand": qsTr("Forehand chooses"),
        "trump_source/talon": qsTr("Turned up from the talon"),
        "prediction/hidden": qsTr("Hidden"),
        "prediction/open": qsTr("Open"),
        "prediction/visible_slips": qsTr("Visible slips"),
        "prediction/none": qsTr("None"),
        "undertrump/void": qsTr("When unable to follow"),
        "undertrump/free": qsTr("Always"),
        "undertrump/schieber": qsTr("With trumps only"),
        "exact_bonus_zero/always": qsTr("Always"),
        "exact_bonus_zero/never": qsTr("Never"),
        "exact_bonus_zero/with_trick": qsTr("With a trick")
    })
    readonly property var _notes: ({ // the same keys
        "game/prediction": qsTr("Everybody says beforehand how many points they will take; the difference is written down."),
        "game/margin": qsTr("Differenz zu zweit: who takes more points adds the difference to the own total, the other subtracts it."),
        "direction/counterclockwise": qsTr("Counter-clockwise, the Swiss habit."),
        "direction/clockwise": qsTr("Clockwise, as in most other card games."),
        "first_dealer/random": qsTr("Chance decides who deals first."),
        "first_dealer/seat_1": qsTr("The player named first deals first."),
        "tie_break/shared": qsTr("Whoever leads together wins together."),
        "tie_break/exact_hits": qsTr("More exact predictions win. If still equal, all play a deciding hand, in which only the tied can win."),
        "tie_break/extra_hand": qsTr("Another hand is played and counts, until one leads alone."),
        "trump_source/random": qsTr("Independently of the cards; nobody learns anything more."),
        "trump_source/dealer_last": qsTr("It lies open until play begins: everybody knows that the dealer holds it."),
        "trump_source/cut": qsTr("The bottom card of the lifted packet is shown; it ends as the dealer’s last card."),
        "trump_source/drawn": qsTr("It is drawn before the deal, shown, and shuffled back in."),
        "trump_source/forehand": qsTr("Forehand looks at the hand and names trump before anyone predicts."),
        "trump_source/talon": qsTr("The next card after the deal; it is in nobody’s hand."),
        "prediction/hidden": qsTr("All confirm at the same time; the numbers are shown after the last trick."),
        "prediction/open": qsTr("In turn from forehand, aloud; a number may be corrected until the next has spoken."),
        "prediction/visible_slips": qsTr("All confirm at the same time, then the slips lie open on the table."),
        "undertrump/void": qsTr("Whoever can follow suit may only trump higher; whoever cannot may play any card."),
        "undertrump/free": qsTr("Any trump at any time, also while able to follow suit."),
        "undertrump/schieber": qsTr("A lower trump only when the hand holds nothing but trumps."),
        "exact_bonus_zero/always": qsTr("An exact 0 is an exact hit like any other."),
        "exact_bonus_zero/never": qsTr("A prediction of 0 never earns the bonus."),
        "exact_bonus_zero/with_trick": qsTr("An exact 0 earns the bonus if a trick without points was taken.")
    })

    function name(option: string, value: string): string {
        if (value === "false" || (value === "0" && option !== "players"))
            return qsTr("No");
        if (value === "true" || option === "exact_bonus" || option === "revoke_penalty")
            return qsTr("Yes");
        return root._names[option + "/" + value] ?? value;
    }

    function note(option: string, value: string): string {
        return root._notes[option + "/" + value] ?? "";
    }
}
