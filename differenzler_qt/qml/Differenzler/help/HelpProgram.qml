import QtQml
import Differenzler

/* What the program stores, and where. */
HelpTopic {
    id: root

    required property string version
    required property string dataFolder
    required property string logFile

    code: "program"
    title: qsTr("The program")
    related: ["keys"]

    HelpEntry {
        heading: qsTr("Version")
        text: qsTr("Differenzler %1. Free software under the GNU General Public License, version 3 or later.").arg(root.version)
    }

    HelpEntry {
        heading: qsTr("Your matches")
        text: qsTr("Every card is stored at once. You may close the program at any moment and go on later at the very same card. Everything stays on this computer, in this folder:\n%1").arg(root.dataFolder)
    }

    HelpEntry {
        heading: qsTr("If something goes wrong")
        text: qsTr("The program writes down what happened in a log file. It holds no cards of a running match. Please send it along when you report a fault:\n%1").arg(root.logFile)
    }

    HelpEntry {
        heading: qsTr("Fair play")
        text: qsTr("The computers see only their own cards and what everybody at the table sees. A stronger level thinks better; it never gets better cards. Before the first card of a hand a number is fixed that binds the deal: after the hand anyone can check that nothing was changed.")
    }
}
