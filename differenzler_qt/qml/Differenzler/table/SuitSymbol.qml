pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The sign of a suit in the faces in use, or that of top-down and bottom-up. */
Image {
    id: root

    required property string mode
    required property int size
    readonly property int _pixels: Theme.stepped(size, Screen.devicePixelRatio)

    width: size
    height: size
    source: mode === "" ? "" : Faces.suit(mode)
    sourceSize: Qt.size(_pixels, _pixels)
    fillMode: Image.PreserveAspectFit
    asynchronous: true
    retainWhileLoading: true
    mipmap: true
    Accessible.ignored: true
}
