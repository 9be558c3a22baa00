pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A remark below an example, on felt. */
Text {
    width: parent?.width ?? 0
    font.family: Theme.serif
    font.pixelSize: Theme.fontSmall
    color: Theme.tableInkSoft
    wrapMode: Text.Wrap
}
