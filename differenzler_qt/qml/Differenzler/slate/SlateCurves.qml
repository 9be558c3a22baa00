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

        Repeater {
            id: lines

            model: root.curves
            onItemAdded: root._measure()
            onItemRemoved: root._measure()

            SlateCurve {
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
