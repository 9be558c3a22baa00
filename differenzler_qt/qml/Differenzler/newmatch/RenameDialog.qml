pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Asks for another name of a rule set. */
ModalDialog {
    id: root

    property string _key: ""

    signal renamed(key: string, name: string)

    function ask(key: string, name: string) {
        _key = key;
        entry.text = name;
        open();
        entry.selectAll();
        entry.forceActiveFocus();
    }

    objectName: "renameDialog"
    title: qsTr("Rename these rules")
    acceptText: qsTr("Rename")
    onAccepted: root.renamed(_key, entry.text)

    contentItem: TextEntry {
        id: entry

        objectName: "newName"
        label: qsTr("Name")
        maximumLength: 40
        onAccepted: root.accept()
    }
}
