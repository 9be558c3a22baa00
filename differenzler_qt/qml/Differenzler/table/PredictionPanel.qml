pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* Asks for the prediction; it stays until a number is confirmed. The own hand remains visible below it. */
FocusScope {
    id: root

    required property string mode
    required property string leader // "" when one leads oneself
    property string dealerCard: "" // the dealer's shown card, where the rule has one
    property string dealerName: ""
    property int othersSum: -1 // running sum of open predictions, -1 when hidden
    property int othersMade: 0 // how many of them
    property int estimate: -1 // of the learning aid, -1 when it is off
    property int maximum: 157
    property int value: 0
    property string _typed: ""

    signal confirmed(value: int)

    function set(number: int) {
        value = Math.max(0, Math.min(maximum, number));
    }

    function type(digit: string) {
        const longer = _typed + digit;
        _typed = Number(longer) > maximum ? digit : longer;
        value = Number(_typed);
    }

    implicitWidth: Theme.px(368)
    implicitHeight: column.implicitHeight + Theme.spaceL * 2
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Your prediction")

    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            root.type(event.text);
        else if (event.key === Qt.Key_Backspace)
            root.value = Number(root._typed = root._typed.slice(0, -1));
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Right || event.key === Qt.Key_Plus)
            root.set(root.value + 1);
        else if (event.key === Qt.Key_Down || event.key === Qt.Key_Left || event.key === Qt.Key_Minus)
            root.set(root.value - 1);
        else if (event.key === Qt.Key_PageUp)
            root.set(root.value + 10);
        else if (event.key === Qt.Key_PageDown)
            root.set(root.value - 10);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
            root.confirmed(root.value);
        else
            return;
        event.accepted = true;
    }

    Panel {
        anchors.fill: parent
    }

    MouseArea {
        anchors.fill: parent
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceL
        anchors.topMargin: Theme.spaceM
        spacing: Theme.spaceS

        RowLayout {
            spacing: Theme.spaceS

            Text {
                Layout.fillWidth: true
                text: qsTr("Your prediction")
                font.family: Theme.serif
                font.pixelSize: Theme.text(22)
                font.weight: Font.Bold
                color: Theme.ink
                elide: Text.ElideRight
            }

            SuitSymbol {
                mode: root.mode
                size: Theme.px(36)
            }

            BodyText {
                text: Words.mode(root.mode)
                strong: true
                Accessible.name: qsTr("Trump: %1").arg(text)
            }
        }

        PredictionFacts {
            Layout.fillWidth: true
            leader: root.leader
            dealerCard: root.dealerCard
            dealerName: root.dealerName
            othersSum: root.othersSum
            othersMade: root.othersMade
        }

        NumberDial {
            Layout.alignment: Qt.AlignHCenter
            value: root.value
            maximum: root.maximum
            onStepped: by => {
                root._typed = "";
                root.set(root.value + by);
            }
        }

        ValueSlider {
            Layout.fillWidth: true
            label: qsTr("Your prediction")
            from: 0
            to: root.maximum
            stepSize: 1
            value: root.value
            focusPolicy: Qt.NoFocus
            onMoved: {
                root._typed = "";
                root.set(value);
            }
        }

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
                onClicked: root.set(root.estimate)
            }

            ActionButton {
                Layout.fillWidth: true
                kind: ActionButton.Kind.Primary
                glyph: "check"
                focus: true
                text: qsTr("Predict %1").arg(root.value)
                onClicked: root.confirmed(root.value)
            }
        }
    }
}
