pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* A full trick in the order of play, its winner and its points. */
HelpFelt {
    id: root

    required property HelpModel help
    required property string name

    HelpMode {
        mode: root.help.mode(root.name)
    }

    HelpCardRow {
        cards: root.help.trick(root.name)
    }

    HelpNote {
        text: qsTr("The card with the golden edge wins the trick: %1 points.").arg(root.help.trickPoints(root.name))
    }
}
