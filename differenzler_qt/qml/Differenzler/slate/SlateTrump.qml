pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Trump of the hand, to be noted with one tap; a second tap takes it away. */
Row {
    id: root

    required property list<string> modes
    required property string mode

    signal chosen(mode: string)

    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Trump")

    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        rightPadding: Theme.spaceXs
        text: qsTr("Trump")
        soft: true
    }

    Repeater {
        model: root.modes

        ActionButton {
            id: choice

            required property string modelData
            readonly property bool _on: root.mode === modelData

            objectName: "trump_" + modelData
            width: Theme.px(44)
            implicitHeight: Theme.px(40)
            checkable: true
            checked: _on
            tip: Words.mode(modelData)
            Accessible.checked: _on
            onClicked: root.chosen(_on ? "" : modelData)

            SuitSymbol {
                anchors.centerIn: parent
                mode: choice.modelData
                size: Theme.px(26)
                opacity: choice._on || root.mode === "" ? 1 : 0.35
            }

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusM
                visible: choice._on
                color: "transparent"
                border.width: Math.max(2, Theme.px(3))
                border.color: Theme.gold
            }
        }
    }
}
