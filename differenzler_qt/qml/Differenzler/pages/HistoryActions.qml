pragma ComponentBehavior: Bound

import QtCore
import QtQuick
import QtQuick.Dialogs
import Differenzler
import Differenzler.Models

/* What can be done with the history: open a match from a file, save for other programs, delete. */
Row {
    id: root

    required property HistoryModel history
    readonly property bool _open: history.openKey >= 0

    readonly property var _kinds: ({ // by kind the ending and what the dialog calls it
            "match": ["differenzler-match", qsTr("Matches of Differenzler (*.differenzler-match)")],
            "csv": ["csv", qsTr("Spreadsheet (*.csv)")],
            "json": ["json", qsTr("All matches (*.json)")]
        })

    signal said(reason: string, done: string)
    signal openWanted(file: url)

    function _ask(kind: string) {
        files.kind = kind;
        files.defaultSuffix = _kinds[kind][0];
        files.nameFilters = [_kinds[kind][1]];
        files.open();
    }

    function _save(file: url) {
        const reason = files.kind === "match" ? history.saveMatch(file) : (files.kind === "csv" ? history.saveCsv(file) : history.saveJson(file));
        root.said(reason, qsTr("Saved as %1.").arg(decodeURIComponent(file.toString().split("/").pop())));
    }

    spacing: Theme.spaceS

    ActionButton {
        visible: root._open
        overTable: true
        glyph: "back"
        text: qsTr("All matches")
        onClicked: root.history.close()
    }

    ActionButton {
        visible: !root._open
        overTable: true
        glyph: "folder"
        text: qsTr("Open…")
        onClicked: loading.open()
    }

    ActionButton {
        id: saveButton

        visible: root.history.count > 0
        overTable: true
        glyph: "save"
        text: qsTr("Save…")
        onClicked: root._open ? root._ask("match") : menu.popup(saveButton, 0, saveButton.height + Theme.spaceXs)
    }

    ActionButton {
        visible: root.history.count > 0 && root.history.canChange
        overTable: true
        glyph: "trash"
        text: root._open ? qsTr("Delete") : qsTr("Delete all")
        onClicked: sure.open()
    }

    PopupMenu {
        id: menu

        PopupMenuItem {
            glyph: "save"
            text: qsTr("As a spreadsheet (CSV)…")
            onTriggered: root._ask("csv")
        }

        PopupMenuItem {
            glyph: "save"
            text: qsTr("With all logs (JSON)…")
            onTriggered: root._ask("json")
        }
    }

    FileDialog {
        id: files

        property string kind: "csv"

        fileMode: FileDialog.SaveFile
        currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
        onAccepted: root._save(selectedFile)
    }

    FileDialog {
        id: loading

        objectName: "openMatchDialog"
        fileMode: FileDialog.OpenFile
        currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
        nameFilters: [qsTr("Matches of Differenzler (*.differenzler-match *.json)"), qsTr("All files (*)")]
        onAccepted: root.openWanted(selectedFile)
    }

    ModalDialog {
        id: sure

        title: root._open ? qsTr("Delete this match?") : qsTr("Delete all matches?")
        text: root._open ? qsTr("It disappears from the list and from the statistics for ever.") : qsTr("All %1 matches and the statistics disappear for ever.").arg(root.history.count)
        acceptText: qsTr("Delete")
        destructive: true
        onAccepted: {
            const reason = root._open ? root.history.remove(root.history.openKey) : root.history.removeAll();
            root.said(reason, qsTr("Deleted."));
        }
    }
}
