pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The outline around a control that the keyboard has reached. */
Rectangle {
    id: root

    required property bool shown
    property int gap: Theme.px(3)
    property real corner: Theme.radiusM

    anchors.fill: parent
    anchors.margins: -gap
    radius: corner + gap
    color: "transparent"
    border.width: Math.max(2, Theme.px(2))
    border.color: Theme.focus
    visible: shown
}
