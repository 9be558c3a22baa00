pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A line drawn with chalk. */
Rectangle {
    height: Math.max(2, Theme.px(2))
    radius: height / 2
    color: Theme.chalkWhite
    opacity: 0.6
    rotation: 0.15
    antialiasing: true
}
