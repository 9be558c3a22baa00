pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* The own hand in numbers: trump, prediction, points so far and what is missing. */
Item {
    id: root

    required property string mode
    required property int prediction // -1 before it stands
    required property int taken
    property bool predicts: true // false in the game without predictions
    property int ownTricks: 0
    property bool hasLastTrick: false
    readonly property bool _stands: prediction >= 0
    readonly property int _missing: prediction - taken

    signal lastTrickWanted
    signal ownTricksWanted

    implicitHeight: column.implicitHeight + Theme.spaceL * 2

    Panel {
        anchors.fill: parent
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceL
        anchors.topMargin: Theme.spaceM
        spacing: Theme.spaceS

        TrumpBadge {
            mode: root.mode
        }

        RowLayout {
            spacing: Theme.spaceL

            Figure {
                Layout.preferredWidth: (column.width - Theme.spaceL) / 2
                visible: root.predicts
                label: qsTr("Predicted")
                value: root._stands ? root.prediction : "–"
            }

            Figure {
                label: qsTr("Taken")
                value: root.taken
                tint: root._stands && root._missing < 0 ? Theme.dangerText : Theme.accentText
            }
        }

        PointsBar {
            visible: root.predicts
            Layout.fillWidth: true
            taken: root.taken
            prediction: root.prediction
        }

        BodyText {
            Layout.fillWidth: true
            visible: root.predicts
            text: root._stands ? Words.balance(root._missing) : qsTr("No prediction yet.")
            font.pixelSize: Theme.text(18)
        }

        RowLayout {
            spacing: Theme.spaceS

            ActionButton {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                leftPadding: Theme.spaceS
                font.pixelSize: Theme.fontSmall
                text: qsTr("Last trick")
                enabled: root.hasLastTrick
                onClicked: root.lastTrickWanted()
            }

            ActionButton {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                leftPadding: Theme.spaceS
                font.pixelSize: Theme.fontSmall
                text: qsTr("My tricks (%1)").arg(root.ownTricks)
                enabled: root.ownTricks > 0
                onClicked: root.ownTricksWanted()
            }
        }
    }
}
