pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* Explains the seal of the deal and shows the whole of it, so that anyone can check it. */
ModalDialog {
    id: root

    required property string commitment
    required property string seal
    required property string salt
    readonly property string _promise: qsTr("Before the first card the program fixed the whole deal and showed its fingerprint (SHA-256 of deal and a secret number, the salt):")
    readonly property string _now: {
        if (seal === "kept")
            return qsTr("The hand is over, the deal lies open. Deal and salt give exactly this fingerprint: nothing was changed. The salt was %1.").arg(salt);
        if (seal === "broken")
            return qsTr("The hand is over, but deal and salt do not give this fingerprint.");
        return qsTr("When the hand is over, deal and salt are shown and compared with it.");
    }

    title: seal === "kept" ? qsTr("Deal and salt match") : qsTr("The sealed deal")
    text: _promise + "\n\n" + (commitment.match(/.{1,8}/g) ?? []).join(" ") + "\n\n" + _now
    rejectText: ""
}
