pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* The chalk slate in its wooden frame with the running sheet. */
Item {
    id: root

    required property list<string> names
    required property list<int> totals
    required property var rows // item model: hand, penalties, exacts
    required property int hand
    required property int hands
    property bool deciding: false
    property bool extra: false // a hand beyond the agreed ones
    property bool signed: false // scores go up and down
    readonly property real _first: Theme.px(34)
    readonly property real _column: (sheet.width - _first) / Math.max(1, names.length)
    readonly property real _free: sheet.height - title.height - Theme.px(16)
    readonly property int _chalk: Math.max(Theme.text(20), Math.min(Theme.fontChalk, Math.round(_column * 0.5), Math.floor(_free / (Math.max(4, Math.min(10, hands)) + 2) / 1.35)))
    readonly property real _line: _chalk * 1.35

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Slate")

    SlateFrame {
        id: frame

        anchors.fill: parent
    }

    Item {
        id: sheet

        anchors.fill: parent
        anchors.margins: frame.rim + Theme.px(14)
        anchors.topMargin: frame.rim + Theme.px(4)
        anchors.bottomMargin: frame.rim + Theme.px(4)

        ChalkText {
            id: title

            width: parent.width
            text: root.deciding ? qsTr("Slate · deciding hand") : root.extra ? qsTr("Slate · one more hand") : root.hands > 0 ? qsTr("Slate · hand %1 of %2").arg(root.hand).arg(root.hands) : qsTr("Slate · hand %1").arg(root.hand)
            font.pixelSize: Theme.text(33)
            horizontalAlignment: Text.AlignLeft
        }

        SlateRow {
            id: head

            anchors.top: title.bottom
            width: parent.width
            first: root._first
            size: root._chalk
            label: ""
            cells: root.names
            tint: Theme.chalkGold
        }

        ChalkLine {
            id: topLine

            anchors.top: head.bottom
            width: parent.width
        }

        ListView {
            id: list

            anchors.top: topLine.bottom
            width: parent.width + Theme.px(13)
            height: Math.min(count, Math.floor((root._free - 2 * root._line) / root._line)) * root._line
            clip: true
            model: root.rows
            boundsBehavior: Flickable.StopAtBounds
            onCountChanged: Qt.callLater(list.positionViewAtEnd)
            onHeightChanged: Qt.callLater(list.positionViewAtEnd)

            Basic.ScrollBar.vertical: ThinBar {
                tint: Theme.chalkDim
            }

            delegate: SlateRow {
                required property int hand
                required property list<int> penalties
                required property list<bool> exacts

                width: sheet.width
                first: root._first
                size: root._chalk
                label: hand
                cells: penalties.map(value => root.signed ? Words.signed(value) : value.toString())
                tint: Theme.chalkWhite
                marked: exacts
            }
        }

        ChalkLine {
            id: sumLine

            anchors.top: list.bottom
            width: parent.width
            visible: list.count > 0
        }

        SlateRow {
            id: foot

            anchors.top: sumLine.bottom
            visible: list.count > 0
            width: parent.width
            first: root._first
            size: root._chalk
            label: "Σ"
            cells: root.totals.map(value => root.signed ? Words.signed(value) : value.toString())
            tint: Theme.chalkGreen
            strong: true
        }
    }
}
