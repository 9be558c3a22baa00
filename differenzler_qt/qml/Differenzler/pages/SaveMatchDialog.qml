pragma ComponentBehavior: Bound

import QtCore
import QtQuick
import QtQuick.Dialogs

/* Asks for the file that the match in progress goes to. */
FileDialog {
    id: root

    function ask() {
        const name = "Differenzler " + new Date().toLocaleDateString(Qt.locale("C"), "yyyy-MM-dd");
        selectedFile = currentFolder + "/" + encodeURIComponent(name) + ".differenzler-match";
        open();
    }

    objectName: "saveMatchDialog"
    title: qsTr("Save your match")
    fileMode: FileDialog.SaveFile
    currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
    defaultSuffix: "differenzler-match"
    nameFilters: [qsTr("Matches of Differenzler (*.differenzler-match)")]
}
