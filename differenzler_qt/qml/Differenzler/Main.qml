pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler
import Differenzler.Models

/* The window: the table or the main menu, and the pages that are opened over them. */
Basic.ApplicationWindow {
    id: root

    required property AppModel app
    property string page: "" // the page over menu and table, "" for none
    readonly property rect _place: app.settings.windowPlace()

    function show(name: string) {
        root.page = name;
    }

    function _goBack() {
        root.page = "";
        (root.app.inMatch ? tableLoader.item as Item : menuLoader.item as Item)?.forceActiveFocus();
    }

    width: _place.width > 0 ? _place.width : 1280
    height: _place.height > 0 ? _place.height : 800
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    visibility: app.settings.fullScreen ? Window.FullScreen : (app.settings.maximized ? Window.Maximized : Window.Windowed)
    title: qsTr("Differenzler")
    font.family: Theme.serif

    onClosing: {
        if (root.visibility === Window.Windowed)
            root.app.settings.keepWindow(Qt.rect(root.x, root.y, root.width, root.height));
    }

    background: WoodRoom {}

    Looks {
        anchors.fill: parent
        settings: root.app.settings
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
        sequences: ["F11"]
        onActivated: root.app.settings.fullScreen = !root.app.settings.fullScreen
    }

    Loader {
        id: tableLoader

        anchors.fill: parent
        active: root.app.inMatch
        visible: root.page === ""
        focus: visible && active
        onLoaded: (item as Item).forceActiveFocus()

        sourceComponent: TablePage {
            table: root.app.table
            twoClicks: root.app.settings.clicksToPlay === 2
            volume: root.app.settings.sound ? root.app.settings.volume / 100 : 0
            onMenuWanted: button => menu.popup(button, button.width - menu.width, button.height + Theme.spaceXs)
            onNewMatchWanted: root.show("new")
            onMainMenuWanted: root.app.leaveTable()
        }
    }

    Loader {
        id: menuLoader

        anchors.fill: parent
        active: !root.app.inMatch
        visible: root.page === ""
        onLoaded: (item as Item).forceActiveFocus()

        sourceComponent: MenuPage {
            canResume: root.app.canResume
            onResumeWanted: root.app.resume()
            onPageWanted: name => root.show(name)
            onQuitWanted: root.close()
        }
    }

    PageLoader {
        anchors.fill: parent
        app: root.app
        name: root.page
        onClosed: root._goBack()
    }

    TableMenu {
        id: menu

        onPageWanted: name => root.show(name)
        onLeaveWanted: root.app.leaveTable()
        onQuitWanted: root.close()
    }

    NoticeBar {
        id: notices

        z: 10
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceL
    }

    FaultDialog {
        id: fault

        logFile: root.app.logFile
    }
}
