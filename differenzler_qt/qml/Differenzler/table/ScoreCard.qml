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
    property int total: 0 // so far, in the game without predictions
    property int margin: 0 // by which one leads in points, where they lie open
    property bool marginShown: false
    property bool hasLastTrick: false
    property string commitment: ""
    property string seal: "sealed"
    property string salt: ""
    readonly property bool _stands: prediction >= 0
    readonly property int _missing: prediction - taken

    signal lastTrickWanted
    signal ownTricksWanted

    function _lead(): string {
        if (root.margin === 0)
            return qsTr("Level. Total: %1").arg(Words.signed(root.total));
        const text = root.margin > 0 ? qsTr("You lead by %1. Total: %2") : qsTr("You are %1 behind. Total: %2");
        return text.arg(Words.points(Math.abs(root.margin))).arg(Words.signed(root.total));
    }

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
                label: root.predicts ? qsTr("Taken") : qsTr("Points")
                Layout.preferredWidth: root.predicts ? -1 : (column.width - Theme.spaceL) / 2
                value: root.taken
                tint: root._stands && root._missing < 0 ? Theme.dangerText : Theme.accentText
            }

            Figure {
                visible: !root.predicts
                label: qsTr("Tricks")
                value: root.ownTricks
            }
        }

        BodyText {
            Layout.fillWidth: true
            visible: !root.predicts
            text: root.marginShown ? root._lead() : qsTr("Total: %1").arg(Words.signed(root.total))
            font.pixelSize: Theme.text(18)
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

        SealLine {
            Layout.fillWidth: true
            Layout.bottomMargin: -Theme.spaceS
            visible: root.commitment !== ""
            commitment: root.commitment
            seal: root.seal
            salt: root.salt
        }
    }
}
