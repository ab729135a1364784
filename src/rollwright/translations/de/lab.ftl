### The laboratory: `rollwright simulate`, `rollwright arena`.

## `rollwright simulate`. The heads of columns are short: at most 14 characters.

lab-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }, Startzahl { $seed }. In Klammern: 95-%-Intervalle.
lab-playing = Es wird gespielt
lab-player = Wer
lab-seat = Platz
lab-turn = Reihenfolge
lab-board = Tafel
lab-sheet = Zettel
lab-games = Partien
lab-points = Punkte
lab-spread = Streuung
lab-wins = Siege
lab-rounds = Runden: { $mean }, Streuung { $spread }
lab-advantage = So viel öfter als bei gleichen Chancen siegt, wer beginnt, in Prozentpunkten: { $points }
lab-counted = { $what }: { $count }
# In pictures.
lab-areas = Abgeschlossene Gebiete
lab-rows = Abgeschlossene Reihen
lab-hits = Treffer
lab-per-cent-of-games = Prozent der Partien

## `rollwright arena`

arena-title = { $game }, { $seats } Plätze, { $milliseconds } ms je Entscheidung, Startzahl { $seed }. In Klammern: was mit 95 % möglich ist, wann immer man aufhört.
arena-pairing = Paarung
arena-verdict = Urteil
arena-open = offen
arena-better = { $bot } ist besser
arena-above = über { $share }
arena-below = unter { $share }
arena-rating = Stärke
arena-decisions = Entscheide
arena-late = Verspätet
arena-slowest = Längste, ms

## What cannot be

needs-lab = Dafür wird { $package } gebraucht. Installiere es mit: pip install 'rollwright[lab]'
needs-bots = Der Bot „{ $bot }“ braucht numba. Installiere es mit: pip install 'rollwright[bots]'
entrant-cheats = Der Bot „{ $bot }“ will „{ $move }“, was Regel { $rule } verbietet.
form-unknown = { $name }: Der Name muss auf eines davon enden: { $forms }.
entrant-unknown = Einen Bot „{ $text }“ gibt es nicht; es gibt { $bots } und fremde als MODULE:CLASS.
entrant-not-found = Der Bot „{ $text }“ lässt sich nicht laden: { $reason }
entrant-no-bot = „{ $text }“ ist kein Bot: Die Methode choose(state, seat, rng, deadline) fehlt.
number-too-small = { $option } muss mindestens { $least } sein.
arena-bots = Eine Arena braucht mindestens zwei Bots, jeden einmal genannt.
arena-share = --share ist ein Anteil an den Siegen zwischen 0 und 1, etwa 0.6.

## Help of the command line

help-simulate = Bots viele Partien spielen lassen: Punkte, Runden, Siege nach Platz und nach Tafel oder Zettel.
help-arena = Bots gegeneinander antreten lassen, bis sicher ist, wer besser ist.
help-lab-game = border, twentyone
help-players = Ein Bot für jeden Platz, etwa greedy,random; oder wie viele von greedy.
help-games = Wie viele Partien.
help-lab-seed = Würfel und Bots aus dieser Zahl: jedes Mal dieselben Partien, wie viele Prozesse auch spielen.
help-lab-sheets = Tafeln oder Zettel, nach Namen oder nach dem Pfad einer Datei. simulate verteilt sie in dieser Reihenfolge, die Arena in jeder.
help-milliseconds = Was ein Bot für jede Entscheidung hat; wer länger braucht, ist verspätet.
help-out = Die Partien in diese Datei schreiben, eine Zeile je Platz: .csv oder .parquet.
help-picture = Zeichnen, wie Punkte, Gebiete, Reihen und Treffer verteilt sind: .svg oder .png.
help-overwrite-files = Dateien auch dann schreiben, wenn es sie schon gibt.
help-jobs = Wie viele Prozesse; sonst einer je Kern.
help-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; local startet hier einen.
help-arena-bots = Bots nach ihrer Kennung, etwa greedy random; fremde als MODULE:CLASS.
help-arena-seats = Plätze am Tisch; jede Seite hat abwechselnd die Hälfte davon.
help-games-at-most = Die meisten Partien einer Paarung; sie endet früher, wenn sicher ist, wer besser ist.
help-share = Der Anteil an den Siegen, den der erste von zwei Bots sicher haben muss, etwa 0.8; 0.5 fragt, wer besser ist.
help-play-all = Alle Partien spielen, auch wenn es schon sicher ist, für eine genauere Schätzung.
help-gauntlet = Der erste Bot gegen jeden der anderen statt jeder gegen jeden.

## Kernels

kernels-compiled-first = Die stärksten Bots werden für diesen Rechner kompiliert: knapp eine Minute, nur dieses eine Mal.
kernels-compiled-beside = { $bot } wird für diesen Rechner kompiliert, nur dieses eine Mal; bis dahin zieht der Planer an seiner Stelle.
