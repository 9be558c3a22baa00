pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Running text on paper. */
Text {
    id: root

    property bool soft: false
    property bool strong: false

    font.family: Theme.serif
    font.pixelSize: Theme.fontBody
    font.weight: strong ? Font.DemiBold : Font.Normal
    color: soft ? Theme.inkSoft : Theme.ink
    linkColor: Theme.accentText
    wrapMode: Text.Wrap
    lineHeight: 1.15
}
