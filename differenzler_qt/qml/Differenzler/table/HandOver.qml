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
    property int _page: 0

    signal nextWanted

    title: qsTr("Hand %1 is over").arg(hand)
    closable: false
    widest: Theme.px(780)
    highest: _page === 0 ? Theme.px(158) + result.implicitHeight : Theme.px(640)

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
        text: root.matchOver ? qsTr("To the ranking") : qsTr("Next hand")
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
