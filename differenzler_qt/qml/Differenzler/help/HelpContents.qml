pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* The titles of all pages. */
ListView {
    id: root

    required property list<HelpTopic> topics
    required property string current

    signal chosen(code: string)

    function _step(by: int) {
        const at = root.topics.findIndex(topic => topic.code === root.current) + by;
        if (at >= 0 && at < root.topics.length)
            root.chosen(root.topics[at].code);
    }

    clip: true
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    model: topics
    currentIndex: topics.findIndex(topic => topic.code === current)
    highlightMoveDuration: Theme.quick
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Contents")

    Keys.onUpPressed: _step(-1)
    Keys.onDownPressed: _step(1)

    Basic.ScrollBar.vertical: ThinBar {}

    delegate: HelpContentsRow {
        id: row

        required property HelpTopic modelData

        width: root.width - Theme.px(14)
        text: modelData.title
        chosen: modelData.code === root.current
        ringed: chosen && root.activeFocus
        onClicked: root.chosen(row.modelData.code)
    }
}
