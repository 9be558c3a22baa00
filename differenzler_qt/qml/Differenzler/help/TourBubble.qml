pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* The words of the guide, beside the table. */
Item {
    id: root

    required property TourModel tour

    readonly property bool _tight: height < 270 * Theme.textUnit // large text in a small window

    signal finished
    signal repeated

    implicitHeight: column.implicitHeight + Theme.spaceL * 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.title + ". " + words.text

    TourWords {
        id: words

        tour: root.tour
    }

    Panel {
        anchors.fill: parent
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: root._tight ? Theme.spaceM : Theme.spaceL
        anchors.topMargin: Theme.spaceM
        anchors.bottomMargin: Theme.spaceM
        spacing: Theme.spaceS

        BodyText {
            Layout.fillWidth: true
            text: words.title
            strong: true
            color: root.tour.reason !== "" ? Theme.dangerText : Theme.accentText
            font.pixelSize: root._tight ? Theme.fontBody : Theme.fontLarge
        }

        ScrollPane {
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: contentHeight

            BodyText {
                width: parent.width
                text: words.text
                font.pixelSize: root._tight ? Theme.fontSmall : Theme.fontBody
                lineHeight: root._tight ? 1 : 1.1
            }
        }

        ActionButton {
            Layout.fillWidth: true
            visible: root.tour.hasNext
            kind: ActionButton.Kind.Primary
            focusPolicy: Qt.TabFocus
            glyph: "next"
            text: qsTr("Go on (N)")
            onClicked: root.tour.next()
        }

        ActionButton {
            Layout.fillWidth: true
            visible: root.tour.step === "end" || root.tour.step === "practice"
            focusPolicy: Qt.TabFocus
            glyph: "undo"
            text: qsTr("Once more")
            onClicked: root.repeated()
        }

        ActionButton {
            Layout.fillWidth: true
            focusPolicy: Qt.TabFocus
            kind: root.tour.step === "end" ? ActionButton.Kind.Primary : ActionButton.Kind.Quiet
            glyph: root.tour.step === "end" ? "check" : "close"
            text: root.tour.step === "end" || root.tour.step === "practice" ? qsTr("Finish") : qsTr("Leave the hand")
            onClicked: root.finished()
        }
    }
}
