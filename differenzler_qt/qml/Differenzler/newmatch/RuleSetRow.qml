pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* A stored rule set with what can be done to it. */
RowLayout {
    id: root

    required property string key
    required property string name
    required property int players
    required property int rounds

    signal wanted
    signal renameWanted
    signal exportWanted
    signal deleteWanted

    spacing: Theme.spaceS
    objectName: "set_" + name

    ActionButton {
        Layout.fillWidth: true
        objectName: "useSet"
        text: qsTr("%1 · %2 · %3").arg(root.name).arg(RuleSetWords.players(root.players)).arg(RuleSetWords.rounds(root.rounds))
        tip: qsTr("Take these rules")
        onClicked: root.wanted()
    }

    ActionButton {
        id: more

        objectName: "moreOfSet"
        text: "…"
        tip: qsTr("More")
        Accessible.name: tip
        onClicked: menu.popup(more, more.width - menu.width, more.height)

        PopupMenu {
            id: menu

            PopupMenuItem {
                text: qsTr("Rename …")
                onTriggered: root.renameWanted()
            }

            PopupMenuItem {
                text: qsTr("Export …")
                onTriggered: root.exportWanted()
            }

            PopupMenuItem {
                text: qsTr("Delete …")
                onTriggered: root.deleteWanted()
            }
        }
    }
}
