pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A number with its name above. */
Column {
    id: root

    required property string label
    required property string value
    property color tint: Theme.ink
    property int size: Theme.fontHuge

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(label).arg(value)

    Text {
        text: root.label
        font.family: Theme.serif
        font.pixelSize: Theme.fontBody
        color: Theme.inkSoft
    }

    Text {
        text: root.value
        font.family: Theme.serif
        font.pixelSize: root.size
        font.weight: Font.Bold
        color: root.tint
        lineHeight: 0.9
    }
}
