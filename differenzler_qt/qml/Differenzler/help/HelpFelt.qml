pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A piece of felt on which an example lies, with a line that says what it shows. */
Rectangle {
    id: root

    property string caption: ""
    default property alias content: column.data

    width: parent?.width ?? 0
    implicitHeight: column.implicitHeight + Theme.spaceL * 2
    height: implicitHeight
    radius: Theme.radiusM
    color: Theme.felt
    border.width: Theme.line
    border.color: Theme.feltLine

    Column {
        id: column

        x: Theme.spaceL
        y: Theme.spaceL
        width: root.width - 2 * x
        spacing: Theme.spaceM

        Text {
            width: parent.width
            visible: text !== ""
            text: root.caption
            font.family: Theme.serif
            font.pixelSize: Theme.fontBody
            font.weight: Font.DemiBold
            color: Theme.goldSoft
            wrapMode: Text.Wrap
        }
    }
}
