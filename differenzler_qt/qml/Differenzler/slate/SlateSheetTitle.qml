pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The slate's first line: who leads, and how many hands are left. */
Item {
    id: root

    required property SlateModel slate
    required property real size
    readonly property list<string> _leaders: slate.leaders.map(seat => slate.names[seat])
    readonly property int _lowest: slate.totals.length > 0 ? Math.min(...slate.totals) : 0
    readonly property string _standing: {
        const who = SlateWords.list(root._leaders);
        if (_leaders.length === 0)
            return qsTr("Nobody leads yet");
        const sum = SlateWords.signed(_lowest);
        if (slate.phase === "over")
            return _leaders.length === 1 ? qsTr("%1 wins with %2").arg(who).arg(sum) : qsTr("%1 share the win with %2").arg(who).arg(sum);
        return _leaders.length === 1 ? qsTr("%1 leads with %2").arg(who).arg(sum) : qsTr("%1 lead with %2").arg(who).arg(sum);
    }

    implicitHeight: size * 1.3

    ChalkText {
        anchors.left: parent.left
        anchors.right: rest.left
        anchors.rightMargin: Theme.spaceM
        height: parent.height
        horizontalAlignment: Text.AlignLeft
        font.pixelSize: root.size
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: root.size * 0.6
        color: Theme.chalkWhite
        text: root._standing
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    ChalkText {
        id: rest

        anchors.right: parent.right
        height: parent.height
        font.pixelSize: root.size * 0.8
        color: Theme.chalkDim
        text: {
            if (root.slate.phase === "over" || root.slate.phase === "")
                return "";
            if (root.slate.handsLeft === 0)
                return qsTr("deciding hand");
            return root.slate.handsLeft === 1 ? qsTr("1 hand left") : qsTr("%1 hands left").arg(root.slate.handsLeft);
        }
    }
}
