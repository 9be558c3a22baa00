pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The sums of the players with their ranks and exact hits. */
Column {
    id: root

    required property real first
    required property real size
    required property SlateModel slate

    component Line: Row {
        id: line

        required property string label
        required property list<string> cells
        required property real fontSize
        required property bool strong

        width: root.width
        height: fontSize * 1.2
        Accessible.role: Accessible.Row
        Accessible.name: label + ": " + cells.join(", ")

        ChalkText {
            width: root.first
            height: line.height
            text: line.label
            font.pixelSize: line.fontSize * 0.9
            horizontalAlignment: Text.AlignLeft
            color: Theme.chalkDim
            elide: Text.ElideNone
        }

        Repeater {
            model: line.cells

            ChalkText {
                required property int index
                required property string modelData

                width: (root.width - root.first) / Math.max(1, line.cells.length)
                height: line.height
                text: modelData
                font.pixelSize: line.fontSize
                font.bold: line.strong
                color: !line.strong ? Qt.alpha(Theme.chalkWhite, 0.66) : (root.slate.leaders.includes(index) ? Theme.chalkGreen : Theme.chalkWhite)
            }
        }
    }

    Line {
        label: "Σ"
        cells: root.slate.totals.map(value => SlateWords.signed(value))
        fontSize: root.size * 1.5
        strong: true
    }

    Line {
        label: ""
        cells: root.slate.exactHits.map((hits, seat) => {
            const exact = hits === 1 ? qsTr("1 exact") : qsTr("%1 exact").arg(hits);
            return root.slate.leaders.length === 0 ? exact : qsTr("%1.", "rank").arg(root.slate.ranks[seat]) + " · " + exact;
        })
        fontSize: Math.max(Theme.px(15), root.size * 0.68)
        strong: false
    }
}
