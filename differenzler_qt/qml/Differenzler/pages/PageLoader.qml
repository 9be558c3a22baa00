pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Loads the page that was asked for, and only that one. */
Loader {
    id: root

    required property AppModel app
    required property string name

    signal closed

    active: name !== ""
    focus: active
    sourceComponent: ({
            "new": newMatch,
            "settings": settings,
            "rules": rules,
            "about": about
        })[name] ?? null
    onLoaded: (item as Item).forceActiveFocus()

    Component {
        id: newMatch

        NewMatchPage {
            model: root.app.newMatch
            settings: root.app.settings
            onClosed: root.closed()
        }
    }

    Component {
        id: settings

        SettingsPage {
            settings: root.app.settings
            onClosed: root.closed()
        }
    }

    Component {
        id: rules

        RulesPage {
            onClosed: root.closed()
        }
    }

    Component {
        id: about

        AboutPage {
            version: root.app.version
            dataFolder: root.app.dataFolder
            onClosed: root.closed()
        }
    }
}
