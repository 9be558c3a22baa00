pragma ComponentBehavior: Bound

import QtQuick
import Differenzler

/* A table on paper: a head, and the rows that are put into it. */
Column {
    id: root

    required property list<string> titles
    required property list<real> shares // of the width
    default property alias rows: body.data

    width: parent?.width ?? 0

    HelpTableRow {
        width: parent.width
        cells: root.titles
        shares: root.shares
        head: true
    }

    Column {
        id: body

        width: parent.width
    }
}
