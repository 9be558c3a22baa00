pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Names every field of an imported file that was refused, and why. */
ModalDialog {
    id: root

    required property var fields // item model: field, reason, value

    objectName: "refusedFields"
    title: qsTr("These rules cannot be played")
    rejectText: ""
    width: Theme.px(620)

    contentItem: Column {
        spacing: Theme.spaceM

        BodyText {
            width: root.availableWidth
            text: qsTr("Nothing was imported. The file says:")
        }

        Repeater {
            model: root.fields

            Column {
                id: row

                required property string field
                required property string reason
                required property string value

                width: root.availableWidth

                BodyText {
                    width: parent.width
                    //: a field of a file and its value
                    text: qsTr("%1: %2").arg(row.field === RuleSetWords.field(row.field) ? "«" + row.field + "»" : RuleSetWords.field(row.field) + " («" + row.field + "»)").arg(row.value)
                    textFormat: Text.PlainText
                    strong: true
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }

                BodyText {
                    width: parent.width
                    text: OptionWords.problem(row.reason)
                    soft: true
                }
            }
        }
    }
}
