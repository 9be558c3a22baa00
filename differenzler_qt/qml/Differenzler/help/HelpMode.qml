pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The trump mode of an example, on felt. */
Row {
    id: root

    required property string mode

    spacing: Theme.spaceS
    Accessible.role: Accessible.StaticText
    Accessible.name: label.text

    SuitSymbol {
        anchors.verticalCenter: parent.verticalCenter
        mode: root.mode
        size: Theme.px(26)
    }

    Text {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        text: root.mode.length === 1 ? qsTr("Trump: %1").arg(Words.mode(root.mode)) : Words.mode(root.mode)
        font.family: Theme.serif
        font.pixelSize: Theme.fontSmall
        color: Theme.tableInk
    }
}
