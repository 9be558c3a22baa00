pragma ComponentBehavior: Bound

import QtQuick
import Differenzler
import Differenzler.Models

/* A group of options that opens and closes; closed, it says in a line what is chosen. */
Column {
    id: root

    required property string group
    required property NewMatchModel setup
    property bool open: false
    property list<string> _chosen
    property bool _empty: true

    signal toggled
    signal moved(item: Item)

    function _read() {
        const texts = [];
        let empty = true;
        for (let i = 0; i < facts.count; i++) {
            const fact = facts.objectAt(i) as OptionFact;
            if (!fact?.here)
                continue;
            empty = false;
            if (fact.text !== "")
                texts.push(fact.text);
        }
        root._chosen = texts;
        root._empty = empty;
    }

    visible: !_empty
    spacing: 0
    onOpenChanged: {
        if (open)
            root.moved(head);
    }

    Instantiator {
        id: facts

        model: root.setup.options
        onObjectAdded: Qt.callLater(root._read)

        OptionFact {
            wanted: root.group
            onTextChanged: Qt.callLater(root._read)
            onHereChanged: Qt.callLater(root._read)
        }
    }

    GroupHead {
        id: head

        objectName: "group_" + root.group
        width: root.width
        text: OptionWords.group(root.group)
        summary: root.open ? "" : root._chosen.join(" · ")
        open: root.open
        onClicked: root.toggled()
    }

    Column {
        x: Theme.spaceM
        width: root.width - 2 * x
        visible: root.open
        topPadding: Theme.spaceS
        bottomPadding: Theme.spaceL
        spacing: Theme.spaceL

        Repeater {
            model: root.setup.options

            OptionItem {
                wanted: root.open && group === root.group
                onChosen: (name, value) => root.setup.setOption(name, value)
            }
        }
    }
}
