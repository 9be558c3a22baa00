pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Differenzler

/* The words of the game: German, dialect and variants, English. */
HelpTopic {
    id: root

    readonly property var _words: [ // one literal table of words that are not translated
        ["Ansage (offen, verdeckt)", "Schätzung, Schätzzettel", "prediction (open, hidden)"],
        ["Differenzpunkte", "Schlechtpunkte, Minuspunkte", "penalty points"],
        ["Trumpf, Trumpffarbe", "", "trump, trump suit"],
        ["Bodentrumpf", "", "bottom card decides trump"],
        ["Stich; stechen", "", "trick; to trump, to take"],
        ["Trumpf-Under, Trumpf-Bube", "Puur, Buur, Bauer", "trump jack (“Puur”)"],
        ["Nell", "Näll", "trump nine"],
        ["Ass", "As", "ace"],
        ["König", "", "king"],
        ["Ober, Dame", "", "ober, queen"],
        ["Under, Bube", "", "under, jack"],
        ["Banner, Zehner", "Panner", "ten"],
        ["Vorhand", "", "forehand (next to the dealer)"],
        ["Geber; Hinterhand", "", "dealer; last hand"],
        ["Farbe bekennen, farben, bedienen", "Farbe halten", "to follow suit"],
        ["untertrumpfen; übertrumpfen", "", "to undertrump; to overtrump"],
        ["verwerfen", "", "to discard"],
        ["schmieren", "", "to feed points"],
        ["Bock, Bockkarte; blank", "", "master card; singleton"],
        ["Stöck", "", "king and queen of trump"],
        ["Weis", "Wys", "meld"],
        ["Match", "Matsch", "all tricks"],
        ["Runde, Spiel", "", "hand"],
        ["Umgang", "", "round (everybody deals once)"],
        ["Partie", "", "match"],
        ["Punktlandung", "", "exact hit"],
        ["Nuller", "Härdöpfel, Sack", "prediction of zero"],
        ["Tafel, Jasstafel; Schreiber", "", "slate; scorer"],
        ["abheben; vergeben", "Ablupf", "to cut; misdeal"],
        ["Obenabe", "", "top-down (no trump)"],
        ["Undenufe", "Undeufe", "bottom-up (no trump)"],
        ["Stechrunde", "", "deciding hand"],
        ["Jassteppich", "", "Jass carpet"],
        ["im Gegenuhrzeigersinn", "", "counter-clockwise"]
    ]

    code: "glossary"
    title: qsTr("Words")
    related: ["suits"]

    HelpEntry {
        heading: qsTr("German, dialect, English")
        text: qsTr("Jass has its own language. These are the words at the table and what this program calls them.")
        keywords: root._words.map(row => row.join(" ")).join(" ")
        exhibit: Component {
            HelpTable {
                id: table

                titles: [qsTr("German"), qsTr("Dialect or variant"), qsTr("English")]
                shares: [1.2, 1, 1.2]

                Repeater {
                    model: root._words

                    HelpTableRow {
                        required property var modelData // a row of the literal table

                        shares: table.shares
                        cells: modelData
                    }
                }
            }
        }
    }
}
