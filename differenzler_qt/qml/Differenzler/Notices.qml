pragma Singleton

import QtQuick

/* The sentences for what can go wrong with files, by the codes of the models. */
QtObject {
    function sentence(code: string, detail: string): string {
        switch (code) {
        case "settings_damaged":
            return qsTr("The settings could not be read and were set aside as %1. The usual settings are in force.").arg(detail);
        case "settings_newer":
            return qsTr("The settings come from a newer version of the program and were left alone.");
        case "settings_unreadable":
            return qsTr("The settings could not be opened. The usual settings are in force.");
        case "match_damaged":
            return qsTr("The saved match is damaged. It was set aside as %1.").arg(detail);
        case "match_newer":
            return qsTr("The saved match comes from a newer version of the program and was left alone: %1").arg(detail);
        case "match_unreadable":
            return qsTr("The saved match could not be opened: %1").arg(detail);
        case "software_renderer":
            return qsTr("There is no graphics acceleration here; everything is drawn by the processor.");
        }
        return qsTr("Something unexpected happened (%1).").arg(code);
    }

    function fileProblem(reason: string): string {
        switch (reason) {
        case "no_space":
            return qsTr("The disk is full.");
        case "read_only":
            return qsTr("The folder cannot be written to.");
        case "no_permission":
            return qsTr("The program may not write there.");
        case "busy":
            return qsTr("The file is in use by another program.");
        case "newer_file":
            return qsTr("A newer version of the program has saved there; its file is left alone.");
        case "no_match":
            return qsTr("No match is in progress. One that is over is saved from the history.");
        case "unreadable":
            return qsTr("It cannot be read: the file is damaged or of another version.");
        }
        return qsTr("It could not be written.");
    }

    // why a file from outside cannot be opened
    function openProblem(reason: string): string {
        switch (reason) {
        case "not_found":
            return qsTr("There is no such file any more.");
        case "unreadable":
            return qsTr("It cannot be read: perhaps it is a folder, or belongs to somebody else.");
        case "not_local":
            return qsTr("Only files on this computer can be opened.");
        case "too_large":
        case "other_format":
            return qsTr("It is neither a match nor a rule set of Differenzler.");
        case "not_json":
            return qsTr("It is neither a match nor a rule set of Differenzler, or it is damaged.");
        case "newer":
            return qsTr("It comes from a newer version of the program.");
        case "unknown_player":
            return qsTr("A computer player of this match is not part of the program.");
        case "illegal_action":
        case "does_not_follow":
            return qsTr("The match in it cannot have been played like that.");
        case "unfair_deal":
            return qsTr("The cards in it are not those that were sealed before the first card.");
        case "no_space":
        case "read_only":
        case "no_permission":
        case "newer_file":
        case "busy":
        case "other":
            return qsTr("It could not be kept: %1").arg(fileProblem(reason));
        case "history_unreadable":
            return qsTr("The history cannot be read.");
        }
        return qsTr("It is damaged.");
    }

    function saveProblem(reason: string): string {
        switch (reason) {
        case "no_space":
            return qsTr("The disk is full: the match cannot be saved. Make room; the next card saves it again.");
        case "read_only":
            return qsTr("The folder cannot be written to: the match cannot be saved.");
        case "no_permission":
            return qsTr("The program may not write into its folder: the match cannot be saved.");
        case "newer_file":
            return qsTr("A newer version of the program has saved here; its file is left alone and nothing is saved.");
        case "busy":
            return qsTr("The file is in use by another program: the match was not saved just now.");
        }
        return qsTr("The match could not be saved.");
    }
}
