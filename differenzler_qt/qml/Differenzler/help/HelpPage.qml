pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The help: contents at the left, text at the right, and a search through all pages. */
FocusScope {
    id: root

    required property HelpModel help
    required property string version
    required property string dataFolder
    required property string logFile
    property string topic: "start"
    property string _words: ""
    readonly property HelpTopic _current: book.byCode(topic)
    readonly property bool searching: _words !== ""
    readonly property var _hits: searching ? book.search(_words) : [] // pairs of topic and entry

    signal closed
    signal pageWanted(name: string)

    readonly property HelpTopics book: HelpTopics {
        help: root.help
        version: root.version
        dataFolder: root.dataFolder
        logFile: root.logFile
    }

    function open(code: string) {
        search.clear();
        root.topic = code;
        reader.contentY = 0;
    }

    Keys.onEscapePressed: {
        if (searching)
            search.clear();
        else
            root.closed();
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F && event.modifiers & Qt.ControlModifier || event.text === "/") {
            search.forceActiveFocus();
            event.accepted = true;
        }
    }

    PageHeader {
        id: header

        x: (root.width - width) / 2
        y: Theme.spaceM
        width: Math.min(Theme.px(1220), root.width - Theme.spaceL * 2)
        title: qsTr("Help")
        onBack: root.closed()

        TextEntry {
            id: search

            width: Theme.px(230)
            label: qsTr("Search the help")
            placeholderText: qsTr("Search")
            onTextChanged: {
                root._words = text.trim();
                reader.contentY = 0;
            }
            Keys.onDownPressed: reader.forceActiveFocus()
            Keys.onReturnPressed: reader.forceActiveFocus()
        }

        ActionButton {
            overTable: true
            glyph: "play"
            text: qsTr("Guided hand")
            tip: qsTr("Learn the game by playing one hand")
            onClicked: root.pageWanted("tour")
        }
    }

    Panel {
        id: left

        anchors.top: header.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceL
        x: header.x
        width: Math.max(Theme.px(290), Theme.text(252))

        HelpContents {
            anchors.fill: parent
            anchors.margins: Theme.spaceM
            anchors.rightMargin: Theme.spaceXs
            focus: true
            topics: root.book.topics
            current: root.searching ? "" : root.topic
            onChosen: code => root.open(code)
            Keys.onRightPressed: reader.forceActiveFocus()
        }
    }

    Panel {
        anchors.top: left.top
        anchors.bottom: left.bottom
        anchors.left: left.right
        anchors.leftMargin: Theme.spaceL
        anchors.right: header.right

        FocusRing {
            shown: reader.activeFocus
            gap: 0
            corner: Theme.radiusL
        }

        HelpReader {
            id: reader

            anchors.fill: parent
            anchors.margins: Theme.spaceXl
            anchors.rightMargin: Theme.spaceM
            anchors.topMargin: Theme.spaceL
            anchors.bottomMargin: Theme.spaceL
            title: root.searching ? (root._hits.length > 0 ? qsTr("Found: “%1”").arg(root._words) : qsTr("Nothing found for “%1”").arg(root._words)) : root._current?.title ?? ""
            entries: root.searching ? root._hits.map(hit => hit.entry) : root._current?.entries ?? []
            origins: root._hits.map(hit => hit.topic.title)
            related: root.searching ? [] : root.book.relatedTo(root._current)
            onTopicWanted: code => root.open(code)
            onEntryWanted: index => root.open(root._hits[index].topic.code)
        }
    }
}
