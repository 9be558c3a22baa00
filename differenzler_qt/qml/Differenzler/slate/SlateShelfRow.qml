pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* One slate of the list: who played, when, how far, who leads. */
Basic.AbstractButton {
    id: root

    required property string slateId
    required property list<string> names
    required property string created
    required property int written
    required property int hands
    required property bool isOver
    required property list<string> leaders
    required property int lowest
    property bool current: false
    readonly property string _state: {
        if (written === 0)
            return qsTr("Not begun");
        const who = leaders.join(qsTr(" and "));
        if (isOver)
            return leaders.length === 1 ? qsTr("%1 has won with %2").arg(who).arg(lowest) : qsTr("%1 have won with %2").arg(who).arg(lowest);
        return leaders.length === 1 ? qsTr("%1 leads with %2").arg(who).arg(lowest) : qsTr("%1 lead with %2").arg(who).arg(lowest);
    }

    signal removeWanted

    implicitHeight: Theme.px(72)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: names.join(", ") + ". " + _state

    contentItem: Item {
        Glyph {
            id: sign

            x: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            name: root.isOver ? "trophy" : "slate"
            size: Theme.px(30)
            color: root.isOver ? Theme.gold : Theme.accentText
        }

        Column {
            anchors.left: sign.right
            anchors.leftMargin: Theme.spaceL
            anchors.right: progress.left
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter

            BodyText {
                width: parent.width
                text: root.names.join("  ·  ")
                strong: true
                font.pixelSize: Theme.text(19)
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }

            BodyText {
                width: parent.width
                text: root._state
                soft: true
                font.pixelSize: Theme.fontSmall
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }

        Column {
            id: progress

            anchors.right: bin.left
            anchors.rightMargin: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter

            BodyText {
                anchors.right: parent.right
                text: root.isOver ? qsTr("finished") : qsTr("hand %1 of %2").arg(Math.min(root.written + 1, root.hands)).arg(root.hands)
            }

            BodyText {
                anchors.right: parent.right
                text: new Date(root.created).toLocaleString(SlateWords.locale, Locale.ShortFormat)
                soft: true
                font.pixelSize: Theme.fontSmall
            }
        }

        ActionButton {
            id: bin

            anchors.right: parent.right
            anchors.rightMargin: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            kind: ActionButton.Kind.Quiet
            focusPolicy: Qt.NoFocus
            glyph: "close"
            tip: qsTr("Wipe out")
            onClicked: root.removeWanted()
        }
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.hovered ? Theme.paperSunk : Theme.paperRaised
        border.width: Theme.line
        border.color: Theme.paperLine

        FocusRing {
            shown: root.current
            gap: 0
        }
    }
}
