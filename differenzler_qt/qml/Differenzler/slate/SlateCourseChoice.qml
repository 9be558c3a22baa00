pragma ComponentBehavior: Bound

import QtQuick

/* The text by which a slate is chosen. */
Item {
    id: root

    required property string slateId
    required property list<string> names
    required property string created
    readonly property string label: names.join(", ") + " · " + new Date(created).toLocaleDateString(Qt.locale(Qt.uiLanguage), Locale.ShortFormat)

    visible: false
}
