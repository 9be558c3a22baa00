pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A scrolling area as wide as its place; what is put into it is one column. */
Flickable {
    id: root

    default property alias content: column.data
    property alias spacing: column.spacing

    contentWidth: width
    contentHeight: column.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick

    Basic.ScrollBar.vertical: ThinBar {}

    Keys.onPressed: event => {
        const page = root.height * 0.9;
        const last = Math.max(0, root.contentHeight - root.height);
        if (event.key === Qt.Key_PageDown)
            root.contentY = Math.min(last, root.contentY + page);
        else if (event.key === Qt.Key_PageUp)
            root.contentY = Math.max(0, root.contentY - page);
        else
            return;
        event.accepted = true;
    }

    Column {
        id: column

        width: root.width - Theme.px(18)
        spacing: Theme.spaceM
    }
}
