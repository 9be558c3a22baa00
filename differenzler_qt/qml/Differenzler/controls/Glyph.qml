pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Differenzler

/* A drawn symbol in the colour of its text; the paths live on a 24 x 24 grid. */
Item {
    id: root

    required property string name
    property color color: Theme.ink
    property int size: Theme.icon
    readonly property var _paths: ({ // one literal table of SVG paths
        "menu": "M4 7 H20 M4 12 H20 M4 17 H20",
        "close": "M6 6 L18 18 M18 6 L6 18",
        "back": "M11 5 L4 12 L11 19 M4 12 H20",
        "next": "M13 5 L20 12 L13 19 M20 12 H4",
        "up": "M6 15 L12 9 L18 15",
        "down": "M6 9 L12 15 L18 9",
        "left": "M15 6 L9 12 L15 18",
        "right": "M9 6 L15 12 L9 18",
        "plus": "M12 5 V19 M5 12 H19",
        "minus": "M5 12 H19",
        "check": "M5 12.5 L10 17.5 L19.5 7",
        "play": "M8 5 L19 12 L8 19 Z",
        "gear": "M12 8.6 A3.4 3.4 0 1 1 11.99 8.6 Z M10.4 3 H13.6 L14.2 5.6 L16.3 6.5 L18.6 5.1 L20.9 7.4 L19.5 9.7 L20.4 11.8 L23 12.4 M10.4 3 L9.8 5.6 L7.7 6.5 L5.4 5.1 L3.1 7.4 L4.5 9.7 L3.6 11.8 L1 12.4 M1 12.4 V14 L3.8 14.8 L4.7 16.9 L3.4 19.1 L5.7 21.2 L7.9 19.8 L10 20.7 L10.7 23 H13.3 L14 20.7 L16.1 19.8 L18.3 21.2 L20.6 19.1 L19.3 16.9 L20.2 14.8 L23 14 V12.4",
        "info": "M12 3 A9 9 0 1 1 11.99 3 Z M12 11 V16.5 M12 7.6 V8",
        "warn": "M12 4 L21.5 20 H2.5 Z M12 10 V14.5 M12 17 V17.3",
        "book": "M12 6.5 C9.5 4.6 6 4.4 3 5 V18.6 C6 18 9.5 18.2 12 20 C14.5 18.2 18 18 21 18.6 V5 C18 4.4 14.5 4.6 12 6.5 Z M12 6.5 V20",
        "undo": "M8 5 L4 9 L8 13 M4 9 H14 A5.5 5.5 0 0 1 14 20 H9",
        "sound": "M4 9.5 H8 L13 5 V19 L8 14.5 H4 Z M16.5 9 A4.5 4.5 0 0 1 16.5 15 M19 6.5 A8 8 0 0 1 19 17.5",
        "mute": "M4 9.5 H8 L13 5 V19 L8 14.5 H4 Z M16.5 9.5 L21.5 14.5 M21.5 9.5 L16.5 14.5",
        "hint": "M9 17.5 H15 M10 20.5 H14 M12 3.5 A6 6 0 0 1 15.2 14.6 V17.5 H8.8 V14.6 A6 6 0 0 1 12 3.5 Z",
        "cards": "M4.2 7.4 L11 5.3 L14.6 17.4 L7.8 19.5 Z M13 6 H19.8 V18.6 H15.2",
        "trophy": "M7.5 4 H16.5 V10 A4.5 4.5 0 0 1 7.5 10 Z M7.5 6 H4 A4 4 0 0 0 8 11 M16.5 6 H20 A4 4 0 0 1 16 11 M12 14.5 V18 M8 20 H16 M9.5 20 L10 18 H14 L14.5 20",
        "sun": "M12 8 A4 4 0 1 1 11.99 8 Z M12 2.5 V4.5 M12 19.5 V21.5 M2.5 12 H4.5 M19.5 12 H21.5 M5.3 5.3 L6.7 6.7 M17.3 17.3 L18.7 18.7 M5.3 18.7 L6.7 17.3 M17.3 6.7 L18.7 5.3",
        "eye": "M2.5 12 C6.5 5 17.5 5 21.5 12 C17.5 19 6.5 19 2.5 12 Z M12 9.2 A2.8 2.8 0 1 1 11.99 9.2 Z",
        "lock": "M6 11 H18 V20 H6 Z M8.5 11 V8 A3.5 3.5 0 0 1 15.5 8 V11",
        "trash": "M4.5 7 H19.5 M9 7 V4.5 H15 V7 M6.5 7 L7.5 20 H16.5 L17.5 7 M10.3 10.5 V16.5 M13.7 10.5 V16.5",
        "save": "M12 4 V14.5 M7.5 10.5 L12 15 L16.5 10.5 M4.5 17 V20 H19.5 V17",
        "folder": "M3.5 19 V5.5 H9.5 L11.5 8 H20.5 V19 Z",
        "clock": "M12 3.5 A8.5 8.5 0 1 1 11.99 3.5 Z M12 7.5 V12.3 L15.2 14.4",
        "exit": "M13 4 H5 V20 H13 M10 12 H21 M17 8 L21 12 L17 16",
        "users": "M9 5 A3.5 3.5 0 1 1 8.99 5 Z M2.5 20 C2.5 14 15.5 14 15.5 20 M16 5.4 A3.2 3.2 0 0 1 16 11.6 M18 14.6 C20.4 15.4 21.5 17.3 21.5 20",
        "slate": "M3.5 5 H20.5 V19 H3.5 Z M7 9.5 H11 M7 14.5 H11 M14 9.5 H17 M14 14.5 H17"
    })

    implicitWidth: size
    implicitHeight: size
    layer.enabled: !Theme.layers && Screen.devicePixelRatio === 1 // the software renderer draws shapes outside of what clips them
    layer.smooth: true
    Accessible.ignored: true

    Shape {
        width: 24
        height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: root.color
            strokeWidth: 1.9
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: root._paths[root.name] ?? ""
            }
        }
    }
}
