pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* How often each player has revoked: a tap adds one, after three it begins anew. */
Column {
    id: root

    required property list<string> names
    required property list<int> counts

    signal counted(seat: int, count: int)

    spacing: Theme.spaceXs

    BodyText {
        text: qsTr("Revokes")
    }

    Flow {
        width: parent.width
        spacing: Theme.spaceXs

        Repeater {
            model: root.names

            ActionButton {
                required property int index
                required property string modelData
                readonly property int _count: root.counts[index] ?? 0

                objectName: "revoke" + index
                implicitHeight: Theme.px(36)
                leftPadding: Theme.spaceM
                kind: _count > 0 ? ActionButton.Kind.Destructive : ActionButton.Kind.Secondary
                text: modelData + (_count > 0 ? " ×" + _count : "")
                Accessible.name: qsTr("%1: %2 revokes").arg(modelData).arg(_count)
                onClicked: root.counted(index, _count >= 3 ? 0 : _count + 1)
            }
        }
    }
}
