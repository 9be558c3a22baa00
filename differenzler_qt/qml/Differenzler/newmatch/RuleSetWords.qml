pragma Singleton

import QtQuick

/* The sentences about stored rule sets; the codes are those of the models. */
QtObject {
    function players(count: int): string {
        return qsTr("%n player(s)", "", count);
    }

    function rounds(count: int): string {
        return qsTr("%n round(s)", "", count);
    }

    function hands(count: int): string {
        return qsTr("%n hand(s)", "", count);
    }

    function problem(code: string): string {
        switch (code) {
        case "name_empty": return qsTr("The rules need a name.");
        case "name_too_long": return qsTr("The name is too long: 40 characters at most.");
        case "name_unprintable": return qsTr("The name holds characters that cannot be shown.");
        case "name_taken": return qsTr("There are rules of this name already.");
        case "not_found": return qsTr("The file is not there any more.");
        case "unreadable": return qsTr("The file could not be opened.");
        case "too_large": return qsTr("The file is too large to be a rule set.");
        case "not_json":
        case "other_format": return qsTr("The file is not a rule set of this program.");
        case "newer": return qsTr("The file comes from a newer version of the program.");
        case "upgrade_failed":
        case "bad_field":
        case "bad_rules": return qsTr("The file is damaged: it lacks a name or rules.");
        case "no_space": return qsTr("The disk is full; nothing was written.");
        case "read_only":
        case "no_permission": return qsTr("The program may not write there.");
        case "newer_file": return qsTr("A newer version of the program has saved there; its file is left alone.");
        case "busy": return qsTr("The file is in use by another program.");
        }
        return qsTr("That did not work.");
    }

    function field(name: string): string {
        if (name === "modes")
            return qsTr("Trump modes");
        return OptionWords.option(name);
    }
}
