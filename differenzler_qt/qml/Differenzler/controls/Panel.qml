pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A sheet of paper with a thin golden edge and a soft shadow. */
Item {
    id: root

    property real radius: Theme.radiusL
    property color fill: Theme.paper
    property bool shadow: true

    BorderImage {
        anchors.fill: parent
        anchors.margins: -Theme.px(18)
        anchors.topMargin: -Theme.px(12)
        anchors.bottomMargin: -Theme.px(24)
        visible: root.shadow
        source: Faces.texture("shadow")
        border { left: 40; right: 40; top: 40; bottom: 40 }
        opacity: 0.75
    }

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.fill
        border.width: Math.max(1, Theme.px(1.5))
        border.color: Theme.dark ? Theme.paperLine : Theme.gold
    }
}
