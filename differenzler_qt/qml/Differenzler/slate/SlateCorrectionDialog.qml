pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* A written hand is corrected; the sheet shows that it was. */
Basic.Dialog {
    id: root

    required property SlateModel slate
    readonly property SlateCorrection _form: slate.correction
    property string _problem: ""
    property SlateNumberEntry _field: null // the one that the keys fill

    function _apply() {
        root._problem = SlateWords.refusal(root._form.apply());
        if (root._problem === "")
            root.close();
    }

    parent: Basic.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(860), (parent?.width ?? 0) - Theme.spaceL * 2)
    modal: true
    focus: true
    padding: Theme.spaceL
    topPadding: Theme.spaceM
    onClosed: root._form.end()
    onOpened: {
        root._problem = "";
        root._field = (numbers.itemAt(1) as SlateCorrectionField).field;
        root._field.forceActiveFocus();
    }

    Basic.Overlay.modal: Rectangle {
        color: Theme.veil
    }

    background: Panel {}

    contentItem: ColumnLayout {
        spacing: Theme.spaceM

        BodyText {
            text: qsTr("Correct hand %1").arg(root._form.hand)
            strong: true
            font.pixelSize: Theme.fontLarge
        }

        SlateTrump {
            visible: root.slate.noteTrump
            modes: root.slate.modes
            mode: root._form.mode
            onChosen: mode => root._form.setMode(mode)
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceXl

            GridLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                columns: 3
                columnSpacing: Theme.spaceM
                rowSpacing: Theme.spaceXs

                BodyText {
                    Layout.fillWidth: true
                }

                BodyText {
                    Layout.preferredWidth: Theme.px(130)
                    text: qsTr("Prediction")
                    soft: true
                }

                BodyText {
                    Layout.preferredWidth: Theme.px(130)
                    text: qsTr("Points")
                    soft: true
                }

                Repeater {
                    id: numbers

                    model: root.slate.names.length * 3

                    SlateCorrectionField {
                        required property int index
                        readonly property int _seat: Math.floor(index / 3)
                        readonly property int _part: index % 3
                        readonly property bool _points: _part === 2

                        Layout.fillWidth: _part === 0
                        Layout.preferredWidth: _part === 0 ? -1 : Theme.px(130)
                        objectName: _part === 0 ? "" : (_points ? "taken" : "prediction") + _seat
                        name: root.slate.names[_seat] ?? ""
                        isName: _part === 0
                        what: _points ? qsTr("Points of %1").arg(name) : qsTr("Prediction of %1").arg(name)
                        value: (_points ? root._form.taken[_seat] : root._form.predictions[_seat]) ?? ""
                        was: (_points ? root._form.wasTaken[_seat] : root._form.wasPredictions[_seat]) ?? 0
                        problem: (_points ? root._form.takenProblems[_seat] : root._form.predictionProblems[_seat]) ?? ""
                        onTyped: text => _points ? root._form.setTaken(_seat, text) : root._form.setPrediction(_seat, text)
                        onAccepted: root._apply()
                        onActiveFocusChanged: {
                            if (activeFocus)
                                root._field = field;
                        }
                    }
                }
            }

            SlateKeys {
                Layout.preferredWidth: Theme.px(260)
                Layout.alignment: Qt.AlignTop
                field: root._field
                onEntered: root._apply()
            }
        }

        SlateStoeck {
            Layout.fillWidth: true
            visible: root.slate.playsStoeck && root._form.mode.length < 2
            names: root.slate.names
            seat: root._form.stoeckSeat
            delta: root._form.stoeckDelta
            best: root._form.stoeckDelta
            onHolderChosen: seat => root._form.setStoeck(seat, 0)
            onChosen: (seat, delta) => root._form.setStoeck(seat, delta)
        }

        SlateRevokes {
            Layout.fillWidth: true
            visible: root.slate.revokePenalty > 0
            names: root.slate.names
            counts: root._form.revokes
            onCounted: (seat, count) => root._form.setRevokes(seat, count)
        }

        SlateZeroTricks {
            Layout.fillWidth: true
            names: root.slate.names
            asked: root._form.asksZeroTrick
            taken: root._form.zeroTricks
            onChosen: (seat, taken) => root._form.setZeroTrick(seat, taken)
        }

        BodyText {
            objectName: "verdict"
            Layout.fillWidth: true
            text: {
                if (root._problem !== "")
                    return root._problem;
                const bad = root._form.predictionProblems.concat(root._form.takenProblems).find(problem => problem !== "") ?? "";
                if (bad !== "")
                    return SlateWords.refusal(bad);
                return root._form.missing === 0 ? qsTr("The points add up.") : qsTr("The hand does not add up: %1").arg(SlateWords.missing(root._form.missing));
            }
            color: root._form.missing === 0 && root._problem === "" ? Theme.accentText : Theme.dangerText
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceM

            ActionButton {
                objectName: "takeBack"
                visible: root._form.wasCorrected
                glyph: "undo"
                text: qsTr("Take the correction back")
                onClicked: {
                    root._form.takeBack();
                    root.close();
                }
            }

            Item {
                Layout.fillWidth: true
            }

            ActionButton {
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            ActionButton {
                objectName: "correct"
                kind: ActionButton.Kind.Primary
                enabled: root._form.canApply
                text: qsTr("Correct")
                onClicked: root._apply()
            }
        }
    }
}
