pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The finished matches, the last one first. */
Column {
    id: root

    required property HistoryModel history

    signal opened(key: int)

    spacing: Theme.spaceS

    SectionTitle {
        width: parent.width
        visible: root.history.count > 0
        text: root.history.count === 1 ? qsTr("1 match") : qsTr("%1 matches").arg(root.history.count)
    }

    BodyText {
        width: parent.width
        visible: root.history.count === 0
        text: root.history.problem === "" ? qsTr("No match has been played to its end yet. Each one is kept here.") : qsTr("The history cannot be read.")
        soft: true
        topPadding: Theme.spaceXl
        horizontalAlignment: Text.AlignHCenter
    }

    Repeater {
        id: list

        model: root.history.matches

        HistoryMatchRow {
            id: row

            width: root.width
            onClicked: root.opened(row.key)
        }
    }

    ActionButton {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: list.count < root.history.count
        text: qsTr("Show older matches")
        onClicked: root.history.more()
    }
}
