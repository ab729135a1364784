### The list of this browser's tables: results, totals and filters.

page-filter = Filter
page-filter-state = Status
page-filter-with = Mit
page-any-game = alle Spiele
page-any-state = alle
page-anyone = egal wem
page-no-match = Kein Tisch passt zu diesem Filter.
page-show-all = Alle Tische zeigen
page-no-tables-how = Spiel gegen einen Bot, lade andere ein, oder öffne einen Link, den du bekommen hast.
page-result-won = Gewonnen
page-result-shared = Gemeinsam gewonnen
page-result-lost = Verloren
page-result-none = Vorzeitig beendet
page-totals = Meine Ergebnisse
page-totals-note = Beendete Partien, in denen du auf genau einem Platz gespielt hast.
page-totals-none = Spiel eine Partie zu Ende, dann stehen hier deine Ergebnisse.
page-column-opponent = Gegen
page-column-played = Gespielt
page-column-won = Gewonnen
page-column-best = Rekord
page-column-date = Datum
page-column-players = Mit dabei
page-column-scores = Punkte
page-column-winners = Gewonnen hat
page-column-table = Tisch
page-save-list = Liste speichern (CSV)
