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
    property var advice: ({}) // expected penalties by face, from the adviser
    property string advised: "" // the face that it would play
    property int handCount: 9
    property alias currentFace: hand.currentFace
    readonly property alias geometry: places
    readonly property bool settled: _flying === 0
    property int _flying: 0
    property bool _still: true // no flights while the table is laid out anew
    property size _laid
    property real _unit: 1

    signal cardChosen(face: string)
    signal cardRefused(face: string, reason: string)
    signal cardMoved(face: string, slot: int)
    signal trickCleared
    signal hintWanted

    function explain(text: string) {
        status.explain(text);
    }

    function _layOut() {
        _still = true;
        _unit = Theme.unit;
        _laid = Qt.size(width, height);
        _still = false;
    }

    function _enter() {
        if (waitingForClick)
            root.trickCleared();
        else
            hand.attempt(hand.currentCard());
    }

    onWidthChanged: _layOut()
    onHeightChanged: _layOut()
    Component.onCompleted: _layOut()
    Keys.onLeftPressed: hand.step(-1)
    Keys.onRightPressed: hand.step(1)
    Keys.onReturnPressed: _enter()
    Keys.onEnterPressed: _enter()
    Keys.onSpacePressed: _enter()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_H && !event.isAutoRepeat)
            root.hintWanted();
        else
            event.accepted = !event.isAutoRepeat && hand.digit(event.key - Qt.Key_0);
    }

    Connections {
        target: Theme

        function onUnitChanged() {
            root._layOut();
        }
    }

    TableGeometry {
        id: places

        width: root._laid.width
        height: root._laid.height
        unit: root._unit
        seatCount: root.seatCount
        ownSeat: root.ownSeat
        clockwise: root.clockwise
    }

    HandControl {
        id: hand

        pack: cardItems
        geometry: places
        handCount: root.handCount
        twoClicks: root.twoClicks
        onChosen: face => root.cardChosen(face)
        onRefused: (face, reason) => root.cardRefused(face, reason)
        onMoved: (face, slot) => root.cardMoved(face, slot)
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
        armed: hand.armed
        waiting: root.waitingForClick
        spot: places.trick(root.ownSeat)
        onCleared: root.trickCleared()
    }

    Repeater {
        id: cardItems

        model: root.cards

        TableCard {
            id: card

            geometry: places
            ownSeat: root.ownSeat
            myTurn: root.myTurn
            aid: root.aid
            dealing: root.dealing
            still: root._still
            advice: root.advice[face] ?? -1000
            advised: root.advised !== "" && root.advised === face
            current: mine && hand.currentFace === face && root.activeFocus
            onClicked: hand.click(card)
            onDropped: at => hand.drop(card, at)
            onMovingChanged: root._flying += moving ? 1 : -1
            onHeldAboveChanged: hand.armed = heldAbove
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
        y: places.overHand - height
        z: 900
        widest: places.messageWidth
        text: root.hint
    }
}
