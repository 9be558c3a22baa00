pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Asks those who have hit zero whether they took a trick, where the bonus depends on it. */
Column {
    id: root

    required property list<string> names
    required property list<bool> asked
    required property list<bool> taken

    signal chosen(seat: int, taken: bool)

    visible: asked.includes(true)
    spacing: Theme.spaceXs

    Repeater {
        model: root.names

        CheckOption {
            required property int index
            required property string modelData

            objectName: "zeroTrick" + index
            visible: root.asked[index] ?? false
            width: root.width
            text: qsTr("%1 took a trick without points").arg(modelData)
            checked: root.taken[index] ?? false
            onToggled: root.chosen(index, checked)
        }
    }
}
