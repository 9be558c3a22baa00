pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A small round mark with a symbol: dealer, forehand, has predicted. */
Rectangle {
    id: root

    required property string glyph
    required property color fill
    property color ink: Theme.accentInk

    width: Theme.px(20)
    height: width
    radius: width / 2
    color: fill
    border.width: Theme.line
    border.color: Theme.goldSoft

    Glyph {
        anchors.centerIn: parent
        name: root.glyph
        size: Theme.px(13)
        color: root.ink
    }
}
