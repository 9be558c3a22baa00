pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The column of text; the arrow keys scroll it. */
ScrollPane {
    id: root

    required property list<QtObject> entries // of HelpEntry
    required property string title
    property var origins: [] // titles by entry, when entries of several pages stand together
    property list<HelpTopic> related: []

    signal topicWanted(code: string)
    signal entryWanted(index: int)

    function _scroll(by: real) {
        root.contentY = Math.max(0, Math.min(root.contentHeight - root.height, root.contentY + by));
    }

    spacing: Theme.spaceS
    activeFocusOnTab: true

    Keys.onUpPressed: _scroll(-Theme.px(60))
    Keys.onDownPressed: _scroll(Theme.px(60))
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home)
            root._scroll(-root.contentHeight);
        else if (event.key === Qt.Key_End)
            root._scroll(root.contentHeight);
        else if (event.key === Qt.Key_PageDown)
            root._scroll(root.height * 0.9);
        else if (event.key === Qt.Key_PageUp)
            root._scroll(-root.height * 0.9);
        else
            return;
        event.accepted = true;
    }

    BodyText {
        width: parent.width
        text: root.title
        strong: true
        font.pixelSize: Theme.text(28)
        bottomPadding: Theme.spaceS
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Repeater {
        model: root.entries

        HelpEntryView {
            id: view

            required property int index
            required property HelpEntry modelData

            entry: modelData
            origin: root.origins[index] ?? ""
            onOriginWanted: root.entryWanted(view.index)
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.spaceS
        visible: root.related.length > 0

        Repeater {
            model: root.related

            ActionButton {
                id: button

                required property HelpTopic modelData

                glyph: "next"
                text: modelData.title
                onClicked: root.topicWanted(button.modelData.code)
            }
        }
    }
}
