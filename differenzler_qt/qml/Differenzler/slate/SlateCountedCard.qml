pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A card to tap in the counting helper. */
Basic.AbstractButton {
    id: root

    required property string face
    required property real size
    required property bool chosen

    implicitWidth: size
    implicitHeight: size * 890 / 570
    checkable: true
    checked: chosen
    Accessible.role: Accessible.CheckBox
    Accessible.name: Words.card(face)
    Accessible.checked: chosen

    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()

    contentItem: Item {
        CardFace {
            face: root.face
            cardWidth: root.size
            outlined: root.chosen
            ringed: root.visualFocus
            dimmed: !root.chosen
            shadow: false
        }
    }
}
