pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The carpet with its seats and the 36 cards; takes clicks, drags and keys for the own hand. */
FocusScope {
    id: root

    required property var cards // item model: face, place, seat, slot, slots, legal, reason
    required property var seats // item model: seat, name, dealer, forehand, active, predicted, predicting, prediction, taken
    required property int seatCount
    required property int ownSeat
    required property string hint
    property bool clockwise: false
    property bool myTurn: false
    property bool waitingForClick: false
    property bool twoClicks: false
    property bool aid: false
    property bool dealing: false
    property int handCount: 9
    property string currentFace: ""
    readonly property alias geometry: places
    readonly property bool settled: _flying === 0
    property int _flying: 0
    property bool _armed: false

    signal cardChosen(face: string)
    signal cardRefused(face: string, reason: string)
    signal cardMoved(face: string, slot: int)
    signal trickCleared

    function explain(text: string) {
        status.explain(text);
    }

    function _cardAt(slot: int): CardItem {
        for (let i = 0; i < pack.count; i++) {
            const item = pack.itemAt(i) as CardItem;
            if (item?.mine && (item as TableCard)?.slot === slot)
                return item;
        }
        return null;
    }

    function _try(card: TableCard) {
        if (card.playable)
            root.cardChosen(card.face);
        else
            root.cardRefused(card.face, card.reason);
    }

    function _click(card: TableCard) {
        if (twoClicks && currentFace !== card.face)
            currentFace = card.face;
        else
            _try(card);
    }

    function _drop(card: TableCard, at: point) {
        _armed = false;
        if (at.y < places.handTop - places.cardHeight * 0.05)
            _try(card);
        else
            root.cardMoved(card.face, _slotAt(at.x));
    }

    function _slotAt(x: real): int {
        let slot = 0;
        while (slot < handCount - 1 && places.fan(slot, handCount).x < x - places.cardWidth * 0.2)
            slot++;
        return slot;
    }

    function _step(by: int) {
        const now = pack.slotOf(currentFace);
        const next = now < 0 ? (by > 0 ? 0 : handCount - 1) : (now + by + handCount) % handCount;
        const item = _cardAt(next);
        if (item)
            currentFace = item.face;
    }

    function _enter() {
        const item = _cardAt(pack.slotOf(currentFace)) as TableCard;
        if (waitingForClick)
            root.trickCleared();
        else if (item)
            _try(item);
    }

    Keys.onLeftPressed: _step(-1)
    Keys.onRightPressed: _step(1)
    Keys.onReturnPressed: _enter()
    Keys.onEnterPressed: _enter()
    Keys.onSpacePressed: _enter()
    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_1;
        if (digit < 0 || digit > 8 || digit >= handCount || event.isAutoRepeat)
            return;
        const item = root._cardAt(digit) as TableCard;
        if (item) {
            root.currentFace = item.face;
            root._try(item);
        }
        event.accepted = true;
    }

    TableGeometry {
        id: places

        width: root.width
        height: root.height
        seatCount: root.seatCount
        ownSeat: root.ownSeat
        clockwise: root.clockwise
    }

    Carpet {
        anchors.fill: parent
    }

    TrickArea {
        x: 0
        y: places.margin + places.plateHeight
        width: root.width
        height: places.handTop - y
        cardWidth: places.cardWidth
        inviting: root.myTurn && !root.waitingForClick
        armed: root._armed
        waiting: root.waitingForClick
        spot: places.trick(root.ownSeat)
        onCleared: root.trickCleared()
    }

    Repeater {
        id: pack

        function slotOf(face: string): int {
            for (let i = 0; i < count; i++) {
                const item = itemAt(i) as TableCard;
                if (item?.mine && item.face === face)
                    return item.slot;
            }
            return -1;
        }

        model: root.cards

        TableCard {
            id: card

            geometry: places
            ownSeat: root.ownSeat
            myTurn: root.myTurn
            aid: root.aid
            dealing: root.dealing
            current: mine && root.currentFace === face && root.activeFocus
            onClicked: root._click(card)
            onDropped: at => root._drop(card, at)
            onMovingChanged: root._flying += moving ? 1 : -1
            onHeldAboveChanged: root._armed = heldAbove
        }
    }

    Repeater {
        model: root.seats

        SeatPlate {
            id: plate

            required property int seat
            readonly property point spot: places.plate(seat)

            x: spot.x - width / 2
            y: spot.y - height / 2
            z: 150
            width: places.plateWidth
            height: places.plateHeight
            mine: seat === root.ownSeat
        }
    }

    StatusLine {
        id: status

        x: root.width - places.margin - width
        y: places.plate(root.ownSeat).y + places.plateHeight / 2 - height
        z: 900
        widest: root.width / 2 - places.cardWidth * 0.62 - places.margin
        text: root.hint
    }
}
