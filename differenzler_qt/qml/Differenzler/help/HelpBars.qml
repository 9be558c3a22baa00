pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Measured numbers as bars. */
Column {
    id: root

    required property var measures // item model: label, penalty
    required property var naming // label to words
    required property real longest

    width: parent?.width ?? 0
    spacing: Theme.spaceS

    Repeater {
        model: root.measures

        Item {
            id: bar

            required property string label
            required property real penalty

            width: root.width
            height: Math.max(name.implicitHeight, Theme.px(26))
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %L2").arg(name.text).arg(bar.penalty)

            BodyText {
                id: name

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.42
                rightPadding: Theme.spaceM
                text: root.naming(bar.label)
                font.pixelSize: Theme.fontSmall
                Accessible.ignored: true
            }

            Rectangle {
                x: name.width
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(Theme.px(4), parent.width * 0.46 * bar.penalty / root.longest)
                height: Theme.px(20)
                radius: Theme.radiusS
                color: Theme.accent

                BodyText {
                    anchors.left: parent.right
                    anchors.leftMargin: Theme.spaceS
                    anchors.verticalCenter: parent.verticalCenter
                    //: A mean of penalty points
                    text: qsTr("%L1").arg(bar.penalty)
                    strong: true
                    font.pixelSize: Theme.fontSmall
                    Accessible.ignored: true
                }
            }
        }
    }
}
