pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* The foot of the prediction panel: the rule of thumb and the button that confirms. */
ColumnLayout {
    id: root

    required property int value // -1 until a number is chosen
    required property int maximum
    required property int estimate // -1 when the learning aid is off

    signal taken
    signal confirmed

    spacing: Theme.spaceS

    BodyText {
        Layout.fillWidth: true
        text: root.estimate >= 0 ? qsTr("Rule of thumb, trump points × 2 + 11 per side ace: %1").arg(root.estimate) : qsTr("A whole number from 0 to %1.").arg(root.maximum)
        soft: true
        font.pixelSize: Theme.fontSmall
        horizontalAlignment: Text.AlignHCenter
    }

    RowLayout {
        spacing: Theme.spaceS

        ActionButton {
            visible: root.estimate >= 0 && root.estimate !== root.value
            focusPolicy: Qt.NoFocus
            text: qsTr("Take %1").arg(root.estimate)
            onClicked: root.taken()
        }

        ActionButton {
            Layout.fillWidth: true
            kind: ActionButton.Kind.Primary
            glyph: "check"
            enabled: root.value >= 0
            text: root.value >= 0 ? qsTr("Predict %1").arg(root.value) : qsTr("Choose a number")
            onClicked: root.confirmed()
        }
    }
}
