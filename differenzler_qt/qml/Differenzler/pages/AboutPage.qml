pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* What this program is. */
SheetPage {
    id: root

    required property string version
    required property string dataFolder

    title: qsTr("About")
    widest: Theme.px(760)

    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(112)
        height: width
        source: Faces.resources + "icons/differenzler.svg"
        sourceSize: Qt.size(Theme.stepped(width, Screen.devicePixelRatio), Theme.stepped(width, Screen.devicePixelRatio))
        asynchronous: true
        Accessible.ignored: true
    }

    BodyText {
        width: parent.width
        text: qsTr("Differenzler %1").arg(root.version)
        strong: true
        font.pixelSize: Theme.text(26)
        horizontalAlignment: Text.AlignHCenter
    }

    BodyText {
        width: parent.width
        text: qsTr("The Swiss card game in which the best player is the one who knows best what the own cards are worth.")
        horizontalAlignment: Text.AlignHCenter
    }

    SectionTitle {
        width: parent.width
        text: qsTr("Licence")
    }

    BodyText {
        width: parent.width
        text: qsTr("Free software under the GNU General Public License, version 3 or later. You may use it, pass it on and change it; there is no warranty. It is built with Qt and PySide6; the fonts Source Serif Pro and Amatic SC are under the SIL Open Font License.")
    }

    SectionTitle {
        width: parent.width
        text: qsTr("Your data")
    }

    BodyText {
        width: parent.width
        text: qsTr("Everything stays on this computer. Matches and statistics lie in %1.").arg(root.dataFolder)
    }
}
