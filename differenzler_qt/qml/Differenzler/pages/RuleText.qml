pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A heading and a paragraph. */
Column {
    id: root

    required property string heading
    required property string text

    width: parent?.width ?? 0
    spacing: Theme.spaceS
    bottomPadding: Theme.spaceM

    SectionTitle {
        width: parent.width
        text: root.heading
    }

    BodyText {
        width: parent.width
        text: root.text
    }
}
