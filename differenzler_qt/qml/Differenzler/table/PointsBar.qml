pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The points taken as a bar, with a mark at the prediction. */
Item {
    id: root

    required property int taken
    required property int prediction // -1 before it stands
    property int total: 157
    readonly property real _span: prediction < 0 ? total : Math.max(24, prediction * 1.5, taken * 1.06)
    readonly property bool _over: prediction >= 0 && taken > prediction

    implicitHeight: Theme.px(18)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("%1 of %2").arg(taken).arg(prediction)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.paperSunk
        border.width: Theme.line
        border.color: Theme.paperLine

        Rectangle {
            width: Math.max(root.taken > 0 ? height : 0, parent.width * Math.min(1, root.taken / root._span))
            height: parent.height
            radius: height / 2
            color: root._over ? Theme.danger : Theme.accent

            Behavior on width {
                NumberAnimation { duration: Theme.flight; easing.type: Easing.OutCubic }
            }
        }
    }

    Rectangle {
        x: root.width * root.prediction / root._span - width / 2
        y: -Theme.px(5)
        visible: root.prediction >= 0
        width: Theme.px(5)
        height: root.height + Theme.px(10)
        radius: width / 2
        color: Theme.dark ? Theme.goldSoft : Theme.danger
        border.width: Theme.line
        border.color: Theme.paper
    }
}
