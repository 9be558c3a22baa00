pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The slate for real cards: all slates, a new one, the one that is written, the statistics. */
FocusScope {
    id: root

    required property SlatesModel slates
    property string _view: "shelf" // "setup", "table", "statistics"
    property bool _large: false

    signal closed

    function _go(view: string) {
        root._view = view;
    }

    function _saveFailed(reason: string): string {
        switch (reason) {
        case "no_space": return qsTr("The disk is full: the slate could not be saved. Nothing is lost as long as the program runs.");
        case "read_only": return qsTr("The disk cannot be written to: the slate could not be saved. Nothing is lost as long as the program runs.");
        case "no_permission": return qsTr("There is no permission to write there: it could not be saved.");
        }
        return qsTr("It could not be saved. Nothing is lost as long as the program runs.");
    }

    Component.onCompleted: {
        root.slates.load();
        if (root.slates.damaged > 0)
            notice.say(root.slates.damaged === 1 ? qsTr("One slate could not be read; its file was set aside.") : qsTr("%1 slates could not be read; their files were set aside.").arg(root.slates.damaged), true);
        if (root.slates.openId !== "")
            root._go("table");
    }

    Connections {
        target: root.slates

        function onSaveFailed(reason: string) {
            notice.say(root._saveFailed(reason), true);
        }
    }

    WoodRoom {
        anchors.fill: parent
    }

    Loader {
        id: pages

        anchors.fill: parent
        anchors.margins: root._large && root._view === "table" ? Theme.spaceS : Theme.px(24)
        focus: true
        sourceComponent: root._view === "setup" ? setup : root._view === "table" ? table : root._view === "statistics" ? statistics : shelf
        onLoaded: (item as Item).forceActiveFocus()
    }

    Component {
        id: shelf

        SlateShelf {
            slates: root.slates
            onBack: root.closed()
            onNewWanted: {
                root.slates.prepareNew();
                root._go("setup");
            }
            onOpened: slateId => {
                root.slates.open(slateId);
                root._go("table");
            }
            onStatisticsWanted: {
                root.slates.countUp();
                root._go("statistics");
            }
        }
    }

    Component {
        id: setup

        SlateSetup {
            draft: root.slates.draft
            onBack: root._go("shelf")
            onBegun: root._go("table")
        }
    }

    Component {
        id: table

        SlateTable {
            slates: root.slates
            large: root._large
            onLargeWanted: on => root._large = on
            onBack: {
                root._large = false;
                root.slates.close();
                root._go("shelf");
            }
            onSaid: (text, isWarning) => notice.say(text, isWarning)
            onExportFailed: reason => notice.say(root._saveFailed(reason), true)
        }
    }

    Component {
        id: statistics

        SlateStatistics {
            slates: root.slates
            onBack: root._go("shelf")
        }
    }

    NoticeBar {
        id: notice

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceXl
    }
}
