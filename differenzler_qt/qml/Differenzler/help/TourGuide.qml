pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The guided hand over the table: the bubble in the place of the slate, and a ring around what it speaks of. */
Item {
    id: root

    required property TourModel tour
    required property CardTable carpet
    required property TableSide side
    required property Item question
    required property int cards // in the own hand
    readonly property TableGeometry _places: carpet.geometry

    signal finished
    signal repeated

    function _hand(): rect {
        const places = root._places;
        const left = places.fan(0, root.cards).x - places.cardWidth * 0.72;
        const right = places.fan(root.cards - 1, root.cards).x + places.cardWidth * 0.72;
        const top = places.handTop + places.plateHeight * 0.35;
        return Qt.rect(root.carpet.x + left, root.carpet.y + top, right - left, places.height - top - Theme.px(4));
    }

    function _item(item: Item): rect {
        return Qt.rect(item.x, item.y, item.width, item.height);
    }

    function _score(): rect {
        const card = root.side.scoreCard;
        return Qt.rect(root.side.x, root.side.y + card.y, card.width, card.height);
    }

    visible: tour.active

    Shortcut {
        sequences: ["N"]
        enabled: root.visible && root.tour.hasNext
        onActivated: root.tour.next()
    }

    Item {
        id: ring

        readonly property rect _around: {
            switch (root.tour.anchor) {
            case "hand": return root._hand();
            case "question": return root._item(root.question);
            case "trump":
            case "score": return root._score();
            }
            return Qt.rect(0, 0, 0, 0);
        }
        readonly property bool _open: root.tour.anchor === "hand" // the own name stands in the way of an upper edge

        x: _around.x - Theme.px(5)
        y: _around.y - Theme.px(5)
        width: _around.width + Theme.px(10)
        height: _around.height + Theme.px(10)
        visible: _around.width > 0
        clip: _open

        Rectangle {
            y: ring._open ? -radius * 2 : 0
            width: ring.width
            height: ring.height - y
            radius: Theme.radiusL
            color: "transparent"
            border.width: Math.max(2, Theme.px(3))
            border.color: Theme.goldSoft
        }

        SequentialAnimation on opacity {
            running: root.visible && Theme.animated
            loops: Animation.Infinite

            NumberAnimation { to: 0.35; duration: 900; easing.type: Easing.InOutSine }
            NumberAnimation { to: 1; duration: 900; easing.type: Easing.InOutSine }
        }
    }

    TourBubble {
        id: bubble

        readonly property real _top: root.side.y + Theme.controlHeight + Theme.spaceM

        x: root.side.x
        y: _top
        width: root.side.width
        height: root.side.y + root.side.scoreCard.y - Theme.spaceM - _top
        tour: root.tour
        onFinished: root.finished()
        onRepeated: root.repeated()
    }
}
