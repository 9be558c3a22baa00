pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* How everybody has done over all slates, and the course of one of them. */
FocusScope {
    id: root

    required property SlatesModel slates

    signal back

    Keys.onEscapePressed: root.back()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.spaceL

        PageHeader {
            Layout.fillWidth: true
            title: qsTr("Statistics of the slates")
            onBack: root.back()
        }

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: 1

            ListView {
                id: table

                anchors.fill: parent
                anchors.margins: Theme.spaceL
                clip: true
                focus: true
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                model: root.slates.statistics
                headerPositioning: ListView.OverlayHeader
                Accessible.role: Accessible.Table
                Accessible.name: qsTr("Statistics by player")

                Basic.ScrollBar.vertical: ThinBar {}

                header: SlateStatisticsRow {
                    z: 2
                    width: table.width
                    head: true
                    cells: [qsTr("Player"), qsTr("Slates won"), qsTr("Hands"), qsTr("Ø difference"), qsTr("Exact hits"), qsTr("Ø predicted"), qsTr("Ø taken"), qsTr("Best hand"), qsTr("Worst hand")]
                }

                delegate: SlateStatisticsRow {
                    id: row

                    required property string name
                    required property int hands
                    required property int slates
                    required property int wins
                    required property real averageDifference
                    required property int exactHits
                    required property real averagePrediction
                    required property real averageTaken
                    required property int best
                    required property int worst

                    function _rounded(value: real): string {
                        return Number(value).toLocaleString(SlateWords.locale, "f", 1);
                    }

                    width: table.width
                    cells: [row.name, qsTr("%1 of %2").arg(row.wins).arg(row.slates), row.hands.toString(), row._rounded(row.averageDifference), row.exactHits.toString(), row._rounded(row.averagePrediction), row._rounded(row.averageTaken), SlateWords.signed(row.best), SlateWords.signed(row.worst)]
                }
            }
        }

        SlateCourse {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: 1
            slates: root.slates
        }
    }
}
