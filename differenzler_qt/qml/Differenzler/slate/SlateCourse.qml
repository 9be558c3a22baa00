pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* The course of one slate: everybody's sum after each hand, as lines in chalk. */
Item {
    id: root

    required property SlatesModel slates

    function _show(index: int) {
        const row = shelf.itemAt(index) as SlateCourseChoice;
        if (row !== null)
            root.slates.showCurves(row.slateId);
    }

    // The texts of the choice, kept by invisible items because the model is a list model.
    Repeater {
        id: shelf

        model: root.slates.shelf

        SlateCourseChoice {}
    }

    SlateFrame {
        id: frame

        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: frame.rim + Theme.px(12)
        spacing: Theme.spaceS

        RowLayout {
            Layout.fillWidth: true

            ChalkText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignLeft
                text: qsTr("Course of a slate")
            }

            ChoiceBox {
                id: choice

                implicitWidth: Theme.px(420)
                label: qsTr("Slate")
                model: root.slates.shelf
                textRole: "created"
                onActivated: index => root._show(index)
                Component.onCompleted: root._show(0)
                displayText: (shelf.itemAt(currentIndex) as SlateCourseChoice)?.label ?? ""

                delegate: ChoiceRow {
                    required property int index

                    width: ListView.view?.width ?? choice.width
                    text: (shelf.itemAt(index) as SlateCourseChoice)?.label ?? ""
                    chosen: choice.currentIndex === index
                    highlighted: choice.highlightedIndex === index
                }
            }
        }

        SlateCurves {
            Layout.fillWidth: true
            Layout.fillHeight: true
            curves: root.slates.curves
        }
    }
}
