pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import QtMultimedia
import Differenzler

/* The loaded sounds; none on a machine without a sound device. */
Item {
    id: root

    required property Sounds stage
    readonly property list<string> _names: ["deal", "card", "sweep", "turn", "exact"]

    Connections {
        target: root.stage

        function onWanted(name: string) {
            const effect = effects.objectAt(root._names.indexOf(name)) as SoundEffect;
            if (root.stage.volume > 0)
                effect?.play();
        }
    }

    MediaDevices {
        id: devices
    }

    Instantiator {
        id: effects

        model: devices.audioOutputs.length > 0 ? root._names : []

        SoundEffect {
            required property string modelData

            source: Faces.sound(modelData)
            volume: root.stage.volume
        }
    }
}
