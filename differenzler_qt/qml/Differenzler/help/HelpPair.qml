pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* One undertrump option with three hands: able to follow, void in the suit led, nothing but trumps. */
Column {
    id: root

    required property HelpModel help
    required property string option

    width: parent?.width ?? 0
    spacing: Theme.spaceS

    HelpSituation {
        help: root.help
        name: "undertrump_" + root.option + "_holding"
        withTrick: false
        caption: qsTr("You hold spades")
    }

    HelpSituation {
        help: root.help
        name: "undertrump_" + root.option + "_void"
        withTrick: false
        caption: qsTr("You hold no spades")
    }

    HelpSituation {
        help: root.help
        name: "undertrump_" + root.option + "_only"
        withTrick: false
        caption: qsTr("You hold nothing but trumps")
    }
}
