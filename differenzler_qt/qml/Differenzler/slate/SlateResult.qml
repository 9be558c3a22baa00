pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The end: the ranking, and the next slate. */
SlateEntry {
    id: root

    required property SlateModel slate

    signal newWanted
    signal back

    first: button

    ScrollPane {
        anchors.fill: parent
        spacing: Theme.spaceS

        SectionTitle {
            width: parent.width
            text: qsTr("Ranking")
        }

        Repeater {
            model: root.slate.ranking

            RankRow {
                required property int seat

                width: parent?.width ?? 0
                winner: root.slate.winners.includes(seat)
                mine: false
            }
        }

        BodyText {
            width: parent.width
            visible: text !== ""
            soft: true
            text: root._how()
        }

        ActionButton {
            id: button

            objectName: "next"
            width: parent.width
            implicitHeight: Theme.px(54)
            kind: ActionButton.Kind.Primary
            focus: true
            glyph: "plus"
            text: qsTr("New slate, same table")
            onClicked: root.newWanted()
        }

        ActionButton {
            width: parent.width
            text: qsTr("All slates")
            onClicked: root.back()
        }
    }

    function _how(): string {
        const best = root.slate.totals.filter(total => total === Math.min(...root.slate.totals)).length;
        if (best < 2 || root.slate.winners.length !== 1)
            return "";
        return root.slate.hand - 1 > root.slate.hands ? qsTr("The deciding hand made the difference.") : qsTr("Equal sums: the exact hits made the difference.");
    }
}
