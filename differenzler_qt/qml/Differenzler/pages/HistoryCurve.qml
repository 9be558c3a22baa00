pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Differenzler

/* The mean penalty of each match, the oldest at the left. */
Item {
    id: root

    required property list<real> curve
    readonly property real _ceiling: Math.max(5, ...curve) * 1.1
    readonly property real _left: Theme.px(34)
    readonly property list<point> _points: curve.map((value, index) => Qt.point(_left + (width - _left - Theme.px(8)) * index / Math.max(1, curve.length - 1), plot.height * (1 - value / _ceiling)))

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Penalty per hand in each match")

    Rectangle {
        id: plot

        width: parent.width
        height: parent.height - Theme.px(20)
        radius: Theme.radiusS
        color: Theme.paperSunk
    }

    Repeater {
        model: 3

        BodyText {
            required property int index
            readonly property int penalty: Math.round(root._ceiling * (index + 0.5) / 3)

            x: Theme.spaceS
            y: plot.height * (1 - penalty / root._ceiling) - height / 2
            text: penalty
            soft: true
            font.pixelSize: Theme.text(12)

            Rectangle {
                x: root._left - parent.x
                anchors.verticalCenter: parent.verticalCenter
                width: root.width - root._left
                height: Theme.line
                color: Theme.paperLine
            }
        }
    }

    Shape {
        anchors.fill: plot
        layer.enabled: !Theme.layers && Screen.devicePixelRatio === 1 // the software renderer draws shapes outside of what clips them
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.accentText
            strokeWidth: Math.max(2, Theme.px(2.5))
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathPolyline {
                path: root._points
            }
        }
    }

    BodyText {
        anchors.bottom: parent.bottom
        x: root._left
        text: qsTr("Penalty per hand, match by match")
        soft: true
        font.pixelSize: Theme.text(12)
    }
}
