pragma Singleton

import QtQuick

/* Where the pictures of cards and suits lie, for the faces in use. */
QtObject {
    id: root

    // bound once by Looks.qml
    property string deck: "french" // or "swiss"
    property string variant: "" // or "four-colour", "large-index", "four-colour-large-index"
    property string backName: "lozenges"
    property bool german: false
    property url resources: Qt.resolvedUrl("../../../resources/")

    readonly property bool swiss: deck === "swiss"
    readonly property url back: backOf(backName)

    function card(code: string): url {
        const folder = root.variant === "" ? root.deck : root.deck + "/" + root.variant;
        const local = root.german && !root.swiss && "JQ".includes(code.charAt(0)) ? ".de" : "";
        return root.resources + "cards/" + folder + "/" + code + local + ".svg";
    }

    function backOf(name: string): url {
        return root.resources + "cards/back/" + name + ".svg";
    }

    function suit(code: string): url {
        if (code.length !== 1)
            return root.resources + "suits/" + code + ".svg";
        const colours = root.variant.startsWith("four-colour") ? "/four-colour" : "";
        return root.resources + "suits/" + root.deck + colours + "/" + code + ".svg";
    }

    function texture(name: string): url {
        return root.resources + "textures/" + name + ".png";
    }

    function sound(name: string): url {
        return root.resources + "sounds/" + name + ".wav";
    }
}
