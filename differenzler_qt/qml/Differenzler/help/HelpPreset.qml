pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One preset of the table of games. */
Column {
    id: root

    required property string name
    required property list<int> players
    required property int cards
    required property list<string> trumpSources
    required property list<string> predictions
    required property list<int> rounds
    required property string tieBreak
    required property int exactBonus
    required property list<string> variants
    required property bool noTrump
    required property bool isMargin
    readonly property list<string> _extras: {
        const found = root.variants.map(name => RuleWords.option(name));
        if (root.noTrump)
            found.push(qsTr("Top-down and bottom-up"));
        return found;
    }

    width: parent?.width ?? 0
    spacing: Theme.spaceXs

    BodyText {
        width: parent.width
        text: RuleWords.preset(root.name)
        strong: true
        font.pixelSize: Theme.fontLarge
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    BodyText {
        width: parent.width
        text: RuleWords.presetNote(root.name)
        soft: true
        bottomPadding: Theme.spaceXs
    }

    HelpTableRow {
        shares: [1, 2.4]
        cells: [qsTr("Players"), root.players.join(", ")]
    }

    HelpTableRow {
        shares: [1, 2.4]
        cells: [RuleWords.option("trump_source"), root.trumpSources.map(code => RuleWords.value("trump_source", code)).join(" · ")]
    }

    HelpTableRow {
        shares: [1, 2.4]
        cells: [RuleWords.option("prediction"), root.predictions.map(code => RuleWords.value("prediction", code)).join(" · ")]
    }

    HelpTableRow {
        shares: [1, 2.4]
        cells: [RuleWords.option("rounds"), root.rounds.join(", ")]
    }

    HelpTableRow {
        shares: [1, 2.4]
        cells: [RuleWords.option("tie_break"), RuleWords.value("tie_break", root.tieBreak)]
    }

    HelpTableRow {
        visible: root.exactBonus > 0
        shares: [1, 2.4]
        cells: [RuleWords.option("exact_bonus"), qsTr("−%1, not for 0").arg(root.exactBonus)]
    }

    HelpTableRow {
        visible: root._extras.length > 0
        shares: [1, 2.4]
        cells: [qsTr("On wish"), root._extras.join(" · ")]
    }
}
