pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A drop-down choice among a few texts. */
Basic.ComboBox {
    id: root

    required property string label

    implicitHeight: Theme.controlHeight
    implicitWidth: Theme.px(240)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(40)
    opacity: enabled ? 1 : 0.45
    font.family: Theme.serif
    font.pixelSize: Theme.fontBody
    Accessible.name: label

    Keys.onReturnPressed: root.popup.open()

    delegate: ChoiceRow {
        required property int index

        width: ListView.view?.width ?? root.width
        text: root.textAt(index)
        chosen: root.currentIndex === index
        highlighted: root.highlightedIndex === index
    }

    indicator: Glyph {
        x: root.width - width - Theme.spaceM
        y: (root.height - height) / 2
        name: "down"
        size: Theme.px(20)
        color: Theme.accentText
    }

    contentItem: Text {
        text: root.displayText
        font: root.font
        color: Theme.ink
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: Theme.paperRaised
        border.width: Theme.line
        border.color: root.hovered || root.popup.visible ? Theme.accent : Theme.paperLine

        FocusRing {
            shown: root.visualFocus
        }
    }

    popup: Basic.Popup {
        y: root.height + Theme.spaceXs
        width: root.width
        height: Math.min(contentItem.implicitHeight + padding * 2, Theme.px(320))
        padding: Theme.px(5)

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.popup.visible ? root.delegateModel : null
            currentIndex: root.highlightedIndex
            Basic.ScrollBar.vertical: ThinBar {}
        }

        background: Panel {}
    }
}
