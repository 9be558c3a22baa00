pragma ComponentBehavior: Bound

import QtQuick

/* What is to be entered next; attending to it gives the keyboard to its first control. */
FocusScope {
    id: root

    property Item first: null

    function attend() {
        (root.first ?? root).forceActiveFocus();
    }
}
