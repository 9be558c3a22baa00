pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The sign of a suit in the faces in use, or that of top-down and bottom-up. */
Item {
    id: root

    required property string mode
    required property int size
    readonly property int _pixels: Theme.stepped(size, Screen.devicePixelRatio)

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Image {
        anchors.fill: parent
        source: root.mode === "" ? "" : Faces.suit(root.mode)
        sourceSize: Qt.size(root._pixels, root._pixels)
        fillMode: Image.PreserveAspectFit
        asynchronous: true
        retainWhileLoading: true
        mipmap: true
    }
}
