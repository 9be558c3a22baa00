pragma ComponentBehavior: Bound

import QtQuick

/* Plays the table's sounds; Qt Multimedia is loaded only once there is something to hear. */
Item {
    id: root

    required property real volume // 0 to 1
    property bool ready: false // after the first frame
    readonly property bool _wanted: ready && volume > 0

    signal wanted(name: string)

    function play(name: string) {
        root.wanted(name);
    }

    on_WantedChanged: {
        if (_wanted && loader.status === Loader.Null)
            loader.setSource("SoundBank.qml", {
                stage: root
            });
    }

    Loader {
        id: loader

        asynchronous: true
    }
}
