pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The deck in use on the carpet: a fan for each suit, the back first. */
Item {
    id: root

    readonly property list<string> _suits: ["S", "H", "D", "C"]
    readonly property list<string> _ranks: ["", "6", "9", "T", "J", "Q", "K", "A"]
    readonly property real _half: (width - Theme.px(84)) / 2
    readonly property real _card: Math.min(_half / 4.1, (height - Theme.px(84)) / 2 / 1.5614)
    readonly property real _step: Math.min(_card * 0.7, (_half - _card) / (_ranks.length - 1))

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The cards as they look now")

    Carpet {
        anchors.fill: parent
        shadow: false
    }

    Repeater {
        model: root._suits

        Item {
            id: suit

            required property int index
            required property string modelData

            x: root.width / 2 + (index % 2 === 0 ? -Theme.px(10) - root._step * (root._ranks.length - 1) - root._card : Theme.px(10))
            y: root.height / 2 + (index < 2 ? -Theme.px(9) - root._card * 1.5614 : Theme.px(9))

            Repeater {
                model: root._ranks

                CardFace {
                    required property int index
                    required property string modelData

                    x: index * root._step
                    face: modelData === "" ? "" : modelData + suit.modelData
                    cardWidth: root._card
                }
            }
        }
    }
}
