pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* Who had king and queen of trump, and what is made of them. */
ColumnLayout {
    id: root

    required property list<string> names
    required property int seat
    required property int delta
    property int best: 0
    readonly property list<int> _deltas: [20, 0, -20]

    signal holderChosen(seat: int)
    signal chosen(seat: int, delta: int)

    spacing: Theme.spaceS

    RowLayout {
        Layout.fillWidth: true

        BodyText {
            Layout.fillWidth: true
            text: qsTr("Stöck")
        }

        ChoiceBox {
            objectName: "stoeckHolder"
            implicitWidth: Theme.px(210)
            label: qsTr("Who had Stöck")
            model: [qsTr("nobody")].concat(root.names)
            currentIndex: root.seat + 1
            onActivated: index => root.holderChosen(index - 1)
        }
    }

    SegmentedControl {
        objectName: "stoeckDelta"
        Layout.fillWidth: true
        visible: root.seat >= 0
        label: qsTr("What Stöck is used for")
        stretch: true
        choices: [qsTr("+20"), qsTr("leave it"), qsTr("−20")]
        currentIndex: root._deltas.indexOf(root.delta)
        onChosen: index => root.chosen(root.seat, root._deltas[index])
    }

    BodyText {
        Layout.fillWidth: true
        visible: root.seat >= 0 && root.best !== root.delta
        soft: true
        font.pixelSize: Theme.fontSmall
        text: root.best === 0 ? qsTr("To leave it would be better.") : qsTr("%1 would be better.").arg(root.best > 0 ? "+20" : "−20")
    }
}
