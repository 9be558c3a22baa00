pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* One player's place: a handle to drag, the name, who deals first, and the way out. */
FocusScope {
    id: root

    required property int index
    required property string name
    required property string problem
    required property int places
    required property bool deals
    property bool first: false
    readonly property string _trouble: {
        switch (problem) {
        case "empty": return qsTr("A name is missing.");
        case "too_long": return qsTr("At most 20 characters, please.");
        case "no_letter": return qsTr("A name needs a letter.");
        case "duplicate": return qsTr("This name is there already.");
        }
        return "";
    }

    signal renamed(name: string)
    signal nextWanted
    signal dealsChosen
    signal moved(target: int)
    signal removed

    function edit() {
        field.forceActiveFocus();
        field.selectAll();
    }

    function _step(by: int) {
        const target = index + by;
        if (target < 0 || target >= places)
            return;
        root.moved(target);
    }

    implicitHeight: Theme.px(48) + (trouble.visible ? trouble.implicitHeight : 0)
    z: handle.pressed ? 1 : 0

    Keys.onPressed: event => {
        if (!(event.modifiers & Qt.ControlModifier) || (event.key !== Qt.Key_Up && event.key !== Qt.Key_Down))
            return;
        event.accepted = true;
        root._step(event.key === Qt.Key_Up ? -1 : 1);
    }

    Rectangle {
        id: card

        width: parent.width
        height: Theme.px(46)
        y: handle.pressed ? handle.offset : 0
        radius: Theme.radiusM
        color: handle.pressed ? Theme.paperSunk : "transparent"
        border.width: handle.pressed ? Theme.line : 0
        border.color: Theme.gold

        RowLayout {
            anchors.fill: parent
            spacing: Theme.spaceS

            MouseArea {
                id: handle

                property real _grabbed: 0
                property real offset: 0

                objectName: "handle"
                implicitWidth: Theme.px(30)
                Layout.fillHeight: true
                cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
                preventStealing: true
                onPressed: mouse => {
                    _grabbed = mapToItem(root, mouse.x, mouse.y).y;
                    offset = 0;
                }
                onPositionChanged: mouse => offset = mapToItem(root, mouse.x, mouse.y).y - _grabbed
                onReleased: {
                    const steps = Math.round(offset / root.height);
                    const target = Math.max(0, Math.min(root.places - 1, root.index + steps));
                    offset = 0;
                    if (target !== root.index)
                        root.moved(target);
                }

                Column {
                    anchors.centerIn: parent
                    spacing: Theme.px(4)

                    Repeater {
                        model: 3

                        Rectangle {
                            width: Theme.px(18)
                            height: Math.max(2, Theme.px(2))
                            radius: 1
                            color: Theme.inkFaint
                        }
                    }
                }
            }

            TextEntry {
                id: field

                Layout.fillWidth: true
                focus: true
                label: qsTr("Player %1").arg(root.index + 1)
                placeholderText: label
                text: root.name
                maximumLength: 60
                onTextEdited: root.renamed(text)
                onAccepted: root.nextWanted()
            }

            RadioOption {
                text: qsTr("deals first")
                checked: root.deals
                autoExclusive: false
                onClicked: root.dealsChosen()
            }

            ActionButton {
                kind: ActionButton.Kind.Quiet
                glyph: "close"
                tip: qsTr("Take this player out")
                enabled: root.places > 3
                onClicked: root.removed()
            }
        }
    }

    BodyText {
        id: trouble

        anchors.top: card.bottom
        x: Theme.px(40)
        visible: text !== ""
        text: root._trouble
        color: Theme.dangerText
        font.pixelSize: Theme.fontSmall
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
