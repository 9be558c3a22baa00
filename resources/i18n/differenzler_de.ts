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
    <name>AdviceTag</name>
    <message>
        <source>Expected penalty %L1</source>
        <translation>Erwartete Differenz %L1</translation>
    </message>
</context>
<context>
    <name>ChoiceWords</name>
    <message>
        <source>With predictions</source>
        <translation>Mit Ansagen</translation>
    </message>
    <message>
        <source>Without predictions</source>
        <translation>Ohne Ansagen</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>First seat</source>
        <translation>Erster Platz</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>Exact hits, then a deciding hand</source>
        <translation>Punktlandungen, dann Stechrunde</translation>
    </message>
    <message>
        <source>One more hand</source>
        <translation>Eine Runde mehr</translation>
    </message>
    <message>
        <source>Dealer’s last card</source>
        <translation>Letzte Karte des Gebers</translation>
    </message>
    <message>
        <source>The cut</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>A drawn card</source>
        <translation>Eine gezogene Karte</translation>
    </message>
    <message>
        <source>Forehand chooses</source>
        <translation>Vorhand wählt</translation>
    </message>
    <message>
        <source>Turned up from the talon</source>
        <translation>Vom Talon aufgedeckt</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Visible slips</source>
        <translation>Offene Zettel</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>When unable to follow</source>
        <translation>Wer nicht bekennen kann</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>With trumps only</source>
        <translation>Nur mit lauter Trümpfen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>With a trick</source>
        <translation>Mit einem Stich</translation>
    </message>
    <message>
        <source>Everybody says beforehand how many points they will take; the difference is written down.</source>
        <translation>Alle sagen vorher, wie viele Punkte sie machen; der Unterschied wird aufgeschrieben.</translation>
    </message>
    <message>
        <source>Differenz zu zweit: who takes more points adds the difference to the own total, the other subtracts it.</source>
        <translation>Differenz zu zweit: Wer mehr Punkte macht, zählt den Unterschied zum eigenen Total, wer weniger macht, zieht ihn ab.</translation>
    </message>
    <message>
        <source>Counter-clockwise, the Swiss habit.</source>
        <translation>Im Gegenuhrzeigersinn, wie in der Schweiz üblich.</translation>
    </message>
    <message>
        <source>Clockwise, as in most other card games.</source>
        <translation>Im Uhrzeigersinn, wie in den meisten anderen Kartenspielen.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Der Zufall entscheidet, wer zuerst gibt.</translation>
    </message>
    <message>
        <source>The player named first deals first.</source>
        <translation>Wer zuerst aufgeführt ist, gibt zuerst.</translation>
    </message>
    <message>
        <source>Whoever leads together wins together.</source>
        <translation>Wer gemeinsam führt, gewinnt gemeinsam.</translation>
    </message>
    <message>
        <source>More exact predictions win. If still equal, all play a deciding hand, in which only the tied can win.</source>
        <translation>Mehr genaue Ansagen gewinnen. Bleibt es gleich, spielen alle eine Stechrunde, die nur gewinnen kann, wer gleichauf liegt.</translation>
    </message>
    <message>
        <source>Another hand is played and counts, until one leads alone.</source>
        <translation>Es wird eine weitere Runde gespielt, und sie zählt, bis jemand allein führt.</translation>
    </message>
    <message>
        <source>Independently of the cards; nobody learns anything more.</source>
        <translation>Unabhängig von den Karten; niemand erfährt mehr.</translation>
    </message>
    <message>
        <source>It lies open until play begins: everybody knows that the dealer holds it.</source>
        <translation>Sie liegt offen, bis das Spiel beginnt: Alle wissen, dass der Geber sie hat.</translation>
    </message>
    <message>
        <source>The bottom card of the lifted packet is shown; it ends as the dealer’s last card.</source>
        <translation>Die unterste Karte des abgehobenen Pakets wird gezeigt; am Ende ist sie die letzte Karte des Gebers.</translation>
    </message>
    <message>
        <source>It is drawn before the deal, shown, and shuffled back in.</source>
        <translation>Sie wird vor dem Geben gezogen, gezeigt und wieder eingemischt.</translation>
    </message>
    <message>
        <source>Forehand looks at the hand and names trump before anyone predicts.</source>
        <translation>Die Vorhand schaut ihr Blatt an und nennt Trumpf, bevor jemand ansagt.</translation>
    </message>
    <message>
        <source>The next card after the deal; it is in nobody’s hand.</source>
        <translation>Die nächste Karte nach dem Geben; niemand hat sie in der Hand.</translation>
    </message>
    <message>
        <source>All confirm at the same time; the numbers are shown after the last trick.</source>
        <translation>Alle bestätigen gleichzeitig; die Zahlen werden nach dem letzten Stich gezeigt.</translation>
    </message>
    <message>
        <source>In turn from forehand, aloud; a number may be corrected until the next has spoken.</source>
        <translation>Der Reihe nach ab Vorhand, laut; eine Zahl darf geändert werden, bis der Nächste gesprochen hat.</translation>
    </message>
    <message>
        <source>All confirm at the same time, then the slips lie open on the table.</source>
        <translation>Alle bestätigen gleichzeitig, dann liegen die Zettel offen auf dem Tisch.</translation>
    </message>
    <message>
        <source>Whoever can follow suit may only trump higher; whoever cannot may play any card.</source>
        <translation>Wer bekennen kann, darf nur höher stechen; wer nicht kann, darf jede Karte spielen.</translation>
    </message>
    <message>
        <source>Any trump at any time, also while able to follow suit.</source>
        <translation>Jeder Trumpf jederzeit, auch wer bekennen kann.</translation>
    </message>
    <message>
        <source>A lower trump only when the hand holds nothing but trumps.</source>
        <translation>Ein tieferer Trumpf nur, wenn das Blatt aus lauter Trümpfen besteht.</translation>
    </message>
    <message>
        <source>An exact 0 is an exact hit like any other.</source>
        <translation>Eine genaue 0 ist eine Punktlandung wie jede andere.</translation>
    </message>
    <message>
        <source>A prediction of 0 never earns the bonus.</source>
        <translation>Die Ansage 0 bringt nie den Bonus.</translation>
    </message>
    <message>
        <source>An exact 0 earns the bonus if a trick without points was taken.</source>
        <translation>Eine genaue 0 bringt den Bonus, wenn ein Stich ohne Punkte gemacht wurde.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
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
    <message>
        <source>or press Enter</source>
        <translation>oder Eingabetaste drücken</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>Cards and carpet</source>
        <translation>Karten und Teppich</translation>
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
        <source>Four colours tell the suits apart at a glance.</source>
        <translation>Vier Farben unterscheiden die Kartenfarben auf einen Blick.</translation>
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
        <source>Easier to read for weak eyes and from afar.</source>
        <translation>Leichter zu lesen für schwache Augen und von weitem.</translation>
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
        <source>Carpet</source>
        <translation>Teppich</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>DeckPreview</name>
    <message>
        <source>The cards as they look now</source>
        <translation>Die Karten, wie sie jetzt aussehen</translation>
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
        <source>%1 and %2</source>
        <extracomment>the players who lead together: &quot;Anna, Beat and Vreni&quot;</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 are level. A deciding hand follows: all play, only these can win.</source>
        <translation>%1 liegen gleichauf. Es folgt eine Stechrunde: Alle spielen, nur diese können gewinnen.</translation>
    </message>
    <message>
        <source>%1 lead together. One more hand is played.</source>
        <translation>%1 führen gemeinsam. Es wird eine weitere Runde gespielt.</translation>
    </message>
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
    <message>
        <source>Deciding hand</source>
        <translation>Stechrunde</translation>
    </message>
    <message>
        <source>One more hand</source>
        <translation>Eine Runde mehr</translation>
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
        <translation>%1, darf nicht gespielt werden</translation>
    </message>
</context>
<context>
    <name>HelpCards</name>
    <message>
        <source>Cards and points</source>
        <translation>Karten und Punkte</translation>
    </message>
    <message>
        <source>36 cards</source>
        <translation>36 Karten</translation>
    </message>
    <message>
        <source>There are four suits of nine cards each. How strong a card is and what it is worth are two different things: an eight can win a trick without being worth anything, and a ten is worth much although many cards beat it.</source>
        <translation>Es gibt vier Farben zu je neun Karten. Wie stark eine Karte ist und was sie zählt, sind zwei verschiedene Dinge: Eine Acht kann einen Stich machen, ohne etwas zu zählen, und ein Zehner (Banner) zählt viel, obwohl ihn viele Karten stechen.</translation>
    </message>
    <message>
        <source>The trump suit</source>
        <translation>Die Trumpffarbe</translation>
    </message>
    <message>
        <source>The jack (Puur) and the nine (Nell) are the highest. Every trump beats every card of another suit.</source>
        <translation>Bube oder Under (Puur) und Neun (Nell) sind die höchsten. Jeder Trumpf sticht jede Karte einer anderen Farbe.</translation>
    </message>
    <message>
        <source>Trump, from strong to weak</source>
        <translation>Trumpf, von stark nach schwach</translation>
    </message>
    <message>
        <source>The other suits</source>
        <translation>Die anderen Farben</translation>
    </message>
    <message>
        <source>Here the ace is the highest, the jack counts only 2, and the nine nothing.</source>
        <translation>Hier ist das Ass die höchste Karte, der Bube (Under) zählt nur 2 und die Neun nichts.</translation>
    </message>
    <message>
        <source>A suit that is not trump, from strong to weak</source>
        <translation>Eine Farbe, die nicht Trumpf ist, von stark nach schwach</translation>
    </message>
    <message>
        <source>Top-down (Obenabe)</source>
        <translation>Obenabe</translation>
    </message>
    <message>
        <source>No suit is trump. The ace is the highest card of each suit, and the eights count 8. Only where the table plays it.</source>
        <translation>Keine Farbe ist Trumpf. In jeder Farbe ist das Ass die höchste Karte, und die Achter zählen 8. Nur wenn der Tisch es spielt.</translation>
    </message>
    <message>
        <source>Every suit in top-down</source>
        <translation>Jede Farbe bei Obenabe</translation>
    </message>
    <message>
        <source>Bottom-up (Undenufe)</source>
        <translation>Undenufe</translation>
    </message>
    <message>
        <source>No suit is trump and everything is upside down: the six is the highest card and counts 11, the ace the lowest and counts nothing. The eights count 8.</source>
        <translation>Keine Farbe ist Trumpf, und alles steht auf dem Kopf: Die Sechs ist die höchste Karte und zählt 11, das Ass die tiefste und zählt nichts. Die Achter zählen 8.</translation>
    </message>
    <message>
        <source>Every suit in bottom-up</source>
        <translation>Jede Farbe bei Undenufe</translation>
    </message>
    <message>
        <source>Always 157</source>
        <translation>Immer 157</translation>
    </message>
    <message>
        <source>In every mode the cards come to 152 points, and whoever takes the last trick gets %1 more: 157 in all. There is no Weis and no bonus for taking all tricks, so the sum always holds, and predictions can rely on it.</source>
        <translation>In jeder Trumpfart ergeben die Karten 152 Punkte, und wer den letzten Stich macht, bekommt %1 dazu: zusammen 157. Es gibt keinen Weis und keinen Zuschlag für den Match; die Summe stimmt also immer, und die Ansagen können sich darauf verlassen.</translation>
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
    <name>HelpFollowing</name>
    <message>
        <source>Following suit and trumping</source>
        <translation>Farben und stechen</translation>
    </message>
    <message>
        <source>Follow suit or trump</source>
        <translation>Farben oder stechen</translation>
    </message>
    <message>
        <source>The first card of a trick sets the suit. As long as you hold a card of that suit you play one of it, or a trump. You may trump even though you could follow suit. Nobody is obliged to beat what lies there.</source>
        <translation>Die erste Karte eines Stichs gibt die Farbe vor. Solange du eine Karte dieser Farbe hast, spielst du eine davon oder einen Trumpf. Stechen darfst du auch, wenn du farben könntest. Übertrumpfen oder überstechen muss niemand.</translation>
    </message>
    <message>
        <source>When you cannot follow</source>
        <translation>Wenn du nicht farben kannst</translation>
    </message>
    <message>
        <source>Without a card of the suit led you play what you like: a trump, or any other card, also one with many points for somebody else’s trick.</source>
        <translation>Ohne Karte der ausgespielten Farbe spielst du, was du willst: einen Trumpf oder irgendeine andere Karte, auch eine mit vielen Punkten in einen fremden Stich.</translation>
    </message>
    <message>
        <source>When trump is led</source>
        <translation>Wenn Trumpf ausgespielt wird</translation>
    </message>
    <message>
        <source>Whoever holds trump must play trump.</source>
        <translation>Wer Trumpf hat, muss Trumpf geben.</translation>
    </message>
    <message>
        <source>The Puur need not be given</source>
        <translation>Der Puur muss nicht fallen</translation>
    </message>
    <message>
        <source>There is one exception: if the trump jack is your only trump, you may keep it and play whatever you like.</source>
        <translation>Eine Ausnahme gibt es: Ist der Puur dein einziger Trumpf, darfst du ihn behalten und spielen, was du willst.</translation>
    </message>
    <message>
        <source>With a second trump in the hand the exception does not hold; you may still choose which of the two you give.</source>
        <translation>Mit einem zweiten Trumpf in der Hand gilt die Ausnahme nicht; du wählst aber, welchen der beiden du gibst.</translation>
    </message>
    <message>
        <source>Without trump</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>In top-down and bottom-up you follow suit if you can; otherwise you play what you like.</source>
        <translation>Bei Obenabe und Undenufe wird gefarbt, wenn es geht; sonst spielst du, was du willst.</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <translation>Wer den Stich macht</translation>
    </message>
    <message>
        <source>The highest trump; if there is none, the highest card of the suit led. Here the third player trumps, and the fourth trumps higher:</source>
        <translation>Der höchste Trumpf; liegt keiner, die höchste Karte der ausgespielten Farbe. Hier sticht die dritte Person, und die vierte übertrumpft sie:</translation>
    </message>
    <message>
        <source>Cards of other suits never win, however high they are. They only bring points to the winner:</source>
        <translation>Karten anderer Farben machen nie einen Stich, so hoch sie auch sind. Sie bringen nur dem Gewinner Punkte:</translation>
    </message>
    <message>
        <source>In bottom-up a six beats everything of its suit:</source>
        <translation>Bei Undenufe sticht die Sechs alles in ihrer Farbe:</translation>
    </message>
</context>
<context>
    <name>HelpGames</name>
    <message>
        <source>The seven games</source>
        <translation>Die sieben Spiele</translation>
    </message>
    <message>
        <source>One game, many tables</source>
        <translation>Ein Spiel, viele Tische</translation>
    </message>
    <message>
        <source>Differenzler is played differently from table to table. Seven forms are ready to choose; with “Own rules” all options can be combined freely. Where several values stand together, the first is the usual one.</source>
        <translation>Der Differenzler wird von Tisch zu Tisch anders gespielt. Sieben Formen stehen bereit; mit «Eigene Regeln» lassen sich alle Optionen frei verbinden. Wo mehrere Werte beisammenstehen, ist der erste der übliche.</translation>
    </message>
</context>
<context>
    <name>HelpGlossary</name>
    <message>
        <source>Words</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>German, dialect, English</source>
        <translation>Deutsch, Mundart, Englisch</translation>
    </message>
    <message>
        <source>Jass has its own language. These are the words at the table and what this program calls them.</source>
        <translation>Der Jass hat seine eigene Sprache. Das sind die Wörter am Tisch und wie dieses Programm die Dinge nennt.</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Dialect or variant</source>
        <translation>Mundart oder Variante</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>Choose a card of your hand</source>
        <translation>Eine Karte der Hand wählen</translation>
    </message>
    <message>
        <source>Enter or space bar</source>
        <translation>Eingabe- oder Leertaste</translation>
    </message>
    <message>
        <source>Play the chosen card; send a full trick off; go on</source>
        <translation>Die gewählte Karte spielen; einen vollen Stich wegräumen; weiter</translation>
    </message>
    <message>
        <source>Play the first to ninth card at once</source>
        <translation>Die erste bis neunte Karte sofort spielen</translation>
    </message>
    <message>
        <source>Go on in the guided hand</source>
        <translation>In der geführten Runde weiter</translation>
    </message>
    <message>
        <source>Ask for a hint, with the learning aid on</source>
        <translation>Um einen Rat fragen, wenn die Lernhilfe an ist</translation>
    </message>
    <message>
        <source>R or F2</source>
        <translation>R oder F2</translation>
    </message>
    <message>
        <source>Read the rules in force</source>
        <translation>Die geltenden Regeln lesen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Close what lies over the table</source>
        <translation>Schliessen, was über dem Tisch liegt</translation>
    </message>
    <message>
        <source>Type the number</source>
        <translation>Die Zahl eintippen</translation>
    </message>
    <message>
        <source>One more or less</source>
        <translation>Eins mehr oder weniger</translation>
    </message>
    <message>
        <source>Page up, page down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Ten more or less</source>
        <translation>Zehn mehr oder weniger</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Diese Hilfe</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>In the contents: another page; in the text: scroll</source>
        <translation>Im Inhalt: eine andere Seite; im Text: blättern</translation>
    </message>
    <message>
        <source>From the contents to the text</source>
        <translation>Vom Inhalt zum Text</translation>
    </message>
    <message>
        <source>Ctrl+F or /</source>
        <translation>Ctrl+F oder /</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>Beim Ansagen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>In this help</source>
        <translation>In dieser Hilfe</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Mit der Maus</translation>
    </message>
    <message>
        <source>Click a card to play it, or drag it to the middle. Drag a card inside the hand to put it elsewhere. A click on a full trick sends it off. Your own tricks and the last trick open with the buttons below your score.</source>
        <translation>Klicke eine Karte an, um sie zu spielen, oder ziehe sie in die Mitte. Innerhalb der Hand lässt sich eine Karte an einen anderen Platz ziehen. Ein Klick auf einen vollen Stich räumt ihn weg. Deine Stiche und den letzten Stich öffnest du mit den Knöpfen unter deinem Punktestand.</translation>
    </message>
</context>
<context>
    <name>HelpMargin</name>
    <message>
        <source>Differenz zu zweit</source>
        <translation>Differenz zu zweit</translation>
    </message>
    <message>
        <source>A game of its own</source>
        <translation>Ein eigenes Spiel</translation>
    </message>
    <message>
        <source>Two players get nine cards each. The next card is turned up and decides trump; the others lie face down and are not used. Nobody predicts. The player who does not deal leads.</source>
        <translation>Zwei Personen bekommen je neun Karten. Die nächste wird aufgedeckt und bestimmt den Trumpf; die übrigen bleiben verdeckt liegen und werden nicht gebraucht. Niemand sagt an. Wer nicht gibt, spielt aus.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Follow suit or trump. Who cannot follow suit must trump if able; only without both may any card be played. The jack of trump has no privilege.</source>
        <translation>Farben oder stechen. Wer nicht farben kann, muss stechen, wenn es geht; nur ohne beides darf eine beliebige Karte fallen. Der Trumpf-Bube (Trumpf-Under) hat kein Vorrecht.</translation>
    </message>
    <message>
        <source>Cards and points</source>
        <translation>Karten und Punkte</translation>
    </message>
    <message>
        <source>In every suit the ace is the highest. There is nothing for the last trick; eight or nine tricks bring 20 points extra.</source>
        <translation>In jeder Farbe ist das Ass die höchste Karte. Der letzte Stich zählt nichts extra; acht oder neun Stiche bringen 20 Punkte dazu.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>The other suits</source>
        <translation>Die anderen Farben</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Abrechnen</translation>
    </message>
    <message>
        <source>Whoever has more points adds the difference to the own total, the other one subtracts it. The highest total wins after the agreed rounds; a tie is shared. Two hands as examples:</source>
        <translation>Wer mehr Punkte hat, zählt die Differenz zum eigenen Stand dazu, die andere Person zieht sie ab. Nach den vereinbarten Umgängen gewinnt der höchste Stand; ein Gleichstand wird geteilt. Zwei Runden als Beispiele:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>HelpMatch</name>
    <message>
        <source>The match and ties</source>
        <translation>Partie und Gleichstand</translation>
    </message>
    <message>
        <source>Full rounds</source>
        <translation>Volle Umgänge</translation>
    </message>
    <message>
        <source>A round is over when everybody has dealt once; a match lasts one to four rounds. So everybody is dealer and forehand equally often. The lowest sum of penalty points wins.</source>
        <translation>Ein Umgang ist zu Ende, wenn alle einmal gegeben haben; eine Partie dauert einen bis vier Umgänge. So sind alle gleich oft Geber und Vorhand. Die kleinste Summe der Differenzpunkte gewinnt.</translation>
    </message>
    <message>
        <source>Three rules for a tie</source>
        <translation>Drei Regeln bei Gleichstand</translation>
    </message>
    <message>
        <source>Shared: those with the same lowest sum share the win.
Exact hits: more exact predictions win; if these are equal too, a deciding hand is played by all, which only the tied players can win.
One more hand: another hand is played and counted, until somebody leads alone.</source>
        <translation>Geteilt: Wer die gleiche kleinste Summe hat, teilt den Sieg.
Punktlandungen: Mehr genaue Ansagen gewinnen; sind auch sie gleich, folgt eine Stechrunde, in der alle spielen, die aber nur gewinnen kann, wer gleichauf liegt.
Eine Runde mehr: Es wird noch eine Runde gespielt und gezählt, bis jemand allein vorne liegt.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Exact hits</source>
        <translation>Punktlandungen</translation>
    </message>
    <message>
        <source>Rank, shared</source>
        <translation>Rang, geteilt</translation>
    </message>
    <message>
        <source>Rank by exact hits</source>
        <translation>Rang nach Punktlandungen</translation>
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
        <translation>Hilfe durchsuchen</translation>
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
        <translation>Das Spiel lernen: eine Runde mit Begleitung</translation>
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
    <name>HelpPair</name>
    <message>
        <source>You hold spades</source>
        <translation>Du hast die ausgespielte Farbe</translation>
    </message>
    <message>
        <source>You hold no spades</source>
        <translation>Du hast die ausgespielte Farbe nicht</translation>
    </message>
    <message>
        <source>You hold nothing but trumps</source>
        <translation>Du hast nur noch Trümpfe</translation>
    </message>
</context>
<context>
    <name>HelpPredictions</name>
    <message>
        <source>Predictions</source>
        <translation>Die Ansage</translation>
    </message>
    <message>
        <source>One number, once</source>
        <translation>Eine Zahl, einmal</translation>
    </message>
    <message>
        <source>Trump stands, the cards are in your hand: now you predict a whole number from 0 to 157. No card is led before everybody has predicted.</source>
        <translation>Der Trumpf steht, die Karten sind in der Hand: Jetzt sagst du eine ganze Zahl von 0 bis 157 an. Ausgespielt wird erst, wenn alle angesagt haben.</translation>
    </message>
    <message>
        <source>prediction announce guess</source>
        <translation>Ansage ansagen Schätzung schätzen Schätzzettel</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Everybody confirms a number in secret. The others see only that you have predicted. All numbers are shown after the last trick. A confirmed number stands.</source>
        <translation>Alle bestätigen ihre Zahl verdeckt. Die anderen sehen nur, dass du angesagt hast. Aufgedeckt wird nach dem letzten Stich. Eine bestätigte Zahl gilt.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Forehand speaks first, the dealer last, and all hear it. Until the next player has spoken you may correct your number; the dealer may do so until the first card is led. The running sum is shown: if it is not 157 in the end, somebody must be wrong.</source>
        <translation>Die Vorhand beginnt, der Geber sagt zuletzt an, und alle hören es. Bis die nächste Person angesagt hat, darfst du deine Zahl ändern; der Geber darf es bis zum ersten Ausspielen. Die laufende Summe wird angezeigt: Ist sie am Schluss nicht 157, muss sich jemand irren.</translation>
    </message>
    <message>
        <source>An example: the others together have predicted %1. Only %2 points are left that nobody wants. If you predict more, you will have to take them from somebody.</source>
        <translation>Ein Beispiel: Die anderen haben zusammen %1 angesagt. Nur %2 Punkte bleiben, die niemand will. Sagst du mehr an, musst du sie jemandem wegnehmen.</translation>
    </message>
    <message>
        <source>Visible slips</source>
        <translation>Offene Zettel</translation>
    </message>
    <message>
        <source>Everybody writes a number at the same time, nobody hears anybody; then all slips lie open on the table before the first card is led.</source>
        <translation>Alle schreiben gleichzeitig eine Zahl auf, niemand hört die anderen; dann liegen alle Zettel offen auf dem Tisch, bevor ausgespielt wird.</translation>
    </message>
</context>
<context>
    <name>HelpPreset</name>
    <message>
        <source>Top-down and bottom-up</source>
        <translation>Obenabe und Undenufe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>−%1, not for 0</source>
        <translation>−%1, nicht für 0</translation>
    </message>
    <message>
        <source>On wish</source>
        <translation>Auf Wunsch</translation>
    </message>
</context>
<context>
    <name>HelpProgram</name>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Differenzler %1. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Differenzler %1. Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Every card is stored at once. You may close the program at any moment and go on later at the very same card. Everything stays on this computer, in this folder:
%1</source>
        <translation>Jede Karte wird sofort gespeichert. Du kannst das Programm jederzeit schliessen und später genau an dieser Stelle weiterspielen. Alles bleibt auf diesem Computer, in diesem Ordner:
%1</translation>
    </message>
    <message>
        <source>If something goes wrong</source>
        <translation>Wenn etwas schiefgeht</translation>
    </message>
    <message>
        <source>The program writes down what happened in a log file. It holds no cards of a running match. Please send it along when you report a fault:
%1</source>
        <translation>Das Programm schreibt in eine Protokolldatei, was geschehen ist. Karten einer laufenden Partie stehen nicht darin. Bitte schicke sie mit, wenn du einen Fehler meldest:
%1</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Ehrliches Spiel</translation>
    </message>
    <message>
        <source>The computers see only their own cards and what everybody at the table sees. A stronger level thinks better; it never gets better cards. Before the first card of a hand a number is fixed that binds the deal: after the hand anyone can check that nothing was changed.</source>
        <translation>Die Computer sehen nur ihre eigenen Karten und was alle am Tisch sehen. Eine stärkere Stufe denkt besser; bessere Karten bekommt sie nie. Vor der ersten Karte einer Runde wird eine Prüfzahl festgelegt, die das Geben bindet: Nach der Runde lässt sich nachprüfen, dass nichts geändert wurde.</translation>
    </message>
</context>
<context>
    <name>HelpScores</name>
    <message>
        <source>Predicted</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Differenzpunkte</translation>
    </message>
</context>
<context>
    <name>HelpScoring</name>
    <message>
        <source>Scoring</source>
        <translation>Abrechnen</translation>
    </message>
    <message>
        <source>The difference counts</source>
        <translation>Die Differenz zählt</translation>
    </message>
    <message>
        <source>Too many or too few: it costs the same. An exact prediction costs nothing.</source>
        <translation>Zu viel oder zu wenig: Es kostet gleich viel. Eine Punktlandung kostet nichts.</translation>
    </message>
    <message>
        <source>A hand of four</source>
        <translation>Eine Runde zu viert</translation>
    </message>
    <message>
        <source>All points taken come to 157; the predictions need not.</source>
        <translation>Die gemachten Punkte ergeben zusammen 157, die Ansagen müssen das nicht.</translation>
    </message>
    <message>
        <source>Option: exact bonus</source>
        <translation>Option: Bonus für die Punktlandung</translation>
    </message>
    <message>
        <source>An exact prediction scores −10 instead of 0: ten penalty points are taken away.</source>
        <translation>Eine Punktlandung schreibt −10 statt 0: Zehn Differenzpunkte werden abgezogen.</translation>
    </message>
    <message>
        <source>For an exact prediction of 0 there are three rules: the bonus is always given, never, or only if a trick without points was taken.</source>
        <translation>Für eine genaue Null gibt es drei Regeln: Der Bonus gilt immer, nie oder nur, wenn ein Stich ohne Punkte gemacht wurde.</translation>
    </message>
    <message>
        <source>zero bonus</source>
        <translation>Nuller Null Bonus Härdöpfel Sack</translation>
    </message>
    <message>
        <source>Option: Stöck</source>
        <translation>Option: Stöck</translation>
    </message>
    <message>
        <source>King and queen of trump in one dealt hand are worth 20. After the last trick, before hidden predictions are shown, their holder adds 20 to the points taken, subtracts them, or leaves it.</source>
        <translation>König und Dame (Ober) der Trumpffarbe in einer Hand zählen 20. Nach dem letzten Stich, bevor verdeckte Ansagen aufgedeckt werden, zählt man sie zu den eigenen Punkten dazu, zieht sie ab oder lässt es.</translation>
    </message>
    <message>
        <source>Option: revoke penalty</source>
        <translation>Option: Strafe für nicht farben</translation>
    </message>
    <message>
        <source>The program usually refuses a card that may not be played. With this option you may insist: the card counts, and 20 penalty points are added.</source>
        <translation>Normalerweise weist das Programm eine verbotene Karte zurück. Mit dieser Option darfst du darauf bestehen: Die Karte gilt, und 20 Strafpunkte kommen dazu.</translation>
    </message>
    <message>
        <source>Without a revoke</source>
        <translation>Richtig gefarbt</translation>
    </message>
    <message>
        <source>With one revoke</source>
        <translation>Einmal nicht gefarbt</translation>
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
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Dimmed: %1</source>
        <translation>Abgedunkelt: %1</translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation>Jede Karte darf gespielt werden.</translation>
    </message>
</context>
<context>
    <name>HelpSizes</name>
    <message>
        <source>Two to six players</source>
        <translation>Zu zweit bis zu sechst</translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation>Wie viele Karten</translation>
    </message>
    <message>
        <source>Four is the classic number. The more players, the fewer cards and the more left to chance.</source>
        <translation>Zu viert ist die klassische Form. Je mehr am Tisch sitzen, desto weniger Karten hat jede Person und desto mehr bleibt dem Zufall.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Dealt in</source>
        <translation>Gegeben zu</translation>
    </message>
    <message>
        <source>Cards in play</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Bleiben liegen</translation>
    </message>
    <message>
        <source>Hands of a match</source>
        <translation>Runden einer Partie</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Twelve cards each; twelve stay face down in the talon. The 25th card is turned up and decides trump; it belongs to nobody. So some points are in no hand at all, and predictions are a little harder.</source>
        <translation>Je zwölf Karten; zwölf bleiben verdeckt im Talon. Die 25. Karte wird aufgedeckt und bestimmt den Trumpf; sie gehört niemandem. Ein Teil der Punkte liegt also in keiner Hand, und das Ansagen wird etwas schwieriger.</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Zu fünft</translation>
    </message>
    <message>
        <source>One six is taken out so that 35 cards can be dealt. It counts nothing with a trump suit and in top-down, and so 157 points remain. In bottom-up a six is worth 11; therefore bottom-up is not played by five.</source>
        <translation>Eine Sechs kommt weg, damit 35 Karten verteilt werden können. Sie zählt bei einer Trumpffarbe und bei Obenabe nichts, darum bleiben es 157 Punkte. Bei Undenufe zählt eine Sechs 11; deshalb wird Undenufe zu fünft nicht gespielt.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>In Switzerland the game goes counter-clockwise, to the right. Clockwise is an option.</source>
        <translation>In der Schweiz läuft das Spiel im Gegenuhrzeigersinn, also nach rechts. Im Uhrzeigersinn ist eine Option.</translation>
    </message>
</context>
<context>
    <name>HelpStart</name>
    <message>
        <source>The game in two minutes</source>
        <translation>Das Spiel in zwei Minuten</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Differenzler is the Jass in which not the many points win but the right ones. Everybody plays alone. You look at your cards, say how many points they will bring, and then try to take exactly that many: not fewer, and not more.</source>
        <translation>Der Differenzler ist der Jass, bei dem nicht die vielen Punkte gewinnen, sondern die richtigen. Jede und jeder spielt allein. Du schaust deine Karten an, sagst, wie viele Punkte sie bringen werden, und versuchst dann, genau so viele zu machen: nicht weniger und nicht mehr.</translation>
    </message>
    <message>
        <source>A hand, step by step</source>
        <translation>Eine Runde, Schritt für Schritt</translation>
    </message>
    <message>
        <source>1. The cards are dealt, nine to each of four players, and trump is decided.
2. Everybody predicts a number from 0 to 157: the points in all tricks of a hand come to 157.
3. Forehand, the player next to the dealer, leads a card. The others follow suit or trump. The strongest card takes the trick, and its owner leads the next one.
4. After the last trick everybody counts the points in their tricks. The difference to the prediction is written down as penalty points.
5. When everybody has dealt equally often, the lowest sum wins.</source>
        <translation>1. Die Karten werden verteilt, zu viert neun für jede Person, und der Trumpf wird bestimmt.
2. Alle sagen eine Zahl von 0 bis 157 an: So viele Punkte liegen in den Stichen einer Runde.
3. Die Vorhand, wer neben dem Geber sitzt, spielt aus. Die anderen farben oder stechen mit Trumpf. Die stärkste Karte macht den Stich, und wem sie gehört, spielt zum nächsten aus.
4. Nach dem letzten Stich zählen alle die Punkte in ihren Stichen. Der Abstand zur Ansage wird als Differenzpunkte angeschrieben.
5. Haben alle gleich oft gegeben, gewinnt die kleinste Summe.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>You predict 40. What it costs depends on what you take:</source>
        <translation>Du sagst 40 an. Was es kostet, hängt davon ab, was du machst:</translation>
    </message>
    <message>
        <source>The one surprise</source>
        <translation>Die eine Überraschung</translation>
    </message>
    <message>
        <source>In trump the jack and the nine jump to the top: the jack, called Puur, is the strongest card of all, and the nine, called Nell, comes second. Trump beats every other suit.</source>
        <translation>Im Trumpf springen Bube (Under) und Neun an die Spitze: Der Trumpf-Bube, der Puur, ist die stärkste Karte überhaupt, und die Neun, das Nell, kommt gleich dahinter. Trumpf sticht jede andere Farbe.</translation>
    </message>
    <message>
        <source>Trump from strong to weak, with points</source>
        <translation>Trumpf von stark nach schwach, mit Punkten</translation>
    </message>
</context>
<context>
    <name>HelpStoeckTable</name>
    <message>
        <source>left alone</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>added</source>
        <translation>dazugezählt</translation>
    </message>
    <message>
        <source>subtracted</source>
        <translation>abgezogen</translation>
    </message>
    <message>
        <source>Stöck</source>
        <translation>Stöck</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Points taken</source>
        <translation>Punkte in den Stichen</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Differenzpunkte</translation>
    </message>
</context>
<context>
    <name>HelpStrategy</name>
    <message>
        <source>Any number, any card</source>
        <translation>Irgendeine Zahl, irgendeine Karte</translation>
    </message>
    <message>
        <source>A number by formula, then any card</source>
        <translation>Zahl nach Formel, dann irgendeine Karte</translation>
    </message>
    <message>
        <source>A number by formula, then simple steering</source>
        <translation>Zahl nach Formel, dann einfaches Steuern</translation>
    </message>
    <message>
        <source>Practised over millions of hands</source>
        <translation>In Millionen Runden geübt</translation>
    </message>
    <message>
        <source>No trump in the hand</source>
        <translation>Kein Trumpf in der Hand</translation>
    </message>
    <message>
        <source>%1 trumps in the hand</source>
        <translation>%1 Trümpfe in der Hand</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>A good number is worth most</source>
        <translation>Eine gute Zahl ist das meiste wert</translation>
    </message>
    <message>
        <source>Computers have played thousands of hands among themselves, four of a kind at each table, with hidden predictions. The bars show their mean penalty points per hand. Whoever predicts sensibly but plays without thinking is already far better than chance; steering saves another third; practice halves the rest.</source>
        <translation>Computer haben Tausende Runden unter sich gespielt, je vier gleiche an einem Tisch, mit verdeckter Ansage. Die Balken zeigen ihre mittleren Differenzpunkte je Runde. Wer vernünftig ansagt, aber gedankenlos spielt, ist schon viel besser als der Zufall; Steuern spart ein weiteres Drittel; Übung halbiert den Rest.</translation>
    </message>
    <message>
        <source>Nobody is always exact</source>
        <translation>Niemand trifft immer genau</translation>
    </message>
    <message>
        <source>Even the practised player hits its number exactly in only %1 of 100 hands. In %2 it misses by 5 points at most, and in %L3 by more than 20. The seat at the table hardly matters. So do not chase the exact hit at any price: avoiding the one bad hand is worth more.</source>
        <translation>Selbst mit viel Übung gelingt nur in %1 von 100 Runden die Punktlandung. In %2 beträgt die Differenz höchstens 5, in %L3 mehr als 20. Der Platz am Tisch spielt kaum eine Rolle. Jage also nicht um jeden Preis der Punktlandung nach: Die eine schlechte Runde zu vermeiden, bringt mehr.</translation>
    </message>
    <message>
        <source>Trumps make it exciting</source>
        <translation>Trümpfe machen es spannend</translation>
    </message>
    <message>
        <source>The more trumps in the hand, the harder the number is to hit. Without any trump you will seldom take a trick that you do not want.</source>
        <translation>Je mehr Trümpfe in der Hand, desto schwerer ist die Zahl zu treffen. Ganz ohne Trumpf machst du selten einen Stich, den du nicht willst.</translation>
    </message>
    <message>
        <source>Keep both doors open</source>
        <translation>Beide Türen offen halten</translation>
    </message>
    <message>
        <source>The best hands for steering hold strong and weak cards of the same suit: they can take a trick or let it go. Spend first what leaves you no choice later. A guarded ten, a middle trump and a low card for leading are worth more in the last tricks than in the first.</source>
        <translation>Am besten steuern lassen sich Blätter mit starken und schwachen Karten derselben Farbe: Sie können einen Stich machen oder ihn laufen lassen. Gib zuerst weg, was dir später keine Wahl lässt. Ein gedeckter Zehner, ein mittlerer Trumpf und eine tiefe Karte zum Ausspielen sind in den letzten Stichen mehr wert als in den ersten.</translation>
    </message>
    <message>
        <source>Make yourself void</source>
        <translation>Eine Farbe loswerden</translation>
    </message>
    <message>
        <source>Without a suit you may trump or throw away what you like when it is led. Play a lonely card of a side suit early if you still need freedom.</source>
        <translation>Fehlt dir eine Farbe, darfst du stechen oder wegwerfen, was du willst, wenn sie kommt. Spiel eine blanke Karte früh, wenn du noch Freiheit brauchst.</translation>
    </message>
    <message>
        <source>Last to play knows most</source>
        <translation>Wer zuletzt spielt, weiss am meisten</translation>
    </message>
    <message>
        <source>As the last in a trick you see exactly what it is worth and decide whether to take it. As the first you know nothing: lead cards whose fate you do not mind.</source>
        <translation>Als Letzte oder Letzter im Stich siehst du genau, was er wert ist, und entscheidest, ob du ihn nimmst. Beim Ausspielen weisst du nichts: Spiel Karten, deren Schicksal dir gleich ist.</translation>
    </message>
    <message>
        <source>Reading open predictions</source>
        <translation>Offene Ansagen lesen</translation>
    </message>
    <message>
        <source>If the sum is above 157, points are fought for and tricks are taken away from you; lower your number a little. If it is below, points will be pushed around that nobody wants, and some may end with you. The dealer, who speaks last, knows the whole sum.</source>
        <translation>Liegt die Summe über 157, wird um Punkte gekämpft, und man nimmt dir Stiche weg; sag etwas tiefer an. Liegt sie darunter, werden Punkte herumgeschoben, die niemand will, und einige landen vielleicht bei dir. Der Geber sagt zuletzt an und kennt die ganze Summe.</translation>
    </message>
    <message>
        <source>A zero is a plan</source>
        <translation>Ein Nuller ist ein Plan</translation>
    </message>
    <message>
        <source>It is often easier to take nothing at all than exactly 23. A zero needs low cards in every suit, and no Puur or Nell that could be forced out.</source>
        <translation>Gar nichts zu machen, ist oft leichter als genau 23. Ein Nuller braucht tiefe Karten in jeder Farbe und weder Puur noch Nell, die herausgezwungen werden könnten.</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>Nuller Härdöpfel Sack</translation>
    </message>
    <message>
        <source>The end decides</source>
        <translation>Das Ende entscheidet</translation>
    </message>
    <message>
        <source>Three tricks before the end, count what is still out: the remaining points, plus 5 for the last trick. Often you can then see whether you must take the last trick or get rid of the lead.</source>
        <translation>Zähle drei Stiche vor Schluss, was noch im Spiel ist: die übrigen Punkte und 5 für den letzten Stich. Oft siehst du dann, ob du den letzten Stich brauchst oder das Ausspielen loswerden musst.</translation>
    </message>
</context>
<context>
    <name>HelpSuitRow</name>
    <message>
        <source>Spades (Schaufel)</source>
        <translation>Schaufel</translation>
    </message>
    <message>
        <source>Hearts (Herz)</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds (Ecken)</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Clubs (Kreuz)</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Shields (Schilten)</source>
        <translation>Schilten</translation>
    </message>
    <message>
        <source>Roses (Rosen)</source>
        <translation>Rosen</translation>
    </message>
    <message>
        <source>Bells (Schellen)</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Acorns (Eicheln)</source>
        <translation>Eicheln</translation>
    </message>
</context>
<context>
    <name>HelpSuits</name>
    <message>
        <source>French and Swiss cards</source>
        <translation>Zwei Kartenbilder</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>West of the Napf Jass is played with French cards, east of it mostly with Swiss ones. The game is the same; you choose the faces in the settings.</source>
        <translation>Westlich des Napfs wird mit französischen Karten gejasst, östlich davon meist mit Deutschschweizer Karten. Das Spiel ist dasselbe; das Kartenbild wählst du in den Einstellungen.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Six to nine and the ace are called the same.</source>
        <translation>Sechs bis Neun und das Ass heissen gleich.</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Deutschschweizerisch</translation>
    </message>
    <message>
        <source>As trump</source>
        <translation>Als Trumpf</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Stöck, with the queen or ober</source>
        <translation>Stöck, mit der Dame oder dem Ober</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuner</translation>
    </message>
</context>
<context>
    <name>HelpTips</name>
    <message>
        <source>Tips for beginners</source>
        <translation>Tipps für den Anfang</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Vor der ersten Karte</translation>
    </message>
    <message>
        <source>Look at your trumps first, then at your aces. The Puur practically always wins a trick, and so does the Nell as soon as the Puur is gone or in your own hand. A plain ace often wins its trick, but somebody may trump it.</source>
        <translation>Schau zuerst auf deine Trümpfe, dann auf deine Asse. Der Puur macht praktisch immer einen Stich, und das Nell auch, sobald der Puur gefallen ist oder bei dir steckt. Ein Ass neben dem Trumpf macht oft seinen Stich, aber jemand kann es stechen.</translation>
    </message>
    <message>
        <source>A first number</source>
        <translation>Eine erste Zahl</translation>
    </message>
    <message>
        <source>A rule of thumb: count the points of your trumps twice and add 11 for every plain ace. All four players together then come to exactly 157. The learning aid at the table shows this number.</source>
        <translation>Eine Faustregel: Zähle die Punkte deiner Trümpfe doppelt und dazu 11 für jedes Ass neben dem Trumpf. Alle vier zusammen kommen so genau auf 157. Die Lernhilfe am Tisch zeigt diese Zahl.</translation>
    </message>
    <message>
        <source>Points, not tricks</source>
        <translation>Punkte, nicht Stiche</translation>
    </message>
    <message>
        <source>You predict points. A single trick can hold nothing at all, or more than 50. So keep an eye on the tens: they are worth 10 and easily go to whoever takes the trick.</source>
        <translation>Du sagst Punkte an, nicht Stiche. Ein einziger Stich kann gar nichts enthalten oder mehr als 50. Behalte darum die Zehner im Auge: Sie zählen 10 und landen leicht bei der Person, die den Stich macht.</translation>
    </message>
    <message>
        <source>Steering</source>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Still short? Win tricks that are worth something, and keep a strong card for the last trick with its 5 points. Already there? Stay below the winning card, and play your dangerous high cards into tricks that somebody else takes anyway.</source>
        <translation>Fehlt noch etwas? Mach Stiche, die etwas zählen, und behalte eine starke Karte für den letzten Stich mit seinen 5 Punkten. Schon am Ziel? Bleib unter der höchsten Karte und wirf deine gefährlichen hohen Karten in Stiche, die ohnehin jemand anders macht.</translation>
    </message>
    <message>
        <source>A weak hand is not a bad hand</source>
        <translation>Ein schwaches Blatt ist kein schlechtes</translation>
    </message>
    <message>
        <source>With few trumps and low cards a small number is the safest. But beware: the others may feed points into a trick that you cannot avoid.</source>
        <translation>Mit wenigen Trümpfen und tiefen Karten ist eine kleine Zahl am sichersten. Aber Vorsicht: Die anderen können dir Punkte in einen Stich schmieren, dem du nicht ausweichen kannst.</translation>
    </message>
    <message>
        <source>Look and count</source>
        <translation>Nachschauen und zählen</translation>
    </message>
    <message>
        <source>You may look through your own tricks at any time. The table shows your points so far and what is still missing. Count along which trumps have gone, Puur and Nell first of all.</source>
        <translation>Deine eigenen Stiche darfst du jederzeit anschauen. Der Tisch zeigt deine Punkte und was noch fehlt. Zähle mit, welche Trümpfe weg sind, zuallererst Puur und Nell.</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Häufige Fehler</translation>
    </message>
    <message>
        <source>Predicting tricks instead of points. Thinking that too many points are better than too few. Undertrumping while able to follow suit. Forgetting the 5 points of the last trick.</source>
        <translation>Stiche ansagen statt Punkte. Meinen, zu viel sei besser als zu wenig. Untertrumpfen, obwohl man farben könnte. Die 5 Punkte des letzten Stichs vergessen.</translation>
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
    <name>HelpUndertrump</name>
    <message>
        <source>Undertrumping</source>
        <translation>Untertrumpfen</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Was das heisst</translation>
    </message>
    <message>
        <source>Another suit was led and somebody has trumped. To play a lower trump on it is called undertrumping. It is a way to get rid of a trump without taking the trick, and so the tables have different rules for it. In all examples hearts are trump and the ace of spades has been trumped with the nine.</source>
        <translation>Eine andere Farbe ist ausgespielt, und jemand hat gestochen. Darauf einen tieferen Trumpf zu geben, heisst untertrumpfen. So wird man einen Trumpf los, ohne den Stich zu machen; darum haben die Tische dafür verschiedene Regeln. In allen Beispielen ist Herz (Rosen) Trumpf, und das Schaufel-Ass (Schilten-Ass) ist mit der Neun gestochen worden.</translation>
    </message>
    <message>
        <source>Only without the suit led (the usual rule)</source>
        <translation>Nur ohne die ausgespielte Farbe (die übliche Regel)</translation>
    </message>
    <message>
        <source>As long as you can follow suit, only a higher trump may be played. Who cannot follow suit may play any trump.</source>
        <translation>Solange du farben kannst, darfst du nur höher stechen. Wer nicht farben kann, darf jeden Trumpf geben.</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>Immer erlaubt</translation>
    </message>
    <message>
        <source>Any trump at any time, also while you can follow suit.</source>
        <translation>Jeder Trumpf zu jeder Zeit, auch wenn du farben kannst.</translation>
    </message>
    <message>
        <source>As in Schieber</source>
        <translation>Wie beim Schieber</translation>
    </message>
    <message>
        <source>The strict way: a lower trump only if you hold nothing but trumps.</source>
        <translation>Die strenge Art: ein tieferer Trumpf nur, wenn du nichts als Trümpfe hast.</translation>
    </message>
</context>
<context>
    <name>HelpZeroTable</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <translation>Gemachte Stiche</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>one, worth 0</source>
        <translation>einer, zählt 0</translation>
    </message>
</context>
<context>
    <name>HistoryActions</name>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Matches of Differenzler (*.differenzler-match)</source>
        <translation>Differenzler-Partien (*.differenzler-match)</translation>
    </message>
    <message>
        <source>All matches (*.json)</source>
        <translation>Alle Partien (*.json)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>As a spreadsheet (CSV)…</source>
        <translation>Als Tabelle (CSV)…</translation>
    </message>
    <message>
        <source>With all logs (JSON)…</source>
        <translation>Mit allen Verläufen (JSON)…</translation>
    </message>
    <message>
        <source>Matches of Differenzler (*.differenzler-match *.json)</source>
        <translation>Differenzler-Partien (*.differenzler-match *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Diese Partie löschen?</translation>
    </message>
    <message>
        <source>Delete all matches?</source>
        <translation>Alle Partien löschen?</translation>
    </message>
    <message>
        <source>It disappears from the list and from the statistics for ever.</source>
        <translation>Sie verschwindet für immer aus der Liste und aus der Statistik.</translation>
    </message>
    <message>
        <source>All %1 matches and the statistics disappear for ever.</source>
        <translation>Alle %1 Partien und die Statistik verschwinden für immer.</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Gelöscht.</translation>
    </message>
</context>
<context>
    <name>HistoryCurve</name>
    <message>
        <source>Penalty per hand in each match</source>
        <translation>Differenz pro Runde in jeder Partie</translation>
    </message>
    <message>
        <source>Penalty per hand, match by match</source>
        <translation>Differenz pro Runde, Partie um Partie</translation>
    </message>
</context>
<context>
    <name>HistoryFigures</name>
    <message>
        <source>%1: predicted %2, took %3 (%4)</source>
        <translation>%1: %2 angesagt, %3 gemacht (%4)</translation>
    </message>
    <message>
        <source>How %1 has done</source>
        <translation>So spielt %1</translation>
    </message>
    <message>
        <source>How you have done</source>
        <translation>So spielst du</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>Wessen Statistik</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Penalty per hand</source>
        <translation>Differenz pro Runde</translation>
    </message>
    <message>
        <source>Exact hits</source>
        <translation>Punktlandungen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>Schlechteste Runde</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>1 match</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>No match has been played to its end yet. Each one is kept here.</source>
        <translation>Noch keine Partie ist zu Ende gespielt. Jede wird hier aufbewahrt.</translation>
    </message>
    <message>
        <source>The history cannot be read.</source>
        <translation>Die gespielten Partien lassen sich nicht lesen.</translation>
    </message>
    <message>
        <source>Show older matches</source>
        <translation>Ältere Partien zeigen</translation>
    </message>
</context>
<context>
    <name>HistoryMatchRow</name>
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
    <name>HistoryPage</name>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Gespielte Partien</translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message>
        <source>Hand</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>predicted / taken</source>
        <translation>angesagt / gemacht</translation>
    </message>
    <message>
        <source>%1 (deciding)</source>
        <translation>%1 (Stechrunde)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
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
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Differenzler</source>
        <translation>Differenzler</translation>
    </message>
</context>
<context>
    <name>MatchFooter</name>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
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
        <source>Slate for real cards</source>
        <translation>Tafel für echte Karten</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
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
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Die Spieler</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
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
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The folder cannot be written to.</source>
        <translation>In den Ordner kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The program may not write there.</source>
        <translation>Das Programm darf dort nicht schreiben.</translation>
    </message>
    <message>
        <source>The file is in use by another program.</source>
        <translation>Ein anderes Programm benutzt die Datei.</translation>
    </message>
    <message>
        <source>A newer version of the program has saved there; its file is left alone.</source>
        <translation>Dort hat eine neuere Version des Programms gespeichert; ihre Datei bleibt unberührt.</translation>
    </message>
    <message>
        <source>No match is in progress. One that is over is saved from the history.</source>
        <translation>Es ist keine Partie im Gang. Eine beendete wird unter «Gespielte Partien» gespeichert.</translation>
    </message>
    <message>
        <source>It cannot be read: the file is damaged or of another version.</source>
        <translation>Sie lässt sich nicht lesen: beschädigt oder aus einer anderen Version.</translation>
    </message>
    <message>
        <source>It could not be written.</source>
        <translation>Es liess sich nicht schreiben.</translation>
    </message>
    <message>
        <source>There is no such file any more.</source>
        <translation>Diese Datei gibt es nicht (mehr).</translation>
    </message>
    <message>
        <source>It cannot be read: perhaps it is a folder, or belongs to somebody else.</source>
        <translation>Sie ist nicht lesbar: Vielleicht ist es ein Ordner, oder sie gehört jemand anderem.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <translation>Nur Dateien auf diesem Computer lassen sich öffnen.</translation>
    </message>
    <message>
        <source>It is neither a match nor a rule set of Differenzler.</source>
        <translation>Sie ist weder eine Partie noch ein Regelsatz von Differenzler.</translation>
    </message>
    <message>
        <source>It is neither a match nor a rule set of Differenzler, or it is damaged.</source>
        <translation>Sie ist weder eine Partie noch ein Regelsatz von Differenzler, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>It comes from a newer version of the program.</source>
        <translation>Sie stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>A computer player of this match is not part of the program.</source>
        <translation>Ein Computerspieler dieser Partie gehört nicht zum Programm.</translation>
    </message>
    <message>
        <source>The match in it cannot have been played like that.</source>
        <translation>So kann die Partie darin nicht gespielt worden sein.</translation>
    </message>
    <message>
        <source>The cards in it are not those that were sealed before the first card.</source>
        <translation>Die Karten darin sind nicht jene, die vor der ersten Karte versiegelt wurden.</translation>
    </message>
    <message>
        <source>It could not be kept: %1</source>
        <translation>Sie liess sich nicht aufbewahren: %1</translation>
    </message>
    <message>
        <source>The history cannot be read.</source>
        <translation>Die gespielten Partien lassen sich nicht lesen.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Sie ist beschädigt.</translation>
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
    <name>OfferedMatch</name>
    <message>
        <source>Go on with this match?</source>
        <translation>Diese Partie fortsetzen?</translation>
    </message>
    <message>
        <source>%1: hand %2 of %3.</source>
        <translation>%1: Runde %2 von %3.</translation>
    </message>
    <message>
        <source>Your own match (hand %1 of %2) is still going on and would give way. It is saved as a file first; open that file to go on with it.</source>
        <translation>Deine eigene Partie (Runde %1 von %2) ist noch im Gang und müsste weichen. Sie wird vorher als Datei gespeichert; öffne diese Datei, um sie fortzusetzen.</translation>
    </message>
    <message>
        <source>Save mine and go on…</source>
        <translation>Meine speichern und fortsetzen…</translation>
    </message>
</context>
<context>
    <name>OpenedFiles</name>
    <message>
        <source>«%1» is now among your rule sets, and chosen.</source>
        <translation>«%1» steht nun unter deinen Regelsätzen und ist gewählt.</translation>
    </message>
    <message>
        <source>«%1» is among your rule sets already, and chosen.</source>
        <translation>«%1» steht schon unter deinen Regelsätzen und ist gewählt.</translation>
    </message>
    <message>
        <source>The match is now in your history.</source>
        <translation>Die Partie steht nun unter «Gespielte Partien».</translation>
    </message>
    <message>
        <source>The match is in your history already.</source>
        <translation>Die Partie steht schon unter «Gespielte Partien».</translation>
    </message>
    <message>
        <source>The match of «%1» goes on.</source>
        <translation>Die Partie aus «%1» geht weiter.</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Das Spielen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Umgänge</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>What decides trump</source>
        <translation>Was Trumpf bestimmt</translation>
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
        <source>Prediction</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>Untertrumpfen</translation>
    </message>
    <message>
        <source>Illegal cards cost 20 points</source>
        <translation>Unerlaubte Karten kosten 20 Punkte</translation>
    </message>
    <message>
        <source>Show everybody’s points</source>
        <translation>Punkte von allen zeigen</translation>
    </message>
    <message>
        <source>Bonus for an exact hit</source>
        <translation>Bonus für die Punktlandung</translation>
    </message>
    <message>
        <source>Bonus for an exact 0</source>
        <translation>Bonus für eine genaue 0</translation>
    </message>
    <message>
        <source>Stöck</source>
        <translation>Stöck</translation>
    </message>
    <message>
        <source>Two and three players get twelve cards each, four nine, five seven, six six.</source>
        <translation>Zu zweit und zu dritt gibt es zwölf Karten, zu viert neun, zu fünft sieben, zu sechst sechs.</translation>
    </message>
    <message>
        <source>In which direction cards are played and the deal passes.</source>
        <translation>In welche Richtung gespielt und das Geben weitergegeben wird.</translation>
    </message>
    <message>
        <source>Who deals the first hand; the deal then passes on.</source>
        <translation>Wer die erste Runde gibt; dann geht das Geben weiter.</translation>
    </message>
    <message>
        <source>In a round everybody deals once.</source>
        <translation>In einem Umgang geben alle einmal.</translation>
    </message>
    <message>
        <source>What happens when several lead together in the end.</source>
        <translation>Was geschieht, wenn am Schluss mehrere gemeinsam führen.</translation>
    </message>
    <message>
        <source>How trump is found, and what everybody learns from it.</source>
        <translation>Wie Trumpf gefunden wird und was alle dabei erfahren.</translation>
    </message>
    <message>
        <source>A hand can also be played without trump, the ace being highest; eights then count 8.</source>
        <translation>Eine Runde kann auch ohne Trumpf gespielt werden, das Ass ist die höchste Karte; Achter zählen dann 8.</translation>
    </message>
    <message>
        <source>A hand can also be played without trump, the six being highest and counting 11; eights then count 8.</source>
        <translation>Eine Runde kann auch ohne Trumpf gespielt werden, die Sechs ist die höchste Karte und zählt 11; Achter zählen dann 8.</translation>
    </message>
    <message>
        <source>Everybody says once in a hand how many points they will take.</source>
        <translation>Alle sagen einmal in der Runde, wie viele Punkte sie machen.</translation>
    </message>
    <message>
        <source>Whether a lower trump may be played on a trick that is already trumped.</source>
        <translation>Ob auf einen schon gestochenen Stich ein tieferer Trumpf gespielt werden darf.</translation>
    </message>
    <message>
        <source>Whoever insists may play an illegal card; it counts as played and costs 20 penalty points. Otherwise illegal cards are refused.</source>
        <translation>Wer darauf besteht, darf eine unerlaubte Karte spielen; sie gilt als gespielt und kostet 20 Differenzpunkte. Sonst werden unerlaubte Karten abgelehnt.</translation>
    </message>
    <message>
        <source>The points taken so far stand beside every name.</source>
        <translation>Die bisher gemachten Punkte stehen neben jedem Namen.</translation>
    </message>
    <message>
        <source>An exact prediction scores −10 instead of 0.</source>
        <translation>Eine genaue Ansage zählt −10 statt 0.</translation>
    </message>
    <message>
        <source>Whether the bonus also rewards a prediction of 0.</source>
        <translation>Ob der Bonus auch die Ansage 0 belohnt.</translation>
    </message>
    <message>
        <source>King and queen of trump in one hand are worth 20; in the end the holder adds them to the points taken, subtracts them, or leaves them.</source>
        <translation>Trumpf-König und Trumpf-Dame in einer Hand zählen 20; wer sie hat, zählt sie am Schluss zu den gemachten Punkten, zieht sie ab oder lässt sie.</translation>
    </message>
    <message>
        <source>This field is not known.</source>
        <translation>Dieses Feld ist unbekannt.</translation>
    </message>
    <message>
        <source>This value is not possible here.</source>
        <translation>Dieser Wert ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>All four suits must be played as trump.</source>
        <translation>Alle vier Farben müssen Trumpf sein können.</translation>
    </message>
    <message>
        <source>Not together: bottom-up and five players, because a six is taken out.</source>
        <translation>Nicht zusammen: Undenufe und fünf Spieler, weil eine Sechs herausgenommen wird.</translation>
    </message>
    <message>
        <source>Not together: top-down and bottom-up come up only when trump is drawn by lot or chosen by forehand.</source>
        <translation>Nicht zusammen: Obenabe und Undenufe gibt es nur, wenn Trumpf ausgelost oder von der Vorhand gewählt wird.</translation>
    </message>
    <message>
        <source>Not together: with two players not all cards are dealt, so neither the dealer’s last card nor the cut can decide trump.</source>
        <translation>Geht nicht zusammen: Zu zweit werden nicht alle Karten verteilt, also können weder die letzte Karte des Gebers noch das Abheben Trumpf bestimmen.</translation>
    </message>
    <message>
        <source>Not together: only with two players is there a talon.</source>
        <translation>Geht nicht zusammen: Einen Talon gibt es nur zu zweit.</translation>
    </message>
    <message>
        <source>The game without predictions is for two players.</source>
        <translation>Das Spiel ohne Ansagen ist für zwei.</translation>
    </message>
    <message>
        <source>In the game without predictions the talon decides trump.</source>
        <translation>Im Spiel ohne Ansagen bestimmt der Talon Trumpf.</translation>
    </message>
    <message>
        <source>The game without predictions has none.</source>
        <translation>Das Spiel ohne Ansagen hat keine.</translation>
    </message>
    <message>
        <source>The game without predictions does not have this option.</source>
        <translation>Das Spiel ohne Ansagen kennt diese Möglichkeit nicht.</translation>
    </message>
    <message>
        <source>This game needs a prediction.</source>
        <translation>Dieses Spiel braucht eine Ansage.</translation>
    </message>
    <message>
        <source>This is not possible.</source>
        <translation>Das ist nicht möglich.</translation>
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
    <name>PartySeat</name>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Person %1</source>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Computer %1</translation>
    </message>
</context>
<context>
    <name>PartySection</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>People at this screen</source>
        <translation>Personen an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Between two turns a page hides the cards while the screen is handed over.</source>
        <translation>Zwischen zwei Zügen verdeckt eine Seite die Karten, während der Bildschirm weitergegeben wird.</translation>
    </message>
    <message>
        <source>All others are played by the computer.</source>
        <translation>Alle anderen spielt der Computer.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Two players have the same name; give them different ones.</source>
        <translation>Zwei Spieler haben denselben Namen; gib ihnen verschiedene.</translation>
    </message>
</context>
<context>
    <name>PenaltyCurve</name>
    <message>
        <source>Expected penalty of each prediction; the least is %1 at %2.</source>
        <translation>Erwartete Differenz jeder Ansage; am kleinsten ist sie mit %1 bei %2.</translation>
    </message>
    <message>
        <source>Penalty at %1: about %2</source>
        <translation>Differenz bei %1: etwa %2</translation>
    </message>
    <message>
        <source>Least penalty: about %1</source>
        <translation>Kleinste Differenz: etwa %1</translation>
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
        <source>The expert is counting…</source>
        <translation>Der Könner zählt…</translation>
    </message>
    <message>
        <source>The expert would predict %1.</source>
        <translation>Der Könner würde %1 ansagen.</translation>
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
        <source>You hold the card shown.</source>
        <translation>Du hast die gezeigte Karte.</translation>
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
    <name>PresetCard</name>
    <message>
        <source>Put any rules together, give them a name and pass them on.</source>
        <translation>Stell beliebige Regeln zusammen, gib ihnen einen Namen und gib sie weiter.</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A choice that is not possible, and why: &quot;5: …&quot;</extracomment>
        <translation>%1: %2</translation>
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
    <message>
        <source>deciding hand: %1</source>
        <translation>Stechrunde: %1</translation>
    </message>
</context>
<context>
    <name>RefusedFields</name>
    <message>
        <source>These rules cannot be played</source>
        <translation>Diese Regeln lassen sich nicht spielen</translation>
    </message>
    <message>
        <source>Nothing was imported. The file says:</source>
        <translation>Nichts wurde eingelesen. In der Datei steht:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a field of a file and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RefusedFile</name>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The file stays as it is.</source>
        <translation>Die Datei bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename these rules</source>
        <translation>Diese Regeln umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Stöck %1</source>
        <translation>Stöck %1</translation>
    </message>
    <message>
        <source>1 illegal card</source>
        <translation>1 unerlaubte Karte</translation>
    </message>
    <message>
        <source>%1 illegal cards</source>
        <translation>%1 unerlaubte Karten</translation>
    </message>
    <message>
        <source>bonus for the exact hit</source>
        <translation>Bonus für die Punktlandung</translation>
    </message>
    <message>
        <source>20 for eight tricks</source>
        <translation>20 für acht Stiche</translation>
    </message>
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
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>RuleSetFiles</name>
    <message>
        <source>Export rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Rules of Differenzler (*.differenzler-rules)</source>
        <translation>Differenzler-Regeln (*.differenzler-rules)</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln einlesen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Rules of Differenzler (*.differenzler-rules *.json)</source>
        <translation>Differenzler-Regeln (*.differenzler-rules *.json)</translation>
    </message>
</context>
<context>
    <name>RuleSetRow</name>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Take these rules</source>
        <translation>Diese Regeln nehmen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Löschen …</translation>
    </message>
</context>
<context>
    <name>RuleSetWords</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Umgang</numerusform>
            <numerusform>%n Umgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules need a name.</source>
        <translation>Die Regeln brauchen einen Namen.</translation>
    </message>
    <message>
        <source>The name is too long: 40 characters at most.</source>
        <translation>Der Name ist zu lang: höchstens 40 Zeichen.</translation>
    </message>
    <message>
        <source>The name holds characters that cannot be shown.</source>
        <translation>Der Name enthält Zeichen, die sich nicht zeigen lassen.</translation>
    </message>
    <message>
        <source>There are rules of this name already.</source>
        <translation>Regeln mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>Die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>Die Datei liess sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The file is too large to be a rule set.</source>
        <translation>Die Datei ist zu gross für einen Regelsatz.</translation>
    </message>
    <message>
        <source>The file is not a rule set of this program.</source>
        <translation>Die Datei ist kein Regelsatz dieses Programms.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the program.</source>
        <translation>Die Datei stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>The file is damaged: it lacks a name or rules.</source>
        <translation>Die Datei ist beschädigt: Name oder Regeln fehlen.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was written.</source>
        <translation>Der Datenträger ist voll; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The program may not write there.</source>
        <translation>Das Programm darf dort nicht schreiben.</translation>
    </message>
    <message>
        <source>A newer version of the program has saved there; its file is left alone.</source>
        <translation>Dort hat eine neuere Version des Programms gespeichert; ihre Datei bleibt unberührt.</translation>
    </message>
    <message>
        <source>The file is in use by another program.</source>
        <translation>Ein anderes Programm benutzt die Datei.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <source>Trump modes</source>
        <translation>Trumpfarten</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>«%1» was imported.</source>
        <translation>«%1» wurde eingelesen.</translation>
    </message>
    <message>
        <source>«%1» is among your rule sets already.</source>
        <translation>«%1» steht schon unter deinen Regelsätzen.</translation>
    </message>
    <message>
        <source>«%1» was exported.</source>
        <translation>«%1» wurde exportiert.</translation>
    </message>
    <message>
        <source>My rule sets</source>
        <translation>Meine Regelsätze</translation>
    </message>
    <message>
        <source>Rules that have a name can be chosen again with one click, and passed on as a file.</source>
        <translation>Regeln mit einem Namen lassen sich mit einem Klick wieder wählen und als Datei weitergeben.</translation>
    </message>
    <message>
        <source>Name of the rules above</source>
        <translation>Name der Regeln oben</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Einlesen …</translation>
    </message>
    <message>
        <source>«%1» will be gone for good.</source>
        <translation>«%1» ist dann endgültig weg.</translation>
    </message>
    <message>
        <source>Delete these rules?</source>
        <translation>Diese Regeln löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Parlour</source>
        <translation>Stube</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Fernsehen</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Differenz zu zweit</source>
        <translation>Differenz zu zweit</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>The short form for the computer: trump is drawn, predictions are secret, four hands.</source>
        <translation>Die kurze Form für den Computer: Der Trumpf wird gelost, die Ansagen sind geheim, vier Runden.</translation>
    </message>
    <message>
        <source>The dealer’s last card lies open and decides trump; a tie is broken by one more hand.</source>
        <translation>Die letzte Karte des Gebers liegt offen und bestimmt den Trumpf; bei Gleichstand folgt eine Runde mehr.</translation>
    </message>
    <message>
        <source>As around the family table: open predictions, three rounds, exact hits break ties.</source>
        <translation>Wie am Familientisch: offene Ansagen, drei Umgänge, bei Gleichstand zählen die Punktlandungen.</translation>
    </message>
    <message>
        <source>The complete rules with the cut, open predictions and all variants on wish.</source>
        <translation>Das vollständige Spiel mit Abheben, offenen Ansagen und allen Varianten auf Wunsch.</translation>
    </message>
    <message>
        <source>As on Swiss television: secret predictions, and 10 points off for an exact hit.</source>
        <translation>Wie im Schweizer Fernsehen: geheime Ansagen und 10 Punkte Abzug für die Punktlandung.</translation>
    </message>
    <message>
        <source>Differenzler for two: twelve cards each, twelve stay in the talon.</source>
        <translation>Differenzler für zwei: je zwölf Karten, zwölf bleiben im Talon.</translation>
    </message>
    <message>
        <source>A game of its own without predictions: the difference in points goes up and down.</source>
        <translation>Ein eigenes Spiel ohne Ansage: Der Unterschied der Punkte zählt hinauf und hinunter.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Trump modes</source>
        <translation>Trumpfarten</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Undertrumping</source>
        <translation>Untertrumpfen</translation>
    </message>
    <message>
        <source>Exact bonus</source>
        <translation>Bonus für die Punktlandung</translation>
    </message>
    <message>
        <source>Exact bonus for 0</source>
        <translation>Bonus für eine genaue Null</translation>
    </message>
    <message>
        <source>Stöck</source>
        <translation>Stöck</translation>
    </message>
    <message>
        <source>Revoke penalty</source>
        <translation>Strafe für nicht farben</translation>
    </message>
    <message>
        <source>Others’ points</source>
        <translation>Punkte der anderen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Umgänge</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>gelost</translation>
    </message>
    <message>
        <source>the dealer’s last card</source>
        <translation>letzte Karte des Gebers</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>abgehobene Karte</translation>
    </message>
    <message>
        <source>a card drawn before the deal</source>
        <translation>vor dem Geben gezogene Karte</translation>
    </message>
    <message>
        <source>named by forehand</source>
        <translation>die Vorhand bestimmt</translation>
    </message>
    <message>
        <source>turned up from the talon</source>
        <translation>aufgedeckt vom Talon</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>visible slips</source>
        <translation>offene Zettel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>the win is shared</source>
        <translation>der Sieg wird geteilt</translation>
    </message>
    <message>
        <source>more exact hits win</source>
        <translation>mehr Punktlandungen gewinnen</translation>
    </message>
    <message>
        <source>one more hand</source>
        <translation>eine Runde mehr</translation>
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
        <source>only with a trick worth 0</source>
        <translation>nur mit einem Stich ohne Punkte</translation>
    </message>
    <message>
        <source>The game goes counter-clockwise.</source>
        <translation>Gespielt wird im Gegenuhrzeigersinn.</translation>
    </message>
    <message>
        <source>The game goes clockwise.</source>
        <translation>Gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot.</source>
        <translation>Wer zuerst gibt, wird gelost.</translation>
    </message>
    <message>
        <source>The first seat deals the first hand.</source>
        <translation>Der erste Platz gibt die erste Runde.</translation>
    </message>
    <message>
        <source>Trump is drawn by lot for every hand.</source>
        <translation>Der Trumpf wird für jede Runde gelost.</translation>
    </message>
    <message>
        <source>The dealer’s last card decides trump and lies open until play begins.</source>
        <translation>Die letzte Karte des Gebers bestimmt den Trumpf und liegt offen, bis gespielt wird.</translation>
    </message>
    <message>
        <source>The cut decides trump; the card shown ends as the dealer’s last card.</source>
        <translation>Das Abheben bestimmt den Trumpf; die gezeigte Karte kommt als letzte zum Geber.</translation>
    </message>
    <message>
        <source>A card drawn before the deal decides trump and is shuffled back in.</source>
        <translation>Eine vor dem Geben gezogene Karte bestimmt den Trumpf und wird wieder eingemischt.</translation>
    </message>
    <message>
        <source>Forehand looks at the hand and names trump.</source>
        <translation>Die Vorhand schaut ihr Blatt an und bestimmt den Trumpf.</translation>
    </message>
    <message>
        <source>The next card after the deal is turned up and decides trump; it belongs to nobody.</source>
        <translation>Die nächste Karte nach dem Geben wird aufgedeckt und bestimmt den Trumpf; sie gehört niemandem.</translation>
    </message>
    <message>
        <source>The four suits can be trump.</source>
        <translation>Trumpf sind die vier Farben.</translation>
    </message>
    <message>
        <source>The four suits and top-down are played.</source>
        <translation>Gespielt werden die vier Farben und Obenabe.</translation>
    </message>
    <message>
        <source>The four suits and bottom-up are played.</source>
        <translation>Gespielt werden die vier Farben und Undenufe.</translation>
    </message>
    <message>
        <source>The four suits, top-down and bottom-up are played.</source>
        <translation>Gespielt werden die vier Farben, Obenabe und Undenufe.</translation>
    </message>
    <message>
        <source>Predictions are secret until the last trick is over.</source>
        <translation>Die Ansagen bleiben bis nach dem letzten Stich verdeckt.</translation>
    </message>
    <message>
        <source>Predictions are spoken in turn, the dealer last; they may be corrected until the next player has spoken.</source>
        <translation>Angesagt wird der Reihe nach, der Geber zuletzt; ändern darf man, bis die nächste Person angesagt hat.</translation>
    </message>
    <message>
        <source>All predict at the same time; then the slips lie open.</source>
        <translation>Alle sagen gleichzeitig an; dann liegen die Zettel offen.</translation>
    </message>
    <message>
        <source>A lower trump only by those who cannot follow suit.</source>
        <translation>Untertrumpfen darf nur, wer nicht farben kann.</translation>
    </message>
    <message>
        <source>A lower trump may be played at any time.</source>
        <translation>Untertrumpfen ist immer erlaubt.</translation>
    </message>
    <message>
        <source>A lower trump only by those who hold nothing but trumps.</source>
        <translation>Untertrumpfen darf nur, wer nichts als Trümpfe hat.</translation>
    </message>
    <message>
        <source>An exact prediction takes %1 penalty points away.</source>
        <translation>Eine Punktlandung gibt %1 Differenzpunkte Abzug.</translation>
    </message>
    <message>
        <source>An exact prediction costs nothing; there is no bonus.</source>
        <translation>Eine Punktlandung kostet nichts; einen Bonus gibt es nicht.</translation>
    </message>
    <message>
        <source>An exact 0 earns the bonus too.</source>
        <translation>Auch eine genaue Null bekommt den Bonus.</translation>
    </message>
    <message>
        <source>An exact 0 earns no bonus.</source>
        <translation>Eine genaue Null bekommt keinen Bonus.</translation>
    </message>
    <message>
        <source>An exact 0 earns the bonus only with a trick worth 0.</source>
        <translation>Eine genaue Null bekommt den Bonus nur mit einem Stich ohne Punkte.</translation>
    </message>
    <message>
        <source>King and queen of trump in one hand: 20 may be added or subtracted after the last trick.</source>
        <translation>König und Dame (Ober) von Trumpf in einer Hand: Nach dem letzten Stich dürfen 20 dazugezählt oder abgezogen werden.</translation>
    </message>
    <message>
        <source>Stöck do not count.</source>
        <translation>Stöck zählen nicht.</translation>
    </message>
    <message>
        <source>Who insists on a card that may not be played gets %1 penalty points.</source>
        <translation>Wer auf einer verbotenen Karte besteht, bekommt %1 Strafpunkte.</translation>
    </message>
    <message>
        <source>Cards that may not be played are refused.</source>
        <translation>Verbotene Karten werden zurückgewiesen.</translation>
    </message>
    <message>
        <source>The table shows the points that the others have taken.</source>
        <translation>Der Tisch zeigt die gemachten Punkte der anderen.</translation>
    </message>
    <message>
        <source>The table shows only your own points.</source>
        <translation>Der Tisch zeigt nur deine eigenen Punkte.</translation>
    </message>
    <message>
        <source>With the same sum the win is shared.</source>
        <translation>Bei gleicher Summe wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>With the same sum more exact hits win; then a deciding hand.</source>
        <translation>Bei gleicher Summe gewinnen mehr Punktlandungen; danach entscheidet eine Stechrunde.</translation>
    </message>
    <message>
        <source>With the same sum one more hand is played until somebody leads.</source>
        <translation>Bei gleicher Summe wird eine Runde mehr gespielt, bis jemand vorne liegt.</translation>
    </message>
    <message>
        <source>Nobody predicts.</source>
        <translation>Niemand sagt an.</translation>
    </message>
    <message>
        <source>Follow suit or trump; who cannot follow suit must trump if able.</source>
        <translation>Farben oder stechen; wer nicht farben kann, muss stechen, wenn es geht.</translation>
    </message>
    <message>
        <source>The ace is the highest in every suit; eight or nine tricks bring 20 points extra.</source>
        <translation>In jeder Farbe ist das Ass die höchste Karte; acht oder neun Stiche bringen 20 Punkte dazu.</translation>
    </message>
    <message>
        <source>The difference in points is added to one total and subtracted from the other; the highest total wins.</source>
        <translation>Der Unterschied der Punkte wird beim einen dazugezählt und beim anderen abgezogen; der höchste Stand gewinnt.</translation>
    </message>
    <message>
        <source>%1 players, %2 cards each.</source>
        <translation>%1 Personen mit je %2 Karten.</translation>
    </message>
    <message>
        <source>One round: %1 hands.</source>
        <translation>Ein Umgang: %1 Runden.</translation>
    </message>
    <message>
        <source>%1 rounds: %2 hands.</source>
        <translation>%1 Umgänge: %2 Runden.</translation>
    </message>
</context>
<context>
    <name>RulesInForce</name>
    <message>
        <source>The rules in force: %1</source>
        <translation>Es gilt: %1</translation>
    </message>
</context>
<context>
    <name>SaveMatch</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>SaveMatchDialog</name>
    <message>
        <source>Save your match</source>
        <translation>Deine Partie speichern</translation>
    </message>
    <message>
        <source>Matches of Differenzler (*.differenzler-match)</source>
        <translation>Differenzler-Partien (*.differenzler-match)</translation>
    </message>
</context>
<context>
    <name>ScoreCard</name>
    <message>
        <source>Level. Total: %1</source>
        <translation>Gleichauf. Total: %1</translation>
    </message>
    <message>
        <source>You lead by %1. Total: %2</source>
        <translation>Du führst mit %1. Total: %2</translation>
    </message>
    <message>
        <source>You are %1 behind. Total: %2</source>
        <translation>Du liegst %1 zurück. Total: %2</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Total: %1</translation>
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
    <name>SealDialog</name>
    <message>
        <source>Before the first card the program fixed the whole deal and showed its fingerprint (SHA-256 of deal and a secret number, the salt):</source>
        <translation>Vor der ersten Karte hat das Programm die ganze Verteilung festgelegt und ihren Fingerabdruck gezeigt (SHA-256 der Verteilung und einer geheimen Zahl, dem Salz):</translation>
    </message>
    <message>
        <source>The hand is over, the deal lies open. Deal and salt give exactly this fingerprint: nothing was changed. The salt was %1.</source>
        <translation>Die Runde ist fertig, die Verteilung liegt offen. Verteilung und Salz ergeben genau diesen Fingerabdruck: Nichts wurde verändert. Das Salz war %1.</translation>
    </message>
    <message>
        <source>The hand is over, but deal and salt do not give this fingerprint.</source>
        <translation>Die Runde ist fertig, aber Verteilung und Salz ergeben diesen Fingerabdruck nicht.</translation>
    </message>
    <message>
        <source>When the hand is over, deal and salt are shown and compared with it.</source>
        <translation>Wenn die Runde fertig ist, werden Verteilung und Salz gezeigt und damit verglichen.</translation>
    </message>
    <message>
        <source>Deal and salt match</source>
        <translation>Verteilung und Salz stimmen</translation>
    </message>
    <message>
        <source>The sealed deal</source>
        <translation>Die versiegelte Verteilung</translation>
    </message>
</context>
<context>
    <name>SealLine</name>
    <message>
        <source>deal and salt match</source>
        <translation>geprüft, stimmt</translation>
    </message>
    <message>
        <source>the deal was changed!</source>
        <translation>die Verteilung wurde verändert!</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <translation>Blatt %1 · %2</translation>
    </message>
    <message>
        <source>The deal was fixed before anyone predicted. Click to see the proof.</source>
        <translation>Die Verteilung stand fest, bevor jemand ansagte. Ein Klick zeigt den Beweis.</translation>
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
        <source>High contrast</source>
        <translation>Starker Kontrast</translation>
    </message>
    <message>
        <source>Black on white, stronger lines.</source>
        <translation>Schwarz auf Weiss, kräftigere Linien.</translation>
    </message>
    <message>
        <source>Cards and carpet</source>
        <translation>Karten und Teppich</translation>
    </message>
    <message>
        <source>French or Swiss cards, their colours and backs, and the colour of the carpet.</source>
        <translation>Französische oder Schweizer Karten, ihre Farben und Rückseiten, und die Farbe des Teppichs.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
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
        <source>It can be switched on at the table at any time.</source>
        <translation>Am Tisch lässt sie sich jederzeit einschalten.</translation>
    </message>
    <message>
        <source>New matches begin with it: cards that may be played, and an estimate by rule of thumb.</source>
        <translation>Neue Partien beginnen damit: erlaubte Karten und eine Schätzung nach der Faustregel.</translation>
    </message>
    <message>
        <source>New matches begin with it: cards that may be played, and advice by the expert (H at the table).</source>
        <translation>Neue Partien beginnen damit: erlaubte Karten und Rat vom Könner (H am Tisch).</translation>
    </message>
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
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Learning aid</source>
        <translation>Lernhilfe</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Explanations at buttons</source>
        <translation>Erklärungen zu den Knöpfen</translation>
    </message>
    <message>
        <source>They appear where the pointer rests.</source>
        <translation>Sie erscheinen, wo der Mauszeiger ruht.</translation>
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
    <message>
        <source>Slate · one more hand</source>
        <translation>Tafel · eine Runde mehr</translation>
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
        <translation>Wähle zuerst den Trumpf.</translation>
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
        <translation>Nicht angeschrieben. %1 Wähle, wessen Zahl du verbessern willst.</translation>
    </message>
    <message>
        <source>Write the hand</source>
        <translation>Runde anschreiben</translation>
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
        <translation>zuerst angeschrieben: %1</translation>
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
        <translation>Alle haben angesagt. Jasst die Runde; danach deckt ihr die Ansagen zusammen auf.</translation>
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
        <translation>Tafel von %1 · %2</translation>
    </message>
    <message>
        <source>The sheet is being printed.</source>
        <translation>Die Tafel wird gedruckt.</translation>
    </message>
    <message>
        <source>The sheet was copied as text.</source>
        <translation>Die Tafel ist als Text kopiert.</translation>
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
        <translation>Gib das Gerät %1. Alle andern schauen weg.</translation>
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
    <name>SlateKeys</name>
    <message>
        <source>Rub out</source>
        <translation>Wegwischen</translation>
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
        <translation>Was am Tisch gilt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Umgänge</translation>
    </message>
    <message>
        <source>How often everybody deals</source>
        <translation>Wie oft jeder gibt</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>In turn from forehand, aloud</source>
        <translation>Reihum ab der Vorhand, laut</translation>
    </message>
    <message>
        <source>Everybody for themselves, shown together</source>
        <translation>Jeder für sich, zusammen aufgedeckt</translation>
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
        <translation>Trumpf anschreiben</translation>
    </message>
    <message>
        <source>Bonus for an exact hit</source>
        <translation>Bonus für die Punktlandung</translation>
    </message>
    <message>
        <source>An exact prediction scores −10 instead of 0</source>
        <translation>Wer genau trifft, schreibt −10 statt 0</translation>
    </message>
    <message>
        <source>Bonus for an exact zero</source>
        <translation>Bonus für den Nuller</translation>
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
        <translation>Trumpfkönig und -dame in einer Hand: 20 Punkte mehr oder weniger</translation>
    </message>
    <message>
        <source>Penalty for a revoke</source>
        <translation>Strafe für falsches Ausspielen</translation>
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
        <translation>Sind auch die Punktlandungen gleich, gibt es eine Stechrunde.</translation>
    </message>
</context>
<context>
    <name>SlatePage</name>
    <message>
        <source>The disk is full: the slate could not be saved. Nothing is lost as long as the program runs.</source>
        <translation>Der Datenträger ist voll: Die Tafel konnte nicht gespeichert werden. Solange das Programm läuft, ist nichts verloren.</translation>
    </message>
    <message>
        <source>The disk cannot be written to: the slate could not be saved. Nothing is lost as long as the program runs.</source>
        <translation>Der Datenträger ist schreibgeschützt: Die Tafel konnte nicht gespeichert werden. Solange das Programm läuft, ist nichts verloren.</translation>
    </message>
    <message>
        <source>There is no permission to write there: it could not be saved.</source>
        <translation>Dorthin darf nicht geschrieben werden: Es wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>It could not be saved. Nothing is lost as long as the program runs.</source>
        <translation>Das Speichern ist misslungen. Solange das Programm läuft, ist nichts verloren.</translation>
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
        <translation>Hier fehlt ein Name.</translation>
    </message>
    <message>
        <source>At most 20 characters, please.</source>
        <translation>Höchstens 20 Zeichen, bitte.</translation>
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
        <translation>Spieler in Spielrichtung</translation>
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
        <translation>Ziehe einen Spieler am Griff an einen andern Platz, oder drücke im Namen Ctrl und eine Pfeiltaste.</translation>
    </message>
    <message>
        <source>Names from earlier tables</source>
        <translation>Namen von früher</translation>
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
        <translation>Noch 1 Punkt übrig.</translation>
    </message>
    <message>
        <source>%1 points to go.</source>
        <translation>Noch %1 Punkte übrig.</translation>
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
        <translation>Für %1 bleibt 1 Punkt, damit es aufgeht.</translation>
    </message>
    <message>
        <source>%1 points are left for %2 without contradiction.</source>
        <translation>Für %2 bleiben %1 Punkte, damit es aufgeht.</translation>
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
        <translation>1 Punkt über 157: Nicht jeder kann recht behalten.</translation>
    </message>
    <message>
        <source>%1 points over 157: somebody must be wrong.</source>
        <translation>%1 Punkte über 157: Nicht jeder kann recht behalten.</translation>
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
        <translation>Tafel drucken</translation>
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
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Die Tafel lässt sich als PDF speichern und anderswo drucken.</translation>
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
        <translation>Gleiche Summe: Die Punktlandungen haben entschieden.</translation>
    </message>
</context>
<context>
    <name>SlateRevokes</name>
    <message>
        <source>Revokes</source>
        <translation>Falsch ausgespielt</translation>
    </message>
    <message>
        <source>%1: %2 revokes</source>
        <translation>%1: %2-mal falsch ausgespielt</translation>
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
        <translation>Runden; Eingabetaste zum Korrigieren</translation>
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
        <translation>Ans.</translation>
    </message>
    <message>
        <source>made</source>
        <comment>column of points</comment>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>off</source>
        <comment>column of differences</comment>
        <translation>Diff.</translation>
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
        <translation>Korrigiert. Klicke, um nochmals zu korrigieren oder es zurückzunehmen.</translation>
    </message>
    <message>
        <source>Click to correct this hand.</source>
        <translation>Klicke, um diese Runde zu korrigieren.</translation>
    </message>
    <message>
        <source>D</source>
        <comment>short for deciding hand</comment>
        <translation>St</translation>
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
        <translation>%1 teilen sich den Sieg mit %2</translation>
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
        <translation>Ihr jasst mit echten Karten; die Tafel schreibt Ansagen und Punkte an, prüft die Summen und zählt die Differenzpunkte zusammen.</translation>
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
        <translation>Noch nicht begonnen</translation>
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
        <translation>Tafeln gewonnen</translation>
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
        <translation>Ø angesagt</translation>
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
        <translation>Wer die Stöck hatte</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>What Stöck is used for</source>
        <translation>Wofür die Stöck dienen</translation>
    </message>
    <message>
        <source>+20</source>
        <translation>+20</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>stehen lassen</translation>
    </message>
    <message>
        <source>−20</source>
        <translation>−20</translation>
    </message>
    <message>
        <source>To leave it would be better.</source>
        <translation>Stehen lassen wäre besser.</translation>
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
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take the last entry back (Ctrl+Z)</source>
        <translation>Letzten Eintrag zurücknehmen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Sheet over the whole screen (F11)</source>
        <translation>Tafel über den ganzen Bildschirm (F11)</translation>
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
        <translation>Alle spielen eine Stechrunde; gewinnen kann nur, wer gleichauf liegt. %1 gibt.</translation>
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
        <translation>Gleichstand</translation>
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
        <translation>Nur ganze Zahlen von 0 bis 157, bitte.</translation>
    </message>
    <message>
        <source>Only numbers from 0 to 157, please.</source>
        <translation>Nur Zahlen von 0 bis 157, bitte.</translation>
    </message>
    <message>
        <source>Predictions come in turn.</source>
        <translation>Angesagt wird der Reihe nach.</translation>
    </message>
    <message>
        <source>A number is still missing.</source>
        <translation>Es fehlt noch eine Zahl.</translation>
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
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This cannot be written.</source>
        <translation>Das lässt sich nicht anschreiben.</translation>
    </message>
    <message>
        <source>1 point is missing.</source>
        <translation>Es fehlt 1 Punkt.</translation>
    </message>
    <message>
        <source>%1 points are missing.</source>
        <translation>Es fehlen %1 Punkte.</translation>
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
        <translation>Sind die 5 Punkte für den letzten Stich vergessen gegangen?</translation>
    </message>
    <message>
        <source>Were the 5 points of the last trick counted twice?</source>
        <translation>Sind die 5 Punkte für den letzten Stich doppelt gezählt?</translation>
    </message>
    <message>
        <source>Was Stöck counted in? It is written separately.</source>
        <translation>Sind die Stöck mitgezählt? Sie werden separat angeschrieben.</translation>
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
        <source>Add: %1 points, difference %2</source>
        <translation>Dazuzählen: %1 Punkte, Differenz %2</translation>
    </message>
    <message>
        <source>Subtract: %1 points, difference %2</source>
        <translation>Abziehen: %1 Punkte, Differenz %2</translation>
    </message>
    <message>
        <source>Leave: %1 points, difference %2</source>
        <translation>Nicht zählen: %1 Punkte, Differenz %2</translation>
    </message>
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
        <source>Thinking about a hint…</source>
        <translation>Ein Tipp wird überlegt…</translation>
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
    <message>
        <source>The expert would play %1.</source>
        <translation>Der Könner würde %1 spielen.</translation>
    </message>
    <message>
        <source>By rule of thumb: %1.</source>
        <translation>Nach der Faustregel: %1.</translation>
    </message>
    <message>
        <source>The expert would play %1; expected penalty %2.</source>
        <translation>Der Könner würde %1 spielen; erwartete Differenz %2.</translation>
    </message>
    <message>
        <source>By rule of thumb: %1; expected penalty %2.</source>
        <translation>Nach der Faustregel: %1; erwartete Differenz %2.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Geltende Regeln</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Guided hand</source>
        <translation>Geführte Runde</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern…</translation>
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
        <source>Hint (H): what an adviser would play, and the penalty that it expects</source>
        <translation>Tipp (H): was ein Ratgeber spielen würde und welche Differenz er erwartet</translation>
    </message>
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
    <name>TourBubble</name>
    <message>
        <source>Go on (N)</source>
        <translation>Weiter (N)</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Leave the hand</source>
        <translation>Runde verlassen</translation>
    </message>
</context>
<context>
    <name>TourOffer</name>
    <message>
        <source>New to Differenzler? One guided hand shows how it goes.</source>
        <translation>Neu beim Differenzler? Eine geführte Runde zeigt, wie es geht.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
</context>
<context>
    <name>TourWords</name>
    <message>
        <source>Welcome to the table</source>
        <translation>Willkommen am Tisch</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Deine Ansage</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Du spielst aus</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>You cannot follow</source>
        <translation>Du kannst nicht farben</translation>
    </message>
    <message>
        <source>Trump was led</source>
        <translation>Trumpf ist ausgespielt</translation>
    </message>
    <message>
        <source>The Puur may stay</source>
        <translation>Der Puur darf bleiben</translation>
    </message>
    <message>
        <source>Your trick</source>
        <translation>Dein Stich</translation>
    </message>
    <message>
        <source>%1’s trick</source>
        <translation>Stich für %1</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>Allein weiter</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Die anderen spielen</translation>
    </message>
    <message>
        <source>The guided hand</source>
        <translation>Die geführte Runde</translation>
    </message>
    <message>
        <source>These are your nine cards. You will now play one real hand, and I tell you what matters. Nothing of it is kept; leave whenever you like.</source>
        <translation>Das sind deine neun Karten. Du spielst jetzt eine richtige Runde, und ich sage dir, worauf es ankommt. Nichts davon wird gewertet; du kannst jederzeit aufhören.</translation>
    </message>
    <message>
        <source>Below you see the trump suit. Its jack, the Puur, is the highest card and worth 20; then come the nine (14) and the ace (11). Every trump beats every other card.</source>
        <translation>Unten siehst du die Trumpffarbe. Ihr Bube (Under), der Puur, ist die höchste Karte und zählt 20; dann kommen die Neun (14) und das Ass (11). Jeder Trumpf sticht jede andere Karte.</translation>
    </message>
    <message>
        <source>Your %1 stands. The others keep their numbers secret until the end.</source>
        <translation>Deine %1 gilt. Die anderen halten ihre Zahlen bis zum Schluss geheim.</translation>
    </message>
    <message>
        <source>You took the last trick, so you lead: any card is allowed.</source>
        <translation>Du hast den letzten Stich gemacht, also spielst du aus: Jede Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>%1 was led and you hold it: play %1 or a trump. The cards that may be played are raised.</source>
        <translation>%1 ist ausgespielt, und du hast davon: Gib %1 oder Trumpf. Die erlaubten Karten stehen hoch.</translation>
    </message>
    <message>
        <source>%1 was led and you have none: you may play any card.</source>
        <translation>%1 ist ausgespielt, und du hast keine: Du darfst jede Karte spielen.</translation>
    </message>
    <message>
        <source>Trump was led: whoever has trump must play trump.</source>
        <translation>Trumpf ist ausgespielt: Wer Trumpf hat, muss Trumpf geben.</translation>
    </message>
    <message>
        <source>Trump was led, but the Puur is your only trump. It alone need not be given: you may play any card.</source>
        <translation>Trumpf ist ausgespielt, aber der Puur ist dein einziger Trumpf. Nur er muss nicht gegeben werden: Du darfst jede Karte spielen.</translation>
    </message>
    <message>
        <source>This practice match goes on without a guide, and nothing of it is kept. Finish it whenever you like.</source>
        <translation>Diese Übungspartie geht ohne Begleitung weiter, und nichts davon wird gewertet. Hör auf, wann du willst.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Die Karten werden verteilt.</translation>
    </message>
    <message>
        <source>one plain ace</source>
        <translation>ein Ass neben dem Trumpf</translation>
    </message>
    <message>
        <source>%1 plain aces</source>
        <translation>%1 Asse neben dem Trumpf</translation>
    </message>
    <message>
        <source>How many points will you take? A rule of thumb: trump points twice, and 11 for each plain ace. You hold %1 trump points and %2, so about %3. Choose a number near it and confirm.</source>
        <translation>Wie viele Punkte machst du? Eine Faustregel: die Trumpfpunkte doppelt und 11 für jedes Ass daneben. Du hast %1 Trumpfpunkte und %2, also etwa %3. Wähle eine Zahl in der Nähe und bestätige.</translation>
    </message>
    <message>
        <source>%1 is bold for these cards; about %2 was to be expected. Now take whatever you can.</source>
        <translation>%1 ist mutig für dieses Blatt; zu erwarten waren etwa %2. Jetzt nimm, was du kannst.</translation>
    </message>
    <message>
        <source>%1 is little for these cards; about %2 was to be expected. Now avoid tricks where you can.</source>
        <translation>%1 ist wenig für dieses Blatt; zu erwarten waren etwa %2. Jetzt geh den Stichen aus dem Weg, wo du kannst.</translation>
    </message>
    <message>
        <source>The cards that may be played are raised.</source>
        <translation>Die erlaubten Karten stehen hoch.</translation>
    </message>
    <message>
        <source>A moment: %1</source>
        <translation>Einen Moment: %1</translation>
    </message>
    <message>
        <source>That one is not allowed here: %1 Take one of the raised cards.</source>
        <translation>Diese darfst du hier nicht spielen: %1 Nimm eine der hochgestellten Karten.</translation>
    </message>
    <message>
        <source>You still need %1: a strong card may bring a trick.</source>
        <translation>Dir fehlen noch %1: Eine starke Karte kann einen Stich bringen.</translation>
    </message>
    <message>
        <source>You have enough: lead something low that others will take.</source>
        <translation>Du hast genug: Spiel etwas Tiefes aus, das andere nehmen.</translation>
    </message>
    <message>
        <source>You still need %1, and this trick holds %2 so far: you could take it.</source>
        <translation>Dir fehlen noch %1, und in diesem Stich liegen bis jetzt %2: Du könntest ihn nehmen.</translation>
    </message>
    <message>
        <source>You need only %1 more, but %2 lie here: better let it go.</source>
        <translation>Dir fehlen nur noch %1, aber hier liegen %2: Lass ihn lieber laufen.</translation>
    </message>
    <message>
        <source>You cannot win this trick: get rid of a card that does not help you.</source>
        <translation>Diesen Stich kannst du nicht machen: Gib eine Karte weg, die dir nichts nützt.</translation>
    </message>
    <message>
        <source>You have enough: stay below and let the others take it.</source>
        <translation>Du hast genug: Bleib darunter und lass ihn den anderen.</translation>
    </message>
    <message>
        <source>You have enough, but you must take this one: do it with the card that costs least.</source>
        <translation>Du hast genug, musst diesen Stich aber nehmen: Nimm ihn mit der Karte, die am wenigsten zählt.</translation>
    </message>
    <message>
        <source>You take %1 points.</source>
        <translation>Du machst %1 Punkte.</translation>
    </message>
    <message>
        <source>%1 takes %2 points.</source>
        <translation>%1 macht %2 Punkte.</translation>
    </message>
    <message>
        <source>5 of them are for the last trick.</source>
        <translation>5 davon sind für den letzten Stich.</translation>
    </message>
    <message>
        <source>You still need %1 points.</source>
        <translation>Dir fehlen noch %1 Punkte.</translation>
    </message>
    <message>
        <source>Now you are exactly there: take nothing more.</source>
        <translation>Jetzt bist du genau am Ziel: Nimm nichts mehr.</translation>
    </message>
    <message>
        <source>That is %1 too many: every further point costs.</source>
        <translation>Das sind %1 zu viel: Jeder weitere Punkt kostet.</translation>
    </message>
    <message>
        <source>You predicted %1 and took %2.</source>
        <translation>Du hast %1 angesagt und %2 gemacht.</translation>
    </message>
    <message>
        <source>An exact hit, no penalty points: bravo!</source>
        <translation>Eine Punktlandung, keine Differenzpunkte: bravo!</translation>
    </message>
    <message>
        <source>%1 penalty points: well done.</source>
        <translation>%1 Differenzpunkte: gut gemacht.</translation>
    </message>
    <message>
        <source>%1 penalty points. It comes with practice.</source>
        <translation>%1 Differenzpunkte. Das kommt mit der Übung.</translation>
    </message>
    <message>
        <source>In a match all hands are added up, and the lowest sum wins.</source>
        <translation>In einer Partie zählen alle Runden zusammen, und die kleinste Summe gewinnt.</translation>
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
        <source>Misjudges hands and forgets cards.</source>
        <translation>Verschätzt sich und vergisst Karten.</translation>
    </message>
    <message>
        <source>Plays a decent game and slips now and then.</source>
        <translation>Spielt ordentlich und irrt sich ab und zu.</translation>
    </message>
    <message>
        <source>Works out how the others play, and forgives nothing.</source>
        <translation>Durchschaut die anderen und verzeiht nichts.</translation>
    </message>
    <message>
        <source>Counts cards and thinks ahead.</source>
        <translation>Zählt Karten und denkt voraus.</translation>
    </message>
</context>
</TS>
