pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A page on paper with a head and a way back; its content scrolls. */
FocusScope {
    id: root

    required property string title
    property real widest: Theme.px(920)
    default property alias content: pane.content
    property alias actions: header.actions
    property alias spacing: pane.spacing
    property alias footer: foot.data // stays in sight below what scrolls

    property bool inside: false // something is open on the page: the way back leads out of that first

    readonly property Item _focused: Window.activeFocusItem

    signal closed
    signal leftInside

    function _goBack() {
        if (root.inside)
            root.leftInside();
        else
            root.closed();
    }

    // scrolls as little as needed to have an item of the page in sight
    function reveal(item: Item) {
        let above = item;
        while (above && above !== pane.contentItem)
            above = above.parent;
        if (!above)
            return;
        const top = item.mapToItem(pane.contentItem, 0, 0).y - Theme.spaceM;
        const bottom = top + item.height + 2 * Theme.spaceM;
        const last = Math.max(0, pane.contentHeight - pane.height);
        if (top < pane.contentY || item.height > pane.height)
            pane.contentY = Math.max(0, Math.min(last, top));
        else if (bottom > pane.contentY + pane.height)
            pane.contentY = Math.min(last, bottom - pane.height);
    }

    // the same, once what has just opened or closed is laid out
    function revealSoon(item: Item) {
        later.item = item;
        later.restart();
    }

    on_FocusedChanged: reveal(_focused)
    Keys.onEscapePressed: root._goBack()

    Timer {
        id: later

        property Item item

        interval: 30
        onTriggered: root.reveal(item)
    }

    PageHeader {
        id: header

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceM
        width: Math.min(root.widest, root.width - Theme.spaceL * 2)
        title: root.title
        onBack: root._goBack()
    }

    Panel {
        id: sheet

        anchors.top: header.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceL
        anchors.horizontalCenter: parent.horizontalCenter
        width: header.width

        ScrollPane {
            id: pane

            anchors.top: parent.top
            anchors.bottom: foot.visible ? line.top : parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.spaceXl
            anchors.topMargin: Theme.spaceL
            anchors.bottomMargin: foot.visible ? 0 : Theme.spaceL
            focus: true
        }

        Rectangle {
            id: line

            anchors.bottom: foot.top
            x: Theme.spaceM
            width: parent.width - 2 * x
            height: Theme.line
            visible: foot.visible
            color: Theme.paperLine
        }

        Item {
            id: foot

            anchors.bottom: parent.bottom
            x: Theme.spaceXl
            width: parent.width - 2 * x
            height: childrenRect.height
            visible: children.length > 0
        }
    }
}
