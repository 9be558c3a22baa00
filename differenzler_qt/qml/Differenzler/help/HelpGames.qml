pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Differenzler

/* The presets side by side. */
HelpTopic {
    id: root

    code: "games"
    title: qsTr("The seven games")
    related: ["sizes", "margin", "predictions"]

    HelpEntry {
        heading: qsTr("One game, many tables")
        text: qsTr("Differenzler is played differently from table to table. Seven forms are ready to choose; with “Own rules” all options can be combined freely. Where several values stand together, the first is the usual one.")
    }

    HelpEntry {
        exhibit: Component {
            Column {
                width: parent?.width ?? 0
                spacing: Theme.spaceL

                Repeater {
                    model: root.help.presets

                    HelpPreset {}
                }
            }
        }
    }
}
