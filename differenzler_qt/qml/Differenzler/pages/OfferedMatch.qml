pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Asks whether to go on with the match of a file; the one in progress is saved as a file first. */
Item {
    id: root

    required property FilesModel files
    required property var facts // of the question, as they were when it came up

    property bool _declined: false

    signal told(text: string, warning: bool)

    function _save(file: url) {
        const reason = root.files.saveMine(file);
        if (reason !== "" && reason !== "no_match") { // it may have come to its end meanwhile
            root.told(Notices.fileProblem(reason), true);
            question.open();
            return;
        }
        root.files.takeOffered();
        root.files.close();
    }

    ModalDialog {
        id: question

        objectName: "offeredMatch"
        title: qsTr("Go on with this match?")
        text: [
            "«" + root.facts.name + "»",
            qsTr("%1: hand %2 of %3.").arg(root.facts.names.join(", ")).arg(root.facts.hand).arg(root.facts.hands),
            qsTr("Your own match (hand %1 of %2) is still going on and would give way. It is saved as a file first; open that file to go on with it.").arg(root.facts.myHand).arg(root.facts.myHands)
        ].join("\n\n")
        acceptText: qsTr("Save mine and go on…")
        onAccepted: saving.ask()
        onRejected: root._declined = true
        onClosed: {
            if (root._declined) // not before: the focus goes back when it is out of sight
                root.files.close();
        }
        Component.onCompleted: open()
    }

    SaveMatchDialog {
        id: saving

        onAccepted: root._save(selectedFile)
        onRejected: question.open()
    }
}
