pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A list of tricks to look through. */
ListView {
    id: root

    property real cardWidth: Theme.px(66)

    clip: true
    focus: true
    spacing: Theme.spaceS
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Tricks")

    Basic.ScrollBar.vertical: ThinBar {}

    delegate: TrickRow {
        width: root.width - Theme.px(14)
        cardWidth: root.cardWidth
    }
}
