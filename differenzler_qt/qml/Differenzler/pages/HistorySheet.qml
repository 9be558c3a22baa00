pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The sheet of one match: for each hand trump, and prediction, points and penalty of everybody. */
Column {
    id: root

    required property HistoryModel history
    property list<string> names
    property list<int> totals
    property list<int> ranks
    readonly property real _first: Theme.px(170)
    readonly property real _cell: (width - _first) / Math.max(1, names.length)

    spacing: 0

    // the head of the match that is open
    Repeater {
        model: root.history.matches

        Item {
            id: head

            required property int key
            required property list<string> names
            required property list<int> totals
            required property list<int> ranks
            readonly property bool chosen: key === root.history.openKey

            function _tell() {
                if (chosen) {
                    root.names = names;
                    root.totals = totals;
                    root.ranks = ranks;
                }
            }

            onChosenChanged: _tell()
            Component.onCompleted: _tell()
        }
    }

    HistorySheetRow {
        width: root.width
        first: root._first
        label: qsTr("Hand")
        cells: root.names
        notes: root.names.map(() => qsTr("predicted / taken"))
        head: true
    }

    Repeater {
        model: root.history.sheet

        HistorySheetRow {
            required property int hand
            required property string mode
            required property list<int> predictions
            required property list<int> takens
            required property list<int> penalties
            required property bool deciding
            required property list<bool> exacts

            width: root.width
            first: root._first
            symbol: mode
            marks: exacts
            label: deciding ? qsTr("%1 (deciding)").arg(hand) : hand.toString()
            cells: penalties.map(value => value.toString())
            notes: predictions.map((value, seat) => value < 0 ? takens[seat].toString() : value + " / " + takens[seat])
        }
    }

    HistorySheetRow {
        width: root.width
        first: root._first
        label: qsTr("Total")
        cells: root.totals.map(value => value.toString())
        notes: root.ranks.map(rank => qsTr("rank %1").arg(rank))
        foot: true
    }
}
