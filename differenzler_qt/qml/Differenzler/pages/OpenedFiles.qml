pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Files from outside: takes what is dropped, raises the questions, and leads to what was opened. */
Item {
    id: root

    required property FilesModel files

    signal pageWanted(name: string)
    signal told(text: string, warning: bool)

    // asks where to, and saves the match in progress
    function saveMatch() {
        saver.setSource(Qt.resolvedUrl("SaveMatch.qml"), { "files": root.files });
    }

    function _tell(what: string, name: string) {
        switch (what) {
        case "rules_new":
            root.told(qsTr("«%1» is now among your rule sets, and chosen.").arg(name), false);
            break;
        case "rules_known":
            root.told(qsTr("«%1» is among your rule sets already, and chosen.").arg(name), false);
            break;
        case "match_new":
            root.told(qsTr("The match is now in your history."), false);
            break;
        case "match_known":
            root.told(qsTr("The match is in your history already."), false);
            break;
        case "match_goes_on":
            root.told(qsTr("The match of «%1» goes on.").arg(name), false);
            break;
        }
    }

    Connections {
        target: root.files

        function onOpened(what: string, name: string) {
            root.pageWanted(({ "rules": "new", "match": "history" })[what.replace(/_(new|known)$/, "")] ?? "");
            root._tell(what, name);
        }
    }

    DropArea {
        id: drop

        anchors.fill: parent
        enabled: root.files.ready
        keys: ["text/uri-list"]
        onDropped: event => {
            event.accept(Qt.CopyAction);
            for (const file of event.urls)
                root.files.open(file);
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.spaceS
        visible: drop.containsDrag
        color: "transparent"
        radius: Theme.radiusM
        border.width: Math.max(2, Theme.px(3))
        border.color: Theme.gold
    }

    Loader {
        id: question

        readonly property string kind: root.files.question
        readonly property string file: ({
                "refused": "RefusedFile.qml",
                "fields": "RefusedRuleFile.qml",
                "offered": "OfferedMatch.qml"
            })[kind] ?? ""

        function _load() {
            if (file === "")
                source = "";
            else
                setSource(Qt.resolvedUrl(file), { "files": root.files, "facts": root.files.facts });
        }

        anchors.fill: parent
        onFileChanged: _load()
        Component.onCompleted: _load()
    }

    Loader {
        id: saver

        anchors.fill: parent
    }

    Connections {
        target: saver.item
        ignoreUnknownSignals: true

        function onTold(text: string, warning: bool) {
            root.told(text, warning);
        }

        function onFinished() {
            saver.source = "";
        }
    }

    Connections {
        target: question.item
        ignoreUnknownSignals: true

        function onTold(text: string, warning: bool) {
            root.told(text, warning);
        }
    }
}
