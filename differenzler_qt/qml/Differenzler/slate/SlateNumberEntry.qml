pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A field for a number that a keyboard and the big keys can fill. */
TextEntry {
    id: root

    function press(key: string) {
        root._clearSelection();
        root.insert(root.cursorPosition, key);
        root.textEdited();
    }

    function rub() {
        if (root.selectedText !== "")
            root._clearSelection();
        else if (root.cursorPosition > 0)
            root.remove(root.cursorPosition - 1, root.cursorPosition);
        root.textEdited();
    }

    function _clearSelection() {
        if (root.selectedText !== "")
            root.remove(root.selectionStart, root.selectionEnd);
    }

    horizontalAlignment: Text.AlignHCenter
    inputMethodHints: Qt.ImhDigitsOnly
    maximumLength: 12
}
