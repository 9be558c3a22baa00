pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A seat with the name of its person or computer. */
Column {
    id: root

    required property int seat
    required property bool human
    required property int number
    required property string name
    required property bool twin
    required property string fallback // what it is called if nobody types anything
    required property bool alone // one person at this screen

    signal typed(text: string)

    spacing: Theme.spaceXs

    BodyText {
        text: entry.label
        soft: true
        font.pixelSize: Theme.fontSmall
    }

    TextEntry {
        id: entry

        objectName: "name_" + root.seat
        width: root.width
        label: root.human ? (root.alone ? qsTr("Your name") : qsTr("Person %1").arg(root.number + 1)) : qsTr("Computer %1").arg(root.number + 1)
        placeholderText: root.fallback
        maximumLength: 20
        text: root.name
        color: root.twin ? Theme.dangerText : Theme.ink
        onTextEdited: root.typed(text)
    }
}
