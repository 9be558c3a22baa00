pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
import QtCore
import Differenzler
import Differenzler.Models

/* The ways in which a sheet leaves the program. */
ActionButton {
    id: root

    required property SlateExport exporter
    required property Item sheet
    required property list<string> names
    required property string created
    readonly property string _title: qsTr("Slate of %1 · %2").arg(names.join(", ")).arg(new Date(created).toLocaleDateString(SlateWords.locale, Locale.ShortFormat))

    signal said(text: string)
    signal failed(reason: string)

    function save(kind: string, file: url) {
        const words = SlateWords.words(root._title);
        if (kind === "png") {
            root._savePicture(file);
            return;
        }
        const reason = kind === "pdf" ? root.exporter.savePdf(file, words, Theme.serif) : root.exporter.saveCsv(file, words);
        root._tell(reason, file);
    }

    function printOn(printer: string) {
        const reason = root.exporter.printTo(printer, SlateWords.words(root._title), Theme.serif);
        if (reason === "")
            root.said(qsTr("The sheet is being printed."));
        else
            root.failed(reason);
    }

    function copy() {
        root.exporter.copyText(SlateWords.words(root._title));
        root.said(qsTr("The sheet was copied as text."));
    }

    function _savePicture(file: url) {
        root.sheet.grabToImage(result => root._tell(result.saveToFile(file) ? "" : "other", file), Qt.size(root.sheet.width * 2, root.sheet.height * 2));
    }

    function _tell(reason: string, file: url) {
        if (reason === "")
            root.said(qsTr("Saved as %1.").arg(decodeURIComponent(file.toString().split("/").pop())));
        else
            root.failed(reason);
    }

    function _ask(kind: string) {
        files.kind = kind;
        files.open();
    }

    objectName: "export"
    overTable: true
    glyph: "exit"
    text: qsTr("Export")
    onClicked: menu.popup(root, 0, root.height)

    PopupMenu {
        id: menu

        PopupMenuItem {
            text: qsTr("Print …")
            onTriggered: printing.ask()
        }

        PopupMenuItem {
            text: qsTr("Save as PDF …")
            onTriggered: root._ask("pdf")
        }

        PopupMenuItem {
            text: qsTr("Save as a picture …")
            onTriggered: root._ask("png")
        }

        PopupMenuItem {
            text: qsTr("Save for a spreadsheet …")
            onTriggered: root._ask("csv")
        }

        PopupMenuItem {
            objectName: "copyText"
            text: qsTr("Copy as text")
            onTriggered: root.copy()
        }
    }

    FileDialog {
        id: files

        property string kind: "pdf"

        fileMode: FileDialog.SaveFile
        currentFolder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)
        defaultSuffix: kind
        nameFilters: kind === "pdf" ? [qsTr("PDF (*.pdf)")] : kind === "png" ? [qsTr("Picture (*.png)")] : [qsTr("Spreadsheet (*.csv)")]
        onAccepted: root.save(kind, selectedFile)
    }

    SlatePrintDialog {
        id: printing

        exporter: root.exporter
        onChosen: printer => root.printOn(printer)
        onPdfWanted: root._ask("pdf")
    }
}
