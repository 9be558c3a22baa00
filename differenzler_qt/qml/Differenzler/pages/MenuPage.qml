pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* The main menu on the carpet, under a fan of cards. */
FocusScope {
    id: root

    required property AppModel app
    readonly property bool canResume: app.canResume
    readonly property real _wide: Theme.px(460)

    signal pageWanted(name: string)
    signal quitWanted

    Carpet {
        id: carpet

        anchors.fill: parent
        anchors.margins: Theme.px(24)
    }

    Column {
        anchors.centerIn: carpet
        spacing: Theme.spaceL

        MenuFan {
            anchors.horizontalCenter: parent.horizontalCenter
        }

        Column {
            anchors.horizontalCenter: parent.horizontalCenter

            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Differenzler")
                font.family: Theme.serif
                font.pixelSize: Theme.text(56)
                font.weight: Font.Bold
                color: Theme.tableInk
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Say what you will take, and take exactly that.")
                font.family: Theme.serif
                font.pixelSize: Theme.fontLarge
                font.italic: true
                color: Theme.goldSoft
            }
        }

        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.spaceM

            ActionButton {
                width: root._wide
                implicitHeight: Theme.px(50)
                visible: root.canResume
                focus: root.canResume
                kind: ActionButton.Kind.Primary
                overTable: true
                glyph: "play"
                text: qsTr("Go on with the match")
                onClicked: root.app.resume()
            }

            ActionButton {
                width: root._wide
                implicitHeight: Theme.px(50)
                focus: !root.canResume
                kind: root.canResume ? ActionButton.Kind.Secondary : ActionButton.Kind.Primary
                overTable: true
                glyph: "cards"
                text: qsTr("New match")
                onClicked: root.pageWanted("new")
            }

            ActionButton {
                width: root._wide
                overTable: true
                glyph: "slate"
                text: qsTr("Slate for real cards")
                onClicked: root.pageWanted("slate")
            }

            RowLayout {
                width: root._wide
                spacing: Theme.spaceM
                uniformCellSizes: true

                ActionButton {
                    Layout.fillWidth: true
                    overTable: true
                    glyph: "clock"
                    text: qsTr("History")
                    onClicked: root.pageWanted("history")
                }

                ActionButton {
                    Layout.fillWidth: true
                    overTable: true
                    glyph: "gear"
                    text: qsTr("Settings")
                    onClicked: root.pageWanted("settings")
                }
            }

            ActionButton {
                width: root._wide
                overTable: true
                glyph: "book"
                text: qsTr("Help")
                onClicked: root.pageWanted("help")
            }

            RowLayout {
                width: root._wide
                spacing: Theme.spaceM

                ActionButton {
                    Layout.fillWidth: true
                    overTable: true
                    glyph: "info"
                    text: qsTr("About")
                    onClicked: root.pageWanted("about")
                }

                ActionButton {
                    overTable: true
                    glyph: "exit"
                    text: qsTr("Quit")
                    onClicked: root.quitWanted()
                }
            }
        }
    }

    TourOffer {
        anchors.left: carpet.left
        anchors.bottom: carpet.bottom
        anchors.margins: Theme.px(40)
        visible: !root.app.settings.tourSeen
        onAccepted: root.pageWanted("tour")
        onDeclined: root.app.settings.tourSeen = true
    }
}
