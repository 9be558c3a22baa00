pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* An entry of the help as it is read. */
Column {
    id: root

    required property HelpEntry entry
    property string origin: "" // the page's title, where entries of several pages stand together

    signal originWanted

    width: parent?.width ?? 0
    spacing: Theme.spaceM
    bottomPadding: Theme.spaceL

    SectionTitle {
        width: parent.width
        visible: text !== ""
        text: root.entry.heading
    }

    ActionButton {
        visible: root.origin !== ""
        kind: ActionButton.Kind.Quiet
        glyph: "next"
        text: qsTr("On the page “%1”").arg(root.origin)
        onClicked: root.originWanted()
    }

    BodyText {
        width: parent.width
        visible: text !== ""
        text: root.entry.text
        textFormat: Text.PlainText
        lineHeight: 1.25
        Accessible.role: Accessible.Paragraph
        Accessible.name: text
    }

    Loader {
        width: parent.width
        active: root.entry.exhibit !== null
        visible: active
        sourceComponent: root.entry.exhibit
    }
}
