pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The finished matches: the list with the own statistics above it, or the sheet of one match. */
SheetPage {
    id: root

    required property HistoryModel history
    required property FilesModel files
    readonly property bool _open: history.openKey >= 0

    function _tell(reason: string, done: string) {
        notice.say(reason === "" ? done : Notices.fileProblem(reason), reason !== "");
    }

    title: _open ? qsTr("The match") : qsTr("History")
    widest: Theme.px(980)
    inside: _open
    onLeftInside: history.close()
    Component.onCompleted: history.refresh()
    Component.onDestruction: history.close()

    actions: HistoryActions {
        history: root.history
        onOpenWanted: file => root.files.open(file)
        onSaid: (reason, done) => root._tell(reason, done)
    }

    Loader {
        width: parent?.width ?? 0
        active: !root._open && root.history.played > 0
        visible: active

        sourceComponent: HistoryFigures {
            history: root.history
        }
    }

    Loader {
        width: parent?.width ?? 0
        active: !root._open
        visible: active

        sourceComponent: HistoryList {
            history: root.history
            onOpened: key => {
                const reason = root.history.open(key);
                if (reason !== "")
                    root._tell(reason, "");
            }
        }
    }

    Loader {
        width: parent?.width ?? 0
        active: root._open
        visible: active

        sourceComponent: HistorySheet {
            history: root.history
        }
    }

    NoticeBar {
        id: notice

        parent: root
        anchors.horizontalCenter: parent?.horizontalCenter
        anchors.bottom: parent?.bottom
        anchors.bottomMargin: Theme.spaceXl
    }
}
