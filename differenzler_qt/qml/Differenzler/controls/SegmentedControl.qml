pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A row of two to five mutually exclusive choices; also used as tabs. */
Basic.Control {
    id: root

    required property string label
    required property list<string> choices
    property int currentIndex: 0
    property bool stretch: false
    property list<bool> blocked // choices that cannot be taken now

    signal chosen(index: int)

    function choose(index: int) {
        if (index < 0 || index >= choices.length || index === currentIndex || blocked[index] === true)
            return;
        chosen(index);
    }

    function step(by: int) {
        let index = currentIndex + by;
        while (index >= 0 && index < choices.length && blocked[index] === true)
            index += by;
        choose(index);
    }

    implicitHeight: Theme.controlHeight
    implicitWidth: row.implicitWidth + padding * 2
    padding: Theme.px(4)
    opacity: enabled ? 1 : 0.45
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: label

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    contentItem: Row {
        id: row

        Repeater {
            model: root.choices

            SegmentPart {
                id: part

                required property int index
                required property string modelData

                width: root.stretch ? row.width / root.choices.length : implicitWidth
                height: row.height
                enabled: root.blocked[index] !== true
                opacity: enabled ? 1 : 0.4
                text: modelData
                selected: root.currentIndex === index
                onClicked: root.choose(part.index)
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusM
        color: Theme.paperSunk
        border.width: Theme.line
        border.color: Theme.paperLine

        FocusRing {
            shown: root.visualFocus
        }
    }
}
