### The list of this browser's tables: results, totals and filters.

page-filter = Filtr
page-filter-state = Stan
page-filter-with = Z kim
page-any-game = wszystkie gry
page-any-state = wszystkie
page-anyone = z kimkolwiek
page-no-match = Żaden stół nie pasuje do filtra.
page-show-all = Pokaż wszystkie stoły
page-no-tables-how = Zagraj z botem, zaproś znajomych albo otwórz link, który ktoś ci przysłał.
page-result-won = Wygrana
page-result-shared = Wspólna wygrana
page-result-lost = Przegrana
page-result-none = Przerwana
page-totals = Moje wyniki
page-totals-note = Zakończone partie, w których grasz na jednym miejscu.
page-totals-none = Dokończ partię, a tutaj pojawią się twoje wyniki.
page-column-opponent = Przeciwnik
page-column-played = Partie
page-column-won = Wygrane
page-column-best = Rekord
page-column-date = Data
page-column-players = Gracze
page-column-scores = Punkty
page-column-winners = Zwycięzcy
page-column-table = Stół
page-save-list = Zapisz listę (CSV)
