pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A running sum beside 157, and what it means in words. */
Item {
    id: root

    required property int sum
    required property string sentence
    property string hint: ""
    property bool wrong: false
    property bool complete: false

    implicitHeight: Math.max(figure.implicitHeight, words.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 of 157").arg(sum) + ". " + sentence + " " + hint

    Row {
        id: figure

        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXs

        Text {
            text: root.sum
            font.family: Theme.serif
            font.pixelSize: Theme.text(36)
            font.weight: Font.Bold
            color: root.wrong ? Theme.dangerText : (root.complete ? Theme.accentText : Theme.ink)
        }

        Text {
            anchors.baseline: parent.children[0].baseline
            text: qsTr("of 157")
            font.family: Theme.serif
            font.pixelSize: Theme.fontSmall
            color: Theme.inkSoft
        }
    }

    Column {
        id: words

        anchors.left: figure.right
        anchors.leftMargin: Theme.spaceM
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        BodyText {
            objectName: "sentence"
            width: parent.width
            text: root.sentence
            color: root.wrong ? Theme.dangerText : (root.complete ? Theme.accentText : Theme.ink)
        }

        BodyText {
            width: parent.width
            visible: text !== ""
            text: root.hint
            soft: true
            font.pixelSize: Theme.fontSmall
        }
    }
}
