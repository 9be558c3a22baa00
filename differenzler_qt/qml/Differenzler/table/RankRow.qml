pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A player's place in the ranking. */
Rectangle {
    id: root

    required property int rank
    required property string name
    required property int total
    required property int exactHits
    required property bool winner
    required property bool mine
    required property list<int> deciding // what deciding hands have brought
    property bool predicts: true // false in the game without predictions
    readonly property string _score: predicts && total >= 0 ? total.toString() : Words.signed(total)

    implicitHeight: Theme.px(62)
    radius: Theme.radiusM
    color: winner ? Qt.alpha(Theme.gold, 0.25) : Theme.paperRaised
    border.width: winner ? Math.max(2, Theme.px(2)) : Theme.line
    border.color: winner ? Theme.gold : Theme.paperLine
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2: %3").arg(rank).arg(name).arg(Words.points(total))

    Rectangle {
        id: medal

        x: Theme.spaceM
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(42)
        height: width
        radius: width / 2
        color: root.winner ? Theme.gold : Theme.paperSunk

        Text {
            anchors.centerIn: parent
            visible: !root.winner
            text: root.rank
            font.family: Theme.serif
            font.pixelSize: Theme.fontLarge
            font.weight: Font.Bold
            color: Theme.inkSoft
        }

        Glyph {
            anchors.centerIn: parent
            visible: root.winner
            name: "trophy"
            size: Theme.px(26)
            color: Theme.woodDeep
        }
    }

    Column {
        anchors.left: medal.right
        anchors.leftMargin: Theme.spaceM
        anchors.right: figure.left
        anchors.verticalCenter: parent.verticalCenter

        BodyText {
            width: parent.width
            text: root.name
            strong: root.mine || root.winner
            font.pixelSize: Theme.text(20)
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }

        BodyText {
            width: parent.width
            visible: root.predicts
            text: (root.exactHits === 1 ? qsTr("1 exact hit") : qsTr("%1 exact hits").arg(root.exactHits)) + (root.deciding.length > 0 ? " · " + qsTr("deciding hand: %1").arg(root.deciding.join(", ")) : "")
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            soft: true
            font.pixelSize: Theme.fontSmall
        }
    }

    Text {
        id: figure

        anchors.right: parent.right
        anchors.rightMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        text: root._score
        font.family: Theme.serif
        font.pixelSize: Theme.text(32)
        font.weight: Font.Bold
        color: root.winner ? Theme.accentText : Theme.ink
    }
}
