pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* A sheet of paper over the carpet, with a title, its content and a row of buttons. */
FocusScope {
    id: root

    required property string title
    property bool closable: true
    property real widest: Theme.px(760)
    property real highest: Theme.px(600)
    default property alias content: body.data
    property alias heading: headingPlace.data
    property alias buttons: buttonPlace.data

    signal closed

    Keys.onEscapePressed: {
        if (closable)
            closed();
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(26)
        color: Theme.veil
        opacity: 0.75

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: {
                if (root.closable)
                    root.closed();
            }
            onWheel: event => event.accepted = true
        }
    }

    Panel {
        id: sheet

        anchors.centerIn: parent
        width: Math.min(root.widest, root.width - Theme.spaceL * 2)
        height: Math.min(root.highest, root.height - Theme.spaceL * 2)

        MouseArea {
            anchors.fill: parent
        }

        ColumnLayout {
            anchors.fill: parent
            anchors.margins: Theme.spaceL
            spacing: Theme.spaceM

            RowLayout {
                spacing: Theme.spaceM

                Text {
                    Layout.fillWidth: true
                    text: root.title
                    font.family: Theme.serif
                    font.pixelSize: Theme.text(26)
                    font.weight: Font.Bold
                    color: Theme.ink
                    elide: Text.ElideRight
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                Row {
                    id: headingPlace

                    spacing: Theme.spaceS
                }

                ActionButton {
                    visible: root.closable
                    kind: ActionButton.Kind.Quiet
                    glyph: "close"
                    tip: qsTr("Close")
                    onClicked: root.closed()
                }
            }

            Item {
                id: body

                Layout.fillWidth: true
                Layout.fillHeight: true
            }

            Row {
                id: buttonPlace

                Layout.alignment: Qt.AlignRight
                visible: children.length > 0
                layoutDirection: Qt.RightToLeft
                spacing: Theme.spaceM
            }
        }
    }
}
