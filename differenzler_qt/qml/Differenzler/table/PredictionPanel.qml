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
    property bool ownCard: false // the shown card is in the own hand
    property int othersSum: -1 // running sum of open predictions, -1 when hidden
    property int othersMade: 0 // how many of them
    property int estimate: -1 // of the learning aid, -1 when it is off
    property bool strong: false // the estimate is the expert's
    property bool busy: false // the expert has been asked
    property list<real> curve // expected penalty of 0, 1, … 157, where the expert has said it
    property int maximum: 157
    property int value: -1 // -1 until the player has chosen a number
    property string _typed: ""

    signal confirmed(value: int)
    signal hintWanted

    function set(number: int) {
        value = Math.max(0, Math.min(maximum, number));
    }

    function type(digit: string) {
        const longer = _typed + digit;
        _typed = Number(longer) > maximum ? digit : longer;
        value = Number(_typed);
    }

    function step(by: int) {
        _typed = "";
        set(Math.max(0, value) + by);
    }

    function erase() {
        _typed = _typed.slice(0, -1);
        value = _typed === "" ? -1 : Number(_typed);
    }

    function confirm() {
        if (value >= 0)
            confirmed(value);
    }

    implicitWidth: Theme.px(368)
    implicitHeight: column.implicitHeight + Theme.spaceL * 2
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Your prediction")

    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            root.type(event.text);
        else if (event.key === Qt.Key_Backspace)
            root.erase();
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Right || event.key === Qt.Key_Plus)
            root.step(1);
        else if (event.key === Qt.Key_Down || event.key === Qt.Key_Left || event.key === Qt.Key_Minus)
            root.step(-1);
        else if (event.key === Qt.Key_PageUp)
            root.step(10);
        else if (event.key === Qt.Key_PageDown)
            root.step(-10);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
            root.confirm();
        else if (event.key === Qt.Key_H)
            root.hintWanted();
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
            ownCard: root.ownCard
            othersSum: root.othersSum
            othersMade: root.othersMade
        }

        NumberDial {
            Layout.alignment: Qt.AlignHCenter
            value: root.value
            maximum: root.maximum
            onStepped: by => {
                root.step(by);
            }
        }

        ValueSlider {
            Layout.fillWidth: true
            label: qsTr("Your prediction")
            from: 0
            to: root.maximum
            stepSize: 1
            value: Math.max(0, root.value)
            focusPolicy: Qt.NoFocus
            onMoved: {
                root._typed = "";
                root.set(value);
            }
        }

        Loader {
            Layout.fillWidth: true
            Layout.preferredHeight: active ? Theme.px(74) : 0
            active: root.curve.length > 1
            visible: active

            sourceComponent: PenaltyCurve {
                curve: root.curve
                best: root.estimate
                value: root.value
            }
        }

        PredictionAnswer {
            Layout.fillWidth: true
            strong: root.strong
            busy: root.busy
            value: root.value
            maximum: root.maximum
            estimate: root.estimate
            onTaken: root.set(root.estimate)
            onConfirmed: root.confirm()
        }
    }
}
