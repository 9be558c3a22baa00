pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* Hands the user's choices to the singletons that everything is drawn with. */
Item {
    id: root

    required property SettingsModel settings
    required property url artwork // the folder with cards, sounds and textures
    readonly property bool _systemDark: Application.styleHints.colorScheme === Qt.ColorScheme.Dark
    readonly property bool _dark: settings.theme === "dark" || (settings.theme === "system" && _systemDark)
    //: The code of this catalogue's language; in German it is "de"
    readonly property bool _german: qsTr("en") === "de"
    readonly property bool _layers: GraphicsInfo.api !== GraphicsInfo.Unknown && GraphicsInfo.api !== GraphicsInfo.Software
    readonly property string _variant: {
        const parts = [];
        if (settings.deckVariant === "four_colour")
            parts.push("four-colour");
        if (settings.largeIndex)
            parts.push("large-index");
        return parts.join("-");
    }

    Binding { target: Theme; property: "dark"; value: root._dark }
    Binding { target: Theme; property: "layers"; value: root._layers }
    Binding { target: Theme; property: "tips"; value: root.settings.showHints }
    Binding { target: Theme; property: "contrast"; value: root.settings.highContrast }
    Binding { target: Theme; property: "cloth"; value: root.settings.felt || "green" }
    Binding { target: Theme; property: "speed"; value: root.settings.animationSpeed }
    Binding { target: Theme; property: "textScale"; value: root.settings.textScale }
    Binding { target: Theme; property: "windowWidth"; value: root.width }
    Binding { target: Theme; property: "windowHeight"; value: root.height }
    Binding { target: Faces; property: "resources"; value: root.artwork }
    Binding { target: Faces; property: "deck"; value: root.settings.deck }
    Binding { target: Faces; property: "variant"; value: root._variant }
    Binding { target: Faces; property: "german"; value: root._german }
    Binding { target: Faces; property: "backName"; value: root.settings.back || "lozenges" }
}
