pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A slip of paper with a prediction that lies open. */
Rectangle {
    id: root

    required property int prediction

    implicitWidth: Math.max(Theme.px(40), number.implicitWidth + Theme.px(14))
    implicitHeight: Theme.px(36)
    radius: Theme.px(2)
    rotation: -5
    antialiasing: true
    color: Theme.accentInk
    border.width: Theme.line
    border.color: Theme.gold

    Text {
        id: number

        anchors.centerIn: parent
        text: root.prediction
        font.family: Theme.serif
        font.pixelSize: Theme.px(23)
        font.weight: Font.Bold
        color: Theme.woodDeep
    }
}
