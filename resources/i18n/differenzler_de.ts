<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Differenzler %1</source>
        <translation>Differenzler %1</translation>
    </message>
    <message>
        <source>The Swiss card game in which the best player is the one who knows best what the own cards are worth.</source>
        <translation>Das Schweizer Kartenspiel, in dem am besten spielt, wer am besten weiss, was die eigenen Karten wert sind.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. You may use it, pass it on and change it; there is no warranty. It is built with Qt and PySide6; the fonts Source Serif Pro and Amatic SC are under the SIL Open Font License.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Du darfst sie benutzen, weitergeben und verändern; eine Gewähr gibt es nicht. Sie ist mit Qt und PySide6 gebaut; die Schriften Source Serif Pro und Amatic SC stehen unter der SIL Open Font License.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Everything stays on this computer. Matches and statistics lie in %1.</source>
        <translation>Alles bleibt auf diesem Computer. Partien und Statistik liegen in %1.</translation>
    </message>
</context>
<context>
    <name>CoverPanel</name>
    <message>
        <source>It is %1’s turn</source>
        <translation>%1 ist an der Reihe</translation>
    </message>
    <message>
        <source>Hand over the screen; nobody else should look.</source>
        <translation>Gib den Bildschirm weiter; niemand sonst soll hinschauen.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>Ich bin %1: zeig meine Karten</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>The program made a mistake</source>
        <translation>Das Programm hat einen Fehler gemacht</translation>
    </message>
    <message>
        <source>Your match is saved up to the last card. What happened is written down in %1:</source>
        <translation>Deine Partie ist bis zur letzten Karte gespeichert. Was geschehen ist, steht in %1:</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Hand %1 is over</source>
        <translation>Runde %1 ist fertig</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>To the ranking</source>
        <translation>Zur Rangliste</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Runde</translation>
    </message>
</context>
<context>
    <name>HandsView</name>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HelpBars</name>
    <message>
        <source>%1: %L2</source>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>%L1</source>
        <extracomment>A mean of penalty points</extracomment>
        <translation>%L1</translation>
    </message>
</context>
<context>
    <name>HelpCardRow</name>
    <message>
        <source>%1, may not be played</source>
        <translation>%1, nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>HelpContents</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>HelpEntryView</name>
    <message>
        <source>On the page “%1”</source>
        <translation>Auf der Seite «%1»</translation>
    </message>
</context>
<context>
    <name>HelpMode</name>
    <message>
        <source>Trump: %1</source>
        <translation>Trumpf: %1</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Guided hand</source>
        <translation>Geführte Runde</translation>
    </message>
    <message>
        <source>Learn the game by playing one hand</source>
        <translation>Das Spiel in einer gespielten Runde lernen</translation>
    </message>
    <message>
        <source>Found: “%1”</source>
        <translation>Gefunden: «%1»</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nichts gefunden zu «%1»</translation>
    </message>
</context>
<context>
    <name>HelpSituation</name>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>Dimmed: %1</source>
        <translation>Abgedunkelt: %1</translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation>Jede Karte ist erlaubt.</translation>
    </message>
</context>
<context>
    <name>HelpTrick</name>
    <message>
        <source>The card with the golden edge wins the trick: %1 points.</source>
        <translation>Die Karte mit dem goldenen Rand macht den Stich: %1 Punkte.</translation>
    </message>
</context>
<context>
    <name>InsistDialog</name>
    <message>
        <source>Play an illegal card?</source>
        <translation>Eine unerlaubte Karte spielen?</translation>
    </message>
    <message>
        <source>%1 If you play it all the same, it counts, and %2 penalty points are added to your hand.</source>
        <translation>%1 Spielst du sie trotzdem, so gilt sie, und %2 Differenzpunkte kommen zu deiner Runde hinzu.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>en</source>
        <extracomment>The code of this catalogue&apos;s language; in German it is &quot;de&quot;</extracomment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Differenzler</source>
        <translation>Differenzler</translation>
    </message>
</context>
<context>
    <name>MatchOver</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Hauptmenü</translation>
    </message>
</context>
<context>
    <name>MenuPage</name>
    <message>
        <source>Differenzler</source>
        <translation>Differenzler</translation>
    </message>
    <message>
        <source>Say what you will take, and take exactly that.</source>
        <translation>Sag an, was du machst, und mach genau das.</translation>
    </message>
    <message>
        <source>Go on with the match</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation>Regeln in Kürze</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>ModalDialog</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ModePanel</name>
    <message>
        <source>Choose trump</source>
        <translation>Trumpf wählen</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Umgänge</translation>
    </message>
    <message>
        <source>In a round everybody deals once: %1 hands in all.</source>
        <translation>In einem Umgang geben alle einmal: %1 Runden im Ganzen.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schliessen</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The settings could not be read and were set aside as %1. The usual settings are in force.</source>
        <translation>Die Einstellungen waren nicht lesbar und wurden als %1 beiseitegelegt. Es gelten die üblichen Einstellungen.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program and were left alone.</source>
        <translation>Die Einstellungen stammen von einer neueren Version des Programms und blieben unberührt.</translation>
    </message>
    <message>
        <source>The settings could not be opened. The usual settings are in force.</source>
        <translation>Die Einstellungen liessen sich nicht öffnen. Es gelten die üblichen Einstellungen.</translation>
    </message>
    <message>
        <source>The saved match is damaged. It was set aside as %1.</source>
        <translation>Die gespeicherte Partie ist beschädigt. Sie wurde als %1 beiseitegelegt.</translation>
    </message>
    <message>
        <source>The saved match comes from a newer version of the program and was left alone: %1</source>
        <translation>Die gespeicherte Partie stammt von einer neueren Version des Programms und blieb unberührt: %1</translation>
    </message>
    <message>
        <source>The saved match could not be opened: %1</source>
        <translation>Die gespeicherte Partie liess sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>There is no graphics acceleration here; everything is drawn by the processor.</source>
        <translation>Hier gibt es keine Grafikbeschleunigung; der Prozessor zeichnet alles.</translation>
    </message>
    <message>
        <source>Something unexpected happened (%1).</source>
        <translation>Etwas Unerwartetes ist geschehen (%1).</translation>
    </message>
    <message>
        <source>The disk is full: the match cannot be saved. Make room; the next card saves it again.</source>
        <translation>Der Datenträger ist voll: Die Partie lässt sich nicht speichern. Schaff Platz; mit der nächsten Karte wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>The folder cannot be written to: the match cannot be saved.</source>
        <translation>Der Ordner ist schreibgeschützt: Die Partie lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>The program may not write into its folder: the match cannot be saved.</source>
        <translation>Das Programm darf nicht in seinen Ordner schreiben: Die Partie lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>A newer version of the program has saved here; its file is left alone and nothing is saved.</source>
        <translation>Hier hat eine neuere Version des Programms gespeichert; ihre Datei bleibt unberührt, und nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>The file is in use by another program: the match was not saved just now.</source>
        <translation>Ein anderes Programm benutzt die Datei: Die Partie wurde eben nicht gespeichert.</translation>
    </message>
    <message>
        <source>The match could not be saved.</source>
        <translation>Die Partie liess sich nicht speichern.</translation>
    </message>
</context>
<context>
    <name>NumberDial</name>
    <message>
        <source>Ten less</source>
        <translation>Zehn weniger</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eins weniger</translation>
    </message>
    <message>
        <source>Your prediction: %1</source>
        <translation>Deine Ansage: %1</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eins mehr</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Zehn mehr</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PointsBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>PredictionAnswer</name>
    <message>
        <source>Rule of thumb, trump points × 2 + 11 per side ace: %1</source>
        <translation>Faustregel, Trumpfpunkte × 2 + 11 pro Neben-Ass: %1</translation>
    </message>
    <message>
        <source>A whole number from 0 to %1.</source>
        <translation>Eine ganze Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 übernehmen</translation>
    </message>
    <message>
        <source>Predict %1</source>
        <translation>%1 ansagen</translation>
    </message>
    <message>
        <source>Choose a number</source>
        <translation>Wähle eine Zahl</translation>
    </message>
</context>
<context>
    <name>PredictionFacts</name>
    <message>
        <source>You lead the first trick.</source>
        <translation>Du spielst zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>%1 leads the first trick.</source>
        <translation>%1 spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>This card was turned up.</source>
        <translation>Diese Karte wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>%1 holds the card shown.</source>
        <translation>Die gezeigte Karte hat %1.</translation>
    </message>
    <message>
        <source>The others so far: together %1 of 157</source>
        <translation>Die anderen bisher: zusammen %1 von 157</translation>
    </message>
    <message>
        <source>Nobody has predicted yet.</source>
        <translation>Noch niemand hat angesagt.</translation>
    </message>
</context>
<context>
    <name>PredictionPanel</name>
    <message>
        <source>Your prediction</source>
        <translation>Deine Ansage</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>Trumpf: %1</translation>
    </message>
</context>
<context>
    <name>RankRow</name>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>1 exact hit</source>
        <translation>1 Punktlandung</translation>
    </message>
    <message>
        <source>%1 exact hits</source>
        <translation>%1 Punktlandungen</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Predicted</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules in short</source>
        <translation>Regeln in Kürze</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Before the first card everybody predicts how many points they will take in this hand, from 0 to 157. Afterwards the difference between prediction and points is written down as penalty points. After all rounds the lowest sum wins.</source>
        <translation>Vor der ersten Karte sagen alle an, wie viele Punkte sie in dieser Runde machen, von 0 bis 157. Nachher wird der Unterschied zwischen Ansage und Punkten als Differenzpunkte aufgeschrieben. Nach allen Umgängen gewinnt die kleinste Summe.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>36 cards, nine to each of four players. Trump from high to low: jack 20, nine 14, ace 11, king 4, queen 3, ten 10, then eight, seven and six without points. In the other suits: ace 11, king 4, queen 3, jack 2, ten 10, then nine to six without points. The last trick is worth 5 more: 157 in all.</source>
        <translation>36 Karten, zu viert für alle neun. Trumpf von oben nach unten: Bube 20, Nell 14, Ass 11, König 4, Dame 3, Zehner 10, dann Acht, Sieben und Sechs ohne Punkte. In den anderen Farben: Ass 11, König 4, Dame 3, Bube 2, Zehner 10, dann Neun bis Sechs ohne Punkte. Der letzte Stich zählt 5 dazu: 157 im Ganzen.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Trump stands before anyone predicts. Depending on the game it is drawn, decided by the dealer’s last card or by the cut, or named by forehand.</source>
        <translation>Trumpf steht fest, bevor jemand ansagt. Je nach Spiel wird er ausgelost, von der letzten Karte des Gebers oder vom Abheben bestimmt oder von der Vorhand genannt.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Das Spielen</translation>
    </message>
    <message>
        <source>Forehand, next to the dealer, leads. Follow the suit that was led, or trump. If you cannot follow suit, play what you like. If trump was led, trump must be played; only the trump jack, the Puur, need not be given when it is your only trump. The winner of a trick leads the next.</source>
        <translation>Die Vorhand, neben dem Geber, spielt aus. Bekenne Farbe oder stich. Kannst du nicht bekennen, so spielst du, was du willst. Ist Trumpf ausgespielt, muss Trumpf gegeben werden; nur den Trumpf-Buben, den Puur, darf behalten, wer sonst keinen Trumpf hat. Wer den Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>Untertrumpfen</translation>
    </message>
    <message>
        <source>Once a trick has been trumped, a lower trump may not be played as long as you can follow suit. Who cannot follow suit may undertrump.</source>
        <translation>Ist ein Stich schon gestochen, so darf kein tieferer Trumpf gespielt werden, solange du bekennen kannst. Wer nicht bekennen kann, darf untertrumpfen.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Play a card by clicking it, by dragging it to the middle, or with the arrow keys and Enter; the digits 1 to 9 play a card at once. Your own tricks and the last trick can be looked at any time. The learning aid marks the cards that may be played and says why the others may not.</source>
        <translation>Eine Karte spielst du mit einem Klick, indem du sie in die Mitte ziehst, oder mit Pfeiltasten und Eingabetaste; die Ziffern 1 bis 9 spielen eine Karte sofort. Die eigenen Stiche und der letzte Stich lassen sich jederzeit anschauen. Die Lernhilfe zeigt, welche Karten erlaubt sind, und sagt, warum die anderen es nicht sind.</translation>
    </message>
</context>
<context>
    <name>ScoreCard</name>
    <message>
        <source>Predicted</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>No prediction yet.</source>
        <translation>Noch keine Ansage.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>My tricks (%1)</source>
        <translation>Meine Stiche (%1)</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>predicted %1</source>
        <translation>sagt %1 an</translation>
    </message>
    <message>
        <source>has predicted</source>
        <translation>hat angesagt</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgrösse</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Gross</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr gross</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>French cards have hearts and spades, Swiss cards roses and bells.</source>
        <translation>Französische Karten haben Herz und Schaufel, Schweizer Karten Rosen und Schellen.</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Farben der Karten</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Large corner marks</source>
        <translation>Grosse Eckzeichen</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>Edelweiss</source>
        <translation>Edelweiss</translation>
    </message>
    <message>
        <source>Paper cut</source>
        <translation>Scherenschnitt</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
        <source>F11 switches it at any time.</source>
        <translation>F11 schaltet jederzeit um.</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>A full trick stays until it is clicked</source>
        <translation>Ein voller Stich bleibt bis zum Klick</translation>
    </message>
    <message>
        <source>A full trick stays for</source>
        <translation>Ein voller Stich bleibt</translation>
    </message>
    <message>
        <source>%L1 seconds</source>
        <translation>%L1 Sekunden</translation>
    </message>
    <message>
        <source>Play a card with</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Ein Klick</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Zwei Klicks</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Blatt ordnen</translation>
    </message>
    <message>
        <source>Cards can always be moved by dragging them.</source>
        <translation>Karten lassen sich immer mit der Maus verschieben.</translation>
    </message>
    <message>
        <source>Red and black in turn</source>
        <translation>Rot und Schwarz im Wechsel</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Slate · deciding hand</source>
        <translation>Tafel · Stechrunde</translation>
    </message>
    <message>
        <source>Slate · hand %1 of %2</source>
        <translation>Tafel · Runde %1 von %2</translation>
    </message>
    <message>
        <source>Slate · hand %1</source>
        <translation>Tafel · Runde %1</translation>
    </message>
</context>
<context>
    <name>SlateCardCounter</name>
    <message>
        <source>%1’s cards</source>
        <translation>Karten von %1</translation>
    </message>
    <message>
        <source>last trick, 5 points</source>
        <translation>letzter Stich, 5 Punkte</translation>
    </message>
    <message>
        <source>Choose trump first.</source>
        <translation>Zuerst Trumpf wählen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take over %1</source>
        <translation>%1 übernehmen</translation>
    </message>
</context>
<context>
    <name>SlateClosing</name>
    <message>
        <source>Not written. %1 Choose a player to mend the number.</source>
        <translation>Nicht aufgeschrieben. %1 Wähl einen Spieler, um die Zahl zu ändern.</translation>
    </message>
    <message>
        <source>Write the hand</source>
        <translation>Runde aufschreiben</translation>
    </message>
</context>
<context>
    <name>SlateCorrectionDialog</name>
    <message>
        <source>Correct hand %1</source>
        <translation>Runde %1 korrigieren</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>Prediction of %1</source>
        <translation>Ansage von %1</translation>
    </message>
    <message>
        <source>The points add up.</source>
        <translation>Die Punkte gehen auf.</translation>
    </message>
    <message>
        <source>The hand does not add up: %1</source>
        <translation>Die Runde geht nicht auf: %1</translation>
    </message>
    <message>
        <source>Take the correction back</source>
        <translation>Korrektur zurücknehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
</context>
<context>
    <name>SlateCorrectionField</name>
    <message>
        <source>first written: %1</source>
        <translation>zuerst aufgeschrieben: %1</translation>
    </message>
</context>
<context>
    <name>SlateCourse</name>
    <message>
        <source>Course of a slate</source>
        <translation>Verlauf einer Tafel</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
</context>
<context>
    <name>SlateCovered</name>
    <message>
        <source>All predictions are in. Play the hand; then uncover them together.</source>
        <translation>Alle haben angesagt. Spielt die Runde; dann deckt ihr gemeinsam auf.</translation>
    </message>
    <message>
        <source>Show all predictions</source>
        <translation>Alle Ansagen zeigen</translation>
    </message>
</context>
<context>
    <name>SlateCurves</name>
    <message>
        <source>1 hand</source>
        <translation>1 Runde</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 Runden</translation>
    </message>
</context>
<context>
    <name>SlateExportMenu</name>
    <message>
        <source>Slate of %1 · %2</source>
        <translation>Tafel vom %1 · %2</translation>
    </message>
    <message>
        <source>The sheet is being printed.</source>
        <translation>Das Blatt wird gedruckt.</translation>
    </message>
    <message>
        <source>The sheet was copied as text.</source>
        <translation>Das Blatt wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Save as a picture …</source>
        <translation>Als Bild speichern …</translation>
    </message>
    <message>
        <source>Save for a spreadsheet …</source>
        <translation>Für die Tabellenkalkulation speichern …</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>SlateHiddenPredictions</name>
    <message>
        <source>Pass the device to %1. Nobody else looks.</source>
        <translation>Gib das Gerät an %1 weiter. Niemand sonst schaut hin.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>%1 predicts</source>
        <translation>%1 sagt an</translation>
    </message>
</context>
<context>
    <name>SlateKeypad</name>
    <message>
        <source>Rub out</source>
        <translation>Auswischen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>SlateOptions</name>
    <message>
        <source>What the table plays</source>
        <translation>Was der Tisch spielt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Umgänge</translation>
    </message>
    <message>
        <source>How often everybody deals</source>
        <translation>Wie oft alle geben</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>In turn from forehand, aloud</source>
        <translation>Der Reihe nach ab Vorhand, laut</translation>
    </message>
    <message>
        <source>Everybody for themselves, shown together</source>
        <translation>Jeder für sich, gemeinsam aufgedeckt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Note trump</source>
        <translation>Trumpf notieren</translation>
    </message>
    <message>
        <source>Bonus for an exact hit</source>
        <translation>Bonus für die Punktlandung</translation>
    </message>
    <message>
        <source>An exact prediction scores −10 instead of 0</source>
        <translation>Eine genaue Ansage zählt −10 statt 0</translation>
    </message>
    <message>
        <source>Bonus for an exact zero</source>
        <translation>Bonus für den genauen Nuller</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>only with a trick</source>
        <translation>nur mit einem Stich</translation>
    </message>
    <message>
        <source>Stöck</source>
        <translation>Stöck</translation>
    </message>
    <message>
        <source>King and queen of trump in one hand: 20 points more or less</source>
        <translation>Trumpf-König und Trumpf-Dame in einer Hand: 20 Punkte mehr oder weniger</translation>
    </message>
    <message>
        <source>Penalty for a revoke</source>
        <translation>Strafe fürs Nichtbekennen</translation>
    </message>
    <message>
        <source>20 penalty points for a wrong card</source>
        <translation>20 Differenzpunkte für eine falsche Karte</translation>
    </message>
    <message>
        <source>Equal at the end</source>
        <translation>Gleichstand am Schluss</translation>
    </message>
    <message>
        <source>more exact hits</source>
        <translation>mehr Punktlandungen</translation>
    </message>
    <message>
        <source>one more hand</source>
        <translation>eine Runde mehr</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>geteilter Sieg</translation>
    </message>
    <message>
        <source>If the exact hits are equal too, a deciding hand is offered.</source>
        <translation>Sind auch die Punktlandungen gleich, wird eine Stechrunde angeboten.</translation>
    </message>
</context>
<context>
    <name>SlatePage</name>
    <message>
        <source>The disk is full: the slate could not be saved. Nothing is lost as long as the program runs.</source>
        <translation>Der Datenträger ist voll: Die Tafel liess sich nicht speichern. Nichts geht verloren, solange das Programm läuft.</translation>
    </message>
    <message>
        <source>The disk cannot be written to: the slate could not be saved. Nothing is lost as long as the program runs.</source>
        <translation>Der Datenträger ist schreibgeschützt: Die Tafel liess sich nicht speichern. Nichts geht verloren, solange das Programm läuft.</translation>
    </message>
    <message>
        <source>There is no permission to write there: it could not be saved.</source>
        <translation>Dort darf nicht geschrieben werden: Es liess sich nicht speichern.</translation>
    </message>
    <message>
        <source>It could not be saved. Nothing is lost as long as the program runs.</source>
        <translation>Es liess sich nicht speichern. Nichts geht verloren, solange das Programm läuft.</translation>
    </message>
    <message>
        <source>One slate could not be read; its file was set aside.</source>
        <translation>Eine Tafel war nicht lesbar; ihre Datei wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>%1 slates could not be read; their files were set aside.</source>
        <translation>%1 Tafeln waren nicht lesbar; ihre Dateien wurden beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>SlatePlace</name>
    <message>
        <source>A name is missing.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>At most 20 characters, please.</source>
        <translation>Bitte höchstens 20 Zeichen.</translation>
    </message>
    <message>
        <source>A name needs a letter.</source>
        <translation>Ein Name braucht einen Buchstaben.</translation>
    </message>
    <message>
        <source>This name is there already.</source>
        <translation>Diesen Namen gibt es schon.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>deals first</source>
        <translation>gibt zuerst</translation>
    </message>
    <message>
        <source>Take this player out</source>
        <translation>Diesen Spieler herausnehmen</translation>
    </message>
</context>
<context>
    <name>SlatePlayers</name>
    <message>
        <source>Players in the order of play</source>
        <translation>Spieler in der Reihenfolge des Spiels</translation>
    </message>
    <message>
        <source>One player less</source>
        <translation>Ein Spieler weniger</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Ein Spieler mehr</translation>
    </message>
    <message>
        <source>Drag a player by the handle to another place, or press Ctrl with an arrow key in a name.</source>
        <translation>Zieh einen Spieler am Griff an einen anderen Platz, oder drück in einem Namen Ctrl mit einer Pfeiltaste.</translation>
    </message>
    <message>
        <source>Names from earlier tables</source>
        <translation>Namen von früheren Tischen</translation>
    </message>
</context>
<context>
    <name>SlatePoints</name>
    <message>
        <source>The points add up.</source>
        <translation>Die Punkte gehen auf.</translation>
    </message>
    <message>
        <source>The hand does not add up: %1</source>
        <translation>Die Runde geht nicht auf: %1</translation>
    </message>
    <message>
        <source>1 point to go.</source>
        <translation>Noch 1 Punkt zu vergeben.</translation>
    </message>
    <message>
        <source>%1 points to go.</source>
        <translation>Noch %1 Punkte zu vergeben.</translation>
    </message>
    <message>
        <source>%1 →</source>
        <comment>prediction before the points</comment>
        <translation>%1 →</translation>
    </message>
    <message>
        <source>%1 has taken the rest:</source>
        <translation>%1 hat den Rest gemacht:</translation>
    </message>
    <message>
        <source>%1 has taken</source>
        <translation>%1 hat gemacht</translation>
    </message>
    <message>
        <source>+5 last trick</source>
        <translation>+5 letzter Stich</translation>
    </message>
    <message>
        <source>Count cards</source>
        <translation>Karten zählen</translation>
    </message>
</context>
<context>
    <name>SlatePredictions</name>
    <message>
        <source>1 point is left for %1 without contradiction.</source>
        <translation>Ohne Widerspruch bleibt für %1 noch 1 Punkt.</translation>
    </message>
    <message>
        <source>%1 points are left for %2 without contradiction.</source>
        <translation>Ohne Widerspruch bleiben %1 Punkte für %2.</translation>
    </message>
    <message>
        <source>1 point under 157.</source>
        <translation>1 Punkt unter 157.</translation>
    </message>
    <message>
        <source>%1 points under 157.</source>
        <translation>%1 Punkte unter 157.</translation>
    </message>
    <message>
        <source>Exactly 157.</source>
        <translation>Genau 157.</translation>
    </message>
    <message>
        <source>1 point over 157: somebody must be wrong.</source>
        <translation>1 Punkt über 157: Jemand muss danebenliegen.</translation>
    </message>
    <message>
        <source>%1 points over 157: somebody must be wrong.</source>
        <translation>%1 Punkte über 157: Jemand muss danebenliegen.</translation>
    </message>
    <message>
        <source>%1 predicts</source>
        <translation>%1 sagt an</translation>
    </message>
</context>
<context>
    <name>SlatePrintDialog</name>
    <message>
        <source>Print the sheet</source>
        <translation>Blatt drucken</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>On which printer?</source>
        <translation>Auf welchem Drucker?</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. The sheet can be saved as a PDF and printed elsewhere.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Das Blatt lässt sich als PDF speichern und anderswo drucken.</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
</context>
<context>
    <name>SlateResult</name>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>New slate, same table</source>
        <translation>Neue Tafel, gleicher Tisch</translation>
    </message>
    <message>
        <source>All slates</source>
        <translation>Alle Tafeln</translation>
    </message>
    <message>
        <source>The deciding hand made the difference.</source>
        <translation>Die Stechrunde hat entschieden.</translation>
    </message>
    <message>
        <source>Equal sums: the exact hits made the difference.</source>
        <translation>Gleiche Summen: Die Punktlandungen haben entschieden.</translation>
    </message>
</context>
<context>
    <name>SlateRevokes</name>
    <message>
        <source>Revokes</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>%1: %2 revokes</source>
        <translation>%1: %2-mal nicht bekannt</translation>
    </message>
</context>
<context>
    <name>SlateSeat</name>
    <message>
        <source>no number yet</source>
        <translation>noch keine Zahl</translation>
    </message>
</context>
<context>
    <name>SlateSetup</name>
    <message>
        <source>New slate</source>
        <translation>Neue Tafel</translation>
    </message>
    <message>
        <source>Begin · %1 hands</source>
        <translation>Beginnen · %1 Runden</translation>
    </message>
</context>
<context>
    <name>SlateSheet</name>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Hands; press Enter to correct one</source>
        <translation>Runden; mit der Eingabetaste eine korrigieren</translation>
    </message>
</context>
<context>
    <name>SlateSheetFoot</name>
    <message>
        <source>1 exact</source>
        <translation>1 genau</translation>
    </message>
    <message>
        <source>%1 exact</source>
        <translation>%1 genau</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>rank</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>SlateSheetHead</name>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>said</source>
        <comment>column of predictions</comment>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>made</source>
        <comment>column of points</comment>
        <translation>gemacht</translation>
    </message>
    <message>
        <source>off</source>
        <comment>column of differences</comment>
        <translation>daneben</translation>
    </message>
</context>
<context>
    <name>SlateSheetRow</name>
    <message>
        <source>%1: %2 predicted, %3 taken, difference %4</source>
        <translation>%1: %2 angesagt, %3 gemacht, Differenz %4</translation>
    </message>
    <message>
        <source>Deciding hand</source>
        <translation>Stechrunde</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>Corrected. Click to correct again or to take it back.</source>
        <translation>Korrigiert. Klicken, um nochmals zu korrigieren oder es zurückzunehmen.</translation>
    </message>
    <message>
        <source>Click to correct this hand.</source>
        <translation>Klicken, um diese Runde zu korrigieren.</translation>
    </message>
    <message>
        <source>D</source>
        <comment>short for deciding hand</comment>
        <translation>S</translation>
    </message>
</context>
<context>
    <name>SlateSheetTitle</name>
    <message>
        <source>Nobody leads yet</source>
        <translation>Noch führt niemand</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1 gewinnt mit %2</translation>
    </message>
    <message>
        <source>%1 share the win with %2</source>
        <translation>%1 teilen den Sieg mit %2</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <translation>%1 führt mit %2</translation>
    </message>
    <message>
        <source>%1 lead with %2</source>
        <translation>%1 führen mit %2</translation>
    </message>
    <message>
        <source>deciding hand</source>
        <translation>Stechrunde</translation>
    </message>
    <message>
        <source>1 hand left</source>
        <translation>noch 1 Runde</translation>
    </message>
    <message>
        <source>%1 hands left</source>
        <translation>noch %1 Runden</translation>
    </message>
</context>
<context>
    <name>SlateShelf</name>
    <message>
        <source>Slate for real cards</source>
        <translation>Tafel für echte Karten</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>New slate</source>
        <translation>Neue Tafel</translation>
    </message>
    <message>
        <source>You play with real cards; the slate writes predictions and points, checks the sums and adds up the penalty points.</source>
        <translation>Ihr spielt mit echten Karten; die Tafel schreibt Ansagen und Punkte auf, prüft die Summen und zählt die Differenzpunkte zusammen.</translation>
    </message>
    <message>
        <source>Slates</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>The slate of %1 will be gone for ever, in the statistics too.</source>
        <translation>Die Tafel von %1 ist dann für immer weg, auch in der Statistik.</translation>
    </message>
    <message>
        <source>Wipe this slate out?</source>
        <translation>Diese Tafel auswischen?</translation>
    </message>
    <message>
        <source>Wipe out</source>
        <translation>Auswischen</translation>
    </message>
</context>
<context>
    <name>SlateShelfRow</name>
    <message>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 has won with %2</source>
        <translation>%1 hat mit %2 gewonnen</translation>
    </message>
    <message>
        <source>%1 have won with %2</source>
        <translation>%1 haben mit %2 gewonnen</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <translation>%1 führt mit %2</translation>
    </message>
    <message>
        <source>%1 lead with %2</source>
        <translation>%1 führen mit %2</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>hand %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Wipe out</source>
        <translation>Auswischen</translation>
    </message>
</context>
<context>
    <name>SlateStatistics</name>
    <message>
        <source>Statistics of the slates</source>
        <translation>Statistik der Tafeln</translation>
    </message>
    <message>
        <source>Statistics by player</source>
        <translation>Statistik nach Spielern</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Slates won</source>
        <translation>Gewonnene Tafeln</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Ø difference</source>
        <translation>Ø Differenz</translation>
    </message>
    <message>
        <source>Exact hits</source>
        <translation>Punktlandungen</translation>
    </message>
    <message>
        <source>Ø predicted</source>
        <translation>Ø Ansage</translation>
    </message>
    <message>
        <source>Ø taken</source>
        <translation>Ø gemacht</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>Schlechteste Runde</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>SlateStoeck</name>
    <message>
        <source>Stöck</source>
        <translation>Stöck</translation>
    </message>
    <message>
        <source>Who had Stöck</source>
        <translation>Wer Stöck hatte</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>What Stöck is used for</source>
        <translation>Wofür Stöck zählt</translation>
    </message>
    <message>
        <source>+20</source>
        <translation>+20</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>lassen</translation>
    </message>
    <message>
        <source>−20</source>
        <translation>−20</translation>
    </message>
    <message>
        <source>To leave it would be better.</source>
        <translation>Lassen wäre besser.</translation>
    </message>
    <message>
        <source>%1 would be better.</source>
        <translation>%1 wäre besser.</translation>
    </message>
</context>
<context>
    <name>SlateSum</name>
    <message>
        <source>%1 of 157</source>
        <translation>%1 von 157</translation>
    </message>
    <message>
        <source>of 157</source>
        <translation>von 157</translation>
    </message>
</context>
<context>
    <name>SlateTable</name>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the last entry back (Ctrl+Z)</source>
        <translation>Letzten Eintrag zurücknehmen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Sheet over the whole screen (F11)</source>
        <translation>Blatt über den ganzen Bildschirm (F11)</translation>
    </message>
    <message>
        <source>Back to the entries (Esc)</source>
        <translation>Zurück zu den Einträgen (Esc)</translation>
    </message>
</context>
<context>
    <name>SlateTied</name>
    <message>
        <source>%1 have the same sum and the same number of exact hits.</source>
        <translation>%1 haben die gleiche Summe und gleich viele Punktlandungen.</translation>
    </message>
    <message>
        <source>%1 have the same sum.</source>
        <translation>%1 haben die gleiche Summe.</translation>
    </message>
    <message>
        <source>All play a deciding hand; only those who are equal can win it. %1 deals.</source>
        <translation>Alle spielen eine Stechrunde; gewinnen kann sie nur, wer gleichauf liegt. %1 gibt.</translation>
    </message>
    <message>
        <source>All play one more hand, and it counts. %1 deals.</source>
        <translation>Alle spielen noch eine Runde, und sie zählt. %1 gibt.</translation>
    </message>
    <message>
        <source>Play the deciding hand</source>
        <translation>Stechrunde spielen</translation>
    </message>
    <message>
        <source>Share the win</source>
        <translation>Sieg teilen</translation>
    </message>
</context>
<context>
    <name>SlateTrump</name>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
</context>
<context>
    <name>SlateWords</name>
    <message>
        <source>The slate is full</source>
        <translation>Die Tafel ist voll</translation>
    </message>
    <message>
        <source>Equal at the end</source>
        <translation>Gleichstand am Schluss</translation>
    </message>
    <message>
        <source>Deciding hand</source>
        <translation>Stechrunde</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Only whole numbers from 0 to 157, please.</source>
        <translation>Bitte nur ganze Zahlen von 0 bis 157.</translation>
    </message>
    <message>
        <source>Only numbers from 0 to 157, please.</source>
        <translation>Bitte nur Zahlen von 0 bis 157.</translation>
    </message>
    <message>
        <source>Predictions come in turn.</source>
        <translation>Angesagt wird der Reihe nach.</translation>
    </message>
    <message>
        <source>A number is still missing.</source>
        <translation>Eine Zahl fehlt noch.</translation>
    </message>
    <message>
        <source>The points do not add up to 157.</source>
        <translation>Die Punkte ergeben nicht 157.</translation>
    </message>
    <message>
        <source>Without trump there is no Stöck.</source>
        <translation>Ohne Trumpf gibt es keine Stöck.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>This cannot be written.</source>
        <translation>Das lässt sich nicht aufschreiben.</translation>
    </message>
    <message>
        <source>1 point is missing.</source>
        <translation>1 Punkt fehlt.</translation>
    </message>
    <message>
        <source>%1 points are missing.</source>
        <translation>%1 Punkte fehlen.</translation>
    </message>
    <message>
        <source>1 point too many.</source>
        <translation>1 Punkt zu viel.</translation>
    </message>
    <message>
        <source>%1 points too many.</source>
        <translation>%1 Punkte zu viel.</translation>
    </message>
    <message>
        <source>Were the 5 points of the last trick forgotten?</source>
        <translation>Sind die 5 Punkte des letzten Stichs vergessen gegangen?</translation>
    </message>
    <message>
        <source>Were the 5 points of the last trick counted twice?</source>
        <translation>Sind die 5 Punkte des letzten Stichs doppelt gezählt?</translation>
    </message>
    <message>
        <source>Was Stöck counted in? It is written separately.</source>
        <translation>Ist Stöck mitgezählt? Es wird separat aufgeschrieben.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Exact hits</source>
        <translation>Punktlandungen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>korrigiert</translation>
    </message>
</context>
<context>
    <name>SlateZeroTricks</name>
    <message>
        <source>%1 took a trick without points</source>
        <translation>%1 hat einen Stich ohne Punkte gemacht</translation>
    </message>
</context>
<context>
    <name>StoeckPanel</name>
    <message>
        <source>Stöck</source>
        <translation>Stöck</translation>
    </message>
    <message>
        <source>You had Stöck</source>
        <translation>Du hattest Stöck</translation>
    </message>
    <message>
        <source>King and queen of trump are worth 20 points. You predicted %1 and took %2.</source>
        <translation>Trumpf-König und Trumpf-Dame zählen 20 Punkte. Du hast %1 angesagt und %2 gemacht.</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Dazuzählen: %1</translation>
    </message>
    <message>
        <source>Subtract: %1</source>
        <translation>Abziehen: %1</translation>
    </message>
    <message>
        <source>Leave: %1</source>
        <translation>Lassen: %1</translation>
    </message>
</context>
<context>
    <name>TableHint</name>
    <message>
        <source>%1 chooses trump.</source>
        <translation>%1 wählt Trumpf.</translation>
    </message>
    <message>
        <source>Waiting for the other predictions.</source>
        <translation>Die anderen sagen noch an.</translation>
    </message>
    <message>
        <source>%1 is predicting.</source>
        <translation>%1 sagt an.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>%1 plays.</source>
        <translation>%1 spielt.</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>Weiter mit Klick oder Eingabetaste.</translation>
    </message>
    <message>
        <source>%1 decides about Stöck.</source>
        <translation>%1 entscheidet über Stöck.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation>Regeln in Kürze</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>To the main menu</source>
        <translation>Zum Hauptmenü</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>TableOverlay</name>
    <message>
        <source>Close</source>
        <translation>Schliessen</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Correct my prediction</source>
        <translation>Meine Ansage ändern</translation>
    </message>
</context>
<context>
    <name>TableReviews</name>
    <message>
        <source>You win the match!</source>
        <translation>Du gewinnst die Partie!</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gewinnt die Partie</translation>
    </message>
    <message>
        <source>The win is shared: %1</source>
        <translation>Geteilter Sieg: %1</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Learning aid</source>
        <translation>Lernhilfe</translation>
    </message>
    <message>
        <source>Marks the cards that may be played and says why others may not</source>
        <translation>Zeigt, welche Karten erlaubt sind, und sagt, warum andere es nicht sind</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>TrickArea</name>
    <message>
        <source>Drag here</source>
        <translation>Hierher ziehen</translation>
    </message>
</context>
<context>
    <name>TrickList</name>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
</context>
<context>
    <name>TrickRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
    </message>
</context>
<context>
    <name>TrickViewer</name>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>My tricks</source>
        <translation>Meine Stiche</translation>
    </message>
</context>
<context>
    <name>TrumpBadge</name>
    <message>
        <source>Trump: %1</source>
        <translation>Trumpf: %1</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Shields</source>
        <translation>Schilten</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Schaufel</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Rosen</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Acorns</source>
        <translation>Eicheln</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Ober</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A card&apos;s name: %1 is the suit, %2 the rank</extracomment>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>Top-down</source>
        <translation>Obenabe</translation>
    </message>
    <message>
        <source>Bottom-up</source>
        <translation>Undenufe</translation>
    </message>
    <message>
        <source>Exactly right.</source>
        <translation>Genau getroffen.</translation>
    </message>
    <message>
        <source>You need 1 more point.</source>
        <translation>Dir fehlt noch 1 Punkt.</translation>
    </message>
    <message>
        <source>You need %1 more points.</source>
        <translation>Dir fehlen noch %1 Punkte.</translation>
    </message>
    <message>
        <source>1 point too many.</source>
        <translation>1 Punkt zu viel.</translation>
    </message>
    <message>
        <source>%1 points too many.</source>
        <translation>%1 Punkte zu viel.</translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation>Du musst Farbe bekennen.</translation>
    </message>
    <message>
        <source>You must follow suit or trump.</source>
        <translation>Du musst Farbe bekennen oder stechen.</translation>
    </message>
    <message>
        <source>Trump was led: you must play trump.</source>
        <translation>Trumpf ist ausgespielt: Du musst Trumpf geben.</translation>
    </message>
    <message>
        <source>You cannot follow suit: you must trump.</source>
        <translation>Du kannst nicht bekennen: Du musst stechen.</translation>
    </message>
    <message>
        <source>You may not undertrump: the trick has a higher trump.</source>
        <translation>Untertrumpfen ist nicht erlaubt: Im Stich liegt ein höherer Trumpf.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Predict first, then play.</source>
        <translation>Zuerst ansagen, dann spielen.</translation>
    </message>
    <message>
        <source>This card cannot be played now.</source>
        <translation>Diese Karte kann jetzt nicht gespielt werden.</translation>
    </message>
    <message>
        <source>1 trick</source>
        <translation>1 Stich</translation>
    </message>
    <message>
        <source>%1 tricks</source>
        <translation>%1 Stiche</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Parlour</source>
        <translation>Stube</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Fernsehen</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Trump is drawn; everybody predicts in secret, and all numbers are shown after the last trick.</source>
        <translation>Trumpf wird ausgelost; alle sagen verdeckt an, und nach dem letzten Stich werden alle Zahlen gezeigt.</translation>
    </message>
    <message>
        <source>The dealer’s last card is shown and decides trump. A tie is decided by one more hand.</source>
        <translation>Die letzte Karte des Gebers wird gezeigt und bestimmt Trumpf. Bei Gleichstand entscheidet eine weitere Runde.</translation>
    </message>
    <message>
        <source>The cut decides trump; an exact prediction brings 10 points off, but not a prediction of 0.</source>
        <translation>Das Abheben bestimmt Trumpf; eine Punktlandung bringt 10 Punkte Abzug, aber nicht mit der Ansage 0.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stammgast</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Plays any card that the rules allow.</source>
        <translation>Spielt irgendeine erlaubte Karte.</translation>
    </message>
    <message>
        <source>Plays by rules of thumb.</source>
        <translation>Spielt nach Faustregeln.</translation>
    </message>
    <message>
        <source>Knows the rules and makes mistakes.</source>
        <translation>Kennt die Regeln und macht Fehler.</translation>
    </message>
    <message>
        <source>Plays a decent game.</source>
        <translation>Spielt ordentlich.</translation>
    </message>
    <message>
        <source>Counts cards and thinks ahead.</source>
        <translation>Zählt Karten und denkt voraus.</translation>
    </message>
    <message>
        <source>Thinks longer and forgives nothing.</source>
        <translation>Denkt länger und verzeiht nichts.</translation>
    </message>
</context>
</TS>
