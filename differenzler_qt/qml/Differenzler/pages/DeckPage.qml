pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Cards and carpet, with everything shown as it will lie on the table; it changes there at once too. */
SheetPage {
    id: root

    required property SettingsModel settings

    title: qsTr("Cards and carpet")
    widest: Theme.px(980)

    DeckPreview {
        width: parent.width
        height: Math.min(Theme.px(440), root.height * 0.5)
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
        note: qsTr("Four colours tell the suits apart at a glance.")
        codes: ["standard", "four_colour"]
        texts: [qsTr("Usual"), qsTr("Four colours")]
        current: root.settings.deckVariant
        onChosen: code => root.settings.deckVariant = code
    }

    SwitchRow {
        label: qsTr("Large corner marks")
        note: qsTr("Easier to read for weak eyes and from afar.")
        checked: root.settings.largeIndex
        onChosen: on => root.settings.largeIndex = on
    }

    SwatchRow {
        label: qsTr("Card backs")
        codes: ["lozenges", "edelweiss", "scherenschnitt"]
        texts: [qsTr("Lozenges"), qsTr("Edelweiss"), qsTr("Paper cut")]
        current: root.settings.back || "lozenges"
        backs: true
        onChosen: code => root.settings.back = code
    }

    SwatchRow {
        label: qsTr("Carpet")
        codes: Theme.cloths
        texts: [qsTr("Green"), qsTr("Blue"), qsTr("Wine red"), qsTr("Grey")]
        current: root.settings.felt || "green"
        onChosen: code => root.settings.felt = code
    }
}
