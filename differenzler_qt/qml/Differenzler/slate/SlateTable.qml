pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* The open slate: the sheet, and beside it what is to be entered next. */
FocusScope {
    id: root

    required property SlatesModel slates
    required property bool large
    readonly property SlateModel _slate: slates.slate

    signal back
    signal largeWanted(on: bool)
    signal said(text: string, isWarning: bool)
    signal exportFailed(reason: string)

    function _setLarge(on: bool) {
        if (on)
            root.Window.window?.showFullScreen();
        else if (root.large)
            root.Window.window?.showNormal();
        root.largeWanted(on);
        if (on)
            sheet.forceActiveFocus();
        else
            root._attend();
    }

    function _attend() {
        (entry.item as SlateEntry)?.attend();
    }

    function _correct(hand: int) {
        root._slate.correction.begin(hand);
        correction.open();
    }

    Keys.onEscapePressed: root.large ? root._setLarge(false) : root.back()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F11) {
            root._setLarge(!root.large);
            event.accepted = true;
        } else if (event.matches(StandardKey.Undo) && root._slate.undoKind !== "") {
            root._slate.undo();
            event.accepted = true;
        }
    }
    Component.onCompleted: root._attend()

    PageHeader {
        id: header

        width: parent.width
        visible: !root.large
        title: SlateWords.headline(root._slate.hand, root._slate.hands, root._slate.phase, root._slate.extra)
        onBack: root.back()

        ActionButton {
            objectName: "undo"
            overTable: true
            glyph: "undo"
            text: qsTr("Undo")
            tip: qsTr("Take the last entry back (Ctrl+Z)")
            enabled: root._slate.undoKind !== ""
            onClicked: {
                root._slate.undo();
                root._attend();
            }
        }

        SlateExportMenu {
            exporter: root.slates.exporter
            sheet: sheet
            names: root._slate.names
            created: root._slate.created
            onSaid: text => root.said(text, false)
            onFailed: reason => root.exportFailed(reason)
        }

        ActionButton {
            objectName: "large"
            overTable: true
            glyph: "eye"
            tip: qsTr("Sheet over the whole screen (F11)")
            onClicked: root._setLarge(true)
        }
    }

    SlateSheet {
        id: sheet

        anchors.left: parent.left
        anchors.top: root.large ? parent.top : header.bottom
        anchors.topMargin: root.large ? 0 : Theme.spaceM
        anchors.bottom: parent.bottom
        anchors.right: root.large ? parent.right : side.left
        anchors.rightMargin: root.large ? 0 : Theme.spaceL
        slate: root._slate
        onHandChosen: hand => root._correct(hand)
        onDoubleTapped: root._setLarge(!root.large)
    }

    ActionButton {
        objectName: "small"
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.spaceL
        visible: root.large
        overTable: true
        glyph: "close"
        tip: qsTr("Back to the entries (Esc)")
        onClicked: root._setLarge(false)
    }

    FocusScope {
        id: side

        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.topMargin: Theme.spaceM
        anchors.bottom: parent.bottom
        width: Math.round(Math.max(Theme.px(380), Math.min(Theme.px(420), root.width * 0.33)))
        visible: !root.large
        focus: true

        Panel {
            anchors.fill: parent
        }

        Loader {
            id: entry

            anchors.fill: parent
            anchors.margins: Theme.spaceL
            focus: true
            sourceComponent: {
                switch (root._slate.phase) {
                case "predictions": return root._slate.predictionKind === "hidden" ? hidden : predictions;
                case "covered": return covered;
                case "points": return points;
                case "tied": return tied;
                case "over": return result;
                }
                return null;
            }
            onLoaded: (item as SlateEntry).attend()
        }
    }

    Component {
        id: predictions

        SlatePredictions {
            slate: root._slate
        }
    }

    Component {
        id: hidden

        SlateHiddenPredictions {
            slate: root._slate
        }
    }

    Component {
        id: covered

        SlateCovered {
            slate: root._slate
        }
    }

    Component {
        id: points

        SlatePoints {
            slate: root._slate
            slates: root.slates
        }
    }

    Component {
        id: tied

        SlateTied {
            slate: root._slate
        }
    }

    Component {
        id: result

        SlateResult {
            slate: root._slate
            onNewWanted: root.slates.continueTable()
            onBack: root.back()
        }
    }

    SlateCorrectionDialog {
        id: correction

        slate: root._slate
        onClosed: root._attend()
    }
}
