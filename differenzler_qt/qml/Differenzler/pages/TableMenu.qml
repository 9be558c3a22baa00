pragma ComponentBehavior: Bound

import QtQuick.Controls.Basic as Basic
import Differenzler

/* The menu at the table. */
PopupMenu {
    id: root

    signal pageWanted(name: string)
    signal saveWanted
    signal leaveWanted
    signal quitWanted

    PopupMenuItem {
        text: qsTr("Settings")
        glyph: "gear"
        onTriggered: root.pageWanted("settings")
    }

    PopupMenuItem {
        text: qsTr("Rules in force")
        glyph: "info"
        onTriggered: root.pageWanted("inforce")
    }

    PopupMenuItem {
        text: qsTr("Help")
        glyph: "book"
        onTriggered: root.pageWanted("help")
    }

    PopupMenuItem {
        text: qsTr("Guided hand")
        glyph: "play"
        onTriggered: root.pageWanted("tour")
    }

    PopupMenuItem {
        text: qsTr("History")
        glyph: "clock"
        onTriggered: root.pageWanted("history")
    }

    PopupMenuItem {
        text: qsTr("New match…")
        glyph: "cards"
        onTriggered: root.pageWanted("new")
    }

    PopupMenuItem {
        text: qsTr("Save as a file…")
        glyph: "save"
        onTriggered: root.saveWanted()
    }

    PopupMenuItem {
        text: qsTr("To the main menu")
        glyph: "back"
        onTriggered: root.leaveWanted()
    }

    Basic.MenuSeparator {
        contentItem: ChalkLine {
            color: Theme.paperLine
            implicitHeight: Theme.line
        }
    }

    PopupMenuItem {
        text: qsTr("Quit")
        glyph: "exit"
        onTriggered: root.quitWanted()
    }
}
