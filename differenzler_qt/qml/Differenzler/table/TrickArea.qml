pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The middle of the carpet: shows where a card may be dropped, and takes the click that clears a trick. */
Item {
    id: root

    required property real cardWidth
    required property bool inviting // it is the own turn
    required property bool armed // a card is being dragged over it
    required property bool waiting // a full trick lies until it is clicked
    required property vector3d spot // where the own card will lie, in the parent's coordinates

    signal cleared

    Rectangle {
        x: root.spot.x - root.x - width / 2
        y: root.spot.y - root.y - height / 2
        rotation: root.spot.z
        width: root.cardWidth + Theme.px(6)
        height: root.cardWidth * 890 / 570 + Theme.px(6)
        radius: root.cardWidth * 0.1
        color: root.armed ? Qt.alpha(Theme.goldSoft, 0.22) : Qt.alpha(Theme.goldSoft, 0.05)
        border.width: Math.max(2, Theme.px(2))
        border.color: Qt.alpha(Theme.goldSoft, root.armed ? 0.95 : 0.4)
        opacity: root.inviting ? 1 : 0
        visible: opacity > 0

        Behavior on opacity {
            NumberAnimation { duration: Theme.panel }
        }

        Text {
            anchors.centerIn: parent
            width: parent.width - Theme.spaceM
            text: qsTr("Drag here")
            font.family: Theme.serif
            font.pixelSize: Theme.fontSmall
            color: Qt.alpha(Theme.goldSoft, 0.8)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }

    TapHandler {
        enabled: root.waiting
        onTapped: root.cleared()
    }
}
