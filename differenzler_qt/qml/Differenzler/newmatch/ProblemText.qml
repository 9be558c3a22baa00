pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Says in words why a choice is not possible now. */
BodyText {
    id: root

    required property string problem // a code, "" for none
    property string subject: "" // which choice it is about, where several stand in a row

    visible: problem !== ""
    //: A choice that is not possible, and why: "5: …"
    text: subject === "" ? OptionWords.problem(problem) : qsTr("%1: %2").arg(subject).arg(OptionWords.problem(problem))
    font.pixelSize: Theme.fontSmall
    font.italic: true
    color: Theme.dangerText
}
