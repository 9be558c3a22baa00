pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A fan of five cards, as an ornament. */
Item {
    id: root

    readonly property real _card: Theme.px(104)
    readonly property list<string> _faces: ["AC", "9H", "JD", "KS", "TH"]

    width: _card * 3.6
    height: _card * 1.86
    Accessible.ignored: true

    Repeater {
        model: root._faces

        CardFace {
            required property int index
            required property string modelData
            readonly property real middle: index - 2

            x: root.width / 2 - width / 2 + middle * root._card * 0.56
            y: Theme.px(8) + middle * middle * root._card * 0.055
            rotation: middle * 8
            face: modelData
            cardWidth: root._card
        }
    }
}
