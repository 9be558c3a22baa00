pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import Differenzler

/* One finished match: when, which game, against whom, and how it ended. */
Basic.AbstractButton {
    id: root

    required property int key
    required property real finished
    required property string preset
    required property int hands
    required property list<string> names
    required property list<int> totals
    required property list<int> ranks
    required property int mine // −1: nobody at this screen took part
    required property bool won
    readonly property string _when: new Date(finished).toLocaleString(Qt.locale(Qt.uiLanguage), Locale.ShortFormat)
    readonly property string _standing: names.map((name, seat) => name + " " + totals[seat]).join(" · ")

    implicitHeight: Theme.px(62)
    hoverEnabled: true
    text: _when + ", " + RuleWords.preset(preset) + ": " + _standing
    Accessible.name: text

    Keys.onReturnPressed: root.click()
    Keys.onEnterPressed: root.click()

    contentItem: RowLayout {
        spacing: Theme.spaceM

        Rectangle {
            Layout.leftMargin: Theme.spaceM
            Layout.preferredWidth: Theme.px(40)
            Layout.preferredHeight: Theme.px(40)
            radius: width / 2
            color: root.won ? Theme.gold : Theme.paperSunk

            Glyph {
                anchors.centerIn: parent
                visible: root.won
                name: "trophy"
                size: Theme.px(24)
                color: Theme.woodDeep
            }

            BodyText {
                anchors.centerIn: parent
                visible: !root.won
                text: root.mine < 0 ? "–" : root.ranks[root.mine] + "."
                strong: true
                soft: true
            }
        }

        Column {
            Layout.fillWidth: true

            BodyText {
                width: parent.width
                text: root._standing
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }

            BodyText {
                width: parent.width
                text: [root._when, RuleWords.preset(root.preset), root.hands === 1 ? qsTr("1 hand") : qsTr("%1 hands").arg(root.hands)].join(" · ")
                soft: true
                font.pixelSize: Theme.fontSmall
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }

        Glyph {
            Layout.rightMargin: Theme.spaceM
            name: "right"
            color: Theme.inkSoft
        }
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: root.hovered ? Theme.paperSunk : Theme.paperRaised
        border.width: Theme.line
        border.color: Theme.paperLine

        FocusRing {
            shown: root.visualFocus
        }
    }
}
