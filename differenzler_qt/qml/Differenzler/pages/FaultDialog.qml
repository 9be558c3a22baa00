pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Says that the program made a mistake, and where it is written down. */
ModalDialog {
    id: root

    required property string logFile
    property string _fault: ""

    function show(fault: string) {
        _fault = fault;
        open();
    }

    title: qsTr("The program made a mistake")
    text: qsTr("Your match is saved up to the last card. What happened is written down in %1:").arg(logFile) + "\n\n" + _fault
    acceptText: qsTr("Go on")
    rejectText: ""
}
