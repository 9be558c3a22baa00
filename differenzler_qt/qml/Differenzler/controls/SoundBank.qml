pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia
import Differenzler

/* The sounds of the table; silent at volume 0. To be loaded only where there is a sound device. */
Item {
    id: root

    required property real volume // 0 to 1

    function play(name: string) {
        if (volume <= 0)
            return;
        switch (name) {
        case "deal": deal.play(); break;
        case "card": card.play(); break;
        case "sweep": sweep.play(); break;
        case "turn": turn.play(); break;
        case "exact": exact.play(); break;
        }
    }

    SoundEffect { id: deal; source: Faces.sound("deal"); volume: root.volume }
    SoundEffect { id: card; source: Faces.sound("card"); volume: root.volume }
    SoundEffect { id: sweep; source: Faces.sound("sweep"); volume: root.volume }
    SoundEffect { id: turn; source: Faces.sound("turn"); volume: root.volume }
    SoundEffect { id: exact; source: Faces.sound("exact"); volume: root.volume }
}
