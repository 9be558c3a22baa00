pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The end of a hand: predictions, points and differences; the tricks; all hands. */
TableOverlay {
    id: root

    required property var results
    required property var tricks
    required property var hands
    required property int sum
    required property int hand
    property bool matchOver: false
    property bool predicts: true
    property list<string> tied // who must play another hand
    property bool deciding: false // in which only they can win
    readonly property string _tie: {
        if (tied.length < 2)
            return "";
        const names = tied.slice(0, -1).join(", ");
        //: the players who lead together: "Anna, Beat and Vreni"
        const all = qsTr("%1 and %2").arg(names).arg(tied[tied.length - 1]);
        return deciding ? qsTr("%1 are level. A deciding hand follows: all play, only these can win.").arg(all) : qsTr("%1 lead together. One more hand is played.").arg(all);
    }
    property int _page: 0

    signal nextWanted

    title: qsTr("Hand %1 is over").arg(hand)
    closable: false
    widest: Theme.px(780)
    highest: _page === 0 ? Theme.px(158) + result.implicitHeight + (tie.visible ? tie.height + Theme.spaceM : 0) : Theme.px(640)

    Keys.onReturnPressed: root.nextWanted()
    Keys.onEnterPressed: root.nextWanted()

    heading: SegmentedControl {
        label: qsTr("What to look at")
        choices: [qsTr("Result"), qsTr("Tricks"), qsTr("All hands")]
        currentIndex: root._page
        onChosen: index => root._page = index
    }

    buttons: ActionButton {
        kind: ActionButton.Kind.Primary
        glyph: root.matchOver ? "trophy" : "next"
        text: root.matchOver ? qsTr("To the ranking") : (root._tie === "" ? qsTr("Next hand") : (root.deciding ? qsTr("Deciding hand") : qsTr("One more hand")))
        focus: true
        onClicked: root.nextWanted()
    }

    ResultTable {
        id: result

        width: parent.width
        visible: root._page === 0
        results: root.results
        sum: root.sum
        predicts: root.predicts
    }

    BodyText {
        id: tie

        anchors.top: result.bottom
        anchors.topMargin: Theme.spaceM
        width: parent.width
        visible: root._page === 0 && root._tie !== ""
        text: root._tie
        strong: true
        color: Theme.accentText
    }

    Loader {
        anchors.fill: parent
        active: root._page === 1

        sourceComponent: TrickList {
            model: root.tricks
        }
    }

    Loader {
        anchors.fill: parent
        active: root._page === 2

        sourceComponent: HandsView {
            model: root.hands
        }
    }
}
