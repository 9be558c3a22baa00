pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A cell of the correction: a player's name, or one number with what was first written. */
FocusScope {
    id: root

    required property string name
    required property bool isName
    required property string what
    required property string value
    required property int was
    required property string problem

    property alias field: field

    signal typed(text: string)
    signal accepted

    implicitHeight: Theme.px(42)

    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: root.isName
        text: root.name
        font.pixelSize: Theme.text(19)
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }

    SlateNumberEntry {
        id: field

        width: Theme.px(76)
        visible: !root.isName
        focus: true
        label: root.what
        text: root.value
        color: root.problem === "" ? Theme.ink : Theme.dangerText
        onTextEdited: root.typed(text)
        onAccepted: root.accepted()
        onActiveFocusChanged: if (activeFocus) selectAll()
    }

    BodyText {
        anchors.left: field.right
        anchors.leftMargin: Theme.spaceS
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.isName && root.value !== root.was.toString()
        text: root.was
        soft: true
        font.strikeout: true
        Accessible.name: qsTr("first written: %1").arg(root.was)
    }
}
