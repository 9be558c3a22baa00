pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* A new slate: who sits where, who deals first, what the table plays. */
FocusScope {
    id: root

    required property SlateDraft draft

    signal back
    signal begun

    function _begin() {
        if (root.draft.begin())
            root.begun();
        else
            players.showFirstProblem();
    }

    Keys.onEscapePressed: root.back()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.spaceL

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("New slate")
            onBack: root.back()

            ActionButton {
                objectName: "begin"
                kind: ActionButton.Kind.Primary
                overTable: true
                glyph: "play"
                text: qsTr("Begin · %1 hands").arg(root.draft.hands)
                onClicked: root._begin()
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.spaceL

            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1

                SlatePlayers {
                    id: players

                    anchors.fill: parent
                    anchors.margins: Theme.spaceL
                    focus: true
                    draft: root.draft
                    onDone: root._begin()
                }
            }

            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1

                SlateOptions {
                    anchors.fill: parent
                    anchors.margins: Theme.spaceL
                    draft: root.draft
                }
            }
        }
    }
}
