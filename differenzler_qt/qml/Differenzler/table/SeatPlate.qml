pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A player's plate: initial, name, marks and a line of facts; it glows when it is the player's turn. */
Item {
    id: root

    required property string name
    required property bool dealer
    required property bool forehand
    required property bool active
    required property bool predicted
    required property bool predicting
    required property int prediction // shown when it is public, else -1
    required property int taken // shown when the option says so, else -1
    required property int tricksWon
    property bool mine: false
    readonly property bool _open: prediction >= 0
    readonly property string facts: _open ? [qsTr("predicted %1").arg(prediction)].concat(_parts).join(" · ") : _parts.join(" · ")
    readonly property list<string> _parts: {
        const parts = [];
        if (dealer)
            parts.push(qsTr("Dealer"));
        else if (forehand)
            parts.push(qsTr("Forehand"));
        if (predicting && predicted && !_open)
            parts.push(qsTr("has predicted"));
        else if (predicting && !_open)
            parts.push(qsTr("is thinking"));
        if (taken >= 0 && !predicting)
            parts.push(Words.points(taken));
        else if (!predicting && tricksWon > 0)
            parts.push(Words.tricks(tricksWon));
        return parts;
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: facts === "" ? name : qsTr("%1: %2").arg(name).arg(facts)

    Image {
        id: halo

        anchors.centerIn: parent
        width: root.width * 1.5
        height: root.height * 3
        source: Faces.texture("glow")
        opacity: root.active ? 0.4 : 0
        visible: opacity > 0

        Behavior on opacity {
            NumberAnimation { duration: Theme.panel }
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.plate
        border.width: root.active ? Math.max(2, Theme.px(2.5)) : Theme.line
        border.color: root.active ? Theme.goldSoft : Qt.alpha(Theme.gold, 0.45)
    }

    Rectangle {
        id: avatar

        x: Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        width: root.height - Theme.px(10)
        height: width
        radius: width / 2
        border.width: Math.max(1, Theme.px(1.5))
        border.color: Theme.goldSoft
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(Theme.gold, 1.12) }
            GradientStop { position: 1; color: Qt.darker(Theme.gold, 1.12) }
        }

        Text {
            anchors.centerIn: parent
            text: root.name.charAt(0).toUpperCase()
            font.family: Theme.serif
            font.pixelSize: Theme.px(26)
            font.weight: Font.Bold
            color: Theme.woodDeep
        }

        SeatMark {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: -Theme.px(3)
            visible: root.predicted && root.predicting
            glyph: "check"
            fill: Theme.accentBright
        }
    }

    Column {
        anchors.left: avatar.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: slip.visible ? slip.left : parent.right
        anchors.rightMargin: Theme.px(slip.visible ? 6 : 14)
        anchors.verticalCenter: parent.verticalCenter

        Row {
            width: parent.width
            spacing: Theme.px(6)

            Text {
                width: Math.min(implicitWidth, parent.width - (disc.visible ? disc.width + parent.spacing : 0))
                text: root.name
                font.family: Theme.serif
                font.pixelSize: Theme.px(18)
                font.weight: Font.Bold
                color: Theme.tableInk
                elide: Text.ElideRight
            }

            SeatMark {
                id: disc

                anchors.verticalCenter: parent.verticalCenter
                visible: root.dealer || root.forehand
                glyph: root.dealer ? "cards" : "play"
                fill: root.dealer ? Theme.danger : Theme.gold
                ink: root.dealer ? Theme.accentInk : Theme.woodDeep
            }
        }

        Text {
            width: parent.width
            visible: text !== ""
            text: root._parts.length > 2 ? root._parts.slice(1).join(" · ") : root._parts.join(" · ")
            font.family: Theme.serif
            font.pixelSize: Math.max(12, Theme.px(14))
            color: Theme.tableInkSoft
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            elide: Text.ElideRight
        }
    }

    PredictionSlip {
        id: slip

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        visible: root._open
        prediction: root.prediction
        Accessible.ignored: true
    }
}
