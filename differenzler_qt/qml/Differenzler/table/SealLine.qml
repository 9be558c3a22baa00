pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* The seal of the deal: a short form of what was promised before the first card, and whether it was kept. */
Basic.AbstractButton {
    id: root

    required property string commitment
    required property string seal // "sealed", "kept" or "broken"
    required property string salt // "" until the hand is over
    readonly property color _wax: seal === "kept" ? Theme.accent : Theme.danger
    readonly property string _state: {
        if (seal === "kept")
            return qsTr("deal and salt match");
        return seal === "broken" ? qsTr("the deal was changed!") : qsTr("sealed");
    }

    implicitHeight: Theme.px(26)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus // a click leaves the keys to the question and the cards
    font.family: Theme.serif
    font.pixelSize: Theme.fontTiny
    text: qsTr("Deal %1 · %2").arg(commitment.slice(0, 8)).arg(_state)
    Accessible.name: text

    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()
    onClicked: dialog.active = true

    HintTip {
        text: qsTr("The deal was fixed before anyone predicted. Click to see the proof.")
        shown: root.hovered && !dialog.active
    }

    Loader {
        id: dialog

        active: false
        onLoaded: (item as SealDialog).open()

        sourceComponent: SealDialog {
            commitment: root.commitment
            seal: root.seal
            salt: root.salt
            onClosed: dialog.active = false
        }
    }

    contentItem: Row {
        spacing: Theme.spaceS

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(20)
            height: width
            radius: width / 2
            color: root._wax
            border.width: Math.max(1, Theme.px(2))
            border.color: Qt.darker(root._wax, 1.25)

            Glyph {
                anchors.centerIn: parent
                name: root.seal === "kept" ? "check" : (root.seal === "broken" ? "warn" : "lock")
                size: Theme.px(13)
                color: Theme.accentInk
            }
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.availableWidth - Theme.px(20) - Theme.spaceS)
            text: root.text
            font.family: Theme.serif
            font.pixelSize: Theme.fontTiny
            font.underline: root.hovered
            color: root.seal === "broken" ? Theme.dangerText : Theme.inkSoft
            elide: Text.ElideRight
        }
    }

    background: Item {
        FocusRing {
            shown: root.visualFocus
        }
    }
}
