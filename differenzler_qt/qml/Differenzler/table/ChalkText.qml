pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Handwriting in chalk. */
Text {
    font.family: Theme.chalk
    font.pixelSize: Theme.fontChalk
    color: Theme.chalkWhite
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    elide: Text.ElideRight
}
