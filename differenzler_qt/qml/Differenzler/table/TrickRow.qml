pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* One trick: its number, winner and points, and its cards in the order of play. */
Rectangle {
    id: root

    required property int number
    required property string winner
    required property int points
    required property list<string> faces
    required property list<string> players
    required property int best // index of the winning card
    property real cardWidth: Theme.px(66)

    implicitHeight: cards.implicitHeight + Theme.spaceM * 2
    radius: Theme.radiusM
    color: Theme.paperRaised
    border.width: Theme.line
    border.color: Theme.paperLine
    Accessible.role: Accessible.ListItem
    Accessible.name: faces.map((face, i) => qsTr("%1: %2").arg(players[i]).arg(Words.card(face))).join(", ")

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.spaceM
        spacing: Theme.spaceM

        Column {
            Layout.preferredWidth: Theme.px(150)

            BodyText {
                text: qsTr("Trick %1").arg(root.number)
                soft: true
                font.pixelSize: Theme.fontSmall
            }

            BodyText {
                width: parent.width
                text: root.winner
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }

            BodyText {
                text: Words.points(root.points)
                color: Theme.accentText
            }
        }

        Row {
            id: cards

            Layout.fillWidth: true
            spacing: Theme.spaceM

            Repeater {
                model: root.faces

                Column {
                    id: part

                    required property int index
                    required property string modelData

                    spacing: Theme.spaceXs

                    CardFace {
                        anchors.horizontalCenter: parent.horizontalCenter
                        face: part.modelData
                        cardWidth: root.cardWidth
                        outlined: part.index === root.best
                    }

                    BodyText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(implicitWidth, root.cardWidth + Theme.spaceM)
                        text: root.players[part.index] ?? ""
                        soft: true
                        strong: part.index === root.best
                        font.pixelSize: Theme.fontTiny
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
    }
}
