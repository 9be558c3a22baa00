pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Names every field of a rule file from outside that was refused. */
Item {
    id: root

    required property FilesModel files
    required property var facts

    RefusedFields {
        fields: root.files.refusedFields
        onClosed: root.files.close()
        Component.onCompleted: open()
    }
}
