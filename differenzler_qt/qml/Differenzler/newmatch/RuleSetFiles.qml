pragma ComponentBehavior: Bound

import QtCore
import QtQuick
import QtQuick.Dialogs
import Differenzler.Models

/* Asks for the file of a rule set that goes out or comes in. */
Item {
    id: root

    required property RuleSetsModel sets
    property string _key: ""
    readonly property url _folder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)

    function save(key: string, name: string) {
        _key = key;
        const plain = name.replace(/[^\p{L}\p{N} _-]+/gu, "_").trim() || "differenzler";
        saving.selectedFile = root._folder + "/" + encodeURIComponent(plain) + ".differenzler-rules";
        saving.open();
    }

    function load() {
        loading.open();
    }

    FileDialog {
        id: saving

        objectName: "exportDialog"
        title: qsTr("Export rules")
        fileMode: FileDialog.SaveFile
        currentFolder: root._folder
        defaultSuffix: "differenzler-rules"
        nameFilters: [qsTr("Rules of Differenzler (*.differenzler-rules)")]
        onAccepted: root.sets.exportTo(root._key, selectedFile)
    }

    FileDialog {
        id: loading

        objectName: "importDialog"
        title: qsTr("Import rules")
        fileMode: FileDialog.OpenFile
        currentFolder: root._folder
        nameFilters: [qsTr("Rules of Differenzler (*.differenzler-rules *.json)"), qsTr("All files (*)")]
        onAccepted: root.sets.importFrom(selectedFile)
    }
}
