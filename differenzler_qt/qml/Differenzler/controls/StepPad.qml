pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One end of a spin box. */
Item {
    id: root

    required property string glyph
    required property bool active
    required property bool hovered
    required property bool usable

    width: height
    opacity: usable ? 1 : 0.35

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(4)
        radius: Theme.radiusS
        color: Theme.accent
        opacity: root.active ? 0.3 : (root.hovered ? 0.14 : 0)
    }

    Glyph {
        anchors.centerIn: parent
        name: root.glyph
        size: Theme.px(18)
        color: Theme.accentText
    }
}
