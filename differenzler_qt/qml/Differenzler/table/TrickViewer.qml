pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The last trick or the own tricks, to be looked at while play goes on. */
TableOverlay {
    id: root

    property alias tricks: list.model
    property bool single: false

    title: single ? qsTr("Last trick") : qsTr("My tricks")
    highest: single ? Theme.px(330) : Theme.px(600)

    TrickList {
        id: list

        anchors.fill: parent
        cardWidth: root.single ? Theme.px(100) : Theme.px(66)
    }
}
