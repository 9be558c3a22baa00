pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A note on the carpet: whose turn it is, or for a while why a card cannot be played. */
Rectangle {
    id: root

    required property string text
    required property real widest
    property string _reason: ""
    readonly property string shown: _reason !== "" ? _reason : text

    function explain(reason: string) {
        _reason = reason;
        timer.restart();
    }

    width: Math.min(label.implicitWidth + Theme.spaceL * 2, widest)
    height: label.implicitHeight + Theme.spaceM * 1.5
    radius: Math.min(height / 2, Theme.radiusL)
    color: _reason !== "" ? Qt.alpha("#5d161c", 0.94) : Qt.alpha(Theme.plate, 0.8)
    border.width: Theme.line
    border.color: _reason !== "" ? "#e8a39a" : Qt.alpha(Theme.gold, 0.35)
    opacity: shown === "" ? 0 : 1
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: shown

    onTextChanged: {
        _reason = "";
        timer.stop();
    }

    Behavior on opacity {
        NumberAnimation { duration: Theme.quick }
    }

    Timer {
        id: timer

        interval: Theme.toast
        onTriggered: root._reason = ""
    }

    Text {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.widest - Theme.spaceL * 2)
        text: root.shown
        font.family: Theme.serif
        font.pixelSize: Theme.fontSmall
        color: Theme.tableInk
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
}
