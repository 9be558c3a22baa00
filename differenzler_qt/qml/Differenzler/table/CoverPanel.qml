pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Hides the table while the screen is handed over to another person. */
FocusScope {
    id: root

    required property string name

    signal uncovered

    // a key that is still held down from the turn before must not open the cards
    function _press(event: KeyEvent) {
        event.accepted = true;
        if (!event.isAutoRepeat)
            root.uncovered();
    }

    focus: true
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Keys.onReturnPressed: event => _press(event)
    Keys.onEnterPressed: event => _press(event)
    Keys.onSpacePressed: event => _press(event)

    WoodRoom {
        anchors.fill: parent
    }

    Carpet {
        anchors.fill: parent
        anchors.margins: Theme.px(24)
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: event => event.accepted = true
    }

    Column {
        anchors.centerIn: parent
        spacing: Theme.spaceL

        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(260)
            height: Theme.px(190)

            Repeater {
                model: 5

                CardFace {
                    required property int index

                    x: parent.width / 2 - width / 2 + (index - 2) * Theme.px(34)
                    y: Theme.px(14) + Math.abs(index - 2) * Math.abs(index - 2) * Theme.px(5)
                    rotation: (index - 2) * 7
                    face: ""
                    cardWidth: Theme.px(100)
                }
            }
        }

        Text {
            id: title

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, root.width - Theme.px(96))
            text: qsTr("It is %1’s turn").arg(root.name)
            font.family: Theme.serif
            font.pixelSize: Theme.text(44)
            font.weight: Font.Bold
            color: Theme.tableInk
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Hand over the screen; nobody else should look.")
            font.family: Theme.serif
            font.pixelSize: Theme.fontLarge
            color: Theme.tableInkSoft
        }

        ActionButton {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.max(Theme.px(380), implicitWidth)
            implicitHeight: Theme.px(58)
            focusPolicy: Qt.NoFocus
            kind: ActionButton.Kind.Primary
            overTable: true
            glyph: "eye"
            text: qsTr("I am %1: show my cards").arg(root.name)
            onClicked: root.uncovered()
        }

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("or press Enter")
            font.family: Theme.serif
            font.pixelSize: Theme.fontSmall
            color: Theme.tableInkSoft
        }
    }
}
