### Everything that can be refused: by a rule, by the table, in a text, in a file. `core/errors.py` says who carries them.

## Either game: whose turn it is, and what is due

game-over = Die Partie ist vorbei.
deal-first = Die Tafeln oder Zettel sind noch nicht verteilt.
deal-impossible = So kann die Verteilung nicht ausgefallen sein.
roll-first = Erst muss gewürfelt werden.
no-roll-due = Jetzt wird nicht gewürfelt.
wrong-number-of-dice = { $due ->
    [one] Zu diesem Wurf gehört eine Würfelseite,
   *[other] Zu diesem Wurf gehören { $due } Würfelseiten,
  } aber angegeben { $fell ->
    [0] ist keine.
    [one] ist eine.
   *[other] sind { $fell }.
  }
no-such-face = Kein Würfel hat so eine Seite.
not-the-active-player = Platz { $active } ist aktiv und entscheidet jetzt allein.
marks-together = Hier markieren alle gemeinsam.
marks-of-all = Nötig ist eine Wahl für jeden Platz, der jetzt an der Reihe ist, in der Reihenfolge der Plätze.
move-of-another-game = Das ist kein Zug in diesem Spiel.
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.

## The Border

no-roll-left = Alle { $rolls } Würfe dieser Runde sind gemacht.
reroll-nothing = Wähle mindestens einen Würfel, den du neu werfen willst.
dice-not-there = So viele { $colour ->
    [orange] orangefarbene
   *[other] { $colour }e
  } Würfel liegen nicht auf dem Tisch.
segment-left-open = Das ganze { $colour ->
    [orange] orangefarbene
   *[other] { $colour }e
  } Segment muss abgeschlossen werden; noch offen: { $spaces }.
not-enough-dice = Dafür brauchst du { $needed ->
    [one] einen { $colour ->
        [orange] orangefarbenen
       *[other] { $colour }en
      } Würfel,
   *[other] { $needed } { $colour ->
        [orange] orangefarbene
       *[other] { $colour }e
      } Würfel,
  } aber da { $there ->
    [0] ist keiner.
    [one] ist nur einer.
   *[other] sind nur { $there }.
  }
second-action-of-the-others = Die aktive Person hatte die erste Aktion; die zweite gehört den anderen.
reroll-in-second-action = In der zweiten Aktion wird nicht neu gewürfelt.
no-second-action-yet = Die aktive Person ist mit der ersten Aktion noch nicht fertig.
one-die-only = Alle fünf Würfel wurden genutzt: Wähle einen davon, für ein einziges Feld.
not-one-of-the-five = Unter den fünf Würfeln ist kein { $colour ->
    [orange] orangefarbener.
   *[other] { $colour }er.
  }
no-leftover-die = Dafür ist kein { $colour ->
    [orange] orangefarbener
   *[other] { $colour }er
  } Würfel mehr übrig.
not-adjacent = Feld { $space } grenzt an kein angekreuztes Feld.
white-space = Feld { $space } ist weiß: Sein Kreuz ist aufgedruckt.
no-such-space = Ein Feld { $space } gibt es nicht; das letzte ist { $most }.
already-crossed = Feld { $space } ist schon angekreuzt.
already-marked = Feld { $space } hast du schon markiert.

## Twenty One

again-or-keep-first = Erst entscheidet die aktive Person, ob sie noch einmal würfelt.
dice-are-kept = Die aktive Person hat den ersten Wurf behalten.
six-ones = Bei sechs Einsen gibt es keinen zweiten Wurf.
no-second-roll-left = Es darf { $rolls ->
    [one] nur einmal
   *[other] höchstens { $rolls }-mal
  } gewürfelt werden.
mark-nothing = Trage mindestens eine Zahl ein oder streiche ein Feld.
enter-and-cross-off = Du kannst nicht in derselben Runde eine Zahl eintragen und ein Feld streichen.
no-such-box = So ein Feld gibt es nicht.
not-the-current-row = Du bist in Reihe { $current }, nicht in Reihe { $row }.
two-rows = In einer Runde darf nur in eine Reihe geschrieben werden.
box-not-free = Reihe { $row }, { $colour }: Dieses Feld ist nicht frei.
number-too-high = Reihe { $row }, { $colour }: Eine { $number } passt nicht, höchstens eine { $most }.
already-marked-box = Dieses Feld hast du schon markiert.
no-marks-yet = Noch kannst du nichts markieren: Es darf noch einmal gewürfelt werden.

## Setting up a table

seats-out-of-range = { $seats ->
    [one] Ein Platz geht
   *[other] { $seats } Plätze gehen
  } nicht: Das Spiel ist für { $least } bis { $most } Personen.
variant-unknown = Eine Variante „{ $variant }“ gibt es nicht.
first-seat-unknown = Es gibt keinen Platz { $seat }, der beginnen könnte.
too-few-sheets = { $seats ->
    [one] Ein Platz braucht eine Tafel oder einen Zettel,
   *[other] { $seats } Plätze brauchen je eine Tafel oder einen Zettel,
  } aber { $sheets ->
    [0] es wurde nichts angegeben.
    [one] es wurde nur eins angegeben.
   *[other] es wurden nur { $sheets } angegeben.
  } Nenne für jeden Platz eine Datei.
sheet-of-another-game = Eine Tafel oder ein Zettel gehört zu einem anderen Spiel.
boards-of-two-maps = Alle Tafeln an einem Tisch zeigen dieselbe Karte, { $one } und { $other } aber nicht.
sheets-of-two-kinds = Alle Zettel an einem Tisch zeigen dieselben Zahlen, { $one } und { $other } aber nicht.
sheet-twice = { $name } kommt zweimal vor. Alle haben verschiedene Tafeln oder Zettel, es sei denn, Kopien sind erlaubt.

## At the table

seat-taken = Platz { $seat } ist besetzt.
seat-free = Platz { $seat } ist schon frei.
no-person-there = Platz { $seat } ist mit einem Bot oder gar nicht besetzt.
seats-empty = { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
  } noch frei.
bot-unusable = „{ $text }“ taugt nicht als Kennung eines Bots. Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche.
word-unusable = Dieses Wort geht nicht. Erlaubt sind 1 bis { $most } Zeichen, aber keine Steuerzeichen.
nothing-owed = Platz { $seat } hat jetzt nichts zu wählen.
words-closed = Es wurde schon gewürfelt: Die Wörter lassen sich nicht mehr ändern.
no-dice-due = Jetzt werden keine Würfel erwartet.
table-closed = Dieser Tisch ist geschlossen.
left-already = Die Person auf Platz { $seat } ist schon gegangen.
nobody-left = Die Person auf Platz { $seat } ist nicht gegangen.
no-takeover = Platz { $seat } kann jetzt kein Bot übernehmen.
not-over-yet = Die Partie ist noch nicht vorbei.
rematch-already = Für die Revanche gibt es schon einen Tisch.
log-without-opening = Dieser Verlauf beginnt nicht mit der Eröffnung eines Tisches.
chosen-already = Du hast schon gewählt; nimm deine Wahl erst zurück.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
typed-number-of-dice = { $due ->
    [one] Ein Würfel wurde geworfen,
   *[other] { $due } Würfel wurden geworfen,
  } aber du hast { $typed ->
    [0] keinen
    [one] einen
   *[other] { $typed }
  } eingetippt.
typed-face-unknown = Kein Würfel hat so eine Seite.
dice-fall-by-themselves = Hier würfelt das Programm: Es gibt nichts einzutippen.

## Text that cannot be read

move-incomplete = Der Zug ist unvollständig.
move-unknown = „{ $text }“ ist kein Zug.
text-left-over = „{ $text }“ ist hier zu viel.
place-twice = „{ $text }“ ist zweimal genannt.
colour-unknown = „{ $text }“ ist keine Farbe; die Buchstaben sind { $letters }.
space-unreadable = „{ $text }“ ist keine Feldnummer.
box-unreadable = „{ $text }“ ist kein Feld: Schreib Reihe und Buchstaben ({ $letters }), etwa 2r, oder x zum Streichen.
box-letter-unknown = „{ $text }“ ist weder der Buchstabe eines Feldes ({ $letters }) noch x zum Streichen.
pips-unreadable = „{ $text }“ ist keine Zahl von 1 bis 6.
picture-space = Hier steht „{ $text }“, aber Feld { $space } sollte „{ $wanted }“ oder angekreuzt sein.
picture-box = Reihe { $row }, Feld { $box } sollte wie „{ $wanted }“ beginnen.

## Records

not-a-record = Das ist keine Aufzeichnung: Die erste Zeile sollte „rollwright record 2“ lauten.
record-too-long = Die Aufzeichnung hat mehr als { $most } Zeichen.
record-format-unknown = Diese Aufzeichnung hat das Format { $format }; diese Version kennt { $known }.
record-of-other-rules = Die Aufzeichnung stammt von Version { $version } der Regeln, die diese Programmversion nicht kennt.
header-line = „{ $text }“ ist keine Zeile eines Kopfes: Sie sollte die Form „Schlüssel: Wert“ haben.
header-key-twice = „{ $key }“ steht zweimal im Kopf.
header-key-missing = „{ $key }“ fehlt im Kopf.
header-key-unknown = „{ $key }“ gehört nicht in den Kopf.
header-value = „{ $text }“ ist kein Wert für „{ $key }“.
header-words = Zu den Würfeln gehört ein Wort je Platz; Plätze: { $seats }, Wörter: { $words }.
not-json = Das ist kein JSON: { $reason }
json-header = Der Kopf sollte ein Objekt aus Texten sein.
json-events = Die Ereignisse sollten eine Liste von Texten sein.
deal-unreadable = „{ $text }“ ist keine Verteilung wie etwa „deal first 2, sheets 3 1“.
deal-not-as-announced = Die Verteilung passt nicht zum Kopf: „first“ steht hier genau dann, wenn ausgelost wird, wer beginnt, und „sheets“, wenn die Tafeln oder Zettel ausgelost werden.
deal-of-missing-sheet = Die Verteilung nennt eine Tafel oder einen Zettel doppelt oder etwas, das nicht im Kopf steht.
event-unknown = „{ $text }“ ist kein Ereignis.
sheet-not-found = Tafel oder Zettel { $name } ({ $hash }…) gehört nicht zu Rollwright: Gib die Datei mit --sheet an.
secret-not-published = Das Geheimnis der Würfel steht nicht in der Aufzeichnung: Die Partie war nicht zu Ende.
secret-not-the-committed = Das Geheimnis passt nicht zur Festlegung vom Anfang.
dice-typed-in = Echte Würfel wurden eingetippt: Da gibt es nichts nachzuprüfen.
roll-not-proven = Wurf { $roll } ergibt sich nicht aus dem Geheimnis und den Wörtern.

## Board and sheet files

file-not-playable = { $name } ist nicht spielbar: { $count ->
    [one] ein Fehler.
   *[other] { $count } Fehler.
  }
file-too-long = Die Datei hat mehr als { $most } Zeichen.
file-line-too-deep = In Zeile { $number } sind zu viele Punkte (.).
file-not-toml = Das ist kein TOML: { $reason }
file-unreadable = { $name } lässt sich nicht lesen: { $reason }
network-damaged = Die Datei { $name } ist beschädigt oder fehlt. Installiere Rollwright neu.
kind-unknown = „{ $text }“ ist keine Dateiart; es gibt { $kinds }.
key-missing = Dieser Schlüssel fehlt: Gebraucht wird { $wanted ->
    [text] ein Text ohne Steuerzeichen.
    [integer] eine ganze Zahl.
    [integers] eine Liste ganzer Zahlen.
    [integer-lists] eine Liste von Listen ganzer Zahlen.
    [text-lists] eine Liste von Listen von Texten.
    [tables] eine Liste von Tabellen.
    [table] eine Tabelle.
   *[numbers] eine Liste mit zwei Zahlen.
  }
key-of-wrong-type = Hier gehört etwas anderes hin: { $wanted ->
    [text] ein Text ohne Steuerzeichen.
    [integer] eine ganze Zahl.
    [integers] eine Liste ganzer Zahlen.
    [integer-lists] eine Liste von Listen ganzer Zahlen.
    [text-lists] eine Liste von Listen von Texten.
    [tables] eine Liste von Tabellen.
    [table] eine Tabelle.
   *[numbers] eine Liste mit zwei Zahlen.
  }
hex-of-two-numbers = Ein Sechseck wird durch zwei Zahlen angegeben, q und r.
hex-twice = Zwei Felder liegen auf demselben Sechseck: { $q }, { $r }.
too-many-spaces = Eine Karte darf höchstens { $most } Felder haben.
no-white-space = Mindestens ein Feld muss weiß sein.
space-not-on-map = Ein Feld { $space } gibt es auf der Karte nicht.
not-nine-areas = Eine Karte hat neun Gebiete; hier { $count ->
    [0] ist keins.
    [one] ist es eins.
   *[other] sind es { $count }.
  }
same-area-twice = Das Gebiet „{ $area }“ kommt zweimal vor.
values-of-area = Das Gebiet „{ $area }“ sollte zwei Werte ab 1 haben, den niedrigeren nicht über dem höheren; es sind { $value } und { $low }.
ring-repeats = Der Ring um das Gebiet „{ $area }“ nennt ein Feld zweimal.
ring-open = Der Ring um das Gebiet „{ $area }“ ist zwischen { $one } und { $other } offen.
ring-empty = Der Ring um das Gebiet „{ $area }“ umschließt nichts.
ring-around-border = Der Ring um das Gebiet „{ $area }“ umschließt das Grenzfeld { $space }.
areas-overlap = Die Gebiete „{ $area }“ und „{ $than }“ überschneiden sich.
ring-all-white = Der Ring um das Gebiet „{ $area }“ ist ganz weiß: Niemand könnte es umschließen.
label-outside = Die Beschriftung des Gebiets „{ $area }“ liegt nicht in seinem Inneren.
ring-thick = Der Ring um das Gebiet „{ $area }“ ist bei Feld { $space } zu breit.
file-colour-unknown = „{ $text }“ ist keine der sechs Farben.
space-taken = Feld { $space } ist weiß oder gehört zu einem anderen Segment.
space-without-segment = Feld { $space } gehört zu keinem Segment.
segment-length = Ein Segment hat 2 bis 5 Felder, jedes nur einmal; dieses hat { $count }.
segment-not-connected = Die Felder dieses Segments hängen nicht zusammen.
not-86-spaces = Eine Standardkarte hat 86 Felder; diese hat { $count }.
space-of-no-area = Feld { $space } gehört zu keiner Gebietsgrenze.
values-not-standard = Die Standardwerte sind 12, 11, 10, 9, 8, 7, 6, 5, 4; hier sind es { $values }.
low-not-half = Auf einer Standardkarte ist der niedrigere Wert des Gebiets „{ $area }“ { $half }: die Hälfte des höheren, abgerundet.
name-of-area-not-ours = „{ $area }“ ist keiner unserer Gebietsnamen und wird deshalb nicht übersetzt.
value-of-area-not-standard = Auf einer Standardkarte ist das Gebiet „{ $area }“ { $value } wert.
villa-not-at-top = Auf einer Standardkarte liegt die Villa oben.
larger-worth-less = Das Gebiet „{ $area }“ ist weniger wert als „{ $than }“, obwohl es nicht kleiner ist.
not-two-white = Eine Standardkarte hat zwei weiße Felder; diese hat { $count }.
white-not-in-its-corner = Weiße Felder liegen oben links und unten rechts; Feld { $space } nicht.
not-the-four-segments = Auf einer Standardtafel hat jede Farbe je ein Segment mit 2, 3, 4 und 5 Feldern; hier sind es { $lengths }.
segments-touch = Die Segmente bei { $one } und { $other } haben dieselbe Farbe und berühren sich.
maps-differ = Diese Tafeln zeigen nicht dieselbe Karte und lassen sich nicht an einem Tisch spielen.
not-five-rows = Ein Zettel hat fünf Reihen; hier { $count ->
    [0] ist keine.
    [one] ist es eine.
   *[other] sind es { $count }.
  }
not-six-boxes = Eine Reihe hat sechs Felder; diese hat { $count }.
number-not-on-a-die = { $number } ist keine Zahl von 1 bis 6.
colour-missing = In dieser Reihe fehlt das { $colour ->
    [orange] orangefarbene
   *[other] { $colour }e
  } Feld.
numbers-rise = Die Zahlen einer Standardreihe steigen von links nach rechts nie an.
first-row-not-standard = Die erste Reihe eines Standardzettels ist { $numbers }.
row-not-ours = Auf unseren Zetteln ist diese Reihe { $numbers }.
colour-twice-in-column = Das { $colour ->
    [orange] orangefarbene
   *[other] { $colour }e
  } Feld steht mehr als einmal an Stelle { $column }.
numbers-differ = Diese Zettel zeigen nicht dieselben Zahlen und lassen sich nicht an einem Tisch spielen.
colours-alike = Reihe { $row }: Beide Zettel haben an Stelle { $column } dieselbe Farbe.
