pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A row of the model of cards, laid where its facts say. */
CardItem {
    id: root

    required property int place
    required property int seat
    required property int slot
    required property int slots
    required property bool legal
    required property string reason
    required property TableGeometry geometry
    required property int ownSeat
    required property bool myTurn
    required property bool aid
    required property bool dealing
    property real advice: -1000 // the penalty that the adviser expects, if it has been asked
    property bool advised: false // the card that the adviser would play
    readonly property bool heldAbove: held && y + height / 2 < geometry.handTop
    readonly property bool _hidden: place === Place.Kind.Hand && seat !== ownSeat

    cardWidth: geometry.cardWidth
    mine: place === Place.Kind.Hand && seat === ownSeat && face !== ""
    playable: mine && myTurn && legal
    outlined: (aid && playable) || (advised && mine)
    raised: advised && mine
    dimmed: aid && mine && myTurn && !legal
    concealed: place === Place.Kind.Won || place === Place.Kind.Aside
    homeScale: place === Place.Kind.Won ? 0.3 : (_hidden || place === Place.Kind.Pack ? geometry.backScale : 1)
    delay: dealing && place === Place.Kind.Hand ? (Math.floor(slot / 3) * geometry.seatCount + geometry.position(seat)) * 3 * Theme.dealStep + slot % 3 * Theme.dealStep : 0
    z: held ? 1000 : ([0, _hidden ? 60 : 300, 200, 140, 0][place] + slot)
    home: {
        switch (place) {
        case Place.Kind.Hand:
            return seat === ownSeat ? geometry.fan(slot, slots) : geometry.backs(seat, slot, slots);
        case Place.Kind.Trick:
            return geometry.trick(seat);
        case Place.Kind.Won:
            return Qt.vector3d(geometry.plate(seat).x, geometry.plate(seat).y, 0);
        }
        return geometry.pack(slot, face !== "");
    }

    Loader {
        z: 1
        active: root.mine && root.advice > -1000
        x: root.cardWidth * 0.37 - width / 2
        y: -height * 0.6 + root.shift

        sourceComponent: AdviceTag {
            penalty: root.advice
            best: root.advised
        }
    }
}
