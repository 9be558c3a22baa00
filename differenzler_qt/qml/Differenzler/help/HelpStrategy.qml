pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Differenzler

/* What good players do, with what was measured. */
HelpTopic {
    id: root

    function _table(label: string): string {
        switch (label) {
        case "random": return qsTr("Any number, any card");
        case "formula": return qsTr("A number by formula, then any card");
        case "steering": return qsTr("A number by formula, then simple steering");
        }
        return qsTr("Practised over millions of hands");
    }

    function _trumps(label: string): string {
        return label === "0" ? qsTr("No trump in the hand") : qsTr("%1 trumps in the hand").arg(label);
    }

    code: "strategy"
    title: qsTr("Strategy")
    related: ["tips", "predictions"]

    HelpEntry {
        heading: qsTr("A good number is worth most")
        text: qsTr("Computers have played thousands of hands among themselves, four of a kind at each table, with hidden predictions. The bars show their mean penalty points per hand. Whoever predicts sensibly but plays without thinking is already far better than chance; steering saves another third; practice halves the rest.")
        exhibit: Component {
            HelpBars {
                measures: root.help.measures("tables")
                naming: root._table
                longest: 54.15
            }
        }
    }

    HelpEntry {
        heading: qsTr("Nobody is always exact")
        text: qsTr("Even the practised player hits its number exactly in only %1 of 100 hands. In %2 it misses by 5 points at most, and in %L3 by more than 20. The seat at the table hardly matters. So do not chase the exact hit at any price: avoiding the one bad hand is worth more.").arg(root.help.exactShare).arg(root.help.withinFiveShare).arg(root.help.farOffShare)
    }

    HelpEntry {
        heading: qsTr("Trumps make it exciting")
        text: qsTr("The more trumps in the hand, the harder the number is to hit. Without any trump you will seldom take a trick that you do not want.")
        exhibit: Component {
            HelpBars {
                measures: root.help.measures("trumps")
                naming: root._trumps
                longest: 8
            }
        }
    }

    HelpEntry {
        heading: qsTr("Keep both doors open")
        text: qsTr("The best hands for steering hold strong and weak cards of the same suit: they can take a trick or let it go. Spend first what leaves you no choice later. A guarded ten, a middle trump and a low card for leading are worth more in the last tricks than in the first.")
    }

    HelpEntry {
        heading: qsTr("Make yourself void")
        text: qsTr("Without a suit you may trump or throw away what you like when it is led. Play a lonely card of a side suit early if you still need freedom.")
    }

    HelpEntry {
        heading: qsTr("Last to play knows most")
        text: qsTr("As the last in a trick you see exactly what it is worth and decide whether to take it. As the first you know nothing: lead cards whose fate you do not mind.")
    }

    HelpEntry {
        heading: qsTr("Reading open predictions")
        text: qsTr("If the sum is above 157, points are fought for and tricks are taken away from you; lower your number a little. If it is below, points will be pushed around that nobody wants, and some may end with you. The dealer, who speaks last, knows the whole sum.")
    }

    HelpEntry {
        heading: qsTr("A zero is a plan")
        text: qsTr("It is often easier to take nothing at all than exactly 23. A zero needs low cards in every suit, and no Puur or Nell that could be forced out.")
        keywords: qsTr("zero")
    }

    HelpEntry {
        heading: qsTr("The end decides")
        text: qsTr("Three tricks before the end, count what is still out: the remaining points, plus 5 for the last trick. Often you can then see whether you must take the last trick or get rid of the lead.")
    }
}
