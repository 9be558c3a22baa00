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

    signal closed

    Keys.onEscapePressed: root.closed()

    PageHeader {
        id: header

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.spaceM
        width: Math.min(root.widest, root.width - Theme.spaceL * 2)
        title: root.title
        onBack: root.closed()
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

            anchors.fill: parent
            anchors.margins: Theme.spaceXl
            anchors.topMargin: Theme.spaceL
            anchors.bottomMargin: Theme.spaceL
            focus: true
        }
    }
}
