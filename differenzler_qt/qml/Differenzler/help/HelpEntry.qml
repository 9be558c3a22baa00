import QtQml

/* A heading, its text and, where there is something to see, what is drawn below. */
QtObject {
    property string heading: ""
    property string text: ""
    property string keywords: "" // words beside the text under which the entry is found
    property Component exhibit: null
}
