pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The stored rule sets: choose, name, rename, delete, pass on and take over as a file. */
Column {
    id: root

    required property RuleSetsModel sets

    signal told(text: string, warning: bool)

    function _save() {
        if (root.sets.save(name.text))
            name.clear();
    }

    spacing: Theme.spaceS

    Connections {
        target: root.sets

        function onRefused(reason: string, detail: string) {
            root.told(RuleSetWords.problem(reason), true);
        }

        function onFieldsRefused() {
            refusedFields.open();
        }

        function onImported(name: string) {
            root.told(qsTr("«%1» was imported.").arg(name), false);
        }

        function onAlreadyThere(name: string) {
            root.told(qsTr("«%1» is among your rule sets already.").arg(name), false);
        }

        function onExported(name: string) {
            root.told(qsTr("«%1» was exported.").arg(name), false);
        }
    }

    SectionTitle {
        width: root.width
        text: qsTr("My rule sets")
    }

    BodyText {
        width: root.width
        visible: list.count === 0
        text: qsTr("Rules that have a name can be chosen again with one click, and passed on as a file.")
        soft: true
        font.pixelSize: Theme.fontSmall
    }

    Repeater {
        id: list

        model: root.sets.rows

        RuleSetRow {
            width: root.width
            onWanted: root.sets.choose(key)
            onRenameWanted: renaming.ask(key, name)
            onExportWanted: files.save(key, name)
            onDeleteWanted: deleting.ask(key, name)
        }
    }

    Flow {
        width: root.width
        spacing: Theme.spaceS

        TextEntry {
            id: name

            objectName: "setName"
            width: Theme.px(250)
            label: qsTr("Name of the rules above")
            placeholderText: qsTr("Name of the rules above")
            maximumLength: 40
            onAccepted: root._save()
        }

        ActionButton {
            objectName: "saveSet"
            enabled: name.text.trim() !== ""
            text: qsTr("Save")
            onClicked: root._save()
        }

        ActionButton {
            objectName: "importSet"
            text: qsTr("Import …")
            onClicked: files.load()
        }
    }

    RuleSetFiles {
        id: files

        sets: root.sets
    }

    RenameDialog {
        id: renaming

        onRenamed: (key, name) => root.sets.rename(key, name)
    }

    ModalDialog {
        id: deleting

        property string key

        function ask(key: string, name: string) {
            deleting.key = key;
            text = qsTr("«%1» will be gone for good.").arg(name);
            open();
        }

        title: qsTr("Delete these rules?")
        acceptText: qsTr("Delete")
        destructive: true
        onAccepted: root.sets.remove(key)
    }

    RefusedFields {
        id: refusedFields

        fields: root.sets.refusedFields
    }
}
