pragma Singleton

import QtQuick

/* The names of the options, what each is about, and why a choice is not possible. */
QtObject {
    function group(code: string): string {
        switch (code) {
        case "table": return qsTr("Table");
        case "match": return qsTr("Match");
        case "trump": return qsTr("Trump");
        case "predictions": return qsTr("Predictions");
        case "play": return qsTr("Playing");
        case "scoring": return qsTr("Scoring");
        }
        return code;
    }

    function option(name: string): string {
        switch (name) {
        case "game": return qsTr("Game");
        case "players": return qsTr("Players");
        case "direction": return qsTr("Direction of play");
        case "first_dealer": return qsTr("First dealer");
        case "rounds": return qsTr("Rounds");
        case "tie_break": return qsTr("Tie");
        case "trump_source": return qsTr("What decides trump");
        case "obenabe": return qsTr("Top-down");
        case "undenufe": return qsTr("Bottom-up");
        case "prediction": return qsTr("Prediction");
        case "undertrump": return qsTr("Undertrumping");
        case "revoke_penalty": return qsTr("Illegal cards cost 20 points");
        case "show_taken": return qsTr("Show everybody’s points");
        case "exact_bonus": return qsTr("Bonus for an exact hit");
        case "exact_bonus_zero": return qsTr("Bonus for an exact 0");
        case "stoeck": return qsTr("Stöck");
        }
        return name;
    }

    function note(name: string): string {
        switch (name) {
        case "players": return qsTr("Two and three players get twelve cards each, four nine, five seven, six six.");
        case "direction": return qsTr("In which direction cards are played and the deal passes.");
        case "first_dealer": return qsTr("Who deals the first hand; the deal then passes on.");
        case "rounds": return qsTr("In a round everybody deals once.");
        case "tie_break": return qsTr("What happens when several lead together in the end.");
        case "trump_source": return qsTr("How trump is found, and what everybody learns from it.");
        case "obenabe": return qsTr("A hand can also be played without trump, the ace being highest; eights then count 8.");
        case "undenufe": return qsTr("A hand can also be played without trump, the six being highest and counting 11; eights then count 8.");
        case "prediction": return qsTr("Everybody says once in a hand how many points they will take.");
        case "undertrump": return qsTr("Whether a lower trump may be played on a trick that is already trumped.");
        case "revoke_penalty": return qsTr("Whoever insists may play an illegal card; it counts as played and costs 20 penalty points. Otherwise illegal cards are refused.");
        case "show_taken": return qsTr("The points taken so far stand beside every name.");
        case "exact_bonus": return qsTr("An exact prediction scores −10 instead of 0.");
        case "exact_bonus_zero": return qsTr("Whether the bonus also rewards a prediction of 0.");
        case "stoeck": return qsTr("King and queen of trump in one hand are worth 20; in the end the holder adds them to the points taken, subtracts them, or leaves them.");
        }
        return "";
    }

    // the codes are those of RuleProblem
    function problem(code: string): string {
        switch (code) {
        case "unknown_field": return qsTr("This field is not known.");
        case "bad_value": return qsTr("This value is not possible here.");
        case "suits_missing": return qsTr("All four suits must be played as trump.");
        case "undenufe_with_five": return qsTr("Not together: bottom-up and five players, because a six is taken out.");
        case "no_trump_needs_random_or_forehand": return qsTr("Not together: top-down and bottom-up come up only when trump is drawn by lot or chosen by forehand.");
        case "needs_whole_pack_dealt": return qsTr("Not together: with two players not all cards are dealt, so neither the dealer’s last card nor the cut can decide trump.");
        case "talon_needs_two": return qsTr("Not together: only with two players is there a talon.");
        case "margin_needs_two": return qsTr("The game without predictions is for two players.");
        case "margin_needs_talon": return qsTr("In the game without predictions the talon decides trump.");
        case "margin_has_no_prediction": return qsTr("The game without predictions has none.");
        case "margin_has_no_option": return qsTr("The game without predictions does not have this option.");
        case "prediction_needed": return qsTr("This game needs a prediction.");
        }
        return qsTr("This is not possible.");
    }
}
