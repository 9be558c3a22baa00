import QtQml
import Differenzler

/* What is chosen in one option, in a few words; nothing where it is simply off. */
QtObject {
    id: root

    required property string group
    required property string name
    required property string value
    required property bool fixed
    required property bool counts
    required property string wanted
    readonly property bool here: group === wanted && counts && !fixed
    readonly property bool _flag: value === "true" || value === "false" || name === "exact_bonus" || name === "revoke_penalty"
    readonly property bool _off: value === "false" || value === "0"
    readonly property string text: {
        if (_flag)
            return _off ? "" : OptionWords.option(name);
        if (name === "players")
            return RuleSetWords.players(Number(value));
        return name === "rounds" ? RuleSetWords.rounds(Number(value)) : ChoiceWords.name(name, value);
    }
}
