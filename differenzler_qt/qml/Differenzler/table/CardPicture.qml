pragma ComponentBehavior: Bound

import QtQuick

/* The drawing of a card, sharp for the size that it is asked for. */
Image {
    id: root

    required property int pixels // width in pixels of the screen

    sourceSize: Qt.size(pixels, Math.round(pixels * 890 / 570))
    asynchronous: true
    retainWhileLoading: true
    smooth: true
    mipmap: true
    antialiasing: true
    Accessible.ignored: true
}
