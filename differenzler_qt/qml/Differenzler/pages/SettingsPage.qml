pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Everything that can be chosen; it takes effect and is stored at once. */
SheetPage {
    id: root

    required property SettingsModel settings

    signal pageWanted(name: string)

    title: qsTr("Settings")

    SectionTitle {
        width: parent.width
        text: qsTr("Look")
    }

    ChoicesRow {
        label: qsTr("Language")
        codes: ["", "de", "en"]
        texts: [qsTr("System"), "Deutsch", "English"]
        current: root.settings.language
        onChosen: code => root.settings.language = code
    }

    ChoicesRow {
        label: qsTr("Colours")
        codes: ["system", "light", "dark"]
        texts: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
        current: root.settings.theme
        onChosen: code => root.settings.theme = code
    }

    ChoicesRow {
        label: qsTr("Text size")
        codes: ["0.9", "1", "1.15", "1.3"]
        texts: [qsTr("Small"), qsTr("Normal"), qsTr("Large"), qsTr("Very large")]
        current: root.settings.textScale.toString()
        onChosen: code => root.settings.textScale = Number(code)
    }

    SwitchRow {
        label: qsTr("High contrast")
        note: qsTr("Black on white, stronger lines.")
        checked: root.settings.highContrast
        onChosen: on => root.settings.highContrast = on
    }

    OptionRow {
        width: parent.width
        label: qsTr("Cards and carpet")
        note: qsTr("French or Swiss cards, their colours and backs, and the colour of the carpet.")

        ActionButton {
            glyph: "cards"
            text: qsTr("Choose…")
            onClicked: root.pageWanted("deck")
        }
    }

    SwitchRow {
        label: qsTr("Full screen")
        note: qsTr("F11 switches it at any time.")
        checked: root.settings.fullScreen
        onChosen: on => root.settings.fullScreen = on
    }

    SettingsTable {
        width: parent.width
        settings: root.settings
    }
}
