pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* The head of a page: the way back, the title, and room for actions. */
RowLayout {
    id: root

    required property string title
    default property alias actions: row.data

    signal back

    spacing: Theme.spaceM

    ActionButton {
        kind: ActionButton.Kind.Quiet
        overTable: true
        glyph: "back"
        tip: qsTr("Back")
        onClicked: root.back()
    }

    Text {
        Layout.fillWidth: true
        text: root.title
        font.family: Theme.serif
        font.pixelSize: Theme.fontTitle
        font.weight: Font.DemiBold
        color: Theme.tableInk
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Row {
        id: row

        spacing: Theme.spaceS
    }
}
