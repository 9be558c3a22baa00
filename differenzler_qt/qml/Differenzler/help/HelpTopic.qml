import QtQml
import Differenzler
import Differenzler.Models

/* A page of the help: its entries, and the pages that belong to it. */
QtObject {
    required property HelpModel help
    property string code: ""
    property string title: ""
    property list<string> related: [] // codes of topics
    default property list<HelpEntry> entries
}
