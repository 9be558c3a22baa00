pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* What is known before predicting: who leads, the dealer's card, what others have said. */
RowLayout {
    id: root

    required property string leader // "" when it is oneself
    required property string dealerCard
    required property string dealerName
    property bool ownCard: false // one holds it oneself
    required property int othersSum
    required property int othersMade

    spacing: Theme.spaceM

    Column {
        Layout.fillWidth: true
        spacing: Theme.spaceXs

        BodyText {
            width: parent.width
            text: root.leader === "" ? qsTr("You lead the first trick.") : qsTr("%1 leads the first trick.").arg(root.leader)
            soft: true
            font.pixelSize: Theme.fontSmall
        }

        BodyText {
            width: parent.width
            visible: root.dealerCard !== ""
            text: root.dealerName === "" ? (root.ownCard ? qsTr("You hold the card shown.") : qsTr("This card was turned up.")) : qsTr("%1 holds the card shown.").arg(root.dealerName)
            soft: true
            font.pixelSize: Theme.fontSmall
        }

        BodyText {
            width: parent.width
            visible: root.othersSum >= 0
            text: root.othersMade > 0 ? qsTr("The others so far: together %1 of 157").arg(root.othersSum) : qsTr("Nobody has predicted yet.")
            font.pixelSize: Theme.fontSmall
        }
    }

    CardFace {
        visible: root.dealerCard !== ""
        face: root.dealerCard
        cardWidth: Theme.px(50)
    }
}
