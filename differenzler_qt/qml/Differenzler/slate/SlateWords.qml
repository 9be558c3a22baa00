pragma Singleton

import QtQuick
import Differenzler

/* The sentences that several parts of the slate's page say. */
QtObject {
    id: root

    readonly property var locale: Qt.locale((Qt.uiLanguage.slice(0, 2) || "en") + "_CH") // a locale has no type in QML

    function headline(hand: int, hands: int, phase: string, extra: bool): string {
        if (phase === "over")
            return qsTr("The slate is full");
        if (phase === "tied")
            return qsTr("Equal at the end");
        return extra ? qsTr("Deciding hand") : qsTr("Hand %1 of %2").arg(hand).arg(hands);
    }

    function signed(value: int): string {
        return value < 0 ? "−" + (-value) : value.toString();
    }

    // “Anna”, “Anna and Beat”, “Anna, Beat and Cla”
    function list(names: list<string>): string {
        if (names.length < 2)
            return names.join("");
        return qsTr("%1 and %2").arg(names.slice(0, -1).join(", ")).arg(names[names.length - 1]);
    }

    function refusal(reason: string): string {
        switch (reason) {
        case "": return "";
        case "not_a_number": return qsTr("Only whole numbers from 0 to 157, please.");
        case "out_of_range": return qsTr("Only numbers from 0 to 157, please.");
        case "not_your_turn": return qsTr("Predictions come in turn.");
        case "incomplete": return qsTr("A number is still missing.");
        case "sum_mismatch": return qsTr("The points do not add up to 157.");
        case "stoeck_without_trump": return qsTr("Without trump there is no Stöck.");
        case "nothing_changed": return qsTr("Nothing was changed.");
        }
        return qsTr("This cannot be written.");
    }

    function missing(points: int): string {
        if (points === 1)
            return qsTr("1 point is missing.");
        if (points > 1)
            return qsTr("%1 points are missing.").arg(points);
        if (points === -1)
            return qsTr("1 point too many.");
        return qsTr("%1 points too many.").arg(-points);
    }

    function sumHint(hint: string): string {
        switch (hint) {
        case "last_trick_forgotten": return qsTr("Were the 5 points of the last trick forgotten?");
        case "last_trick_twice": return qsTr("Were the 5 points of the last trick counted twice?");
        case "stoeck_counted": return qsTr("Was Stöck counted in? It is written separately.");
        }
        return "";
    }

    function words(title: string): var { // a map of texts for the export
        const modes = {};
        for (const code of ["S", "H", "D", "C", "obenabe", "undenufe"])
            modes[code] = Words.mode(code);
        return {
            title: title,
            hand: qsTr("Hand"),
            dealer: qsTr("Dealer"),
            trump: qsTr("Trump"),
            prediction: qsTr("Prediction"),
            points: qsTr("Points"),
            difference: qsTr("Difference"),
            total: qsTr("Total"),
            exact: qsTr("Exact hits"),
            rank: qsTr("Rank"),
            deciding: qsTr("Deciding hand"),
            corrected: qsTr("corrected"),
            modes: modes
        };
    }
}
