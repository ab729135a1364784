### The terminal: `rollwright play`, `replay`, `verify`, `check-board`, `rules`.
### The screen has 80 columns and 24 lines. Where a comment gives a width, the text must not be longer.

complaint-in-text = Zeile { $line }, Spalte { $column }: { $said }
complaint-in-record = Zeile { $line }: { $said }
error = Fehler: { $said }

## Command words: one word each, lower case, without spaces, all different. The English ones always work as well.

command-reroll = neu
command-keep = behalten
command-again = nochmal
command-pass = passen
command-done = fertig
command-undo = zurück
command-why = warum
command-board = tafel
command-rule = regel
command-help = hilfe
command-quit = verlassen
command-say = sag
command-bot = bot
command-rematch = revanche

## At the table. The header is one line of at most 80 characters with names of up to 12.

table-header = { $game } · Runde { $round } · aktiv: { $active }
table-header-rolls = { $game } · Runde { $round } · aktiv: { $active } · Wurf { $roll } von { $rolls }
dice-label = Würfel:
leftover-label = Für dich übrig:
one-of-five-label = Einer von:
# The right-hand column: at most 18 characters each.
points-label = Punkte
others-label = Alle
bonus-label = Trefferbonus:
# In the list of what can be done: spaces, colour, and the points if any. Short.
option-segment = { $spaces } ({ $colour })
option-segment-points = { $spaces } ({ $colour }) +{ $points }
option-space-points = { $space } +{ $points }
options-segments = Du kannst abschließen: { $options }
options-spaces = Du kannst ankreuzen: { $options }
options-boxes = Passt: { $options }
options-nothing = Zu den Würfeln passt nichts mehr.
options-more = { $options } … und noch { $count }
marked-so-far = Bisher markiert: { $marks }
# What to type: one line of at most 80 characters each.
prompt-first-action = Tippe: Felder, „behalten a b“ oder „neu r“ (Farben), passen, warum 33, hilfe
prompt-first-action-marked = Tippe: weitere Felder, zurück, fertig, warum 33, hilfe
prompt-last-roll = Tippe: Felder, passen, warum 33, hilfe
prompt-second-action = Tippe: Felder, passen, zurück, fertig, warum 33, hilfe
prompt-again = Tippe: nochmal (alle außer den Einsen neu werfen), behalten oder hilfe
prompt-mark = Tippe: Buchstaben zum Eintragen, x (streichen), zurück, fertig, warum r, hilfe
prompt-hand-over = { $name }: Du bist dran. Drück Enter.
prompt-back = Drück Enter, um zurückzukehren.
prompt-step = Enter: weiter · b: zurück · q: verlassen
pass-with-marks = Du hast schon etwas markiert: Nimm es erst zurück oder bestätige es mit „fertig“.
roll-with-marks = Du hast schon etwas markiert: Nimm es vor dem nächsten Wurf zurück oder bestätige es mit „fertig“.
not-possible = „{ $text }“ geht jetzt nicht.
screen-small = Dieses Terminal hat { $width } x { $height } Zeichen; um alles zu sehen, brauchst du 80 x 24.
nothing-marked-yet = Du hast nichts markiert. Tippe „passen“, um nichts anzukreuzen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
may-be-touched = { $place } darf jetzt markiert werden.
not-understood = „{ $text }“ ist hier unbekannt. Tippe „hilfe“.
no-such-rule = Eine Regel { $rule } gibt es nicht.
forced-pass = { $name }: Kein Würfel lässt sich nutzen, also wird gepasst.
forced-cross-off = { $name }: Keine Zahl passt, also wird ein Feld gestrichen.

## Real dice

dice-proven = Die Würfel dieser Partie sind nachprüfbar: Sie ergeben sich aus einem Geheimnis, das jetzt festliegt und am Ende in der Aufzeichnung steht, und aus je einem Wort von allen, die mitspielen.
dice-commitment = Festlegung: { $commitment }
ask-word = { $name }, dein Wort für die Würfel (Enter für ein zufälliges):
ask-first = Wer beginnt? Platznummer (1 bis { $seats }):
ask-sheet = Welche Tafel oder welchen Zettel nimmt { $name }? ({ $left }):
ask-colours = Wirf { $count ->
    [one] einen Würfel und tippe seine Farbe ein
   *[other] { $count } Würfel und tippe ihre Farben ein
  } (Buchstaben { $letters }):
ask-pips = Wirf { $count ->
    [one] den Würfel ({ $dice }) und tippe seine Zahl ein:
   *[other] die Würfel ({ $dice }) und tippe ihre Zahlen in dieser Reihenfolge ein:
  }

## The end

end-score = { $name }: { $points }
end-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
  } gespielt.
record-saved = Aufzeichnung: { $file }
record-verify = Würfel nachprüfen mit: rollwright verify { $file }
goodbye = Bis bald! Du hast die Partie vor ihrem Ende verlassen.

## At a table in the network: `rollwright play --at LINK`

# What to type: one line of at most 80 characters each.
prompt-throw = Drück Enter, um zu würfeln, oder tippe: sag hallo, tafel 2, hilfe
prompt-waiting = Tippe: sag hallo, tafel 2, hilfe oder verlassen
prompt-waiting-chosen = Tippe: zurück (nimmt deine Wahl zurück), sag hallo, tafel 2, hilfe, verlassen
prompt-watching = Tippe: tafel 2, hilfe oder verlassen
prompt-over = Tippe „revanche“, um noch einmal zusammen zu spielen. Enter: Tisch verlassen.
prompt-over-watching = Drück Enter, um den Tisch zu verlassen.
waiting-for = Wir warten auf { $names }.
waiting-for-guests = Am Tisch { $count ->
    [one] fehlt noch eine Person
   *[other] fehlen noch { $count } Personen
  }.
free-seat = frei
name-away = { $name } (nicht da)
name-left = { $name } (gegangen)
name-bot = { $name } (Bot)
seat-lost = Platz { $seat } gehört dir nicht mehr. Zuschauen darfst du weiter.
bot-may-play = { $name } ist weg. Tippe „bot { $seat }“, damit ein Bot weiterspielt.
phrases-known = Du kannst sagen: { $phrases }
connection-lost = Verbindung unterbrochen. Neuer Versuch …
connection-back = Die Verbindung ist wieder da.
come-back-how = Dein Platz bleibt dir erhalten. Zurück kommst du mit: rollwright play --at { $link }
table-full = An diesem Tisch sind alle Plätze besetzt.
link-unreadable = „{ $text }“ ist kein Link zu einem Tisch.
server-unreachable = { $server } ist nicht erreichbar: { $reason }
server-strange = { $server } ist kein Rollwright-Server oder hat eine andere Version.
server-refuses = Der Server lehnt das ab: { $code }
at-no-terminal = Um an einem Tisch Platz zu nehmen, muss jemand an der Tastatur sein.
at-excludes = An einem Tisch im Netz steht schon alles fest: Lass { $option } weg.
seat-without-at = --seat geht nur zusammen mit --at.
help-table-commands =
    An einem Tisch im Netz: „zurück“ nach „fertig“ nimmt deine Wahl zurück, solange andere noch wählen. „sag hallo“
    sagt etwas, „sag“ allein zeigt, was man sagen kann. „bot 2“ lässt einen Bot für jemanden weiterspielen, der weg
    ist. Hier beendet „verlassen“ nur das Terminal: Dein Platz bleibt dir erhalten.

## Help in the game

help-border =
    Erste Aktion: Die aktive Person würfelt bis zu dreimal. „behalten a a“ behält zwei graue Würfel (a wie Asche) und wirft
    den Rest neu; „neu r b“ wirft einen roten und einen blauen neu. Tippe dann irgendein Feld eines Segments: Alle seine offenen
    Felder werden zusammen markiert. Zweite Aktion: Tippe einzelne Felder in den Farben der übrigen Würfel, die an ein
    Kreuz grenzen.
help-twentyone =
    Würfle einmal und, wenn du willst, noch einmal: Jede 1 bleibt liegen. Tippe dann die Buchstaben der Würfel, die du
    in deine aktuelle Reihe einträgst, oder x, um darin das erste freie Feld von links zu streichen. Eine Zahl, die
    genau der Zahl im Feld entspricht, ist ein Treffer.
help-commands =
    „zurück“ nimmt die letzte Markierung zurück, „fertig“ bestätigt alle. „warum { $place }“ sagt, welche Regel das
    Markieren dort verbietet. „tafel 2“ zeigt die Tafel oder den Zettel von Platz 2. „regel { $rule }“ zeigt eine Regel.
    „verlassen“ verlässt die Partie und speichert die Aufzeichnung.
help-letters = Buchstaben: { $letters }

## Choosing a game

choose-game = Was wollen wir spielen?  { $games }
choose-again = Tippe eine Zahl von 1 bis { $most }.

## replay, verify, check-board

replay-title = { $game }, { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
  }
verify-ok = ok: { $count ->
    [one] Der einzige Wurf ergibt
   *[other] Alle { $count } Würfe ergeben
  } sich aus dem Geheimnis und den Wörtern.
verify-ok-seeded = ok: { $count ->
    [one] Der einzige Wurf ergibt
   *[other] Alle { $count } Würfe ergeben
  } sich aus dem Startwert { $seed }. Ein Startwert beweist nichts: Wer ihn kannte, kannte die Würfel.
check-together = Alle Dateien zusammen
check-standard = ok: Standard
check-playable = ok: spielbar, aber nicht Standard:
check-unplayable = nicht spielbar:
check-warnings = Unterschiede zu unseren Dateien (keine Fehler):
file-exists = { $name } gibt es schon. Wähle einen anderen Namen oder ergänze --overwrite.
file-unwritable = { $name } lässt sich nicht schreiben: { $reason }
file-too-large = { $name } hat { $size } Bytes; erlaubt sind höchstens { $most }.
file-not-ordinary = { $name } ist keine gewöhnliche Datei.
file-not-text = { $name } ist kein Text in UTF-8.
game-unknown = Ein Spiel „{ $text }“ gibt es nicht; es gibt { $games }.
game-without-screen = { $text } lässt sich nicht im Terminal spielen.
sheet-unknown = Eine Tafel oder einen Zettel „{ $text }“ gibt es nicht: Nenne einen dieser Namen ({ $names }) oder den Pfad einer Datei.
sets-none = Für dieses Spiel lassen sich keine Tafeln oder Zettel aus einer Nummer erzeugen.
set-unknown = Tafeln lassen sich aus den Nummern { $least } bis { $most } erzeugen, nicht aus { $number }.
boards-made = So spielst du mit diesen Tafeln, mit oder ohne die Dateien: { $command }
sheet-is-map = { $name } ist eine Karte, keine Tafel: Nenne die Datei der Tafel.
names-too-many = Es gibt mehr Namen ({ $names }) als Plätze ({ $seats }).
name-unusable = „{ $text }“ geht nicht als Name. Erlaubt sind 1 bis { $most } Zeichen, aber keine Steuerzeichen.
bot-not-installed = „{ $text }“ ist hier nicht installiert. Installiere ihn mit: pip install "rollwright[bots]"
needs-extra = Dafür wird { $package } gebraucht. Installiere es mit: pip install "rollwright[{ $extra }]"
seats-unreadable = „{ $text }“: Gib an, wie viele Plätze es sind oder wer dort sitzt, etwa person,greedy,random.
seed-too-long = Ein Startwert hat höchstens { $most } Ziffern.
seed-and-real-dice = --seed und --real-dice schließen sich aus: Echte Würfel haben keinen Startwert.
language-unknown = Die Sprache „{ $text }“ gibt es noch nicht; es gibt { $languages }.
real-dice-no-terminal = Für echte Würfel muss jemand an der Tastatur sein.
default-name = Spieler { $seat }

## solve

solve-row = Reihe { $row } ({ $numbers }): { $worth }
solve-sheet-worth = Zettel { $name }: { $worth }
solve-progress = Wird gelöst
solve-game = Nur twentyone lässt sich lösen, nicht { $text }.
solve-sheet = { $name } ist kein Zettel von Twenty One.
solve-position-and-dice = --position und --dice gehören zusammen.
solve-position-unreadable = „{ $text }“ ist keine Stellung: Gib die Reihe und ihre sechs Felder an, etwa 2:5..x2.
solve-row-complete = In „{ $text }“ ist kein Feld frei.
solve-number-too-high = In Feld { $box } passt keine { $number }: Es zeigt { $most } (T14).
solve-dice-unreadable = „{ $text }“ sind keine sechs Würfel: Gib "w2 k1 r6 b3 y4 g5" an oder sechs Zahlen in dieser Reihenfolge der Farben.

## Help of the command line

help-app = The Border und Twenty One: zwei Würfelspiele zum Ankreuzen und Eintragen.
help-play = Im Terminal spielen, mit Menschen an einer Tastatur und mit Bots.
help-at = An einem Tisch im Netz Platz nehmen, mit dem Link, den du bekommen hast.
help-seat = Mit --at: die Nummer des Platzes; sonst der erste freie.
help-game = border oder twentyone; fehlt es, wird danach gefragt.
help-seats = Wie viele Plätze es sind oder wer dort sitzt: person,greedy,random. Eine Zahl allein heißt: ein Mensch und sonst greedy-Bots.
help-names = Namen in der Reihenfolge der Plätze: Ana,Bruno. Ein Platz mit Namen und ohne Bot gehört einem Menschen.
help-seed = Startwert für Würfel und Bots. Derselbe Startwert ergibt dieselbe Partie.
help-real-dice = Echte Würfel werfen und eintippen, was sie zeigen.
help-record = Wohin die Aufzeichnung geschrieben wird; sonst in deinen Datenordner.
help-overwrite = Die Aufzeichnung ersetzen, wenn es die Datei schon gibt.
help-language = Eine von { $languages }; sonst die Sprache deines Systems.
help-sheets = Tafeln oder Zettel, nach Namen oder nach dem Pfad einer Datei: 1,4711-2,meine-tafel.toml. In dieser Reihenfolge gehen sie an die Plätze.
help-copies = Mehreren Plätzen dieselbe Tafel oder denselben Zettel erlauben (B41, T33).
help-first = Der Platz, der beginnt; sonst wird er ausgelost.
help-variant = Der Name einer Variante des Spiels.
help-inverted = Twenty One von der untersten Reihe zur obersten (T31).
help-replay = Eine Aufzeichnung nach den Regeln prüfen. Prüft jedes Ereignis und gibt das Ergebnis aus.
help-step = Mit Bildern durch die Partie gehen.
help-json = Das Ergebnis als JSON ausgeben.
help-record-file = Die Aufzeichnung, als Text oder JSON.
help-sheet-file = Die Datei einer Tafel oder eines Zettels, die in der Aufzeichnung genannt ist und nicht zu Rollwright gehört. Mehrfach möglich.
help-verify = Die Würfel einer Aufzeichnung nachprüfen. Rechnet jeden Wurf aus dem Geheimnis der Würfel nach.
help-check-board = Dateien von Tafeln oder Zetteln prüfen: ob sie spielbar (B40, T32) und Standard sind.
help-board-files = Dateien von Tafeln, Karten oder Zetteln; mehrere Dateien werden auch als Satz geprüft.
help-make-boards = Die Dateien eines Satzes gleich guter Tafeln schreiben: dieselben Segmente in vier Färbungen. Dieselbe Nummer ergibt immer dieselben Tafeln, und ihre Namen genügen, um mit ihnen zu spielen: 4711-1 ist die erste Tafel des Satzes 4711.
help-make-boards-seed = Die Nummer des Satzes, 0 bis 999999. Sonst wird sie ausgelost.
help-make-boards-folder = Der Ordner für die Dateien. Fehlt er, wird er angelegt.
help-solve = Twenty One allein (T30) lösen. Gibt die beste erwartete Punktzahl jeder Reihe und des Zettels an.
help-solve-game = twentyone: das Spiel, das sich lösen lässt.
help-solve-sheet = Der Zettel: sein Name (A bis F) oder die Datei eines eigenen Zettels; sonst A.
help-no-reroll = Das Spiel ohne zweiten Wurf lösen.
help-position = Die Möglichkeiten in einer Reihe ordnen. Gib die Nummer der Reihe an, einen Doppelpunkt und ihre sechs Felder von links nach rechts: . für frei, x für gestrichen oder die eingetragene Zahl. Beispiel: 2:5..x2. ist eine Stellung in Reihe 2. Zu jeder Möglichkeit wird die erwartete Punktzahl der Reihe gezeigt.
help-dice = Mit --position: was die Würfel zeigen, etwa "w2 k1 r6 b3 y4 g5", oder sechs Zahlen in dieser Reihenfolge der Farben.
help-second-roll = Mit --position: Es wurde schon zweimal gewürfelt.
help-rules = Die Regeln zeigen oder eine davon.
help-rule = Eine Nummer wie B14; mit border oder twentyone alle Regeln eines Spiels.
help-export = Eine Aufzeichnung in Text oder JSON umwandeln.
help-export-form = Welche Form ausgegeben wird.
help-version = Die Version ausgeben.

## Lessons

learn-listed = { $name }: rollwright learn { $game }
learn-no-lesson = Für dieses Spiel gibt es keine Lektion. Lektionen gibt es für { $games }.
learn-no-step = Diese Lektion hat { $steps } Schritte.
learn-no-terminal = Eine Lektion braucht ein Terminal, in das du tippen kannst.
learn-left = So geht es später weiter: rollwright learn { $game } --step { $step }
help-learn = Ein Spiel lernen, indem man es spielt. Ohne Spiel werden die Lektionen aufgelistet.
help-learn-game = border oder twentyone.
help-learn-step = Nummer des Schritts, mit dem die Lektion beginnt.
