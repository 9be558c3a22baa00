import QtQml
import Differenzler.Models

/* A page of the help: its entries, and the pages that belong to it. */
QtObject {
    required property HelpModel help
    property string code: ""
    property string title: ""
    property list<string> related: [] // codes of topics
    default property list<QtObject> entries // of HelpEntry; named so, qmllint runs in a circle
}
