pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* A rule set in plain words. */
ScrollPane {
    id: root

    required property RuleFactsModel rules

    spacing: 0

    Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(60))
    Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.px(60)))

    Repeater {
        model: root.rules.facts

        HelpTableRow {
            required property string option
            required property string value
            required property int number

            shares: [1, 2.6]
            cells: [RuleWords.option(option), RuleWords.sentence(option, value, number)]
        }
    }
}
