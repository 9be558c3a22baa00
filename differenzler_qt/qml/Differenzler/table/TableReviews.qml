pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The sheets over the carpet: tricks to look at, the end of a hand, the end of the match. */
Loader {
    id: root

    enum Kind { None, LastTrick, OwnTricks }

    required property TableModel table
    required property bool ready // nothing moves
    property int looking: TableReviews.Kind.None
    property bool rankingShown: false
    readonly property bool _over: table.phase === "hand_over" || table.phase === "match_over"

    signal newMatchWanted
    signal menuWanted

    function _headline(): string {
        const names = root.table.winnerNames;
        if (names.length === 1)
            return root.table.iWon ? qsTr("You win the match!") : qsTr("%1 wins the match").arg(names[0]);
        return qsTr("The win is shared: %1").arg(names.join(", "));
    }

    active: looking !== TableReviews.Kind.None || (_over && ready)
    sourceComponent: looking !== TableReviews.Kind.None ? tricks : (table.phase === "match_over" && rankingShown ? ranking : result)
    onLoaded: (item as Item).forceActiveFocus()

    Connections {
        target: root.table

        function onPhaseChanged() {
            if (!root._over)
                root.rankingShown = false;
        }
    }

    Component {
        id: tricks

        TrickViewer {
            single: root.looking === TableReviews.Kind.LastTrick
            tricks: single ? root.table.lastTrick : root.table.myTricks
            onClosed: root.looking = TableReviews.Kind.None
        }
    }

    Component {
        id: result

        HandOver {
            hand: root.table.handNumber
            sum: root.table.handPoints
            predicts: !root.table.isMargin
            tied: root.table.tiedNames
            deciding: root.table.tieBreak === "exact_hits"
            matchOver: root.table.phase === "match_over"
            results: root.table.results
            tricks: root.table.tricks
            hands: root.table.hands
            onNextWanted: {
                if (matchOver)
                    root.rankingShown = true;
                else
                    root.table.nextHand();
            }
        }
    }

    Component {
        id: ranking

        MatchOver {
            headline: root._headline()
            ranking: root.table.ranking
            predicts: !root.table.isMargin
            onNewMatchWanted: root.newMatchWanted()
            onMenuWanted: root.menuWanted()
        }
    }
}
