pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A notice that stays for a while: information, or a warning that stays until it is closed. */
Rectangle {
    id: root

    property bool warning: false
    property string _text: ""

    function say(text: string, isWarning: bool) {
        warning = isWarning;
        _text = text;
        if (isWarning)
            timer.stop();
        else
            timer.restart();
    }

    function clear() {
        _text = "";
        timer.stop();
    }

    implicitWidth: Math.min(content.implicitWidth + Theme.spaceL * 2, Math.max(0, (parent?.width ?? 0) - Theme.spaceXl * 2))
    implicitHeight: content.implicitHeight + Theme.spaceM * 2
    radius: Theme.radiusM
    color: Theme.woodDeep
    border.width: Math.max(1, Theme.px(1.5))
    border.color: warning ? Theme.danger : Theme.gold
    opacity: _text === "" ? 0 : 1
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: _text

    Behavior on opacity {
        NumberAnimation { duration: Theme.quick }
    }

    Timer {
        id: timer

        interval: Theme.toast
        onTriggered: root._text = ""
    }

    Row {
        id: content

        anchors.centerIn: parent
        spacing: Theme.spaceM

        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: root.warning ? "warn" : "info"
            color: Theme.goldSoft
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, (root.parent?.width ?? 0) - Theme.px(220))
            text: root._text
            font.family: Theme.serif
            font.pixelSize: Theme.fontBody
            color: Theme.tableInk
            wrapMode: Text.Wrap
        }

        ActionButton {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.warning
            kind: ActionButton.Kind.Quiet
            overTable: true
            glyph: "close"
            tip: qsTr("Close")
            onClicked: root.clear()
        }
    }
}
