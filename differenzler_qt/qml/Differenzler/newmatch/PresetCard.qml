pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler
import Differenzler.Models

/* A preset with its sentence; the chosen one opens and shows what may still be chosen in it. */
Rectangle {
    id: root

    required property string preset
    required property NewMatchModel setup
    required property Basic.ButtonGroup together
    readonly property bool chosen: setup.preset === preset

    signal moved(item: Item)
    signal told(text: string, warning: bool)

    onChosenChanged: {
        if (chosen)
            root.moved(radio);
    }
    implicitHeight: column.implicitHeight + Theme.spaceM * 2
    radius: Theme.radiusM
    color: chosen ? Theme.paperRaised : (radio.hovered ? Qt.alpha(Theme.paperRaised, 0.6) : "transparent")
    border.width: chosen ? Math.max(2, Theme.px(2)) : Theme.line
    border.color: chosen ? Theme.accent : Theme.paperLine

    Column {
        id: column

        x: Theme.spaceM
        y: Theme.spaceM
        width: parent.width - 2 * Theme.spaceM
        spacing: Theme.spaceM

        RadioOption {
            id: radio

            objectName: "preset_" + root.preset
            width: parent.width
            focus: root.chosen
            font.weight: Font.DemiBold
            text: RuleWords.preset(root.preset)
            note: root.preset === "" ? qsTr("Put any rules together, give them a name and pass them on.") : RuleWords.presetNote(root.preset)
            checked: root.chosen
            Basic.ButtonGroup.group: root.together
            onClicked: root.setup.choosePreset(root.preset)
        }

        Loader {
            id: open

            x: Theme.px(36)
            width: parent.width - x
            active: root.chosen
            visible: active
            sourceComponent: root.preset === "" ? own : choices
        }
    }

    Component {
        id: choices

        Column {
            spacing: Theme.spaceM

            Repeater {
                model: root.setup.options

                OptionItem {
                    brief: true
                    onChosen: (name, value) => root.setup.setOption(name, value)
                }
            }
        }
    }

    Component {
        id: own

        OwnRules {
            setup: root.setup
            onMoved: item => root.moved(item)
            onTold: (text, warning) => root.told(text, warning)
        }
    }
}
