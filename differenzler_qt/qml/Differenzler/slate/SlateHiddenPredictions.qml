pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Hidden predictions, entered one by one behind a cover. */
SlateEntry {
    id: root

    required property SlateModel slate
    property bool _open: false

    function _enter(text: string) {
        const problem = root.slate.predict(root.slate.turn, text);
        if (problem !== "")
            keypad.problem = SlateWords.refusal(problem);
    }

    first: _open ? keypad : cover

    Connections {
        target: root.slate

        function onTurnChanged() {
            root._open = false;
            keypad.fill("");
            cover.forceActiveFocus();
        }
    }

    ScrollPane {
        anchors.fill: parent
        spacing: Theme.spaceM

        SlateTrump {
            visible: root.slate.noteTrump
            modes: root.slate.modes
            mode: root.slate.mode
            onChosen: mode => root.slate.setTrump(mode)
        }

        Column {
            width: parent.width
            visible: !root._open
            spacing: Theme.spaceM

            BodyText {
                width: parent.width
                text: root.slate.turn < 0 ? "" : qsTr("Pass the device to %1. Nobody else looks.").arg(root.slate.names[root.slate.turn])
                font.pixelSize: Theme.text(20)
            }

            ActionButton {
                id: cover

                objectName: "uncover"
                width: parent.width
                implicitHeight: Theme.px(58)
                kind: ActionButton.Kind.Primary
                focus: true
                glyph: "eye"
                text: root.slate.turn < 0 ? "" : qsTr("I am %1").arg(root.slate.names[root.slate.turn])
                onClicked: {
                    root._open = true;
                    keypad.fill("");
                }
            }
        }

        SlateKeypad {
            id: keypad

            width: parent.width
            visible: root._open
            question: root.slate.turn < 0 ? "" : qsTr("%1 predicts").arg(root.slate.names[root.slate.turn])
            onEntered: text => root._enter(text)
        }

        SlateSeats {
            width: parent.width
            slate: root.slate
            selected: root.slate.turn
            values: root.slate.predictions.map(value => value === -2 ? "✓" : "")
        }
    }
}
