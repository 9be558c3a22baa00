pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Differenzler
import Differenzler.Models

/* The course of one slate: everybody's sum after each hand, as lines in chalk. */
Item {
    id: root

    required property SlatesModel slates
    property list<string> _labels: []
    property list<string> _keys: []

    function _collect() {
        const labels = [];
        const keys = [];
        for (let i = 0; i < shelf.count; i++) {
            const row = shelf.itemAt(i) as SlateCourseChoice;
            if (row !== null && row.written > 0) {
                labels.push(row.label);
                keys.push(row.slateId);
            }
        }
        root._labels = labels;
        root._keys = keys;
        root._show(0);
    }

    function _show(index: int) {
        root.slates.showCurves(root._keys[index] ?? "");
    }

    Component.onCompleted: root._collect()

    // A list model has no list of texts: invisible items make it.
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
                model: root._labels
                onActivated: index => root._show(index)
            }
        }

        SlateCurves {
            Layout.fillWidth: true
            Layout.fillHeight: true
            curves: root.slates.curves
        }
    }
}
