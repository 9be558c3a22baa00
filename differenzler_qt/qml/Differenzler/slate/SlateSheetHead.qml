pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The names over the columns, with dealer, forehand and leader of the moment. */
Row {
    id: root

    required property real first
    required property real size
    required property SlateModel slate

    Item {
        width: root.first
        height: 1
    }

    Repeater {
        model: root.slate.names

        Column {
            id: column

            required property int index
            required property string modelData
            readonly property bool _leads: root.slate.leaders.includes(index)
            readonly property string _task: {
                if (root.slate.phase === "over")
                    return "";
                if (root.slate.dealer === index)
                    return qsTr("dealer");
                return root.slate.forehand === index ? qsTr("forehand") : "";
            }

            width: (root.width - root.first) / Math.max(1, root.slate.names.length)
            Accessible.role: Accessible.ColumnHeader
            Accessible.name: modelData + (_task === "" ? "" : ", " + _task)

            ChalkText {
                width: parent.width
                leftPadding: Theme.px(3)
                rightPadding: Theme.px(3)
                text: (column._leads ? "★ " : "") + column.modelData
                font.pixelSize: root.size * 1.05
                font.bold: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: root.size * 0.62
                color: column._leads ? Theme.chalkGreen : Theme.chalkGold
            }

            ChalkText {
                width: parent.width
                height: root.size * 0.85
                text: column._task
                font.pixelSize: root.size * 0.72
                color: Theme.chalkWhite
            }

            Row {
                width: parent.width

                Repeater {
                    model: [qsTr("said", "column of predictions"), qsTr("made", "column of points"), qsTr("off", "column of differences"), "Σ"]

                    ChalkText {
                        required property string modelData

                        width: column.width / 4
                        text: modelData
                        font.pixelSize: Math.max(Theme.px(15), root.size * 0.6)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(11)
                        color: Theme.chalkDim
                    }
                }
            }
        }
    }
}
