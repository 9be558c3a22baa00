pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A suit with both its faces and names. */
Item {
    id: root

    required property string modelData
    required property int index
    readonly property string _french: ({
            S: qsTr("Spades (Schaufel)"),
            H: qsTr("Hearts (Herz)"),
            D: qsTr("Diamonds (Ecken)"),
            C: qsTr("Clubs (Kreuz)")
        })[modelData] ?? ""
    readonly property string _swiss: ({
            S: qsTr("Shields (Schilten)"),
            H: qsTr("Roses (Rosen)"),
            D: qsTr("Bells (Schellen)"),
            C: qsTr("Acorns (Eicheln)")
        })[modelData] ?? ""

    width: parent?.width ?? 0
    height: Theme.px(56)
    Accessible.role: Accessible.Row
    Accessible.name: _french + "; " + _swiss

    component Sign: Image {
        width: Theme.px(36)
        height: width
        sourceSize: Qt.size(Theme.stepped(width, Screen.devicePixelRatio), Theme.stepped(width, Screen.devicePixelRatio))
        fillMode: Image.PreserveAspectFit
        asynchronous: true
        Accessible.ignored: true
    }

    Rectangle {
        anchors.fill: parent
        visible: root.index % 2 === 0
        radius: Theme.radiusS
        color: Theme.paperSunk
    }

    Row {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.spaceM
        width: parent.width - 2 * x
        spacing: Theme.spaceM

        Sign {
            anchors.verticalCenter: parent.verticalCenter
            source: Faces.resources + "suits/french/" + root.modelData + ".svg"
        }

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width / 2 - Theme.px(60)
            text: root._french
            Accessible.ignored: true
        }

        Sign {
            anchors.verticalCenter: parent.verticalCenter
            source: Faces.resources + "suits/swiss/" + root.modelData + ".svg"
        }

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            text: root._swiss
            Accessible.ignored: true
        }
    }
}
