pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Nine cards from strong to weak with their points. */
HelpFelt {
    id: root

    required property HelpModel help
    required property string name

    HelpCardRow {
        cards: root.help.strength(root.name)
    }
}
