pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* All hidden predictions are in: the hand is played, then they are shown together. */
SlateEntry {
    id: root

    required property SlateModel slate

    first: button

    ScrollPane {
        anchors.fill: parent
        spacing: Theme.spaceL

        SlateTrump {
            visible: root.slate.noteTrump
            modes: root.slate.modes
            mode: root.slate.mode
            onChosen: mode => root.slate.setTrump(mode)
        }

        BodyText {
            width: parent.width
            text: qsTr("All predictions are in. Play the hand; then uncover them together.")
            font.pixelSize: Theme.text(20)
        }

        ActionButton {
            id: button

            objectName: "showAll"
            width: parent.width
            implicitHeight: Theme.px(58)
            kind: ActionButton.Kind.Primary
            focus: true
            glyph: "eye"
            text: qsTr("Show all predictions")
            onClicked: root.slate.showPredictions()
        }
    }
}
