pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The agreed hands are written and the lead is shared: a deciding hand is offered. */
SlateEntry {
    id: root

    required property SlateModel slate
    readonly property list<string> _names: slate.tied.map(seat => slate.names[seat])

    first: button

    ScrollPane {
        anchors.fill: parent
        spacing: Theme.spaceL

        BodyText {
            width: parent.width
            text: root.slate.tieBreak === "exact_hits" ? qsTr("%1 have the same sum and the same number of exact hits.").arg(SlateWords.list(root._names)) : qsTr("%1 have the same sum.").arg(SlateWords.list(root._names))
            font.pixelSize: Theme.text(20)
        }

        BodyText {
            width: parent.width
            soft: true
            text: root.slate.tieBreak === "exact_hits" ? qsTr("All play a deciding hand; only those who are equal can win it. %1 deals.").arg(root.slate.names[root.slate.dealer]) : qsTr("All play one more hand, and it counts. %1 deals.").arg(root.slate.names[root.slate.dealer])
        }

        ActionButton {
            id: button

            objectName: "decide"
            width: parent.width
            implicitHeight: Theme.px(58)
            kind: ActionButton.Kind.Primary
            focus: true
            glyph: "cards"
            text: qsTr("Play the deciding hand")
            onClicked: root.slate.startDecidingHand()
        }

        ActionButton {
            objectName: "share"
            width: parent.width
            text: qsTr("Share the win")
            onClicked: root.slate.shareWin()
        }
    }
}
