pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* One of the 36 cards on the table: flies to its home, can be clicked and dragged when it is in the own hand. */
Item {
    id: root

    required property string face
    required property real cardWidth
    required property vector3d home // centre and rotation
    property real homeScale: 1
    property bool concealed: false
    property bool mine: false
    property bool playable: false
    property bool current: false
    property bool outlined: false
    property bool dimmed: false
    property bool raised: false
    readonly property real shift: picture.y // how far the picture is lifted
    property int delay: 0
    property bool still: false
    readonly property bool _flies: Theme.animated && !held && !still
    readonly property bool hovered: hover.hovered
    readonly property bool held: drag.active
    readonly property bool moving: flyX.running || flyY.running
    readonly property bool _up: mine && (current || outlined || raised || (playable && hovered) || held)

    signal clicked
    signal dropped(centre: point)

    width: cardWidth
    height: cardWidth * 890 / 570
    x: home.x - width / 2 + (held ? drag.centroid.scenePosition.x - drag.centroid.scenePressPosition.x : 0)
    y: home.y - height / 2 + (held ? drag.centroid.scenePosition.y - drag.centroid.scenePressPosition.y : 0)
    rotation: held ? 0 : home.z
    scale: homeScale
    opacity: concealed ? 0 : 1
    visible: opacity > 0
    Accessible.role: mine ? Accessible.Button : Accessible.Graphic
    Accessible.ignored: face === "" || concealed
    Accessible.name: Words.card(face)
    Accessible.focused: current
    Accessible.onPressAction: root.clicked()

    CardFace {
        id: picture

        y: root._up ? -root.height * (root.raised || root.current || root.hovered ? 0.1 : 0.05) : 0
        face: root.face
        cardWidth: root.cardWidth
        outlined: root.outlined
        ringed: root.current
        dimmed: root.dimmed && !root.held
        lifted: root._up

        Behavior on y {
            NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
        }
    }

    Item {
        anchors.fill: parent
        anchors.topMargin: picture.y

        HoverHandler {
            id: hover

            enabled: root.mine
            blocking: true
            cursorShape: drag.active ? Qt.ClosedHandCursor : (root.playable ? Qt.PointingHandCursor : Qt.ArrowCursor)
        }

        TapHandler {
            enabled: root.mine
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: root.clicked()
        }

        DragHandler {
            id: drag

            property point last

            enabled: root.mine
            target: null
            onTranslationChanged: {
                if (active)
                    last = Qt.point(root.x + root.width / 2, root.y + root.height / 2);
            }
            onActiveChanged: {
                if (!active)
                    root.dropped(last);
            }
        }
    }

    Behavior on x {
        enabled: root._flies

        SequentialAnimation {
            id: flyX

            PauseAnimation { duration: root.delay }
            NumberAnimation { duration: Theme.flight; easing.type: Easing.OutCubic }
        }
    }
    Behavior on y {
        enabled: root._flies

        SequentialAnimation {
            id: flyY

            PauseAnimation { duration: root.delay }
            NumberAnimation { duration: Theme.flight; easing.type: Easing.OutCubic }
        }
    }
    Behavior on rotation {
        enabled: root._flies

        SequentialAnimation {
            PauseAnimation { duration: root.delay }
            NumberAnimation { duration: Theme.flight; easing.type: Easing.OutCubic }
        }
    }
    Behavior on scale {
        enabled: root._flies

        SequentialAnimation {
            PauseAnimation { duration: root.delay }
            NumberAnimation { duration: Theme.flight; easing.type: Easing.OutCubic }
        }
    }
    Behavior on opacity {
        enabled: root._flies

        SequentialAnimation {
            PauseAnimation { duration: Theme.flight * 0.6 }
            NumberAnimation { duration: Theme.flight * 0.4 }
        }
    }
}
