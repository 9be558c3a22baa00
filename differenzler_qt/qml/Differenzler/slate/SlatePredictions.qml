pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Open predictions, asked in turn from forehand, with the running sum beside 157. */
SlateEntry {
    id: root

    required property SlateModel slate
    property int _chosen: -1
    readonly property int _seat: _chosen >= 0 ? _chosen : slate.turn
    readonly property bool _last: slate.turn === slate.dealer

    function _enter(text: string) {
        const again = root._chosen >= 0;
        const problem = root.slate.predict(root._seat, text);
        if (problem !== "") {
            keypad.problem = SlateWords.refusal(problem);
        } else if (again) { // otherwise the turn has changed, or this panel is gone
            root._chosen = -1;
            keypad.fill("");
        }
    }

    function _choose(seat: int) {
        if (root.slate.predictions[seat] < 0)
            return;
        root._chosen = seat;
        keypad.fill(root.slate.predictions[seat].toString());
    }

    function _sentence(): string {
        const free = 157 - root.slate.predictedSum;
        if (root._last && free >= 0)
            return free === 1 ? qsTr("1 point is left for %1 without contradiction.").arg(root.slate.names[root.slate.dealer]) : qsTr("%1 points are left for %2 without contradiction.").arg(free).arg(root.slate.names[root.slate.dealer]);
        if (free > 0)
            return free === 1 ? qsTr("1 point under 157.") : qsTr("%1 points under 157.").arg(free);
        if (free === 0)
            return qsTr("Exactly 157.");
        return free === -1 ? qsTr("1 point over 157: somebody must be wrong.") : qsTr("%1 points over 157: somebody must be wrong.").arg(-free);
    }

    first: keypad

    Connections {
        target: root.slate

        function onTurnChanged() {
            root._chosen = -1;
            keypad.fill("");
            keypad.problem = "";
        }
    }

    ScrollPane {
        anchors.fill: parent
        spacing: Theme.spaceM

        SlateTrump {
            visible: root.slate.noteTrump
            modes: root.slate.modes
            mode: root.slate.mode
            onChosen: mode => {
                root.slate.setTrump(mode);
                keypad.forceActiveFocus();
            }
        }

        SlateKeypad {
            id: keypad

            width: parent.width
            focus: true
            question: root._seat < 0 ? "" : qsTr("%1 predicts").arg(root.slate.names[root._seat])
            onEntered: text => root._enter(text)
        }

        SlateSum {
            width: parent.width
            sum: root.slate.predictedSum
            sentence: root._sentence()
            wrong: root.slate.predictedSum > 157
        }

        SlateSeats {
            width: parent.width
            slate: root.slate
            selected: root._seat
            values: root.slate.predictions.map(value => value < 0 ? "" : value.toString())
            onChosen: seat => root._choose(seat)
        }
    }
}
