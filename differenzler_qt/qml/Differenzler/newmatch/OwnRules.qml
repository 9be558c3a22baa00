pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Own rules: the stored sets, and every option in groups of which one is open at a time. */
Column {
    id: root

    required property NewMatchModel setup
    property string _open: "match"

    signal moved(item: Item)
    signal told(text: string, warning: bool)

    spacing: Theme.spaceS

    Repeater {
        model: ["match", "trump", "predictions", "play", "scoring", "table"]

        OptionGroup {
            required property string modelData

            width: root.width
            group: modelData
            setup: root.setup
            open: root._open === modelData
            onMoved: item => root.moved(item)
            onToggled: root._open = open ? "" : modelData
        }
    }

    Item {
        width: root.width
        height: Theme.spaceS
    }

    RuleSets {
        width: root.width
        sets: root.setup.ruleSets
        onTold: (text, warning) => root.told(text, warning)
    }
}
