pragma ComponentBehavior: Bound

import QtQuick

/* Where seats and cards lie on a carpet of a given size. All points are centres. */
QtObject {
    id: root

    required property real width
    required property real height
    required property real unit // Theme.unit at the time of the layout
    required property int seatCount
    required property int ownSeat
    required property bool clockwise

    readonly property real cardWidth: Math.round(Math.min(width * 0.135, height * 0.152))
    readonly property real cardHeight: Math.round(cardWidth * 890 / 570)
    readonly property real margin: Math.round(26 * unit)
    readonly property real plateWidth: Math.min(234 * unit, width * 0.27)
    readonly property real plateHeight: Math.round(60 * unit)
    readonly property real backScale: 0.5
    readonly property real handTop: height - cardHeight * 1.24
    readonly property real overHand: handTop - cardHeight * 0.1 - 14 * unit // clear of a raised card and its tag
    readonly property point centre: Qt.point(width / 2, (margin + plateHeight + cardHeight * 0.32 + handTop) / 2 - 5 * unit)
    readonly property real messageWidth: width / 2 - margin - cardWidth * (seatCount > 4 ? 1.78 : 0.62) // beside the trick
    readonly property var _seats: ({ // fractions of the free width and height, by number of players
        2: [[0, 0], [0.5, 0]],
        3: [[0, 0], [1, 0.3], [0, 0.3]],
        4: [[0, 0], [1, 0.44], [0.5, 0], [0, 0.44]],
        5: [[0, 0], [1, 0.5], [0.8, 0], [0.2, 0], [0, 0.5]],
        6: [[0, 0], [1, 0.5], [1, 0], [0.5, 0], [0, 0], [0, 0.5]]
    })

    function position(seat: int): int {
        const step = (seat - ownSeat + seatCount) % seatCount;
        return clockwise ? (seatCount - step) % seatCount : step;
    }

    function plate(seat: int): point {
        const place = position(seat);
        const left = margin + plateWidth / 2;
        const top = margin + plateHeight / 2;
        if (place === 0)
            return Qt.point(left, overHand - plateHeight / 2);
        const share = (_seats[seatCount] ?? _seats[4])[place];
        return Qt.point(left + share[0] * (width - 2 * left), top + share[1] * (handTop - cardHeight * 0.4 - 2 * top));
    }

    function fan(slot: int, count: int): vector3d {
        const middle = slot - (count - 1) / 2;
        const room = Math.min(width - 2 * margin, cardWidth * 7.2) - cardWidth;
        const step = count > 1 ? Math.min(cardWidth * 0.74, room / (count - 1)) : 0;
        const turn = Math.min(4, 25 / Math.max(1, count));
        const angle = middle * turn;
        const bend = step / Math.tan(turn * Math.PI / 180) * (1 - Math.cos(angle * Math.PI / 180));
        return Qt.vector3d(width / 2 + middle * step, handTop + cardHeight / 2 + bend, angle);
    }

    function backs(seat: int, slot: int, count: int): vector3d {
        const at = plate(seat);
        const middle = slot - (count - 1) / 2;
        const step = Math.min(cardWidth * 0.17, (plateWidth * 0.8 - cardWidth * backScale) / Math.max(1, count - 1));
        const bend = -Math.pow(middle, 2) * step * 0.02;
        return Qt.vector3d(at.x + middle * step, at.y + plateHeight / 2 + cardHeight * backScale * 0.26 + bend, -middle * 1.6);
    }

    function trick(seat: int): vector3d {
        const place = position(seat);
        const angle = Math.PI / 2 - place * 2 * Math.PI / seatCount;
        const wide = seatCount > 4 ? 1.28 : 0.97;
        const tilt = [1.5, 4, -2.5, -4.5, 3, -3][place];
        return Qt.vector3d(centre.x + Math.cos(angle) * cardWidth * wide, centre.y + Math.sin(angle) * cardHeight * 0.47, tilt);
    }

    // in the middle before the deal; a talon that stays lies at the right, its turned-up card beside it
    function pack(slot: int, open: bool): vector3d {
        if (seatCount > 2)
            return Qt.vector3d(centre.x + slot * 0.15, centre.y - slot * 0.2, 0);
        const x = width - margin - cardWidth * 0.5;
        return Qt.vector3d(open ? x - cardWidth * 0.42 : x + slot * 0.15, centre.y - slot * 0.2, 0);
    }
}
