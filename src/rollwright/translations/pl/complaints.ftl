### Everything that can be refused: by a rule, by the table, in a text, in a file. `core/errors.py` says who carries them.

## Either game: whose turn it is, and what is due

game-over = Partia jest zakończona.
deal-first = Planszetki lub arkusze nie są jeszcze rozdane.
deal-impossible = Takie rozdanie nie jest możliwe.
roll-first = Najpierw trzeba rzucić kośćmi.
no-roll-due = To nie pora na rzut.
wrong-number-of-dice = Należy rzucić { $due ->
    [one] jedną kością,
    [few] { $due } kośćmi,
    [many] { $due } kośćmi,
   *[other] { $due } kości,
  } a { $fell ->
    [0] nie podano żadnej ścianki.
    [one] podano jedną ściankę.
    [few] podano { $fell } ścianki.
    [many] podano { $fell } ścianek.
   *[other] podano { $fell } ścianki.
  }
no-such-face = Żadna kość nie ma takiej ścianki.
not-the-active-player = Teraz wybiera tylko aktywny gracz (miejsce { $active }).
marks-together = Tutaj wszyscy gracze zaznaczają jednocześnie.
marks-of-all = Potrzeba po jednym ruchu dla każdego miejsca, na które teraz czeka gra, w kolejności miejsc.
move-of-another-game = To nie jest ruch z tej gry.
no-such-seat = Przy tym stole nie ma miejsca nr { $seat }.

## The Border

no-roll-left = W tej rundzie wykonano już wszystkie rzuty ({ $rolls }).
reroll-nothing = Wybierz co najmniej jedną kość do przerzucenia.
dice-not-there = Na stole nie ma tylu kości tego koloru ({ $colour }).
segment-left-open = Trzeba ukończyć cały segment ({ $colour }); jeszcze niewykreślone: { $spaces }.
not-enough-dice = Za mało kości tego koloru ({ $colour }): potrzeba { $needed ->
    [one] jednej,
    [few] { $needed },
    [many] { $needed },
   *[other] { $needed },
  } a { $there ->
    [0] nie ma żadnej.
    [one] jest jedna.
    [few] są { $there }.
    [many] jest { $there }.
   *[other] jest { $there }.
  }
second-action-of-the-others = Aktywny gracz ma już za sobą pierwszą akcję; druga należy do pozostałych.
reroll-in-second-action = W drugiej akcji nikt nie przerzuca kości.
no-second-action-yet = Aktywny gracz nie zakończył jeszcze pierwszej akcji.
one-die-only = Aktywny gracz użył wszystkich pięciu kości, więc możesz użyć tylko jednej z nich, na jedno pole.
not-one-of-the-five = Wśród pięciu kości nie ma tego koloru ({ $colour }).
no-leftover-die = Nie została na to żadna kość tego koloru ({ $colour }).
not-adjacent = Pole { $space } nie sąsiaduje z żadnym wykreślonym polem.
white-space = Pole { $space } jest białe: jego wykreślenie jest nadrukowane.
no-such-space = Nie ma pola { $space }; ostatnie ma numer { $most }.
already-crossed = Pole { $space } jest już wykreślone.
already-marked = Pole { $space } jest już zaznaczone.

## Twenty One

again-or-keep-first = Najpierw aktywny gracz decyduje, czy rzuca ponownie.
dice-are-kept = Aktywny gracz zostawił kości po pierwszym rzucie.
six-ones = Przy sześciu jedynkach nie ma drugiego rzutu.
no-second-roll-left = Kośćmi można rzucić { $rolls ->
    [one] tylko raz.
    [few] najwyżej { $rolls } razy.
    [many] najwyżej { $rolls } razy.
   *[other] najwyżej { $rolls } raza.
  }
mark-nothing = Wpisz co najmniej jedną liczbę albo wykreśl kratkę.
enter-and-cross-off = W jednej rundzie nie możesz i wpisać liczby, i wykreślić kratki.
no-such-box = Nie ma takiej kratki.
not-the-current-row = Twój bieżący rząd to { $current }, a nie { $row }.
two-rows = Nie możesz pisać w dwóch rzędach w jednej rundzie.
box-not-free = Rząd { $row }, kolor { $colour }: ta kratka nie jest wolna.
number-too-high = Rząd { $row }, kolor { $colour }: liczba { $number } się nie zmieści, kratka przyjmuje najwyżej { $most }.
already-marked-box = Ta kratka jest już zaznaczona.
no-marks-yet = Jeszcze nie możesz zaznaczać: możliwy jest drugi rzut.

## Setting up a table

seats-out-of-range = Stół na { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  } nie jest możliwy: gra przewiduje od { $least } do { $most } graczy.
variant-unknown = Nie ma wariantu o nazwie „{ $variant }”.
first-seat-unknown = Nie ma miejsca nr { $seat }, od którego można by zacząć.
too-few-sheets = Każde miejsce potrzebuje własnej planszetki lub własnego arkusza. { $seats ->
    [one] Jest jedno miejsce,
    [few] Są { $seats } miejsca,
    [many] Jest { $seats } miejsc,
   *[other] Jest { $seats } miejsca,
  } a { $sheets ->
    [0] nie podano żadnego pliku.
    [one] podano jeden plik.
    [few] podano { $sheets } pliki.
    [many] podano { $sheets } plików.
   *[other] podano { $sheets } pliku.
  } Wskaż plik dla każdego miejsca.
sheet-of-another-game = Jedna z planszetek lub jeden z arkuszy należy do innej gry.
boards-of-two-maps = Wszystkie planszetki przy jednym stole muszą mieć tę samą mapę, a { $one } i { $other } mają różne.
sheets-of-two-kinds = Wszystkie arkusze przy jednym stole muszą pokazywać te same liczby, a { $one } i { $other } pokazują różne.
sheet-twice = { $name } występuje dwa razy. Każdy gracz ma inną planszetkę lub inny arkusz, chyba że dopuszczono kopie.

## At the table

seat-taken = Miejsce { $seat } jest zajęte.
seat-free = Miejsce { $seat } jest już wolne.
no-person-there = Miejsce { $seat } jest wolne albo zajmuje je bot.
seats-empty = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
  }
bot-unusable = „{ $text }” nie może być identyfikatorem bota. Dozwolone są małe litery, cyfry i łączniki.
word-unusable = Tego słowa nie można użyć. Powinno mieć od 1 do { $most } znaków, bez znaków sterujących.
nothing-owed = Miejsce { $seat } nie ma teraz niczego do wyboru.
words-closed = Rzucono już kośćmi: słów nie można zmienić.
no-dice-due = Teraz nie rzuca się kośćmi.
table-closed = Ten stół jest zamknięty.
left-already = Gracz z miejsca { $seat } już odszedł.
nobody-left = Gracz z miejsca { $seat } nie odszedł.
no-takeover = Bot nie może teraz przejąć miejsca { $seat }.
not-over-yet = Partia jeszcze się nie skończyła.
rematch-already = Rewanż ma już swój stół.
log-without-opening = Ten dziennik nie zaczyna się od otwarcia stołu.
chosen-already = Twój wybór już zapadł; najpierw go cofnij.
nothing-to-take-back = Nie ma czego cofnąć.
typed-number-of-dice = Rzucono { $due ->
    [one] jedną kością,
    [few] { $due } kośćmi,
    [many] { $due } kośćmi,
   *[other] { $due } kości,
  } a { $typed ->
    [0] nie wpisano żadnego wyniku.
    [one] wpisano jeden wynik.
    [few] wpisano { $typed } wyniki.
    [many] wpisano { $typed } wyników.
   *[other] wpisano { $typed } wyniku.
  }
typed-face-unknown = Żadna kość nie ma takiej ścianki.
dice-fall-by-themselves = Tymi kośćmi rzuca program: niczego nie trzeba wpisywać.

## Text that cannot be read

move-incomplete = Ten ruch jest niepełny.
move-unknown = „{ $text }” to nie jest ruch.
text-left-over = „{ $text }” jest tu zbędne.
place-twice = „{ $text }” podano dwa razy.
colour-unknown = „{ $text }” to nie kolor; litery kolorów to { $letters }.
space-unreadable = „{ $text }” to nie numer pola.
box-unreadable = „{ $text }” to nie kratka: podaj jej rząd i literę ({ $letters }), na przykład 2r, albo x, aby wykreślić.
box-letter-unknown = „{ $text }” to nie litera kratki ({ $letters }) ani x, czyli wykreślenie.
pips-unreadable = „{ $text }” to nie liczba od 1 do 6.
picture-space = Pole { $space } pokazuje „{ $text }” zamiast „{ $wanted }” lub wykreślenia.
picture-box = Rząd { $row }, kratka { $box }: zapis powinien zaczynać się jak „{ $wanted }”.

## Records

not-a-record = To nie jest zapis partii: pierwszy wiersz powinien brzmieć „rollwright record 2”.
record-too-long = Zapis ma więcej niż { $most ->
    [one] jeden znak.
    [few] { $most } znaki.
    [many] { $most } znaków.
   *[other] { $most } znaku.
  }
record-format-unknown = Ten zapis ma format { $format }; ta wersja zna format { $known }.
record-of-other-rules = Zapis powstał według zasad w wersji { $version }, której ta wersja programu nie zna.
header-line = „{ $text }” to nie wiersz nagłówka: powinien mieć postać „klucz: wartość”.
header-key-twice = „{ $key }” występuje w nagłówku dwa razy.
header-key-missing = W nagłówku brakuje „{ $key }”.
header-key-unknown = „{ $key }” nie należy do nagłówka.
header-value = „{ $text }” nie jest prawidłową wartością klucza „{ $key }”.
header-words = Każde miejsce dodaje do kości jedno słowo; liczba miejsc: { $seats }, liczba słów: { $words }.
not-json = To nie jest prawidłowy JSON: { $reason }
json-header = Nagłówek powinien być obiektem, którego wartości są tekstami.
json-events = Zdarzenia powinny być listą tekstów.
deal-unreadable = „{ $text }” to nie rozdanie; przykład rozdania: „deal first 2, sheets 3 1”.
deal-not-as-announced = Rozdanie nie pasuje do nagłówka: „first” podaje się tu wtedy i tylko wtedy, gdy losuje się, kto zaczyna, a „sheets”, gdy losuje się planszetki lub arkusze.
deal-of-missing-sheet = Rozdanie wymienia planszetkę lub arkusz spoza nagłówka albo wymienia coś dwa razy.
event-unknown = „{ $text }” to nie zdarzenie.
sheet-not-found = Planszetka lub arkusz { $name } ({ $hash }…) nie należy do zestawu Rollwright: podaj plik opcją --sheet.
secret-not-published = W zapisie nie ma sekretu kości: partia nie była zakończona.
secret-not-the-committed = Sekret nie odpowiada zobowiązaniu podanemu na początku.
dice-typed-in = Wpisano wyniki prawdziwych kości: nie ma czego weryfikować.
roll-not-proven = Rzut { $roll } nie wynika z sekretu i słów.

## Board and sheet files

file-not-playable = { $name } nie nadaje się do gry: { $count ->
    [one] jeden błąd.
    [few] { $count } błędy.
    [many] { $count } błędów.
   *[other] { $count } błędu.
  }
file-too-long = Plik ma więcej niż { $most ->
    [one] jeden znak.
    [few] { $most } znaki.
    [many] { $most } znaków.
   *[other] { $most } znaku.
  }
file-line-too-deep = W wierszu { $number } jest za dużo kropek.
file-not-toml = To nie jest prawidłowy TOML: { $reason }
file-unreadable = Nie można odczytać pliku { $name }: { $reason }
network-damaged = Plik { $name } jest uszkodzony albo go brakuje. Zainstaluj Rollwright ponownie.
kind-unknown = „{ $text }” to nie rodzaj pliku; znane rodzaje: { $kinds }.
key-missing = Brakuje tego klucza; powinien zawierać { $wanted ->
    [text] tekst bez znaków sterujących
    [integer] liczbę całkowitą
    [integers] listę liczb całkowitych
    [integer-lists] listę list liczb całkowitych
    [text-lists] listę list tekstów
    [tables] listę tabel
    [table] tabelę
   *[numbers] listę dwóch liczb
  }.
key-of-wrong-type = Ten klucz powinien zawierać { $wanted ->
    [text] tekst bez znaków sterujących.
    [integer] liczbę całkowitą.
    [integers] listę liczb całkowitych.
    [integer-lists] listę list liczb całkowitych.
    [text-lists] listę list tekstów.
    [tables] listę tabel.
    [table] tabelę.
   *[numbers] listę dwóch liczb.
  }
hex-of-two-numbers = Sześciokąt określają dwie liczby: q i r.
hex-twice = Dwa pola leżą na tym samym sześciokącie: { $q }, { $r }.
too-many-spaces = Mapa może mieć najwyżej { $most ->
    [one] jedno pole.
    [few] { $most } pola.
    [many] { $most } pól.
   *[other] { $most } pola.
  }
no-white-space = Co najmniej jedno pole musi być białe.
space-not-on-map = Na mapie nie ma pola { $space }.
not-nine-areas = Mapa ma dziewięć obszarów, a tutaj { $count ->
    [0] nie ma żadnego.
    [one] jest jeden.
    [few] są { $count }.
    [many] jest { $count }.
   *[other] jest { $count }.
  }
same-area-twice = Obszar „{ $area }” występuje dwa razy.
values-of-area = Obszar „{ $area }” powinien mieć dwie wartości równe co najmniej 1, niższą nie większą od wyższej; tutaj są to { $value } i { $low }.
ring-repeats = Pierścień wokół obszaru „{ $area }” wymienia jakieś pole dwa razy.
ring-open = Pierścień wokół obszaru „{ $area }” jest przerwany między polem { $one } a polem { $other }.
ring-empty = Pierścień wokół obszaru „{ $area }” niczego nie otacza.
ring-around-border = Pierścień wokół obszaru „{ $area }” otacza pole granicy { $space }.
areas-overlap = Obszary „{ $area }” i „{ $than }” otaczają ten sam teren.
ring-all-white = Pierścień obszaru „{ $area }” jest cały biały: nikt nie mógłby go ukończyć.
label-outside = Etykieta obszaru „{ $area }” nie leży w jego wnętrzu.
ring-thick = Pierścień wokół obszaru „{ $area }” jest za gruby przy polu { $space }.
file-colour-unknown = „{ $text }” nie jest żadnym z sześciu kolorów.
space-taken = Pole { $space } jest białe albo należy do innego segmentu.
space-without-segment = Pole { $space } nie należy do żadnego segmentu.
segment-length = Segment ma od 2 do 5 pól, każde podane raz; liczba pól tego segmentu: { $count }.
segment-not-connected = Pola tego segmentu nie są ze sobą połączone.
not-86-spaces = Standardowa mapa ma 86 pól; ta ma { $count }.
space-of-no-area = Pole { $space } nie należy do granicy żadnego obszaru.
values-not-standard = Standardowe wartości to 12, 11, 10, 9, 8, 7, 6, 5, 4; tutaj są to { $values }.
low-not-half = Na standardowej mapie niższa wartość obszaru „{ $area }” to { $half }: połowa wyższej, zaokrąglona w dół.
name-of-area-not-ours = „{ $area }” nie jest jedną z naszych nazw obszarów, więc będzie pokazywana bez tłumaczenia.
value-of-area-not-standard = Na standardowej mapie obszar „{ $area }” jest wart { $value }.
villa-not-at-top = Na standardowej mapie willa leży u góry.
larger-worth-less = Obszar „{ $area }” jest wart mniej niż obszar „{ $than }”, a nie jest od niego mniejszy.
not-two-white = Standardowa mapa ma dwa białe pola; ta ma { $count }.
white-not-in-its-corner = Na standardowej mapie białe pola leżą w lewej górnej i w prawej dolnej części, a pole { $space } leży gdzie indziej.
not-the-four-segments = Na standardowej planszetce każdy kolor ma po jednym segmencie z 2, 3, 4 i 5 pól; tutaj długości to { $lengths }.
segments-touch = Segmenty przy polach { $one } i { $other } mają ten sam kolor i się stykają.
maps-differ = Te planszetki nie mają tej samej mapy: nie można nimi grać przy jednym stole.
not-five-rows = Arkusz ma pięć rzędów, a tutaj { $count ->
    [0] nie ma żadnego.
    [one] jest jeden.
    [few] są { $count }.
    [many] jest { $count }.
   *[other] jest { $count }.
  }
not-six-boxes = Rząd ma sześć kratek; ten ma { $count }.
number-not-on-a-die = { $number } to nie liczba od 1 do 6.
colour-missing = W tym rzędzie nie ma kratki tego koloru: { $colour }.
numbers-rise = W standardowym rzędzie liczby nigdy nie rosną od lewej do prawej.
first-row-not-standard = Pierwszy rząd standardowego arkusza to { $numbers }.
row-not-ours = Na naszych arkuszach ten rząd to { $numbers }.
colour-twice-in-column = Kolor { $colour } zajmuje pozycję { $column } w więcej niż jednym rzędzie.
numbers-differ = Te arkusze nie pokazują tych samych liczb: nie można nimi grać przy jednym stole.
colours-alike = Rząd { $row }: oba arkusze mają ten sam kolor na pozycji { $column }.
