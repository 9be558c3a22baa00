pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The last questions of a hand where the table plays them, and the hand goes on the sheet. */
FocusScope {
    id: root

    required property SlateModel slate
    readonly property bool _hasStoeck: slate.playsStoeck && slate.mode !== "obenabe" && slate.mode !== "undenufe"

    implicitHeight: column.implicitHeight

    Column {
        id: column

        width: parent.width
        spacing: Theme.spaceM

        SlateStoeck {
            width: parent.width
            visible: root._hasStoeck
            names: root.slate.names
            seat: root.slate.stoeckSeat
            delta: root.slate.stoeckDelta
            best: root.slate.stoeckBest
            onChosen: (seat, delta) => root.slate.claimStoeck(seat, delta)
            onHolderChosen: seat => root.slate.claimStoeck(seat, seat < 0 ? 0 : root.slate.bestStoeck(seat))
        }

        SlateRevokes {
            width: parent.width
            visible: root.slate.revokePenalty > 0
            names: root.slate.names
            counts: root.slate.revokes
            onCounted: (seat, count) => root.slate.countRevokes(seat, count)
        }

        SlateZeroTricks {
            width: parent.width
            names: root.slate.names
            asked: root.slate.asksZeroTrick
            taken: root.slate.zeroTricks
            onChosen: (seat, taken) => root.slate.setZeroTrick(seat, taken)
        }

        BodyText {
            objectName: "refusal"
            width: parent.width
            visible: text !== ""
            text: write.tried && !root.slate.canWrite ? qsTr("Not written. %1 Choose a player to mend the number.").arg(SlateWords.missing(root.slate.missing)) : ""
            color: Theme.dangerText
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        ActionButton {
            id: write

            property bool tried: false

            objectName: "write"
            width: parent.width
            implicitHeight: Theme.px(58)
            kind: ActionButton.Kind.Primary
            focus: true
            glyph: "check"
            text: qsTr("Write the hand")
            onClicked: {
                if (root.slate.writeHand() !== "")
                    tried = true;
            }
        }
    }
}
