pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Everything that can be chosen; it takes effect and is stored at once. */
SheetPage {
    id: root

    required property SettingsModel settings

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

    ChoicesRow {
        label: qsTr("Cards")
        note: qsTr("French cards have hearts and spades, Swiss cards roses and bells.")
        codes: ["french", "swiss"]
        texts: [qsTr("French"), qsTr("Swiss")]
        current: root.settings.deck
        onChosen: code => root.settings.deck = code
    }

    ChoicesRow {
        label: qsTr("Suit colours")
        codes: ["standard", "four_colour"]
        texts: [qsTr("Usual"), qsTr("Four colours")]
        current: root.settings.deckVariant
        onChosen: code => root.settings.deckVariant = code
    }

    SwitchRow {
        label: qsTr("Large corner marks")
        checked: root.settings.largeIndex
        onChosen: on => root.settings.largeIndex = on
    }

    ChoicesRow {
        label: qsTr("Card backs")
        codes: ["lozenges", "edelweiss", "scherenschnitt"]
        texts: [qsTr("Lozenges"), qsTr("Edelweiss"), qsTr("Paper cut")]
        current: root.settings.back || "lozenges"
        onChosen: code => root.settings.back = code
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
