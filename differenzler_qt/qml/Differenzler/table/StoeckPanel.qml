pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* Asks the holder of king and queen of trump whether their 20 points are added, subtracted or left. */
FocusScope {
    id: root

    required property int prediction
    required property int taken

    signal chosen(delta: int)

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
            model: [20, -20, 0]

            ActionButton {
                required property int index
                required property int modelData
                readonly property int sum: root.taken + modelData

                Layout.fillWidth: true
                focus: index === 0
                kind: index === 0 ? ActionButton.Kind.Primary : ActionButton.Kind.Secondary
                text: modelData > 0 ? qsTr("Add: %1").arg(sum) : (modelData < 0 ? qsTr("Subtract: %1").arg(sum) : qsTr("Leave: %1").arg(sum))
                onClicked: root.chosen(modelData)
            }
        }
    }
}
