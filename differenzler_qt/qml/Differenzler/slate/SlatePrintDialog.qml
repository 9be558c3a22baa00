pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import Differenzler
import Differenzler.Models

/* Chooses a printer; where there is none, a PDF is offered. */
ModalDialog {
    id: root

    required property SlateExport exporter
    property list<string> _printers: []

    signal chosen(printer: string)
    signal pdfWanted

    function ask() {
        root._printers = root.exporter.printers();
        root.open();
    }

    parent: Basic.Overlay.overlay
    title: qsTr("Print the sheet")
    acceptText: _printers.length > 0 ? qsTr("Print") : qsTr("Save as PDF")
    onAccepted: _printers.length > 0 ? root.chosen(_printers[printer.currentIndex]) : root.pdfWanted()

    contentItem: Column {
        spacing: Theme.spaceM

        BodyText {
            width: parent.width
            text: root._printers.length > 0 ? qsTr("On which printer?") : qsTr("No printer is set up on this computer. The sheet can be saved as a PDF and printed elsewhere.")
        }

        ChoiceBox {
            id: printer

            width: parent.width
            visible: root._printers.length > 0
            label: qsTr("Printer")
            model: root._printers
        }
    }
}
