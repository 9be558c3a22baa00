pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* A number to type, with big keys for fingers; the field keeps the keyboard. */
FocusScope {
    id: root

    required property string question
    property string offer: "" // what an empty field stands for
    property string problem: ""
    property alias text: field.text

    signal entered(text: string)
    signal stepped(by: int)

    function fill(text: string) {
        field.text = text;
        field.selectAll();
        field.forceActiveFocus();
    }

    function _press(key: string) {
        if (field.selectedText !== "")
            field.remove(field.selectionStart, field.selectionEnd);
        field.insert(field.cursorPosition, key);
        root.problem = "";
    }

    function _rub() {
        if (field.selectedText !== "")
            field.remove(field.selectionStart, field.selectionEnd);
        else if (field.cursorPosition > 0)
            field.remove(field.cursorPosition - 1, field.cursorPosition);
        root.problem = "";
    }

    function _enter() {
        root.entered(field.text.trim() === "" ? root.offer : field.text);
    }

    implicitHeight: column.implicitHeight
    implicitWidth: column.implicitWidth
    Keys.onUpPressed: root.stepped(-1)
    Keys.onDownPressed: root.stepped(1)

    component Key: ActionButton {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        implicitHeight: Theme.px(50)
        leftPadding: 0
        rightPadding: 0
        focusPolicy: Qt.NoFocus
        font.pixelSize: Theme.text(23)
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.spaceXs

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceM

            BodyText {
                Layout.fillWidth: true
                text: root.question
                strong: true
                font.pixelSize: Theme.text(20)
                maximumLineCount: 2
                elide: Text.ElideRight
            }

            TextEntry {
                id: field

                objectName: "number"
                focus: true
                label: root.question
                implicitWidth: Theme.px(120)
                implicitHeight: Theme.px(58)
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.text(32)
                font.weight: Font.Bold
                placeholderText: root.offer
                inputMethodHints: Qt.ImhDigitsOnly
                maximumLength: 12
                onTextEdited: root.problem = ""
                onAccepted: root._enter()
            }
        }

        BodyText {
            objectName: "problem"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.problem
            color: Theme.dangerText
            font.pixelSize: Theme.fontSmall
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        GridLayout {
            Layout.fillWidth: true
            columns: 3
            columnSpacing: Theme.spaceS
            rowSpacing: Theme.spaceS

            Repeater {
                model: ["7", "8", "9", "4", "5", "6", "1", "2", "3"]

                Key {
                    required property string modelData

                    objectName: "key" + modelData
                    text: modelData
                    onClicked: root._press(modelData)
                }
            }

            Key {
                objectName: "keyRub"
                glyph: "back"
                tip: qsTr("Rub out")
                onClicked: root._rub()
            }

            Key {
                objectName: "key0"
                text: "0"
                onClicked: root._press("0")
            }

            Key {
                objectName: "keyEnter"
                kind: ActionButton.Kind.Primary
                glyph: "check"
                tip: qsTr("Enter")
                onClicked: root._enter()
            }
        }
    }
}
