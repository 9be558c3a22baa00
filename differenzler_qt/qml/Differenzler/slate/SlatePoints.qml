pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* The points taken, one player after the other, until they add up to 157. */
SlateEntry {
    id: root

    required property SlateModel slate
    required property SlatesModel slates
    property int _chosen: -1
    readonly property int _next: {
        for (const seat of root.slate.order) {
            if (root.slate.taken[seat] === -1)
                return seat;
        }
        return -1;
    }
    readonly property int _seat: _chosen >= 0 ? _chosen : _next

    function _enter(text: string) {
        const problem = root.slate.enterPoints(root._seat, text);
        keypad.problem = SlateWords.refusal(problem);
        if (problem !== "")
            return;
        root._chosen = -1;
        root._attend();
    }

    function _choose(seat: int) {
        root._chosen = seat;
        keypad.fill(root.slate.taken[seat] < 0 ? keypad.offer : root.slate.taken[seat].toString());
        keypad.problem = "";
    }

    function _step(by: int) {
        const order = root.slate.order;
        const place = root._seat < 0 ? (by < 0 ? 0 : -1) : order.indexOf(root._seat);
        root._choose(order[(place + by + order.length) % order.length]);
    }

    function _attend() {
        keypad.problem = "";
        if (root._seat >= 0)
            keypad.fill(keypad.offer);
        else
            closing.forceActiveFocus();
    }

    function _sentence(): string {
        if (root.slate.allCounted)
            return root.slate.missing === 0 ? qsTr("The points add up.") : qsTr("The hand does not add up: %1").arg(SlateWords.missing(root.slate.missing));
        if (root.slate.missing < 0)
            return SlateWords.missing(root.slate.missing);
        return root.slate.missing === 1 ? qsTr("1 point to go.") : qsTr("%1 points to go.").arg(root.slate.missing);
    }

    first: _seat >= 0 ? keypad : closing
    Keys.onUpPressed: root._step(-1)
    Keys.onDownPressed: root._step(1)
    Component.onCompleted: root._attend()

    Connections {
        target: root.slate

        function onTakenChanged() {
            root._chosen = -1;
            Qt.callLater(root._attend);
        }
    }

    ScrollPane {
        anchors.fill: parent
        spacing: Theme.spaceM

        SlateSeats {
            width: parent.width
            slate: root.slate
            selected: root._seat
            values: root.slate.taken.map(value => value < 0 ? "" : value.toString())
            notes: root.slate.predictions.map(value => value < 0 ? "" : qsTr("%1 →", "prediction before the points").arg(value))
            onChosen: seat => root._choose(seat)
        }

        SlateSum {
            width: parent.width
            sum: root.slate.takenSum
            sentence: root._sentence()
            hint: SlateWords.sumHint(root.slate.sumHint)
            wrong: root.slate.missing < 0 || root.slate.allCounted && root.slate.missing !== 0
            complete: root.slate.allCounted && root.slate.missing === 0
        }

        SlateKeypad {
            id: keypad

            width: parent.width
            visible: root._seat >= 0
            focus: visible
            question: root._seat < 0 ? "" : (root._seat === root.slate.lastSeat && offer !== "" ? qsTr("%1 has taken the rest:").arg(root.slate.names[root._seat]) : qsTr("%1 has taken").arg(root.slate.names[root._seat]))
            offer: root._seat === root.slate.lastSeat && root.slate.lastOffer >= 0 ? root.slate.lastOffer.toString() : ""
            onEntered: text => root._enter(text)
            onStepped: by => root._step(by)
        }

        RowLayout {
            width: parent.width
            visible: root._seat >= 0
            spacing: Theme.spaceS

            ActionButton {
                objectName: "lastTrick"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                leftPadding: Theme.spaceS
                rightPadding: Theme.spaceS
                focusPolicy: Qt.TabFocus
                text: qsTr("+5 last trick")
                onClicked: {
                    const typed = parseInt(keypad.text) || 0;
                    keypad.fill(`${typed + 5}`);
                }
            }

            ActionButton {
                objectName: "count"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                leftPadding: Theme.spaceS
                rightPadding: Theme.spaceS
                focusPolicy: Qt.TabFocus
                glyph: "cards"
                text: qsTr("Count cards")
                onClicked: counter.begin(root.slate.mode, root.slate.names[root._seat], root.slate.names.length)
            }
        }

        SlateClosing {
            id: closing

            width: parent.width
            visible: root._seat < 0
            slate: root.slate
        }
    }

    SlateCardCounter {
        id: counter

        slates: root.slates
        modes: root.slate.modes
        onCounted: points => keypad.fill(points.toString())
        onClosed: keypad.forceActiveFocus()
    }
}
