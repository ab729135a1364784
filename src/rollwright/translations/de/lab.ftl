### The laboratory: `rollwright simulate`, `rollwright arena`.

## `rollwright simulate`. The heads of columns are short: at most 14 characters.

lab-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }, Startwert { $seed }. In Klammern: 95-%-Konfidenzintervalle.
lab-playing = Es wird gespielt
lab-player = Spieler
lab-seat = Platz
lab-turn = Reihenfolge
lab-board = Tafel
lab-sheet = Zettel
lab-games = Partien
lab-points = Punkte
lab-spread = Streuung
lab-wins = Siege
lab-rounds = Runden: { $mean }, Streuung { $spread }
lab-advantage = Startvorteil gegenüber gleichen Anteilen, in Prozentpunkten: { $points }
lab-counted = { $what }: { $count }
# In pictures.
lab-areas = Umschlossene Gebiete
lab-rows = Abgeschlossene Reihen
lab-hits = Treffer
lab-per-cent-of-games = Prozent der Partien

## `rollwright arena`

arena-title = { $game }, { $seats } Plätze, { $milliseconds } ms je Entscheidung, Startwert { $seed }. In Klammern: 95-%-Konfidenzintervalle, gültig bei jedem Abbruch.
arena-pairing = Paarung
arena-verdict = Urteil
arena-open = offen
arena-better = { $name } ist besser
arena-above = über { $share }
arena-below = unter { $share }
arena-rating = Stärke
arena-decisions = Entscheidungen
arena-late = Verspätet
arena-slowest = Längste, ms

## What cannot be

needs-bots = Der Bot „{ $text }“ braucht numba. Installiere es mit: pip install "rollwright[bots]"
entrant-cheats = Der Bot „{ $text }“ will „{ $move }“, was Regel { $rule } verbietet.
form-unknown = { $name }: Der Dateiname braucht eine dieser Endungen: { $forms }.
entrant-unknown = Einen Bot „{ $text }“ gibt es nicht; es gibt { $bots }. Einen eigenen gibst du als MODUL:KLASSE an.
entrant-not-found = Der Bot „{ $text }“ lässt sich nicht laden: { $reason }
entrant-no-bot = „{ $text }“ ist kein Bot: Die Methode choose(state, seat, rng, deadline) fehlt.
number-too-small = { $option } muss mindestens { $least } sein.
arena-bots = Ein Turnier braucht mindestens zwei verschiedene Bots; jeder darf nur einmal genannt werden.
arena-share = --share muss zwischen 0 und 1 liegen, etwa 0.6.

## Help of the command line

help-bots = Die Bots eines Spiels zeigen, die schwächsten zuerst: ihre Kennung, wie sie spielen und wie stark sie sind.
help-simulate = Bots viele Partien spielen lassen. Zeigt Punkte, Runden und Siege nach Platz und nach Tafel oder Zettel.
help-arena = Bots gegeneinander antreten lassen. Endet, sobald einer mit 95 % Sicherheit besser ist.
help-lab-game = border, twentyone
help-players = Ein Bot für jeden Platz, etwa greedy,random; oder die Zahl der greedy-Bots.
help-games = Zahl der Partien.
help-lab-seed = Startwert für Würfel und Bots. Derselbe Startwert ergibt dieselben Partien, gleich mit wie vielen Prozessen.
help-lab-sheets = Tafeln oder Zettel, nach Namen oder nach dem Pfad einer Datei. simulate verteilt sie in dieser Reihenfolge, arena in jeder.
help-milliseconds = Zeitlimit je Entscheidung in Millisekunden. Langsamere Entscheidungen zählen als verspätet.
help-out = Die Partien in diese Datei schreiben, eine Zeile je Platz: .csv oder .parquet.
help-picture = Die Verteilung von Punkten, Gebieten, Reihen und Treffern zeichnen: .svg oder .png.
help-overwrite-files = Vorhandene Dateien überschreiben.
help-jobs = Zahl der Prozesse; sonst einer je Kern.
help-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; local startet hier einen.
help-arena-bots = Bots nach ihrer Kennung, etwa greedy random; eigene als MODUL:KLASSE.
help-arena-seats = Zahl der Plätze. Jeder Bot hat die Hälfte davon, immer abwechselnd.
help-games-at-most = Höchstzahl der Partien je Paarung. Eine Paarung endet früher, sobald das Ergebnis mit 95 % Sicherheit feststeht.
help-share = Anteil an den Siegen, der für den ersten von zwei Bots nachzuweisen ist, etwa 0.8; 0.5 klärt, welcher besser ist.
help-play-all = Alle Partien spielen, auch wenn es schon entschieden ist, für eine genauere Schätzung.
help-gauntlet = Der erste Bot gegen jeden der anderen statt jeder gegen jeden.

## Kernels

kernels-compiled-first = Die stärksten Bots werden für diesen Rechner kompiliert. Das dauert keine halbe Minute und geschieht nur dieses eine Mal.
kernels-compiled-in-background = { $bot } wird für diesen Rechner kompiliert. Bis dahin zieht der Planer an seiner Stelle. Das geschieht nur dieses eine Mal.
kernels-progress = Kompilieren
