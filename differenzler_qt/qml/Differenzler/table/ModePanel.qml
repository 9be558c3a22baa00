pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* Asks forehand to name trump. */
FocusScope {
    id: root

    required property list<string> modes

    signal chosen(mode: string)

    implicitWidth: Theme.px(368)
    implicitHeight: column.implicitHeight + Theme.spaceL * 2
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Choose trump")

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
        spacing: Theme.spaceM

        Text {
            text: qsTr("Choose trump")
            font.family: Theme.serif
            font.pixelSize: Theme.text(22)
            font.weight: Font.Bold
            color: Theme.ink
        }

        GridLayout {
            columns: 2
            columnSpacing: Theme.spaceS
            rowSpacing: Theme.spaceS

            Repeater {
                model: root.modes

                ActionButton {
                    id: choice

                    required property int index
                    required property string modelData

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    implicitHeight: Theme.px(58)
                    leftPadding: Theme.px(56)
                    rightPadding: Theme.spaceS
                    focus: index === 0
                    text: Words.mode(modelData)
                    onClicked: root.chosen(modelData)

                    SuitSymbol {
                        x: Theme.spaceS
                        anchors.verticalCenter: parent.verticalCenter
                        mode: choice.modelData
                        size: Theme.px(38)
                    }
                }
            }
        }
    }
}
