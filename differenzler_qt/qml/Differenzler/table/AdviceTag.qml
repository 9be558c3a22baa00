pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* What the adviser expects a card to cost: a small tag at its upper edge. */
Rectangle {
    id: root

    required property real penalty
    required property bool best

    width: label.implicitWidth + Theme.px(14)
    height: label.implicitHeight + Theme.px(4)
    radius: height / 2
    color: best ? Theme.gold : Theme.plate
    border.width: Math.max(1, Theme.px(1.5))
    border.color: best ? Theme.woodDeep : Theme.goldSoft
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Expected penalty %L1").arg(penalty.toFixed(1))

    Text {
        id: label

        anchors.centerIn: parent
        text: Number(root.penalty).toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1)
        font.family: Theme.serif
        font.pixelSize: Theme.fontTiny
        font.weight: Font.Bold
        color: root.best ? Theme.woodDeep : Theme.tableInk
    }
}
