pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The settings of play, help and sound. */
Column {
    id: root

    required property SettingsModel settings

    readonly property string _aidNote: {
        if (settings.learningAid === "off")
            return qsTr("It can be switched on at the table at any time.");
        if (settings.learningAid === "simple")
            return qsTr("New matches begin with it: cards that may be played, and an estimate by rule of thumb.");
        return qsTr("New matches begin with it: cards that may be played, and advice by the expert (H at the table).");
    }

    spacing: Theme.spaceM

    SectionTitle {
        width: parent.width
        text: qsTr("Table")
    }

    ChoicesRow {
        label: qsTr("Speed")
        codes: ["off", "fast", "normal", "slow"]
        texts: [qsTr("Off"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
        current: root.settings.animationSpeed
        onChosen: code => root.settings.animationSpeed = code
    }

    SwitchRow {
        label: qsTr("A full trick stays until it is clicked")
        checked: root.settings.trickUntilClick
        onChosen: on => root.settings.trickUntilClick = on
    }

    OptionRow {
        width: parent.width
        enabled: !root.settings.trickUntilClick
        opacity: enabled ? 1 : 0.45
        label: qsTr("A full trick stays for")
        note: qsTr("%L1 seconds").arg(root.settings.trickSeconds)

        ValueSlider {
            label: qsTr("A full trick stays for")
            from: 0
            to: 10
            stepSize: 0.5
            value: root.settings.trickSeconds
            onMoved: root.settings.trickSeconds = value
        }
    }

    ChoicesRow {
        label: qsTr("Play a card with")
        codes: ["1", "2"]
        texts: [qsTr("One click"), qsTr("Two clicks")]
        current: root.settings.clicksToPlay.toString()
        onChosen: code => root.settings.clicksToPlay = Number(code)
    }

    ChoicesRow {
        label: qsTr("Sort the hand")
        note: qsTr("Cards can always be moved by dragging them.")
        codes: ["alternating", "suits", "manual"]
        texts: [qsTr("Red and black in turn"), qsTr("By suit"), qsTr("By hand")]
        current: root.settings.sortOrder
        onChosen: code => root.settings.sortOrder = code
    }

    SectionTitle {
        width: parent.width
        text: qsTr("Help")
    }

    ChoicesRow {
        label: qsTr("Learning aid")
        note: root._aidNote
        codes: ["off", "simple", "strong"]
        texts: [qsTr("Off"), qsTr("Simple"), qsTr("Strong")]
        current: root.settings.learningAid
        onChosen: code => root.settings.learningAid = code
    }

    SwitchRow {
        label: qsTr("Explanations at buttons")
        note: qsTr("They appear where the pointer rests.")
        checked: root.settings.showHints
        onChosen: on => root.settings.showHints = on
    }

    SectionTitle {
        width: parent.width
        text: qsTr("Sound")
    }

    SwitchRow {
        label: qsTr("Sounds")
        checked: root.settings.sound
        onChosen: on => root.settings.sound = on
    }

    OptionRow {
        width: parent.width
        enabled: root.settings.sound
        opacity: enabled ? 1 : 0.45
        label: qsTr("Volume")

        ValueSlider {
            label: qsTr("Volume")
            from: 0
            to: 100
            stepSize: 5
            value: root.settings.volume
            onMoved: root.settings.volume = Math.round(value)
        }
    }
}
