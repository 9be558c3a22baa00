pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Says why a file from outside cannot be opened. */
Item {
    id: root

    required property FilesModel files
    required property var facts // of the question, as they were when it came up

    ModalDialog {
        id: dialog

        objectName: "refusedFile"
        title: qsTr("This file cannot be opened")
        text: "«" + root.facts.name + "»" + "\n\n" + Notices.openProblem(root.facts.reason) + " " + qsTr("The file stays as it is.")
        rejectText: ""
        onClosed: root.files.close()
        Component.onCompleted: open()
    }
}
