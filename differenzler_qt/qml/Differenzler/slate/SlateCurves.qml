pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Running totals as lines, each in a chalk of its own, with the name at its end; the lowest leads. */
Item {
    id: root

    required property var curves // item model: seat, name, totals
    readonly property list<color> _chalks: [Theme.chalkWhite, Theme.chalkGold, Theme.chalkGreen, "#e8a0a0", "#9cc4ee", "#d3b3e8"]
    readonly property real _names: Theme.px(150)
    property int _hands: 1
    property int _highest: 10
    property int _lowest: 0
    property list<real> _labels: [] // where the names stand, one above the other

    function _spread() {
        const gap = Theme.px(26);
        const ends = [];
        for (let i = 0; i < lines.count; i++) {
            const totals = (lines.itemAt(i) as SlateCurve)?.totals ?? [];
            const last = totals.length > 0 ? totals[totals.length - 1] : 0;
            ends.push({ line: i, y: area.height * (root._highest - last) / Math.max(1, root._highest - root._lowest) });
        }
        ends.sort((a, b) => a.y - b.y);
        for (let i = 1; i < ends.length; i++)
            ends[i].y = Math.max(ends[i].y, ends[i - 1].y + gap);
        const labels = new Array(ends.length).fill(0);
        for (const end of ends)
            labels[end.line] = end.y;
        root._labels = labels;
    }

    function _measure() {
        let hands = 1;
        let highest = 10;
        let lowest = 0;
        for (let i = 0; i < lines.count; i++) {
            const totals = (lines.itemAt(i) as SlateCurve)?.totals ?? [];
            hands = Math.max(hands, totals.length);
            highest = Math.max(highest, ...totals);
            lowest = Math.min(lowest, ...totals);
        }
        root._hands = hands;
        root._highest = highest;
        root._lowest = lowest;
        root._spread();
    }

    Rectangle {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(44)
        width: Theme.line
        height: parent.height - Theme.px(24)
        color: Theme.chalkDim
    }

    Rectangle {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(44)
        y: area.y + area.height * root._highest / Math.max(1, root._highest - root._lowest)
        width: parent.width - Theme.px(44) - root._names
        height: Theme.line
        color: Theme.chalkDim
    }

    ChalkText {
        width: Theme.px(38)
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.px(22)
        color: Theme.chalkDim
        text: SlateWords.signed(root._highest)
    }

    ChalkText {
        width: Theme.px(38)
        y: area.y + area.height * root._highest / Math.max(1, root._highest - root._lowest) - height / 2
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.px(22)
        color: Theme.chalkDim
        text: "0"
    }

    ChalkText {
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.rightMargin: root._names
        font.pixelSize: Theme.px(22)
        color: Theme.chalkDim
        text: root._hands === 1 ? qsTr("1 hand") : qsTr("%1 hands").arg(root._hands)
    }

    Item {
        id: area

        anchors.fill: parent
        anchors.leftMargin: Theme.px(44)
        anchors.rightMargin: root._names
        anchors.topMargin: Theme.px(8)
        anchors.bottomMargin: Theme.px(30)
        onHeightChanged: root._spread()

        Repeater {
            id: lines

            model: root.curves
            onItemAdded: root._measure()
            onItemRemoved: root._measure()

            SlateCurve {
                required property int index

                labelY: root._labels[index] ?? 0
                anchors.fill: parent
                chalk: root._chalks[seat % root._chalks.length]
                hands: root._hands
                highest: root._highest
                lowest: root._lowest
                onTotalsChanged: root._measure()
            }
        }
    }
}
