pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A row of settings with samples to choose from: backs of cards or cloths of the carpet. */
OptionRow {
    id: root

    required property list<string> codes
    required property list<string> texts
    required property string current
    property bool backs: false // the codes are those of backs

    signal chosen(code: string)

    width: parent?.width ?? 0

    Row {
        spacing: Theme.spaceM

        Repeater {
            model: root.codes

            Basic.AbstractButton {
                id: choice

                required property int index
                required property string modelData
                readonly property bool _on: modelData === root.current

                width: Theme.px(root.backs ? 52 : 62)
                height: Theme.px(root.backs ? 81 : 42)
                hoverEnabled: true
                checked: _on
                Accessible.role: Accessible.RadioButton
                Accessible.name: root.texts[index]

                Keys.onReturnPressed: choice.click()
                Keys.onEnterPressed: choice.click()
                onClicked: root.chosen(modelData)

                HintTip {
                    text: root.texts[choice.index]
                    shown: choice.hovered
                }

                CardPicture {
                    anchors.fill: parent
                    visible: root.backs
                    source: root.backs ? Faces.backOf(choice.modelData) : ""
                    pixels: Theme.stepped(Theme.px(52), Screen.devicePixelRatio)
                }

                Rectangle {
                    anchors.fill: parent
                    visible: !root.backs
                    radius: Theme.radiusS
                    color: Theme.clothColor(choice.modelData)
                    border.width: Theme.line
                    border.color: Theme.gold
                }

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -Theme.px(4)
                    radius: Theme.radiusM
                    color: "transparent"
                    border.width: choice._on ? Math.max(3, Theme.px(3)) : (choice.hovered ? Theme.line : 0)
                    border.color: choice._on ? Theme.accentBright : Theme.paperLine
                }

                FocusRing {
                    shown: choice.visualFocus
                    gap: Theme.px(7)
                }
            }
        }
    }
}
