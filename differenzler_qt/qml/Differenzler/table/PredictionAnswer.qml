pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* The foot of the prediction panel: the rule of thumb and the button that confirms. */
ColumnLayout {
    id: root

    required property int value // -1 until a number is chosen
    required property int maximum
    required property int estimate // of the learning aid, -1 when it is off or not ready
    required property bool strong // the estimate is the expert's
    required property bool busy // the expert has been asked
    readonly property string _note: {
        if (busy)
            return qsTr("The expert is counting…");
        if (estimate < 0)
            return qsTr("A whole number from 0 to %1.").arg(maximum);
        return strong ? qsTr("The expert would predict %1.").arg(estimate) : qsTr("Rule of thumb, trump points × 2 + 11 per side ace: %1").arg(estimate);
    }

    signal taken
    signal confirmed

    spacing: Theme.spaceS

    BodyText {
        Layout.fillWidth: true
        text: root._note
        soft: true
        font.pixelSize: Theme.fontSmall
        horizontalAlignment: Text.AlignHCenter
    }

    RowLayout {
        spacing: Theme.spaceS

        ActionButton {
            id: take

            visible: root.estimate >= 0 && root.estimate !== root.value
            leftPadding: Theme.spaceM
            focusPolicy: Qt.NoFocus
            text: qsTr("Take %1").arg(root.estimate)
            onClicked: root.taken()
        }

        ActionButton {
            Layout.fillWidth: true
            kind: ActionButton.Kind.Primary
            glyph: take.visible ? "" : "check"
            leftPadding: Theme.spaceM
            enabled: root.value >= 0
            text: root.value >= 0 ? qsTr("Predict %1").arg(root.value) : qsTr("Choose a number")
            onClicked: root.confirmed()
        }
    }
}
