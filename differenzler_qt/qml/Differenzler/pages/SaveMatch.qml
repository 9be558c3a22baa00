pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Saves the match in progress as a file, to be gone on with elsewhere. */
Item {
    id: root

    required property FilesModel files

    signal told(text: string, warning: bool)
    signal finished

    function _save(file: url) {
        const reason = root.files.saveMine(file);
        if (reason === "")
            root.told(qsTr("Saved as %1.").arg(decodeURIComponent(file.toString().split("/").pop())), false);
        else
            root.told(Notices.fileProblem(reason), true);
        root.finished();
    }

    SaveMatchDialog {
        id: dialog

        onAccepted: root._save(selectedFile)
        onRejected: root.finished()
        Component.onCompleted: ask()
    }
}
