pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* An option that is on or off; where it cannot be changed it says why. */
Column {
    id: root

    required property string name
    required property bool on
    required property string problem // why it cannot be switched over, "" if it can

    signal switched(on: bool)

    spacing: Theme.spaceXs

    OptionRow {
        width: root.width
        label: OptionWords.option(root.name)
        note: OptionWords.note(root.name)

        ToggleSwitch {
            objectName: "switch_" + root.name
            enabled: root.problem === ""
            label: OptionWords.option(root.name)
            checked: root.on
            onToggled: root.switched(checked)
        }
    }

    ProblemText {
        width: root.width
        problem: root.problem
    }
}
