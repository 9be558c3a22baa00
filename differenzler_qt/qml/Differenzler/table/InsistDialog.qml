pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Asks whether an illegal card is really to be played, where the rules only punish it. */
ModalDialog {
    id: root

    required property int penalty
    property string _code: ""
    property string _reason: ""

    signal insisted(code: string)

    function ask(code: string, reason: string) {
        _code = code;
        _reason = reason;
        open();
    }

    title: qsTr("Play an illegal card?")
    text: qsTr("%1 If you play it all the same, it counts, and %2 penalty points are added to your hand.").arg(Words.reason(_reason)).arg(penalty)
    acceptText: qsTr("Play it")
    destructive: true
    onAccepted: root.insisted(_code)
}
