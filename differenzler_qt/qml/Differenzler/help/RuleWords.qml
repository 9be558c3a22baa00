pragma Singleton

import QtQml

/* The rules of a match in plain words, by the codes of the engine. */
QtObject {
    id: root

    function preset(code: string): string {
        switch (code) {
        case "hidden": return qsTr("Hidden");
        case "parlour": return qsTr("Parlour");
        case "classic": return qsTr("Classic");
        case "full": return qsTr("Full rules");
        case "tv": return qsTr("Television");
        case "duel": return qsTr("Two players");
        case "margin": return qsTr("Differenz zu zweit");
        }
        return qsTr("Own rules");
    }

    function presetNote(code: string): string {
        switch (code) {
        case "hidden": return qsTr("The short form for the computer: trump is drawn, predictions are secret, four hands.");
        case "parlour": return qsTr("The dealer’s last card lies open and decides trump; a tie is broken by one more hand.");
        case "classic": return qsTr("As around the family table: open predictions, three rounds, exact hits break ties.");
        case "full": return qsTr("The complete rules with the cut, open predictions and all variants on wish.");
        case "tv": return qsTr("As on Swiss television: secret predictions, and 10 points off for an exact hit.");
        case "duel": return qsTr("Differenzler for two: twelve cards each, twelve stay in the talon.");
        case "margin": return qsTr("A game of its own without predictions: the difference in points goes up and down.");
        }
        return "";
    }

    function option(name: string): string {
        switch (name) {
        case "players": return qsTr("Players");
        case "direction": return qsTr("Direction");
        case "first_dealer": return qsTr("First dealer");
        case "trump_source": return qsTr("Trump");
        case "modes": return qsTr("Trump modes");
        case "prediction": return qsTr("Predictions");
        case "undertrump": return qsTr("Undertrumping");
        case "exact_bonus": return qsTr("Exact bonus");
        case "exact_bonus_zero": return qsTr("Exact bonus for 0");
        case "stoeck": return qsTr("Stöck");
        case "revoke_penalty": return qsTr("Revoke penalty");
        case "show_taken": return qsTr("Others’ points");
        case "rounds": return qsTr("Rounds");
        case "tie_break": return qsTr("Tie");
        case "margin": return qsTr("The game");
        }
        return name;
    }

    function value(name: string, code: string): string {
        switch (name + "." + code) {
        case "trump_source.random": return qsTr("drawn by lot");
        case "trump_source.dealer_last": return qsTr("the dealer’s last card");
        case "trump_source.cut": return qsTr("the cut");
        case "trump_source.drawn": return qsTr("a card drawn before the deal");
        case "trump_source.forehand": return qsTr("named by forehand");
        case "trump_source.talon": return qsTr("turned up from the talon");
        case "prediction.hidden": return qsTr("hidden");
        case "prediction.open": return qsTr("open");
        case "prediction.visible_slips": return qsTr("visible slips");
        case "prediction.none": return qsTr("none");
        case "tie_break.shared": return qsTr("the win is shared");
        case "tie_break.exact_hits": return qsTr("more exact hits win");
        case "tie_break.extra_hand": return qsTr("one more hand");
        case "exact_bonus_zero.always": return qsTr("always");
        case "exact_bonus_zero.never": return qsTr("never");
        case "exact_bonus_zero.with_trick": return qsTr("only with a trick worth 0");
        }
        return code;
    }

    // what an option in force means, as a whole sentence
    function sentence(name: string, code: string, number: int): string {
        switch (name + "." + code) {
        case "direction.counterclockwise": return qsTr("The game goes counter-clockwise.");
        case "direction.clockwise": return qsTr("The game goes clockwise.");
        case "first_dealer.random": return qsTr("Who deals first is drawn by lot.");
        case "first_dealer.seat_1": return qsTr("The first seat deals the first hand.");
        case "trump_source.random": return qsTr("Trump is drawn by lot for every hand.");
        case "trump_source.dealer_last": return qsTr("The dealer’s last card decides trump and lies open until play begins.");
        case "trump_source.cut": return qsTr("The cut decides trump; the card shown ends as the dealer’s last card.");
        case "trump_source.drawn": return qsTr("A card drawn before the deal decides trump and is shuffled back in.");
        case "trump_source.forehand": return qsTr("Forehand looks at the hand and names trump.");
        case "trump_source.talon": return qsTr("The next card after the deal is turned up and decides trump; it belongs to nobody.");
        case "modes.suits": return qsTr("The four suits can be trump.");
        case "modes.obenabe": return qsTr("The four suits and top-down are played.");
        case "modes.undenufe": return qsTr("The four suits and bottom-up are played.");
        case "modes.both": return qsTr("The four suits, top-down and bottom-up are played.");
        case "prediction.hidden": return qsTr("Predictions are secret until the last trick is over.");
        case "prediction.open": return qsTr("Predictions are spoken in turn, the dealer last; they may be corrected until the next player has spoken.");
        case "prediction.visible_slips": return qsTr("All predict at the same time; then the slips lie open.");
        case "undertrump.void": return qsTr("A lower trump only by those who cannot follow suit.");
        case "undertrump.free": return qsTr("A lower trump may be played at any time.");
        case "undertrump.schieber": return qsTr("A lower trump only by those who hold nothing but trumps.");
        case "exact_bonus.on": return qsTr("An exact prediction takes %1 penalty points away.").arg(number);
        case "exact_bonus.off": return qsTr("An exact prediction costs nothing; there is no bonus.");
        case "exact_bonus_zero.always": return qsTr("An exact 0 earns the bonus too.");
        case "exact_bonus_zero.never": return qsTr("An exact 0 earns no bonus.");
        case "exact_bonus_zero.with_trick": return qsTr("An exact 0 earns the bonus only with a trick worth 0.");
        case "stoeck.on": return qsTr("King and queen of trump in one hand: 20 may be added or subtracted after the last trick.");
        case "stoeck.off": return qsTr("Stöck do not count.");
        case "revoke_penalty.on": return qsTr("Who insists on a card that may not be played gets %1 penalty points.").arg(number);
        case "revoke_penalty.off": return qsTr("Cards that may not be played are refused.");
        case "show_taken.on": return qsTr("The table shows the points that the others have taken.");
        case "show_taken.off": return qsTr("The table shows only your own points.");
        case "tie_break.shared": return qsTr("With the same sum the win is shared.");
        case "tie_break.exact_hits": return qsTr("With the same sum more exact hits win; then a deciding hand.");
        case "tie_break.extra_hand": return qsTr("With the same sum one more hand is played until somebody leads.");
        case "margin.prediction": return qsTr("Nobody predicts.");
        case "margin.play": return qsTr("Follow suit or trump; who cannot follow suit must trump if able.");
        case "margin.values": return qsTr("The ace is the highest in every suit; eight or nine tricks bring 20 points extra.");
        case "margin.score": return qsTr("The difference in points is added to one total and subtracted from the other; the highest total wins.");
        }
        if (name === "players")
            return qsTr("%1 players, %2 cards each.").arg(code).arg(number);
        if (name === "rounds")
            return code === "1" ? qsTr("One round: %1 hands.").arg(number) : qsTr("%1 rounds: %2 hands.").arg(code).arg(number);
        return root.value(name, code);
    }
}
