pragma ComponentBehavior: Bound

import QtQuick

/* What clicks, drops and keys mean for the own hand. */
QtObject {
    id: root

    required property Repeater pack // of TableCard
    required property TableGeometry geometry
    required property int handCount
    required property bool twoClicks
    property string currentFace: ""
    property bool armed: false // a card is held over the trick

    signal chosen(face: string)
    signal refused(face: string, reason: string)
    signal moved(face: string, slot: int)

    function cardAt(slot: int): TableCard {
        for (let i = 0; i < pack.count; i++) {
            const card = pack.itemAt(i) as TableCard;
            if (card?.mine && card.slot === slot)
                return card;
        }
        return null;
    }

    function currentCard(): TableCard {
        for (let i = 0; i < pack.count; i++) {
            const card = pack.itemAt(i) as TableCard;
            if (card?.mine && card.face === currentFace)
                return card;
        }
        return null;
    }

    function attempt(card: TableCard) {
        if (!card)
            return;
        if (card.playable)
            root.chosen(card.face);
        else
            root.refused(card.face, card.reason);
    }

    function click(card: TableCard) {
        if (twoClicks && currentFace !== card.face)
            currentFace = card.face;
        else
            attempt(card);
    }

    function drop(card: TableCard, at: point) {
        armed = false;
        if (at.y < geometry.handTop - geometry.cardHeight * 0.05)
            attempt(card);
        else
            root.moved(card.face, slotAt(at.x));
    }

    function slotAt(x: real): int {
        let slot = 0;
        while (slot < handCount - 1 && geometry.fan(slot, handCount).x < x - geometry.cardWidth * 0.2)
            slot++;
        return slot;
    }

    function step(by: int) {
        const now = currentCard()?.slot ?? (by > 0 ? -1 : handCount);
        const card = cardAt((now + by + handCount) % handCount);
        if (card)
            currentFace = card.face;
    }

    // digits 1 to 9; says whether the key was meant for the hand
    function digit(number: int): bool {
        const card = number >= 1 && number <= Math.min(9, handCount) ? cardAt(number - 1) : null;
        if (!card)
            return false;
        currentFace = card.face;
        attempt(card);
        return true;
    }
}
