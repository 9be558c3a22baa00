pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* All slates, the one last written first. */
FocusScope {
    id: root

    required property SlatesModel slates

    signal back
    signal newWanted
    signal opened(slateId: string)
    signal statisticsWanted

    Keys.onEscapePressed: root.back()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.spaceL

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("Slate for real cards")
            onBack: root.back()

            ActionButton {
                overTable: true
                glyph: "trophy"
                text: qsTr("Statistics")
                enabled: list.count > 0
                onClicked: root.statisticsWanted()
            }

            ActionButton {
                kind: ActionButton.Kind.Primary
                overTable: true
                objectName: "new"
                glyph: "plus"
                text: qsTr("New slate")
                focus: list.count === 0
                onClicked: root.newWanted()
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true

            Column {
                anchors.centerIn: parent
                width: Math.min(parent.width - Theme.spaceXl * 2, Theme.px(560))
                visible: list.count === 0
                spacing: Theme.spaceM

                Glyph {
                    anchors.horizontalCenter: parent.horizontalCenter
                    name: "slate"
                    size: Theme.px(64)
                    color: Theme.inkFaint
                }

                BodyText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("You play with real cards; the slate writes predictions and points, checks the sums and adds up the penalty points.")
                }
            }

            ListView {
                id: list

                objectName: "shelf"
                anchors.fill: parent
                anchors.margins: Theme.spaceL
                focus: count > 0
                activeFocusOnTab: true
                clip: true
                spacing: Theme.spaceS
                boundsBehavior: Flickable.StopAtBounds
                model: root.slates.shelf
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Slates")

                Basic.ScrollBar.vertical: ThinBar {}

                Keys.onReturnPressed: (currentItem as SlateShelfRow)?.click()
                Keys.onEnterPressed: (currentItem as SlateShelfRow)?.click()
                Keys.onDeletePressed: (currentItem as SlateShelfRow)?.removeWanted()

                delegate: SlateShelfRow {
                    required property int index

                    width: list.width - Theme.px(16)
                    current: list.activeFocus && list.currentIndex === index
                    onClicked: root.opened(slateId)
                    onRemoveWanted: removal.ask(slateId, names)
                }
            }
        }
    }

    ModalDialog {
        id: removal

        property string _slateId: ""

        function ask(slateId: string, names: list<string>) {
            removal._slateId = slateId;
            removal.text = qsTr("The slate of %1 will be gone for ever, in the statistics too.").arg(names.join(", "));
            removal.open();
        }

        title: qsTr("Wipe this slate out?")
        acceptText: qsTr("Wipe out")
        destructive: true
        onAccepted: root.slates.remove(removal._slateId)
    }
}
