pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* An option with a few short choices side by side. */
Column {
    id: root

    required property string name
    required property string value
    required property list<string> choices
    required property list<string> problems

    signal chosen(value: string)

    spacing: Theme.spaceXs

    OptionRow {
        width: root.width
        label: OptionWords.option(root.name)
        note: ChoiceWords.note(root.name, root.value) || OptionWords.note(root.name)

        SegmentedControl {
            objectName: "choices_" + root.name
            label: OptionWords.option(root.name)
            choices: root.choices.map(code => ChoiceWords.name(root.name, code))
            blocked: root.problems.map(code => code !== "")
            currentIndex: root.choices.indexOf(root.value)
            onChosen: index => root.chosen(root.choices[index])
        }
    }

    Repeater {
        model: root.problems

        ProblemText {
            required property int index
            required property string modelData

            width: root.width
            problem: modelData
            subject: ChoiceWords.name(root.name, root.choices[index] ?? "")
        }
    }
}
