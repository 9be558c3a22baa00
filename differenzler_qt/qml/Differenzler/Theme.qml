pragma Singleton

import QtQuick

/* Every colour, size, font and duration of the program. */
QtObject {
    id: root

    // bound once by Looks.qml
    property bool dark: false
    property string speed: "normal" // "off", "fast", "normal", "slow"
    property bool contrast: false
    property bool layers: false // what rests can be kept as a texture; the software renderer is faster without
    property string cloth: "green" // "green", "blue", "red", "grey"
    property bool tips: true // explanations where the pointer rests
    property real textScale: 1
    property real windowWidth: 1280
    property real windowHeight: 800
    property string serif: "Source Serif Pro"
    property string chalk: "Amatic SC"

    // one unit is a logical pixel of the 1280 x 800 design; text shrinks less than space
    readonly property real unit: Math.max(0.66, Math.min(3.2, Math.min(windowWidth / 1280, windowHeight / 800)))
    readonly property real textUnit: Math.max(Math.min(0.88, unit * 1.1), unit) * textScale

    // the room: wood and felt
    readonly property color wood: dark ? "#2b1b13" : "#5d3d2a"
    readonly property color woodDeep: dark ? "#1a100b" : "#3f2719"
    readonly property color woodEdge: dark ? "#4a3122" : "#8a5c3c"
    readonly property list<string> cloths: ["green", "blue", "red", "grey"]
    readonly property color felt: clothColor(cloth)
    readonly property color feltDeep: Qt.darker(felt, 1.36)
    readonly property color feltLine: Qt.lighter(felt, dark ? 1.5 : 1.36)
    readonly property color gold: dark ? "#c39b48" : "#d5ab52"
    readonly property color goldSoft: "#f7e3a6"
    readonly property color plate: contrast ? "#06140e" : Qt.darker(felt, dark ? 1.85 : 1.75)
    readonly property color tableInk: "#fbf5e4"
    readonly property color tableInkSoft: contrast ? "#ffffff" : "#dbe2d6"

    // paper: panels and pages
    readonly property color paper: contrast ? (dark ? "#120d0a" : "#fffdf6") : (dark ? "#2d221b" : "#f7eed9")
    readonly property color paperRaised: contrast ? (dark ? "#1d1611" : "#ffffff") : (dark ? "#382b22" : "#fdf8ea")
    readonly property color paperSunk: dark ? "#211813" : "#eadfc3"
    readonly property color paperLine: contrast ? (dark ? "#a8977c" : "#6a5843") : (dark ? "#574535" : "#d8c8a2")
    readonly property color ink: contrast ? (dark ? "#ffffff" : "#000000") : (dark ? "#f3e8d0" : "#2a2018")
    readonly property color inkSoft: contrast ? (dark ? "#eee4d0" : "#2a2018") : (dark ? "#c2b193" : "#6a5843")
    readonly property color inkFaint: contrast ? inkSoft : (dark ? "#8f8069" : "#8b795f")
    readonly property color accent: dark ? "#2f7f5f" : "#1f6148"
    readonly property color accentBright: dark ? "#46a07b" : "#2a7a5b"
    readonly property color accentText: dark ? "#7cc7a5" : "#1f6148"
    readonly property color accentInk: "#fdf8ea"
    readonly property color danger: dark ? "#b84a4a" : "#8f1f2a"
    readonly property color dangerText: dark ? "#ee8f86" : "#8f1f2a"
    readonly property color focus: dark ? "#f2c25b" : "#b97d10"
    readonly property color veil: dark ? "#b3080503" : "#8c1a110b"

    // slate
    readonly property color slate: dark ? "#1d2123" : "#2a3033"
    readonly property color chalkWhite: "#f2f1ea"
    readonly property color chalkGold: "#e9c26a"
    readonly property color chalkGreen: "#9fd1b4"
    readonly property color chalkDim: "#9aa09f"

    // sizes
    readonly property int spaceXs: px(4)
    readonly property int spaceS: px(8)
    readonly property int spaceM: px(12)
    readonly property int spaceL: px(20)
    readonly property int spaceXl: px(32)
    readonly property int radiusS: px(6)
    readonly property int radiusM: px(10)
    readonly property int radiusL: px(18)
    readonly property int line: Math.max(1, px(1))
    readonly property int controlHeight: px(42)
    readonly property int icon: px(22)
    readonly property int fontTiny: text(13)
    readonly property int fontSmall: text(15)
    readonly property int fontBody: text(17)
    readonly property int fontLarge: text(21)
    readonly property int fontTitle: text(32)
    readonly property int fontHuge: text(52)
    readonly property int fontChalk: text(30)

    // durations in milliseconds
    readonly property bool animated: speed !== "off"
    readonly property real pace: ({ off: 0, fast: 0.4, normal: 1, slow: 2 })[speed] ?? 1
    readonly property int quick: animated ? 120 : 0
    readonly property int panel: Math.round(200 * pace)
    readonly property int flight: Math.round(340 * pace)
    readonly property int flip: Math.round(220 * pace)
    readonly property int dealStep: Math.round(28 * pace)
    readonly property int tipDelay: 600
    readonly property int toast: 4500

    function clothColor(name: string): color {
        switch (name) {
        case "blue":
            return dark ? "#1b3352" : "#2b527c";
        case "red":
            return dark ? "#4a1a20" : "#7a2a32";
        case "grey":
            return dark ? "#2d3033" : "#50565a";
        }
        return dark ? "#15412f" : "#226048";
    }

    function px(size: real): int {
        return Math.round(size * root.unit);
    }

    function text(size: real): int {
        return Math.round(size * root.textUnit);
    }

    // sharp enough for the screen, but the same for a whole range of sizes
    function stepped(size: real, ratio: real): int {
        return Math.max(32, Math.ceil(size * ratio / 32) * 32);
    }
}
