pragma ComponentBehavior: Bound

import QtQuick
import Differenzler.Models

/* Loads the page that was asked for, and only that one. */
LazyPage {
    id: root

    required property AppModel app
    required property string name

    signal closed
    signal pageWanted(name: string)

    focus: file !== ""
    file: ({
            "new": "NewMatchPage.qml",
            "settings": "SettingsPage.qml",
            "deck": "DeckPage.qml",
            "history": "HistoryPage.qml",
            "slate": "../slate/SlatePage.qml",
            "help": "../help/HelpPage.qml",
            "about": "AboutPage.qml"
        })[name] ?? ""
    facts: {
        switch (name) {
        case "new":
            return { "setup": app.newMatch };
        case "settings":
        case "deck":
            return { "settings": app.settings };
        case "history":
            return { "history": app.history, "files": app.files };
        case "slate":
            return { "slates": app.slates };
        case "help":
            return { "help": app.help, "version": app.version, "dataFolder": app.dataFolder, "logFile": app.logFile };
        case "about":
            return { "version": app.version, "dataFolder": app.dataFolder };
        }
        return {};
    }

    Connections {
        target: root.item
        ignoreUnknownSignals: true

        function onClosed() {
            root.closed();
        }

        function onPageWanted(page: string) {
            root.pageWanted(page);
        }
    }
}
