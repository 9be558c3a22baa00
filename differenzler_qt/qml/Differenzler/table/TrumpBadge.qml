pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Trump as a symbol and in words. */
Row {
    id: root

    required property string mode // a suit's code, "obenabe", "undenufe" or "" before it stands
    property color ink: Theme.ink
    property color soft: Theme.inkSoft
    property int size: Theme.px(40)

    spacing: Theme.spaceM
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Trump: %1").arg(Words.mode(mode))

    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Trump")
        font.family: Theme.serif
        font.pixelSize: Theme.fontBody
        color: root.soft
    }

    SuitSymbol {
        anchors.verticalCenter: parent.verticalCenter
        mode: root.mode
        size: root.size
    }

    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: root.mode === "" ? "–" : Words.mode(root.mode)
        font.family: Theme.serif
        font.pixelSize: Theme.fontLarge
        font.weight: Font.Bold
        color: root.ink
    }
}
