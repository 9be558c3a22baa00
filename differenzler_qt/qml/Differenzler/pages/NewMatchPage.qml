pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Sets up a match: which game, how long, against whom. */
SheetPage {
    id: root

    required property NewMatchModel model
    required property SettingsModel settings
    readonly property list<string> _names: ["Vreni", "Beat", "Ueli", "Ruth", "Kaspar"]
    readonly property list<string> _presets: ["hidden", "parlour", "tv"]
    property int _chosen: Math.max(0, _presets.indexOf(model.preset))

    function _choose(index: int) {
        root._chosen = index;
        root.model.choosePreset(root._presets[index]);
    }

    function _begin() {
        const own = nameField.text.trim();
        root.settings.playerName = own;
        const others = root._names.filter(name => name !== own);
        root.model.start([own === "" ? qsTr("You") : own].concat(others), 1);
    }

    title: qsTr("New match")

    SectionTitle {
        width: parent.width
        text: qsTr("The game")
    }

    Repeater {
        model: root._presets

        RadioOption {
            required property int index
            required property string modelData

            width: parent?.width ?? 0
            focus: index === 0
            text: Words.preset(modelData)
            note: Words.presetNote(modelData)
            checked: index === root._chosen
            onClicked: root._choose(index)
        }
    }

    SectionTitle {
        width: parent.width
        text: qsTr("The match")
    }

    OptionRow {
        width: parent.width
        label: qsTr("Rounds")
        note: qsTr("In a round everybody deals once: %1 hands in all.").arg(root.model.rounds * root.model.players)

        SegmentedControl {
            label: qsTr("Rounds")
            choices: ["1", "2", "3", "4"]
            currentIndex: root.model.rounds - 1
            onChosen: index => root.model.setOption("rounds", String(index + 1))
        }
    }

    OptionRow {
        width: parent.width
        label: qsTr("Computer players")
        note: Words.levelNote(root.model.level)

        SegmentedControl {
            label: qsTr("Computer players")
            choices: root.model.levels.map(level => Words.level(level))
            currentIndex: root.model.levels.indexOf(root.model.level)
            onChosen: index => root.model.level = root.model.levels[index]
        }
    }

    OptionRow {
        width: parent.width
        label: qsTr("Your name")

        TextEntry {
            id: nameField

            label: qsTr("Your name")
            placeholderText: qsTr("You")
            maximumLength: 20
            text: root.settings.playerName
            onAccepted: root._begin()
        }
    }

    Item {
        width: parent.width
        height: deal.height + Theme.spaceL

        ActionButton {
            id: deal

            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(320)
            implicitHeight: Theme.px(50)
            kind: ActionButton.Kind.Primary
            glyph: "play"
            text: qsTr("Deal the cards")
            onClicked: root._begin()
        }
    }
}
