### The terminal: `rollwright play`, `replay`, `verify`, `check-board`, `rules`.
### The screen has 80 columns and 24 lines. Where a comment gives a width, the text must not be longer.

complaint-in-text = Wiersz { $line }, kolumna { $column }: { $said }
complaint-in-record = Wiersz { $line }: { $said }
error = Błąd: { $said }

## Command words: one word each, lower case, without spaces, all different. The English ones always work as well.

command-reroll = przerzut
command-keep = zostaw
command-again = ponownie
command-pass = pas
command-done = gotowe
command-undo = cofnij
command-why = czemu
command-board = planszetka
command-rule = zasada
command-help = pomoc
command-quit = wyjdź
command-say = powiedz
command-bot = bot
command-rematch = rewanż

## At the table. The header is one line of at most 80 characters with names of up to 12.

table-header = { $game } · runda { $round } · aktywny gracz: { $active }
table-header-rolls = { $game } · runda { $round } · aktywny gracz: { $active } · rzut { $roll } z { $rolls }
dice-label = Kości:
leftover-label = Dla ciebie:
one-of-five-label = Jedna z:
# The right-hand column: at most 18 characters each.
points-label = punkty
others-label = Wszyscy
bonus-label = za trafienia:
# In the list of what can be done: spaces, colour, and the points if any. Short.
option-segment = { $spaces } ({ $colour })
option-segment-points = { $spaces } ({ $colour }) +{ $points }
option-space-points = { $space } +{ $points }
options-segments = Można ukończyć: { $options }
options-spaces = Można wykreślić: { $options }
options-boxes = Pasuje: { $options }
options-nothing = Nic więcej nie pasuje do kości.
options-more = { $options } … i jeszcze { $count }
marked-so-far = Zaznaczone: { $marks }
# What to type: one line of at most 80 characters each.
prompt-first-action = Wpisz: pola, „zostaw a b” lub „przerzut r” (litery), pas, czemu 33, pomoc
prompt-first-action-marked = Wpisz: kolejne pola, cofnij, gotowe, czemu 33, pomoc
prompt-last-roll = Wpisz: pola, pas, czemu 33, pomoc
prompt-second-action = Wpisz: pola, pas, cofnij, gotowe, czemu 33, pomoc
prompt-again = Wpisz: ponownie (rzut kośćmi bez jedynek), zostaw lub pomoc
prompt-mark = Wpisz: litery kości, x (wykreślenie), cofnij, gotowe, czemu r, pomoc
prompt-hand-over = { $name }: twoja kolej przy klawiaturze. Naciśnij Enter.
prompt-back = Naciśnij Enter, aby wrócić.
prompt-step = Enter: dalej · b: wstecz · q: wyjście
pass-with-marks = Masz zaznaczenia: najpierw je cofnij albo wpisz gotowe, żeby je zatwierdzić.
roll-with-marks = Masz zaznaczenia: cofnij je przed kolejnym rzutem albo wpisz gotowe, żeby je zatwierdzić.
not-possible = „{ $text }” nie jest teraz możliwe.
screen-small = Ten ekran ma { $width } x { $height } znaków; żeby widzieć wszystko, potrzeba 80 x 24.
nothing-marked-yet = Nic nie jest zaznaczone. Wpisz pas, aby niczego nie wykreślać.
nothing-to-undo = Nie ma czego cofnąć.
may-be-touched = { $place } można teraz zaznaczyć.
not-understood = Nie rozumiem tu „{ $text }”. Wpisz pomoc.
no-such-rule = Nie ma zasady { $rule }.
forced-pass = { $name }: żadnej kości nie da się użyć, więc pasujesz.
forced-cross-off = { $name }: żadna liczba nie pasuje, więc kratka zostaje wykreślona.

## Real dice

dice-proven = Kości w tej partii można sprawdzić: wynikają z sekretu, który jest teraz ustalony, a na końcu znajdzie się w zapisie, oraz z jednego słowa od każdego gracza.
dice-commitment = Zobowiązanie: { $commitment }
ask-word = { $name }, twoje słowo dla kości (Enter: losowe):
ask-first = Kto zaczyna? Numer miejsca (od 1 do { $seats }):
ask-sheet = Którą planszetkę lub który arkusz bierze { $name }? ({ $left }):
ask-colours = Rzuć { $count ->
    [one] jedną kością i wpisz jej kolor
    [few] { $count } kośćmi i wpisz ich kolory
    [many] { $count } kośćmi i wpisz ich kolory
   *[other] { $count } kości i wpisz ich kolory
  } (litery { $letters }):
ask-pips = Rzuć { $count ->
    [one] jedną kością (kolor: { $dice }) i wpisz jej liczbę:
    [few] kośćmi (kolory: { $dice }) i wpisz ich liczby w tej kolejności:
    [many] kośćmi (kolory: { $dice }) i wpisz ich liczby w tej kolejności:
   *[other] kośćmi (kolory: { $dice }) i wpisz ich liczby w tej kolejności:
  }

## The end

end-score = { $name }: { $points }
end-rounds = Rozegrano { $rounds ->
    [one] jedną rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }.
record-saved = Zapis: { $file }
record-verify = Kości sprawdzisz poleceniem: rollwright verify { $file }
goodbye = Do zobaczenia. Opuszczasz partię przed jej końcem.

## At a table in the network: `rollwright play --at LINK`

# What to type: one line of at most 80 characters each.
prompt-throw = Enter: rzut kośćmi. Możesz też wpisać: powiedz cześć, planszetka 2, pomoc
prompt-waiting = Wpisz: powiedz cześć, planszetka 2, pomoc lub wyjdź
prompt-waiting-chosen = Wpisz: cofnij (wybór), powiedz cześć, planszetka 2, pomoc lub wyjdź
prompt-watching = Wpisz: planszetka 2, pomoc lub wyjdź
prompt-over = Wpisz rewanż, aby zagrać jeszcze raz, albo naciśnij Enter, aby wyjść.
prompt-over-watching = Naciśnij Enter, aby wyjść.
waiting-for = Czekamy na: { $names }.
waiting-for-guests = Czekamy, aż { $count ->
    [one] usiądzie jeszcze jedna osoba
    [few] usiądą jeszcze { $count } osoby
    [many] usiądzie jeszcze { $count } osób
   *[other] usiądzie jeszcze { $count } osoby
  }.
free-seat = wolne
name-away = { $name } (brak połączenia)
name-left = { $name } (poza grą)
name-bot = { $name } (bot)
seat-lost = Miejsce { $seat } nie należy już do ciebie. Możesz dalej oglądać.
bot-may-play = { $name }: brak połączenia. Wpisz bot { $seat }, aby dalej grał bot.
phrases-known = Można powiedzieć: { $phrases }
connection-lost = Utracono połączenie. Łączę ponownie…
connection-back = Połączenie wróciło.
come-back-how = Twoje miejsce czeka. Wrócisz poleceniem: rollwright play --at { $link }
table-full = Wszystkie miejsca przy tym stole są zajęte.
link-unreadable = „{ $text }” nie jest linkiem do stołu.
server-unreachable = Nie można połączyć się z { $server }: { $reason }
server-strange = { $server } nie jest serwerem Rollwright albo działa w innej wersji.
server-refuses = Serwer odmawia: { $code }
at-no-terminal = Aby usiąść do stołu, potrzebujesz terminala.
at-excludes = Gospodarz przygotował już ten stół, więc pomiń { $option }.
seat-without-at = --seat działa tylko razem z --at.
help-table-commands =
    Przy stole w sieci: „cofnij” wycofuje twój wybór, dopóki inni jeszcze wybierają.
    „powiedz cześć” wysyła zwrot; samo „powiedz” pokazuje wszystkie zwroty. „bot 2” oddaje
    botowi grę za nieobecnego gracza. „wyjdź” zamyka tylko terminal: miejsce zostaje twoje.

## Help in the game

help-border =
    Pierwsza akcja: aktywny gracz rzuca najwyżej trzy razy. „zostaw a a” zostawia
    dwie szare kości i przerzuca resztę; „przerzut r b” przerzuca jedną czerwoną
    i jedną niebieską. Potem wpisz dowolne pole segmentu: wszystkie jego
    niewykreślone pola zaznaczą się razem. Druga akcja: wpisuj pojedyncze pola
    w kolorach pozostałych kości, sąsiadujące z wykreślonym polem.
help-twentyone =
    Rzuć raz i, jeśli chcesz, ponownie: wszystkie jedynki zostają. Potem wpisz
    litery kości, których liczby mają trafić do bieżącego rzędu, albo x, aby
    wykreślić jego pierwszą od lewej wolną kratkę. Liczba równa liczbie w kratce
    to trafienie.
help-commands =
    „cofnij” usuwa ostatnie zaznaczenie, „gotowe” zatwierdza wszystkie. „czemu { $place }” mówi,
    która zasada zabrania zaznaczyć to miejsce. „planszetka 2” pokazuje planszetkę
    lub arkusz miejsca 2. „zasada { $rule }” pokazuje zasadę. „wyjdź” kończy partię przed
    czasem i zachowuje zapis.
help-letters = Litery: { $letters }

## Choosing a game

choose-game = W co gramy?  { $games }
choose-again = Wpisz liczbę od 1 do { $most }.

## replay, verify, check-board

replay-title = { $game }, { $count ->
    [one] jedno zdarzenie
    [few] { $count } zdarzenia
    [many] { $count } zdarzeń
   *[other] { $count } zdarzenia
  }
verify-ok = ok: { $count ->
    [one] jedyny rzut wynika
    [few] sprawdzono { $count } rzuty, wszystkie wynikają
    [many] sprawdzono { $count } rzutów, wszystkie wynikają
   *[other] sprawdzono { $count } rzutu, wszystkie wynikają
  } z sekretu i słów.
verify-ok-seeded = ok: { $count ->
    [one] jedyny rzut wynika
    [few] sprawdzono { $count } rzuty, wszystkie wynikają
    [many] sprawdzono { $count } rzutów, wszystkie wynikają
   *[other] sprawdzono { $count } rzutu, wszystkie wynikają
  } z ziarna { $seed }. To niczego nie dowodzi: każdy, kto znał ziarno, znał też kości.
check-together = Wszystkie razem
check-standard = ok: standardowe
check-playable = ok: grywalne, ale niestandardowe:
check-unplayable = niegrywalne:
check-warnings = Różnice względem naszych plików (to nie błędy):
file-exists = { $name } już istnieje. Wybierz inną nazwę albo dodaj --overwrite.
file-unwritable = Nie można zapisać pliku { $name }: { $reason }
file-too-large = { $name } ma { $size ->
    [one] jeden bajt
    [few] { $size } bajty
    [many] { $size } bajtów
   *[other] { $size } bajta
  }; maksimum to { $most }.
file-not-ordinary = { $name } nie jest zwykłym plikiem.
file-not-text = { $name } nie jest tekstem w UTF-8.
game-unknown = Nie ma gry o nazwie „{ $text }”; dostępne gry: { $games }.
game-without-screen = W { $text } nie można grać w terminalu.
sheet-unknown = Nie ma planszetki ani arkusza o nazwie „{ $text }”: podaj jedną z nazw ({ $names }) albo ścieżkę do pliku.
sets-none = Ta gra nie tworzy planszetek ani arkuszy z numeru.
set-unknown = Planszetki można utworzyć z numerów od { $least } do { $most }, a nie z { $number }.
boards-made = Aby zagrać na tych planszetkach, z plikami lub bez nich: { $command }
sheet-is-map = { $name } to mapa, a nie planszetka: podaj plik planszetki.
names-too-many = Więcej imion ({ $names }) niż miejsc ({ $seats }).
name-unusable = „{ $text }” nie może być imieniem. Imię powinno mieć od 1 do { $most } znaków, bez znaków sterujących.
bot-not-installed = „{ $text }” nie jest tu zainstalowany. Zainstalujesz go poleceniem: pip install "rollwright[bots]"
needs-extra = Do tego potrzebny jest pakiet { $package }. Zainstaluj go: pip install "rollwright[{ $extra }]"
seats-unreadable = „{ $text }” to nie gracz: podaj liczbę miejsc albo listę graczy, na przykład person,greedy,random.
seed-too-long = Ziarno może mieć najwyżej { $most } cyfr.
seed-and-real-dice = --seed i --real-dice wykluczają się: prawdziwe kości nie mają ziarna.
language-unknown = Nie ma jeszcze języka „{ $text }”; dostępne języki: { $languages }.
real-dice-no-terminal = Przy prawdziwych kościach ktoś musi siedzieć przy klawiaturze.
default-name = Gracz { $seat }

## solve

solve-row = Rząd { $row } ({ $numbers }): { $worth }
solve-sheet-worth = Arkusz { $name }: { $worth }
solve-progress = Rozwiązywanie
solve-game = Można rozwiązać tylko twentyone, nie { $text }.
solve-sheet = { $name } nie jest arkuszem do Twenty One.
solve-position-and-dice = --position i --dice podaje się razem.
solve-position-unreadable = „{ $text }” nie jest pozycją: podaj rząd i jego sześć kratek, na przykład 2:5..x2.
solve-row-complete = W „{ $text }” żadna kratka nie jest wolna.
solve-number-too-high = W kratce { $box } nie zmieści się { $number }: pokazuje { $most } (T14).
solve-dice-unreadable = „{ $text }” to nie sześć kości: podaj "w2 k1 r6 b3 y4 g5" albo sześć liczb w tej kolejności kolorów.

## Help of the command line

help-app = The Border i Twenty One: dwie gry kościane typu roll-and-write.
help-play = Graj w terminalu z ludźmi przy jednej klawiaturze i z botami.
help-at = Usiądź do stołu w sieci, korzystając z linku od gospodarza.
help-seat = Z --at: numer miejsca do zajęcia; domyślnie pierwsze wolne.
help-game = border albo twentyone; jeśli brak, program zapyta.
help-seats = Liczba miejsc albo gracze: person,greedy,random. Sama liczba daje jedną osobę i boty greedy.
help-names = Imiona w kolejności miejsc: Ana,Bruno. Miejsce z imieniem i bez bota należy do człowieka.
help-seed = Ziarno kości i botów. To samo ziarno daje tę samą partię.
help-real-dice = Rzucaj prawdziwymi kośćmi i wpisuj, co pokazują.
help-record = Gdzie zapisać partię; domyślnie w twoim folderze danych.
help-overwrite = Zastąp zapis, jeśli plik już istnieje.
help-language = Jeden z języków: { $languages }; domyślnie język systemu.
help-sheets = Planszetki lub arkusze, według nazwy albo ścieżki do pliku: 1,4711-2,moja-planszetka.toml. Są przydzielane miejscom w tej kolejności.
help-copies = Pozwól, by kilka miejsc miało tę samą planszetkę lub ten sam arkusz (B41, T33).
help-first = Miejsce, które zaczyna; domyślnie losowane.
help-variant = Nazwa wariantu gry.
help-inverted = Twenty One od dolnego rzędu do górnego (T31).
help-replay = Sprawdź zapis partii według zasad. Sprawdza każde zdarzenie i wypisuje wynik.
help-step = Przejdź przez partię krok po kroku, z obrazami.
help-json = Wypisz wynik jako JSON.
help-record-file = Zapis partii, jako tekst lub JSON.
help-sheet-file = Plik planszetki lub arkusza, który zapis wymienia, a którego nie ma w zestawie Rollwright. Można podać kilka razy.
help-verify = Sprawdź kości zapisu partii. Oblicza na nowo każdy rzut z sekretu kości.
help-check-board = Sprawdź pliki planszetek lub arkuszy: czy są grywalne (B40, T32) i standardowe.
help-board-files = Pliki planszetek, map lub arkuszy; kilka plików sprawdza się też jako zestaw.
help-make-boards = Zapisz pliki zestawu równie dobrych planszetek: te same segmenty w czterech wersjach kolorystycznych. Z tego samego numeru powstają zawsze te same planszetki, a do gry wystarczą ich nazwy: 4711-1 to pierwsza planszetka zestawu 4711.
help-make-boards-seed = Numer zestawu, od 0 do 999999. Domyślnie jest losowany.
help-make-boards-folder = Folder na pliki. Jeśli nie istnieje, zostanie utworzony.
help-solve = Rozwiąż Twenty One dla jednej osoby (T30). Podaje najlepszy oczekiwany wynik każdego rzędu i arkusza.
help-solve-game = twentyone: gra, którą można rozwiązać.
help-solve-sheet = Arkusz: nazwa (od A do F) albo plik własnego arkusza; domyślnie A.
help-no-reroll = Rozwiąż grę bez drugich rzutów.
help-position = Uporządkuj możliwości w rzędzie. Podaj numer rzędu, dwukropek i jego sześć kratek od lewej do prawej: . to wolna kratka, x wykreślona, a cyfra to wpisana liczba. Przykład: 2:5..x2. to pozycja w rzędzie 2. Przy każdej możliwości widać oczekiwany wynik rzędu.
help-dice = Z --position: wyniki kości, na przykład "w2 k1 r6 b3 y4 g5", albo sześć liczb w tej kolejności kolorów.
help-second-roll = Z --position: kośćmi rzucono już dwa razy.
help-rules = Pokaż zasady albo jedną z nich.
help-rule = Zasada, na przykład B14, albo wszystkie zasady gry border lub twentyone.
help-export = Zamień zapis z tekstu na JSON albo z JSON na tekst.
help-export-form = W jakiej postaci wypisać zapis.
help-version = Wypisz wersję.

## Lessons

learn-listed = { $name }: rollwright learn { $game }
learn-no-lesson = Ta gra nie ma lekcji. Lekcje mają: { $games }.
learn-no-step = Liczba kroków tej lekcji: { $steps }.
learn-no-terminal = Lekcja wymaga terminala, w którym można pisać.
learn-left = Aby wrócić później: rollwright learn { $game } --step { $step }
help-learn = Naucz się gry, grając w nią. Bez nazwy gry wyświetla listę lekcji.
help-learn-game = border lub twentyone.
help-learn-step = Numer kroku, od którego zaczyna się lekcja.
