pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* An option whose choices stand below each other, each with its sentence. */
Column {
    id: root

    required property string name
    required property string value
    required property list<string> choices
    required property list<string> problems

    signal chosen(value: string)

    spacing: Theme.spaceXs

    Basic.ButtonGroup {
        id: together
    }

    BodyText {
        width: root.width
        text: OptionWords.option(root.name)
    }

    BodyText {
        width: root.width
        visible: text !== ""
        text: OptionWords.note(root.name)
        soft: true
        font.pixelSize: Theme.fontSmall
    }

    Column {
        x: Theme.spaceM
        width: root.width - x

        Repeater {
            model: root.choices

            Column {
                id: choice

                required property int index
                required property string modelData
                readonly property string problem: root.problems[index] ?? ""

                width: parent?.width ?? 0

                RadioOption {
                    objectName: "choice_" + root.name + "_" + choice.modelData
                    width: choice.width
                    enabled: choice.problem === ""
                    text: ChoiceWords.name(root.name, choice.modelData)
                    note: enabled ? ChoiceWords.note(root.name, choice.modelData) : ""
                    checked: root.value === choice.modelData
                    Basic.ButtonGroup.group: together
                    onClicked: root.chosen(choice.modelData)
                }

                ProblemText {
                    leftPadding: Theme.px(36)
                    bottomPadding: Theme.spaceXs
                    width: choice.width
                    problem: choice.problem
                }
            }
        }
    }
}
