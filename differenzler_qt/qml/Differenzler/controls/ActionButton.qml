pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* The push button: primary, secondary, quiet or destructive, on paper or on the table. */
Basic.Button {
    id: root

    enum Kind { Primary, Secondary, Quiet, Destructive }

    property int kind: ActionButton.Kind.Secondary
    property bool overTable: false
    property string glyph: ""
    property string tip: ""
    readonly property bool _solid: kind === ActionButton.Kind.Primary || kind === ActionButton.Kind.Destructive
    readonly property color _fill: {
        if (kind === ActionButton.Kind.Primary)
            return overTable ? Theme.gold : Theme.accent;
        if (kind === ActionButton.Kind.Destructive)
            return Theme.danger;
        if (kind === ActionButton.Kind.Quiet)
            return "transparent";
        return overTable ? Qt.alpha(Theme.plate, 0.85) : Theme.paperRaised;
    }
    readonly property color _text: {
        if (kind === ActionButton.Kind.Primary)
            return overTable ? Theme.woodDeep : Theme.accentInk;
        if (kind === ActionButton.Kind.Destructive)
            return Theme.accentInk;
        return overTable ? Theme.tableInk : (kind === ActionButton.Kind.Quiet ? Theme.accentText : Theme.ink);
    }
    readonly property real _glyphRoom: glyph === "" ? 0 : Theme.icon + (text === "" ? 0 : Theme.spaceS)

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.px(text === "" ? 10 : 18)
    rightPadding: leftPadding
    topPadding: 0
    bottomPadding: 0
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    font.family: Theme.serif
    font.pixelSize: Theme.fontBody
    font.weight: _solid ? Font.DemiBold : Font.Normal
    Accessible.name: text !== "" ? text : tip

    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()

    HintTip {
        text: root.tip
        shown: root.hovered && root.tip !== ""
    }

    contentItem: Item {
        implicitWidth: label.implicitWidth * (root.text === "" ? 0 : 1) + root._glyphRoom
        implicitHeight: row.implicitHeight

        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.spaceS

            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.glyph !== ""
                name: root.glyph
                color: root._text
            }

            Text {
                id: label

                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                width: Math.min(implicitWidth, Math.ceil(root.availableWidth - root._glyphRoom))
                text: root.text
                font: root.font
                color: root._text
                elide: Text.ElideRight
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root._fill
        border.width: root._solid || root.kind === ActionButton.Kind.Quiet ? 0 : Theme.line
        border.color: root.overTable ? Qt.alpha(Theme.gold, 0.7) : Theme.paperLine

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: root.down ? "#000000" : (root.kind === ActionButton.Kind.Quiet && !root.overTable ? Theme.accent : "#ffffff")
            opacity: root.down ? 0.14 : (root.hovered ? 0.12 : 0)

            Behavior on opacity {
                NumberAnimation { duration: Theme.quick }
            }
        }

        FocusRing {
            shown: root.visualFocus
        }
    }
}
