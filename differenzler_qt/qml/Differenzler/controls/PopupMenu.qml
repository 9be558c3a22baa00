pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler

/* A menu on paper. */
Basic.Menu {
    id: root

    padding: Theme.px(5)

    delegate: PopupMenuItem {}

    background: Panel {
        implicitWidth: Theme.px(260)
    }
}
