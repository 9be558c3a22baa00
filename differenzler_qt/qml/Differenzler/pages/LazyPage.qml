pragma ComponentBehavior: Bound

import QtQuick

/* Loads a page from its file when it is wanted, so that the window starts with the first page alone. */
Loader {
    id: root

    required property string file // relative to this folder, "" for none
    required property var facts // what the page requires, by name

    function _load() {
        if (root.file === "")
            root.source = "";
        else
            root.setSource(Qt.resolvedUrl(root.file), root.facts);
    }

    onFileChanged: Qt.callLater(_load) // after what the page requires has followed too
    Component.onCompleted: _load()
    onLoaded: {
        if (root.visible)
            (root.item as Item).forceActiveFocus();
    }
}
