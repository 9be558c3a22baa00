pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One option of the rules where it is set: a delegate of the model of options. */
Loader {
    id: root

    required property string group
    required property string name
    required property string value
    required property list<string> choices
    required property list<string> problems
    required property bool fixed
    required property bool counts
    property bool wanted: true
    property bool brief: false // inside a preset: a few words instead of every choice's sentence
    readonly property bool _onOff: choices.length === 2 && (choices[0] === "false" || choices[0] === "0")
    readonly property bool _numbers: name === "players" || name === "rounds"

    signal chosen(name: string, value: string)

    active: wanted && !fixed && counts
    visible: active
    width: parent?.width ?? 0
    objectName: "option_" + name
    sourceComponent: _onOff ? onOff : (_numbers || (brief && choices.length < 3) ? segments : list)

    Component {
        id: onOff

        OptionSwitch {
            name: root.name
            on: root.value === root.choices[1]
            problem: root.problems[root.value === root.choices[1] ? 0 : 1] ?? ""
            onSwitched: on => root.chosen(root.name, root.choices[on ? 1 : 0])
        }
    }

    Component {
        id: segments

        OptionSegments {
            name: root.name
            value: root.value
            choices: root.choices
            problems: root.problems
            onChosen: value => root.chosen(root.name, value)
        }
    }

    Component {
        id: list

        OptionList {
            name: root.name
            value: root.value
            choices: root.choices
            problems: root.problems
            onChosen: value => root.chosen(root.name, value)
        }
    }
}
