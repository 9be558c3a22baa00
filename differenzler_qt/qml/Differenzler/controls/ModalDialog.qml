pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A dialog on paper in the middle of the window, with a question and its answers. */
Basic.Dialog {
    id: root

    property string text: ""
    property string acceptText: qsTr("OK")
    property string rejectText: qsTr("Cancel")
    property bool destructive: false

    anchors.centerIn: Basic.Overlay.overlay
    width: Math.min(Theme.px(520), (Basic.Overlay.overlay?.width ?? 0) - Theme.spaceXl * 2)
    modal: true
    focus: true
    padding: Theme.spaceL
    topPadding: Theme.spaceS

    Basic.Overlay.modal: Rectangle {
        color: Theme.veil
    }

    header: Item {
        implicitHeight: heading.height + Theme.spaceL

        Text {
            id: heading

            x: Theme.spaceL
            y: Theme.spaceL
            width: root.width - 2 * Theme.spaceL
            text: root.title
            font.family: Theme.serif
            font.pixelSize: Theme.fontLarge
            font.weight: Font.Bold
            color: Theme.ink
            wrapMode: Text.Wrap
        }
    }

    contentItem: Item {
        implicitHeight: question.height

        BodyText {
            id: question

            width: root.availableWidth
            text: root.text
        }
    }

    footer: Item {
        implicitHeight: answers.implicitHeight + Theme.spaceL

        Row {
            id: answers

            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceL
            spacing: Theme.spaceM

            ActionButton {
                visible: text !== ""
                text: root.rejectText
                onClicked: root.reject()
            }

            ActionButton {
                kind: root.destructive ? ActionButton.Kind.Destructive : ActionButton.Kind.Primary
                text: root.acceptText
                focus: true
                onClicked: root.accept()
            }
        }
    }

    background: Panel {}

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick }
    }

    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick }
    }
}
