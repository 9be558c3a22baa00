pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler
import Differenzler.Models

/* The sheet in chalk: per hand and player prediction, points, difference and running total. */
FocusScope {
    id: root

    required property SlateModel slate
    readonly property int _players: Math.max(1, slate.names.length)
    readonly property int _lines: Math.min(16, Math.max(4, slate.hands, slate.phase === "over" ? slate.hand - 1 : slate.hand)) // more are scrolled
    readonly property real _first: Math.max(Theme.px(44), _size * 1.75)
    readonly property real _column: (sheet.width - _first) / _players
    // title, head and foot are as high as 6.4 digits, a line as high as 1.28
    readonly property int _size: Math.max(Theme.px(20), Math.min((sheet.height - Theme.px(20)) / (6.4 + 1.28 * _lines), sheet.width / (_players + 0.6) / 4.2))
    readonly property real _rowHeight: Math.round(_size * 1.28)

    signal handChosen(hand: int)
    signal doubleTapped

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Slate")

    SlateFrame {
        id: frame

        anchors.fill: parent

        TapHandler {
            onDoubleTapped: root.doubleTapped()
        }
    }

    Item {
        id: sheet

        anchors.fill: parent
        anchors.margins: frame.rim + Theme.px(12)
        anchors.topMargin: frame.rim + Theme.px(4)
        anchors.bottomMargin: frame.rim + Theme.px(2)

        SlateSheetTitle {
            id: title

            width: parent.width
            slate: root.slate
            size: Math.max(Theme.text(24), root._size * 1.05)
        }

        SlateSheetHead {
            id: head

            anchors.top: title.bottom
            width: parent.width
            first: root._first
            size: root._size
            slate: root.slate
        }

        ChalkLine {
            id: topLine

            anchors.top: head.bottom
            width: parent.width
        }

        Repeater {
            model: Math.max(0, root._players - 1)

            Rectangle {
                required property int index

                x: root._first + (index + 1) * root._column
                anchors.top: head.top
                anchors.bottom: foot.bottom
                width: Theme.line
                color: Theme.chalkWhite
                opacity: 0.16
            }
        }

        ListView {
            id: list

            anchors.top: topLine.bottom
            anchors.bottom: sumLine.top
            width: parent.width
            clip: true
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            model: root.slate.sheet
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Hands; press Enter to correct one")
            onCountChanged: positionViewAtEnd()
            onHeightChanged: positionViewAtEnd()
            Component.onCompleted: currentIndex = 0

            Keys.onReturnPressed: event => choose(event)
            Keys.onEnterPressed: event => choose(event)

            function choose(event: KeyEvent) {
                const row = currentItem as SlateSheetRow;
                event.accepted = row !== null && row.written;
                if (event.accepted)
                    root.handChosen(row.hand);
            }

            Basic.ScrollBar.vertical: ThinBar {
                tint: Theme.chalkDim
            }

            delegate: SlateSheetRow {
                required property int index

                objectName: "hand" + hand
                width: list.width
                height: root._rowHeight
                first: root._first
                size: root._size
                players: root._players
                names: root.slate.names
                current: list.activeFocus && list.currentIndex === index
                onChosen: {
                    list.currentIndex = index;
                    root.handChosen(hand);
                }
            }
        }

        ChalkLine {
            id: sumLine

            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.px(2)
            width: parent.width
        }

        SlateSheetFoot {
            id: foot

            anchors.bottom: parent.bottom
            width: parent.width
            first: root._first
            size: root._size
            slate: root.slate
        }
    }
}
