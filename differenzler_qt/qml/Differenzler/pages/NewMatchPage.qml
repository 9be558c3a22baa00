pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler
import Differenzler.Models

/* Sets up a match: which game under which rules, and who plays. */
SheetPage {
    id: root

    required property NewMatchModel setup

    function begin() {
        if (!setup.party.clash)
            setup.start(party.names, setup.party.people);
    }

    title: qsTr("New match")
    spacing: Theme.spaceS

    Basic.ButtonGroup {
        id: together
    }

    SectionTitle {
        width: parent.width
        text: qsTr("The game")
    }

    Repeater {
        model: root.setup.presets.concat([""])

        PresetCard {
            required property string modelData

            width: parent?.width ?? 0
            preset: modelData
            setup: root.setup
            together: together
            onMoved: item => root.revealSoon(item)
            onTold: (text, warning) => notice.say(text, warning)
        }
    }

    Item {
        width: parent.width
        height: Theme.spaceS
    }

    SectionTitle {
        width: parent.width
        text: qsTr("The players")
    }

    PartySection {
        id: party

        width: parent.width
        setup: root.setup
    }

    Item {
        width: parent.width
        height: Theme.spaceS
    }

    footer: MatchFooter {
        setup: root.setup
        onWanted: root.begin()
    }

    NoticeBar {
        id: notice

        parent: root
        z: 10
        anchors.horizontalCenter: parent?.horizontalCenter
        y: Theme.spaceL
    }
}
