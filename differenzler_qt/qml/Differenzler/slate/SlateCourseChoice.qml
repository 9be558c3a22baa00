pragma ComponentBehavior: Bound

import QtQuick

/* A slate whose course can be chosen, with the text by which it is. */
Item {
    id: root

    required property string slateId
    required property list<string> names
    required property string created
    required property int written
    readonly property string label: names.join(", ") + " · " + new Date(created).toLocaleDateString(SlateWords.locale, Locale.ShortFormat)

    visible: false
}
