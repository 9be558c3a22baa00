pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* Adds up the cards that somebody has taken: tap each of them. */
Basic.Dialog {
    id: root

    required property SlatesModel slates
    required property list<string> modes
    property string _mode: ""
    property string _name: ""
    property list<string> _cards: []
    property list<string> _pack: []
    property bool _last: false
    readonly property int _points: _mode === "" ? 0 : slates.countCards(_cards, _mode, _last)

    signal counted(points: int)

    function begin(mode: string, name: string, players: int) {
        root._mode = mode;
        root._name = name;
        root._cards = [];
        root._last = false;
        root._pack = root.slates.pack().filter(face => players !== 5 || face !== "6C");
        root.open();
    }

    function _toggle(face: string) {
        root._cards = root._cards.includes(face) ? root._cards.filter(card => card !== face) : root._cards.concat([face]);
    }

    parent: Basic.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(760), (parent?.width ?? 0) - Theme.spaceL * 2)
    modal: true
    focus: true
    padding: Theme.spaceL
    topPadding: Theme.spaceM

    Basic.Overlay.modal: Rectangle {
        color: Theme.veil
    }

    background: Panel {}

    contentItem: ColumnLayout {
        spacing: Theme.spaceM

        RowLayout {
            Layout.fillWidth: true

            BodyText {
                Layout.fillWidth: true
                text: qsTr("%1’s cards").arg(root._name)
                strong: true
                font.pixelSize: Theme.fontLarge
            }

            SlateTrump {
                modes: root.modes
                mode: root._mode
                onChosen: mode => root._mode = mode
            }
        }

        Grid {
            Layout.alignment: Qt.AlignHCenter
            columns: 9
            spacing: Theme.spaceS

            Repeater {
                model: root._pack

                SlateCountedCard {
                    required property string modelData

                    face: modelData
                    size: Theme.px(58)
                    chosen: root._cards.includes(modelData)
                    onClicked: root._toggle(modelData)
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceM

            CheckOption {
                text: qsTr("last trick, 5 points")
                checked: root._last
                onToggled: root._last = checked
            }

            BodyText {
                Layout.fillWidth: true
                text: root._mode === "" ? qsTr("Choose trump first.") : ""
                color: Theme.dangerText
            }

            ActionButton {
                text: qsTr("Cancel")
                onClicked: root.close()
            }

            ActionButton {
                objectName: "take"
                kind: ActionButton.Kind.Primary
                enabled: root._mode !== ""
                text: qsTr("Take over %1").arg(root._points)
                onClicked: {
                    const points = root._points;
                    root.close();
                    root.counted(points);
                }
            }
        }
    }
}
