pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One hand of the sheet; a written one can be chosen to be corrected. */
Item {
    id: root

    required property int hand
    required property int dealer
    required property string mode
    required property bool deciding
    required property bool written
    required property bool corrected
    required property list<int> predictions
    required property list<int> taken
    required property list<int> stoeck
    required property list<int> penalties
    required property list<bool> exact
    required property list<int> sums
    required property list<bool> corrections
    required property real first
    required property real size
    required property int players
    required property list<string> names
    required property bool current

    signal chosen

    Accessible.role: Accessible.Button
    Accessible.name: {
        const cells = root.names.map((name, seat) => root.written ? qsTr("%1: %2 predicted, %3 taken, difference %4").arg(name).arg(root.predictions[seat]).arg(root.taken[seat]).arg(root.penalties[seat]) : name);
        return (root.deciding ? qsTr("Deciding hand") : qsTr("Hand %1").arg(root.hand)) + (root.corrected ? ", " + qsTr("corrected") : "") + ". " + cells.join("; ");
    }
    Accessible.onPressAction: if (root.written) root.chosen()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusS
        color: Theme.chalkWhite
        opacity: root.current ? 0.14 : (hover.hovered && root.written ? 0.07 : 0)
    }

    HoverHandler {
        id: hover

        cursorShape: root.written ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    TapHandler {
        enabled: root.written
        onTapped: root.chosen()
    }

    HintTip {
        text: root.corrected ? qsTr("Corrected. Click to correct again or to take it back.") : qsTr("Click to correct this hand.")
        shown: hover.hovered && root.written
    }

    ChalkText {
        id: number

        width: root.first * (root.mode === "" ? 1 : 0.5)
        height: parent.height
        text: root.deciding ? qsTr("D", "short for deciding hand") : root.hand
        font.pixelSize: root.size
        color: Theme.chalkWhite
        opacity: 0.66
        horizontalAlignment: Text.AlignLeft
    }

    ChalkText {
        anchors.left: number.left
        anchors.leftMargin: number.contentWidth
        y: -root.size * 0.05
        visible: root.corrected
        text: "*"
        font.pixelSize: root.size * 0.9
        font.bold: true
        color: Theme.chalkGold
    }

    Rectangle {
        anchors.right: number.left
        anchors.rightMargin: -root.first + Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.mode !== ""
        width: root.size * 0.78
        height: width
        radius: width * 0.22
        color: Theme.chalkWhite
        opacity: 0.92

        SuitSymbol {
            anchors.centerIn: parent
            mode: root.mode
            size: Math.round(parent.width * 0.82)
        }
    }

    Row {
        x: root.first
        height: parent.height

        Repeater {
            model: root.players

            SlateSheetCell {
                required property int index

                width: (root.width - root.first) / root.players
                height: root.height
                size: root.size
                written: root.written
                prediction: root.predictions[index] ?? -1
                taken: root.taken[index] ?? -1
                stoeck: root.stoeck[index] ?? 0
                penalty: root.penalties[index] ?? 0
                exact: root.exact[index] ?? false
                sum: root.sums[index] ?? 0
                corrected: root.corrections[index] ?? false
            }
        }
    }
}
