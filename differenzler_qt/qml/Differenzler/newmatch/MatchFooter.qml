pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Sums up what is set and deals. */
Item {
    id: root

    required property NewMatchModel setup

    signal wanted

    width: parent?.width ?? 0
    height: deal.height + Theme.spaceM * 2

    BodyText {
        anchors.left: parent.left
        anchors.right: deal.left
        anchors.rightMargin: Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        text: [RuleWords.preset(root.setup.preset), RuleSetWords.players(root.setup.players), RuleSetWords.hands(root.setup.hands)].join(" · ")
        soft: true
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    ActionButton {
        id: deal

        objectName: "deal"
        anchors.right: parent.right
        y: Theme.spaceM
        width: Theme.px(290)
        implicitHeight: Theme.px(50)
        enabled: !root.setup.party.clash
        kind: ActionButton.Kind.Primary
        glyph: "play"
        text: qsTr("Deal the cards")
        onClicked: root.wanted()
    }
}
