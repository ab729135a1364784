### The laboratory: `rollwright simulate`, `rollwright arena`.

## `rollwright simulate`. The heads of columns are short: at most 14 characters.

lab-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
  }, ziarno { $seed }. W nawiasach: przedziały ufności 95%.
lab-playing = Rozgrywanie
lab-player = Gracz
lab-seat = Miejsce
lab-turn = Kolejność
lab-board = Planszetka
lab-sheet = Arkusz
lab-games = Partie
lab-points = Punkty
lab-spread = Rozrzut
lab-wins = Wygrane
lab-rounds = Rundy: { $mean }, rozrzut { $spread }
lab-advantage = Przewaga pierwszego gracza nad równym podziałem, w punktach procentowych: { $points }
lab-counted = { $what }: { $count }
# In pictures.
lab-areas = Ukończone obszary
lab-rows = Ukończone rzędy
lab-hits = Trafienia
lab-per-cent-of-games = Procent partii

## `rollwright arena`

arena-title = { $game }, liczba miejsc: { $seats }, { $milliseconds } ms na decyzję, ziarno { $seed }. W nawiasach: przedziały ufności 95%, ważne niezależnie od tego, kiedy test się zatrzyma.
arena-pairing = Para
arena-verdict = Werdykt
arena-open = nierozstrzygnięte
arena-better = lepszy: { $name }
arena-above = powyżej { $share }
arena-below = poniżej { $share }
arena-rating = Ranking
arena-decisions = Decyzje
arena-late = Spóźnione
arena-slowest = Najdłużej, ms

## What cannot be

needs-bots = Bot „{ $text }” potrzebuje pakietu numba. Zainstaluj go: pip install "rollwright[bots]"
entrant-cheats = Bot „{ $text }” chce zagrać „{ $move }”, czego zabrania zasada { $rule }.
form-unknown = { $name }: nazwa pliku musi mieć jedną z końcówek: { $forms }.
entrant-unknown = Nie ma bota „{ $text }”; dostępne boty: { $bots }; własny podaj jako MODUŁ:KLASA.
entrant-not-found = Nie można wczytać bota „{ $text }”: { $reason }
entrant-no-bot = „{ $text }” nie jest botem: nie ma metody choose(state, seat, rng, deadline).
number-too-small = { $option } musi wynosić co najmniej { $least }.
arena-bots = Turniej wymaga co najmniej dwóch różnych botów.
arena-share = --share to część zwycięstw między 0 a 1, na przykład 0.6.

## Help of the command line

help-bots = Pokaż boty danej gry, od najsłabszego: ich identyfikatory, styl gry i siłę.
help-simulate = Niech boty rozegrają wiele partii. Pokazuje punkty, rundy oraz wygrane według miejsca i planszetki lub arkusza.
help-arena = Niech boty rywalizują ze sobą. Kończy się, gdy jeden jest lepszy z ufnością 95%.
help-lab-game = border, twentyone
help-players = Bot dla każdego miejsca, na przykład greedy,random; albo liczba botów greedy.
help-games = Liczba partii.
help-lab-seed = Ziarno kości i botów. To samo ziarno daje te same partie, niezależnie od liczby procesów.
help-lab-sheets = Planszetki lub arkusze, według nazwy albo ścieżki do pliku. simulate rozdaje je w tej kolejności, arena w każdej.
help-milliseconds = Limit czasu na decyzję w milisekundach. Wolniejsze decyzje liczą się jako spóźnione.
help-out = Zapisz partie do tego pliku, jeden wiersz na miejsce: .csv lub .parquet.
help-picture = Narysuj rozkład punktów, obszarów, rzędów i trafień: .svg lub .png.
help-overwrite-files = Zastąp istniejące pliki.
help-jobs = Liczba procesów; domyślnie jeden na rdzeń.
help-ray = Graj na klastrze Ray pod tym adresem; local uruchamia go tutaj.
help-arena-bots = Boty według id, na przykład greedy random; własny jako MODUŁ:KLASA.
help-arena-seats = Liczba miejsc. Każdy bot zajmuje połowę z nich, na przemian.
help-games-at-most = Największa liczba partii w jednej parze. Para kończy wcześniej, gdy wynik jest już pewny z ufnością 95%.
help-share = Część zwycięstw do wykazania dla pierwszego z dwóch botów, na przykład 0.8; 0.5 rozstrzyga, który jest lepszy.
help-play-all = Rozegraj wszystkie partie, nawet gdy wynik jest już pewny, dla dokładniejszej oceny.
help-gauntlet = Pierwszy bot przeciw każdemu z pozostałych zamiast każdy z każdym.

## Kernels

kernels-compiled-first = Kompiluję najsilniejsze boty dla tego komputera: niecałe pół minuty, tylko ten jeden raz.
kernels-compiled-in-background = { $bot } jest kompilowany dla tego komputera, tylko ten jeden raz; do tego czasu gra za niego planista.
kernels-progress = Kompilacja
