pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Differenzler

/* One player's running total. */
Item {
    id: root

    required property int seat
    required property string name
    required property list<int> totals
    required property color chalk
    required property int hands
    required property int highest
    required property int lowest
    property real labelY: 0
    readonly property list<point> _points: [root._at(0, 0)].concat(totals.map((total, place) => root._at(place + 1, total)))

    function _at(hand: int, total: int): point {
        return Qt.point(width * hand / Math.max(1, hands), height * (highest - total) / Math.max(1, highest - lowest));
    }

    Accessible.role: Accessible.Graphic
    Accessible.name: name + ": " + totals.join(", ")

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: root.chalk
            strokeWidth: Math.max(2, Theme.px(3))
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathPolyline {
                path: root._points
            }
        }
    }

    ChalkText {
        x: root._points[root._points.length - 1].x + Theme.px(8)
        y: root.labelY - height / 2
        width: Theme.px(140)
        horizontalAlignment: Text.AlignLeft
        font.pixelSize: Theme.px(26)
        color: root.chalk
        text: root.name
    }
}
