pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* How a person has done: figures, the best and the worst hand, and the curve of the matches. */
Column {
    id: root

    required property HistoryModel history

    function _mean(value: real): string {
        return value < 0 ? "–" : value.toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1);
    }

    function _hand(label: string, hand: var): string {
        return hand.penalty === undefined ? "" : qsTr("%1: predicted %2, took %3 (%4)").arg(label).arg(hand.prediction).arg(hand.taken).arg(Words.mode(hand.mode));
    }

    spacing: Theme.spaceM

    RowLayout {
        width: parent.width
        spacing: Theme.spaceM

        SectionTitle {
            Layout.fillWidth: true
            text: root.history.people.length > 1 ? qsTr("How %1 has done").arg(root.history.name) : qsTr("How you have done")
        }

        ChoiceBox {
            visible: root.history.people.length > 1
            label: qsTr("Whose statistics")
            model: root.history.people
            currentIndex: root.history.people.indexOf(root.history.name)
            onActivated: index => root.history.name = root.history.people[index]
        }
    }

    GridLayout {
        width: parent.width
        columns: 6
        columnSpacing: Theme.spaceM

        Repeater {
            model: [
                [qsTr("Matches"), root.history.played.toString()],
                [qsTr("Won"), root.history.wins.toString()],
                [qsTr("Penalty per hand"), root._mean(root.history.meanPenalty)],
                [qsTr("Exact hits"), qsTr("%1 of %2").arg(root.history.exactHits).arg(root.history.hands)],
                [qsTr("Predicted"), root._mean(root.history.meanPrediction)],
                [qsTr("Taken"), root._mean(root.history.meanTaken)]
            ]

            Figure {
                required property list<string> modelData

                Layout.fillWidth: true
                label: modelData[0]
                value: modelData[1]
                size: Theme.text(28)
            }
        }
    }

    BodyText {
        width: parent.width
        visible: text !== ""
        text: root._hand(qsTr("Best hand"), root.history.best)
        font.pixelSize: Theme.fontSmall
        soft: true
    }

    BodyText {
        width: parent.width
        visible: text !== ""
        text: root._hand(qsTr("Worst hand"), root.history.worst)
        font.pixelSize: Theme.fontSmall
        soft: true
    }

    HistoryCurve {
        width: parent.width
        height: Theme.px(120)
        visible: root.history.curve.length > 1
        curve: root.history.curve
    }
}
