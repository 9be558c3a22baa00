pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A row of settings that is on or off. */
OptionRow {
    id: root

    required property bool checked

    signal chosen(on: bool)

    width: parent?.width ?? 0

    ToggleSwitch {
        label: root.label
        checked: root.checked
        onToggled: root.chosen(checked)
    }
}
