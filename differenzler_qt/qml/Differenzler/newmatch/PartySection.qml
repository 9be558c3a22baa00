pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Who plays: how many people at this screen, their names, the computers' names and how well they play. */
Column {
    id: root

    required property NewMatchModel setup
    readonly property PartyModel party: setup.party
    readonly property list<string> _invented: ["Vreni", "Beat", "Ueli", "Ruth", "Kaspar", "Marie", "Sepp", "Heidi", "Kari", "Trudi", "Werni"]

    property list<string> names // of all seats, with those that nobody typed
    readonly property string _you: qsTr("You") // changes with the language

    function _fill() {
        const found = [];
        for (let i = 0; i < seats.count; i++)
            found.push((seats.itemAt(i) as PartySeat)?.name ?? "");
        const taken = found.map(name => name.toLocaleLowerCase());
        for (let i = 0; i < found.length; i++) {
            if (found[i] !== "")
                continue;
            const choices = i < root.party.people ? [root._person(i), root._person(i) + " 2"] : root._invented;
            found[i] = choices.find(name => !taken.includes(name.toLocaleLowerCase())) ?? "?";
            taken[i] = found[i].toLocaleLowerCase();
        }
        root.names = found;
    }

    function _person(seat: int): string {
        return root.party.people === 1 ? qsTr("You") : qsTr("Player %1").arg(seat + 1);
    }

    spacing: Theme.spaceM
    on_YouChanged: Qt.callLater(_fill)
    Component.onCompleted: _fill()

    Connections {
        target: root.party

        function onChanged() {
            Qt.callLater(root._fill);
        }
    }

    OptionRow {
        width: root.width
        label: qsTr("People at this screen")
        note: root.party.people > 1 ? qsTr("Between two turns a page hides the cards while the screen is handed over.") : qsTr("All others are played by the computer.")

        SegmentedControl {
            objectName: "people"
            label: qsTr("People at this screen")
            choices: ["1", "2", "3", "4", "5", "6"].slice(0, root.setup.players)
            currentIndex: root.party.people - 1
            onChosen: index => root.party.people = index + 1
        }
    }

    OptionRow {
        width: root.width
        enabled: root.party.people < root.setup.players
        opacity: enabled ? 1 : 0.45
        label: qsTr("Computer players")
        note: Words.levelNote(root.setup.level)

        SegmentedControl {
            objectName: "level"
            label: qsTr("Computer players")
            choices: root.setup.levels.map(level => Words.level(level))
            currentIndex: root.setup.levels.indexOf(root.setup.level)
            onChosen: index => root.setup.level = root.setup.levels[index]
        }
    }

    Grid {
        id: grid

        width: root.width
        columns: Math.max(1, Math.floor(width / Theme.px(270)))
        columnSpacing: Theme.spaceM
        rowSpacing: Theme.spaceM

        Repeater {
            id: seats

            model: root.party.rows

            PartySeat {
                width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
                fallback: root.names[seat] ?? ""
                alone: root.party.people === 1
                onTyped: text => root.party.setName(seat, text)
            }
        }
    }

    BodyText {
        width: root.width
        visible: root.party.clash
        text: qsTr("Two players have the same name; give them different ones.")
        color: Theme.dangerText
    }
}
