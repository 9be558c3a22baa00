pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* A number to type, with big keys beneath. */
FocusScope {
    id: root

    required property string question
    property string offer: "" // the number that is left
    property string problem: ""
    property alias text: field.text

    signal entered(text: string)
    signal stepped(by: int)

    function fill(text: string) {
        field.text = text;
        field.selectAll();
        field.forceActiveFocus();
    }

    function _enter() {
        root.entered(field.text.trim() === "" ? root.offer : field.text);
    }

    implicitHeight: column.implicitHeight
    implicitWidth: column.implicitWidth
    Keys.onUpPressed: root.stepped(-1)
    Keys.onDownPressed: root.stepped(1)

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.spaceS

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

            SlateNumberEntry {
                id: field

                objectName: "number"
                focus: true
                label: root.question
                implicitWidth: Theme.px(120)
                implicitHeight: Theme.px(58)
                font.pixelSize: Theme.text(32)
                font.weight: Font.Bold
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

        SlateKeys {
            Layout.fillWidth: true
            field: field
            onEntered: root._enter()
        }
    }
}
