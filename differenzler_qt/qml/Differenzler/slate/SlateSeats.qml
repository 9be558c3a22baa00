pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The players of a hand in turn, forehand first. */
Grid {
    id: root

    required property SlateModel slate
    required property int selected
    required property list<string> values
    property list<string> notes: []

    signal chosen(seat: int)

    columns: 2
    spacing: Theme.spaceXs

    Repeater {
        model: root.slate.order

        SlateSeat {
            required property int modelData

            objectName: "seat" + modelData
            width: (root.width - root.spacing) / 2
            name: root.slate.names[modelData] ?? ""
            value: root.values[modelData] ?? ""
            note: root.notes[modelData] ?? ""
            selected: root.selected === modelData
            onClicked: root.chosen(modelData)
        }
    }
}
