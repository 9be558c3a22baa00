pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The picture of a card: face or back, shadow, outline and dimming. It turns over when its face changes. */
Item {
    id: root

    required property string face
    required property real cardWidth
    property bool outlined: false
    property bool ringed: false // reached by the keyboard or chosen by the first click
    property bool dimmed: false
    property bool lifted: false
    property bool shadow: true
    readonly property int _pixels: Theme.stepped(cardWidth, Screen.devicePixelRatio)
    property real _turned: face === "" ? 0 : 1

    width: cardWidth
    height: cardWidth * 890 / 570
    transform: Scale {
        origin.x: root.width / 2
        xScale: Math.max(0.02, Math.abs(2 * root._turned - 1))
    }

    Behavior on _turned {
        NumberAnimation { duration: Theme.flip }
    }

    BorderImage {
        readonly property real reach: root.cardWidth * (root.lifted ? 0.19 : 0.13)

        x: -reach
        y: -reach * 0.7
        width: root.width + 2 * reach
        height: root.height + 2 * reach
        visible: root.shadow && (front.status === Image.Ready || reverse.status === Image.Ready)
        source: Faces.texture("shadow")
        border { left: 40; right: 40; top: 40; bottom: 40 }
        opacity: root.lifted ? 0.85 : 0.6
        smooth: true
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Math.max(2, root.cardWidth * (root.ringed ? 0.045 : 0.035))
        visible: root.outlined || root.ringed
        radius: root.cardWidth * 0.1
        color: root.ringed ? "#f08c1e" : Theme.goldSoft
        border.width: Theme.line
        border.color: root.ringed ? "#8a4a06" : Theme.gold
        antialiasing: true
    }

    CardPicture {
        id: reverse

        anchors.fill: parent
        visible: root._turned < 0.5 || front.status !== Image.Ready
        source: Faces.back
        pixels: root._pixels
    }

    CardPicture {
        id: front

        anchors.fill: parent
        visible: root._turned >= 0.5 && status === Image.Ready
        source: root.face === "" ? "" : Faces.card(root.face)
        pixels: root._pixels
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -1
        radius: root.cardWidth * 0.07
        color: "#1d2a24"
        opacity: root.dimmed ? 0.42 : 0
        visible: opacity > 0
        antialiasing: true

        Behavior on opacity {
            NumberAnimation { duration: Theme.quick }
        }
    }
}
