pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler

/* Ten digits, rub out and enter, big enough for fingers; the field that they fill keeps the keyboard. */
GridLayout {
    id: root

    required property SlateNumberEntry field

    signal entered

    columns: 3
    columnSpacing: Theme.spaceS
    rowSpacing: Theme.spaceS

    component Key: ActionButton {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        implicitHeight: Theme.px(50)
        leftPadding: 0
        rightPadding: 0
        focusPolicy: Qt.NoFocus
        font.pixelSize: Theme.text(23)
    }

    Repeater {
        model: ["7", "8", "9", "4", "5", "6", "1", "2", "3"]

        Key {
            required property string modelData

            objectName: "key" + modelData
            text: modelData
            onClicked: root.field?.press(modelData)
        }
    }

    Key {
        objectName: "keyRub"
        glyph: "back"
        tip: qsTr("Rub out")
        onClicked: root.field?.rub()
    }

    Key {
        objectName: "key0"
        text: "0"
        onClicked: root.field?.press("0")
    }

    Key {
        objectName: "keyEnter"
        kind: ActionButton.Kind.Primary
        glyph: "check"
        tip: qsTr("Enter")
        onClicked: root.entered()
    }
}
