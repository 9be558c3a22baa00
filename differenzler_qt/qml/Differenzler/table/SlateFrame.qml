pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The slate's wooden frame and its dark stone. */
Item {
    id: root

    readonly property int rim: Theme.px(14)

    BorderImage {
        anchors.fill: parent
        anchors.margins: -Theme.px(16)
        anchors.bottomMargin: -Theme.px(22)
        source: Faces.texture("shadow")
        border { left: 40; right: 40; top: 40; bottom: 40 }
    }

    Rectangle {
        anchors.fill: parent
        layer.enabled: Theme.layers // drawn once
        radius: Theme.px(12)
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(Theme.woodEdge, 1.12) }
            GradientStop { position: 1; color: Theme.woodEdge }
        }
        border.width: Theme.line
        border.color: Theme.woodDeep

        Image {
            anchors.fill: parent
            anchors.margins: Theme.px(3)
            source: Faces.texture("wood")
            fillMode: Image.Tile
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: root.rim
            radius: Theme.px(4)
            color: Theme.slate
            border.width: Math.max(1, Theme.px(2))
            border.color: Qt.darker(Theme.slate, 1.5)

            Image {
                anchors.fill: parent
                source: Faces.texture("felt")
                fillMode: Image.Tile
                opacity: 0.35
            }
        }
    }
}
