pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A row of settings with a few choices side by side, by their codes. */
OptionRow {
    id: root

    required property list<string> codes
    required property list<string> texts
    required property string current

    signal chosen(code: string)

    width: parent?.width ?? 0

    SegmentedControl {
        label: root.label
        choices: root.texts
        currentIndex: root.codes.indexOf(root.current)
        onChosen: index => root.chosen(root.codes[index])
    }
}
