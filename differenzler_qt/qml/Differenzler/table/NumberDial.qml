pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The big number of the prediction between its buttons. */
Row {
    id: root

    required property int value
    required property int maximum

    signal stepped(by: int)

    spacing: Theme.spaceXs

    ActionButton {
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.NoFocus
        text: "−10"
        width: Theme.px(46)
        leftPadding: 0
        enabled: root.value !== 0
        autoRepeat: true
        onClicked: root.stepped(-10)
        Accessible.name: qsTr("Ten less")
    }

    ActionButton {
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.NoFocus
        glyph: "minus"
        tip: qsTr("One less")
        enabled: root.value !== 0
        autoRepeat: true
        onClicked: root.stepped(-1)
    }

    Text {
        width: Theme.px(126)
        text: root.value < 0 ? "–" : root.value
        font.family: Theme.serif
        font.pixelSize: Theme.px(66)
        font.weight: Font.Bold
        color: Theme.ink
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.85
        Accessible.role: Accessible.SpinBox
        Accessible.name: qsTr("Your prediction: %1").arg(root.value)
    }

    ActionButton {
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.NoFocus
        glyph: "plus"
        tip: qsTr("One more")
        enabled: root.value < root.maximum
        autoRepeat: true
        onClicked: root.stepped(1)
    }

    ActionButton {
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.NoFocus
        text: "+10"
        width: Theme.px(46)
        leftPadding: 0
        enabled: root.value < root.maximum
        autoRepeat: true
        onClicked: root.stepped(10)
        Accessible.name: qsTr("Ten more")
    }
}
