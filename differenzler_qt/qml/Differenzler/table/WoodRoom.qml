pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* The wooden table top behind everything. */
Rectangle {
    layer.enabled: Theme.layers // drawn once
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.wood }
        GradientStop { position: 1; color: Theme.woodDeep }
    }

    Image {
        anchors.fill: parent
        source: Faces.texture("wood")
        fillMode: Image.Tile
        opacity: 0.8
    }
}
