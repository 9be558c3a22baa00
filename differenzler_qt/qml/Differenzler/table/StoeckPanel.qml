pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* Asks the holder of king and queen of trump whether their 20 points are added, subtracted or left. */
FocusScope {
    id: root

    required property int prediction
    required property int taken

    readonly property list<int> _deltas: [20, -20, 0]
    readonly property int _best: _deltas.indexOf(_deltas.reduce((best, delta) => _off(delta) < _off(best) ? delta : best))

    signal chosen(delta: int)

    function _off(delta: int): int {
        return Math.abs(root.prediction - root.taken - delta);
    }

    function _text(delta: int): string {
        const text = delta > 0 ? qsTr("Add: %1 points, difference %2") : (delta < 0 ? qsTr("Subtract: %1 points, difference %2") : qsTr("Leave: %1 points, difference %2"));
        return text.arg(root.taken + delta).arg(root._off(delta));
    }

    implicitWidth: Theme.px(400)
    implicitHeight: column.implicitHeight + Theme.spaceL * 2
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Stöck")

    Panel {
        anchors.fill: parent
    }

    MouseArea {
        anchors.fill: parent
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceL
        spacing: Theme.spaceM

        Text {
            text: qsTr("You had Stöck")
            font.family: Theme.serif
            font.pixelSize: Theme.text(22)
            font.weight: Font.Bold
            color: Theme.ink
        }

        BodyText {
            Layout.fillWidth: true
            text: qsTr("King and queen of trump are worth 20 points. You predicted %1 and took %2.").arg(root.prediction).arg(root.taken)
        }

        Repeater {
            model: root._deltas

            ActionButton {
                required property int index
                required property int modelData

                Layout.fillWidth: true
                focus: index === root._best
                kind: index === root._best ? ActionButton.Kind.Primary : ActionButton.Kind.Secondary
                text: root._text(modelData)
                onClicked: root.chosen(modelData)
            }
        }
    }
}
