pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler
import Differenzler.Models

/* The window: the table or the main menu, and the pages that are opened over them. */
Basic.ApplicationWindow {
    id: root

    required property AppModel app
    required property size room // of the screen at the start; following later changes would undo a resizing
    property string page: "" // the page over menu and table, "" for none
    readonly property rect _place: app.settings.windowPlace()

    function show(name: string) {
        if (name === "tour")
            root.app.startTour(root.app.settings.playerName || qsTr("You"));
        else if (name === "inforce")
            root.app.help.rules.ask();
        else
            root.page = name;
    }

    function _unfold() {
        if (root.app.settings.fullScreen)
            root.showFullScreen();
        else if (root.app.settings.maximized)
            root.showMaximized();
        else
            root.showNormal();
    }

    function _goBack() {
        if (root.page === "deck") {
            root.page = "settings";
            return;
        }
        root._go("");
    }

    function _go(name: string) {
        root.page = name;
        if (name === "")
            (root.app.inMatch ? tableLoader.item as Item : menuLoader.item as Item)?.forceActiveFocus();
    }

    width: Math.min(_place.width > 0 ? _place.width : 1280, room.width)
    height: Math.min(_place.height > 0 ? _place.height : 800, room.height - 40) // less what frames the window
    minimumWidth: Math.min(1024, Screen.desktopAvailableWidth) // a small screen at 200 %
    minimumHeight: Math.min(640, Screen.desktopAvailableHeight)
    visible: true
    visibility: app.settings.fullScreen ? Window.FullScreen : (app.settings.maximized ? Window.Maximized : Window.Windowed)
    title: qsTr("Differenzler")
    font.family: Theme.serif

    onClosing: {
        if (root.visibility === Window.Windowed)
            root.app.settings.keepWindow(Qt.rect(root.x, root.y, root.width, root.height));
    }
    onVisibilityChanged: {
        // what the window system does by itself is remembered too; a minimized window is neither
        if (root.visibility === Window.Windowed || root.visibility === Window.Maximized)
            root.app.settings.maximized = root.visibility === Window.Maximized;
    }

    background: WoodRoom {}

    Looks {
        anchors.fill: parent
        settings: root.app.settings
        artwork: root.app.resources
    }

    Connections {
        target: root.app

        function onNoticed(code: string, detail: string) {
            notices.say(Notices.sentence(code, detail), code !== "software_renderer");
        }

        function onFailed(text: string) {
            fault.show(text);
        }

        function onRaiseRequested() {
            if (root.visibility === Window.Minimized)
                root._unfold();
            root.raise();
            root.requestActivate();
        }

        function onInMatchChanged() {
            root.page = "";
        }
    }

    Connections {
        target: root.app.table

        function onSaveFailed(reason: string) {
            notices.say(Notices.saveProblem(reason), true);
        }
    }

    Connections {
        target: root.app.settings

        function onSaveFailed(reason: string) {
            notices.say(Notices.saveProblem(reason), true);
        }
    }

    Shortcut {
        sequences: ["F1"]
        onActivated: root.show("help")
    }

    Shortcut {
        sequences: ["F11"]
        onActivated: root.app.settings.fullScreen = !root.app.settings.fullScreen
    }

    LazyPage {
        id: tableLoader

        anchors.fill: parent
        visible: root.page === ""
        focus: visible && file !== ""
        file: root.app.inMatch ? "TablePage.qml" : ""
        facts: ({ "table": root.app.table, "settings": root.app.settings, "app": root.app })
    }

    Connections {
        target: tableLoader.item
        ignoreUnknownSignals: true

        function onMenuWanted(button: Item) {
            menu.popup(button, button.width - menu.width, button.height + Theme.spaceXs);
        }

        function onNewMatchWanted() {
            root.show("new");
        }

        function onMainMenuWanted() {
            root.app.leaveTable();
        }
    }

    LazyPage {
        id: menuLoader

        anchors.fill: parent
        visible: root.page === ""
        focus: visible && file !== ""
        file: root.app.inMatch ? "" : "MenuPage.qml"
        facts: ({ "app": root.app })
    }

    Connections {
        target: menuLoader.item
        ignoreUnknownSignals: true

        function onPageWanted(name: string) {
            root.show(name);
        }

        function onQuitWanted() {
            root.close();
        }
    }

    PageLoader {
        anchors.fill: parent
        app: root.app
        name: root.page
        onClosed: root._goBack()
        onPageWanted: name => root.show(name)
    }

    OpenedFiles {
        id: opened

        anchors.fill: parent
        files: root.app.files
        onPageWanted: name => root._go(name)
        onTold: (text, warning) => notices.say(text, warning)
    }

    TableMenu {
        id: menu

        onPageWanted: name => root.show(name)
        onSaveWanted: opened.saveMatch()
        onLeaveWanted: root.app.leaveTable()
        onQuitWanted: root.close()
    }

    NoticeBar {
        id: notices

        z: 10
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.page === "history" ? parent.height - height - Theme.spaceXl : Theme.spaceL // where that page has its own
    }

    FaultDialog {
        id: fault

        logFile: root.app.logFile
    }
}
