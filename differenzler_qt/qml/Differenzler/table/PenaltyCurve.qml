pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Differenzler

/* The expected penalty of each prediction from 0 to 157, with the best one and the number that is chosen. */
Item {
    id: root

    required property list<real> curve
    required property int best
    required property int value // -1 until a number is chosen
    readonly property real _ceiling: Math.max(10, Math.min(40, Math.max(...curve)))
    readonly property list<point> _points: curve.map((penalty, number) => Qt.point(_x(number), _y(penalty)))

    function _x(number: int): real {
        return width * number / Math.max(1, curve.length - 1);
    }

    function _y(penalty: real): real {
        return plot.height * (1 - Math.min(penalty, _ceiling) / _ceiling);
    }

    function _number(penalty: real): string {
        return penalty.toLocaleString(Qt.locale(Qt.uiLanguage), "f", 1);
    }

    implicitHeight: Theme.px(74)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Expected penalty of each prediction; the least is %1 at %2.").arg(_number(curve[best] ?? 0)).arg(best)

    Rectangle {
        id: plot

        width: parent.width
        height: parent.height - Theme.px(18)
        radius: Theme.radiusS
        color: Theme.paperSunk

        Shape {
            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.accentText
                strokeWidth: Math.max(2, Theme.px(2.5))
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin

                PathPolyline {
                    path: root._points
                }
            }
        }

        Rectangle {
            x: root._x(root.value) - width / 2
            visible: root.value >= 0
            width: Math.max(2, Theme.px(2))
            height: parent.height
            color: Theme.dangerText
        }

        Rectangle {
            readonly property real size: Theme.px(11)

            x: root._x(root.best) - size / 2
            y: root._y(root.curve[root.best] ?? 0) - size / 2
            width: size
            height: size
            radius: size / 2
            color: Theme.gold
            border.width: Theme.line
            border.color: Theme.ink
        }

        BodyText {
            x: root._x(root.best) > root.width * 0.55 ? Theme.spaceS : root.width - width - Theme.spaceS
            y: Theme.px(2)
            text: root.value >= 0 ? qsTr("Penalty at %1: about %2").arg(root.value).arg(root._number(root.curve[root.value] ?? 0)) : qsTr("Least penalty: about %1").arg(root._number(root.curve[root.best] ?? 0))
            soft: true
            font.pixelSize: Theme.fontTiny
        }
    }

    BodyText {
        anchors.bottom: parent.bottom
        visible: root._x(root.best) > Theme.px(28)
        text: "0"
        soft: true
        font.pixelSize: Theme.text(11)
    }

    BodyText {
        anchors.bottom: parent.bottom
        x: Math.max(0, Math.min(root.width - width - Theme.px(28), root._x(root.best) - width / 2))
        text: root.best
        strong: true
        font.pixelSize: Theme.text(11)
    }

    BodyText {
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        text: Math.max(0, root.curve.length - 1)
        soft: true
        font.pixelSize: Theme.text(11)
    }
}
