pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The heading of a group of rows, with a thin line beneath. */
Item {
    id: root

    required property string text

    implicitHeight: title.implicitHeight + Theme.spaceS + Theme.line
    implicitWidth: title.implicitWidth
    Accessible.role: Accessible.Heading
    Accessible.name: text

    Text {
        id: title

        text: root.text
        font.family: Theme.serif
        font.pixelSize: Theme.fontLarge
        font.weight: Font.DemiBold
        color: Theme.accentText
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.line
        color: Theme.paperLine
    }
}
