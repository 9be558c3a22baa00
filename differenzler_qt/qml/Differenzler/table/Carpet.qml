pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The Jass carpet: felt with a golden edge and a stitched line. */
Item {
    id: root

    property bool shadow: true
    readonly property int _hem: Theme.px(9)

    BorderImage {
        visible: root.shadow
        anchors.fill: parent
        anchors.margins: -Theme.px(20)
        anchors.bottomMargin: -Theme.px(26)
        source: Faces.texture("shadow")
        border { left: 44; right: 44; top: 44; bottom: 44 }
    }

    Item {
        anchors.fill: parent
        layer.enabled: Theme.layers // drawn once: five layers of the whole carpet in every frame take half its time

        Rectangle {
            anchors.fill: parent
            radius: Theme.px(26)
            color: Qt.darker(Theme.feltDeep, 1.25)
            border.width: Math.max(2, Theme.px(3))
            border.color: Theme.gold
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: root._hem
            radius: Theme.px(26) - root._hem
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.felt }
                GradientStop { position: 1; color: Theme.feltDeep }
            }
        }

        Item {
            anchors.fill: parent
            anchors.margins: root._hem
            clip: true

            Image {
                anchors.centerIn: parent
                width: parent.width * 0.95
                height: parent.height * 1.05
                source: Faces.texture("glow")
                opacity: Theme.dark ? 0.1 : 0.17
            }

            Image {
                anchors.fill: parent
                source: Faces.texture("felt")
                fillMode: Image.Tile
            }

            Image {
                anchors.fill: parent
                source: Faces.texture("vignette")
                smooth: true
            }
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(13)
            radius: Theme.px(17)
            color: "transparent"
            border.width: Math.max(1, Theme.px(1.5))
            border.color: Theme.feltLine
        }
    }
}
