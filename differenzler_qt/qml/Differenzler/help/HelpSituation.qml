pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The cards on the table, the own hand, and the engine's reasons for what may not be played. */
HelpFelt {
    id: root

    required property HelpModel help
    required property string name
    property bool withTrick: true

    HelpMode {
        visible: root.withTrick
        mode: root.help.mode(root.name)
    }

    Grid {
        width: parent.width
        columns: root.withTrick && width > Theme.px(560) ? 2 : 1
        columnSpacing: Theme.spaceXl
        rowSpacing: Theme.spaceM

        Column {
            visible: root.withTrick
            spacing: Theme.spaceS

            HelpNote {
                width: Theme.px(170)
                text: qsTr("On the table")
            }

            HelpCardRow {
                width: Theme.px(170)
                count: 2
                counted: false
                cards: root.help.trick(root.name)
            }
        }

        Column {
            spacing: Theme.spaceS

            HelpNote {
                width: hand.width
                text: qsTr("Your hand")
            }

            HelpCardRow {
                id: hand

                width: Math.min(Theme.px(480), root.width - 2 * Theme.spaceL)
                count: 6
                counted: false
                cards: root.help.hand(root.name)
            }
        }
    }

    Column {
        width: parent.width

        Repeater {
            model: root.help.reasons(root.name)

            HelpNote {
                required property string modelData

                text: qsTr("Dimmed: %1").arg(Words.reason(modelData))
            }
        }

        HelpNote {
            visible: root.help.reasons(root.name).length === 0
            text: qsTr("Every card may be played.")
        }
    }
}
