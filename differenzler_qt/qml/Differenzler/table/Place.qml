pragma Singleton

import QtQuick

/* Where a card lies. The numbers are those of the model. */
QtObject {
    enum Kind { Pack, Hand, Trick, Won, Aside }
}
