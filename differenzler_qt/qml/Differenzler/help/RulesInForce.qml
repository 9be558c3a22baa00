pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The rules in force, option by option, over the table; opened and closed with R or F2. */
FocusScope {
    id: root

    required property RuleFactsModel rules
    property bool usable: true
    property bool open: false

    function toggle() {
        root.open = !root.open;
    }

    Connections {
        target: root.rules

        function onAsked() {
            root.open = true;
        }
    }

    Shortcut {
        sequences: ["R", "F2"]
        enabled: root.usable
        onActivated: root.toggle()
    }

    Loader {
        anchors.fill: parent
        active: root.open && root.usable
        focus: active
        onLoaded: (item as Item).forceActiveFocus()

        sourceComponent: TableOverlay {
            title: qsTr("The rules in force: %1").arg(RuleWords.preset(root.rules.preset))
            onClosed: root.open = false
            Keys.onReturnPressed: root.open = false

            RulesSheet {
                anchors.fill: parent
                focus: true
                rules: root.rules
            }
        }
    }
}
