### All other screens of the page: loaded with the first of them.

## Everywhere

page-language = Język
page-notifications = Powiadomienia
page-points = punkty
page-nothing-here = Pod tym adresem niczego nie ma
page-nothing-here-how = Może brakuje części linku. Poproś o niego jeszcze raz albo wybierz coś poniżej.
page-no-table = Nie ma takiego stołu
page-no-table-how = Mógł zostać usunięty albo brakuje części linku. Poproś gospodarza o link jeszcze raz.
page-no-way-in = Ten stół jest dostępny tylko dla osób z linkiem
page-no-way-in-how = Poproś gospodarza o link do gry lub do oglądania.
page-no-way-in-ask = Poproś gospodarza ({ $name }) o link do gry lub do oglądania.
page-no-way-in-later = Po zakończeniu partii obejrzysz pod tym adresem powtórkę.
page-old-page = Ta strona jest starsza niż serwer
page-old-page-how = Odśwież ją. Jeśli to nie pomoże, zamknij wszystkie jej karty i otwórz ją ponownie.
page-reload = Odśwież
page-replay-empty-how = Stół zamknięto przed pierwszym rzutem. Nowy możesz otworzyć w każdej chwili.
page-still-playing = Ta partia jeszcze trwa
page-still-playing-how = Gdy się skończy, obejrzysz tu powtórkę.
page-your-name = Twoje imię

## The start page

page-game = Gra
page-variant = Wariant
page-as-in-the-box = zasady standardowe
page-pace = Tempo
page-pace-live = na żywo
page-pace-days = bez pośpiechu (kilka dni)
page-dice = Kości
page-dice-proven = sprawdzalne, rzuca serwer
page-dice-typed = prawdziwe, wpisywane ręcznie
page-patience = Po ilu sekundach nieobecności może zagrać bot
page-open = Otwórz stół
page-my-data = Moje dane
page-my-data-what = Serwer rozpoznaje tę przeglądarkę po ciasteczku. Przechowuje twoje stoły, imiona, których przy nich używasz, twoje ruchy oraz czas twojej pierwszej i ostatniej wizyty. Po włączeniu powiadomień także to, dokąd i kiedy są wysyłane. Nic więcej.
page-my-data-forever = Zakończone stoły są przechowywane, dopóki nie usunie ich administrator serwera.
page-my-data-days = { $days ->
    [one] Zakończone stoły są usuwane po jednym dniu.
    [few] Zakończone stoły są usuwane po { $days } dniach.
    [many] Zakończone stoły są usuwane po { $days } dniach.
   *[other] Zakończone stoły są usuwane po { $days } dnia.
  }
page-export = Eksportuj moje dane
page-forget = Usuń moje dane
page-forget-sure = Opuścić wszystkie stoły i usunąć z nich swoje imiona?

## At a table

page-connecting = Łączenie…
page-waiting-for-players = Czekamy na graczy
page-your-roll = Twój rzut
page-your-word = Twoje słowo
page-faces = Co pokazują kości
page-keep = Zostaw kości
page-undo = Cofnij
page-pass = Pas
page-pass-no = Gram dalej
page-pass-rolls = { $left ->
    [one] Został ci jeden rzut.
    [few] Zostały ci { $left } rzuty.
    [many] Zostało ci { $left } rzutów.
   *[other] Zostało ci { $left } rzutu.
  }
page-pass-could = Możesz jeszcze coś zaznaczyć.
page-border-could-complete = { $count ->
    [one] Możesz ukończyć jeden segment.
    [few] Możesz ukończyć { $count } segmenty.
    [many] Możesz ukończyć { $count } segmentów.
   *[other] Możesz ukończyć { $count } segmentu.
  }
page-border-could-cross = Możesz jeszcze wykreślić pole.
page-keep-hint = Dotknij kości, aby ją zostawić
page-take-back = Wycofaj
page-cross-off = wykreśl kratkę
page-area = Obszar
page-worth-now = Wartość teraz
page-you = ty
page-left = poza grą
page-away = offline
page-has-chosen = wybór gotowy
page-come-back = Wróć
page-leave = Odejdź
page-leave-sure = Odejść od stołu? Możesz później wrócić.
page-hand-over = Na inne urządzenie
page-let-bot-play = Niech bot gra dalej
page-seat-bot = Posadź bota
page-free-seat = Zwolnij miejsce
page-free-seat-sure = Odebrać to miejsce graczowi?
page-remove-guest = Usuń na stałe
page-remove-guest-sure = Usunąć tego gracza na stałe? Żaden link go już nie wpuści. Powstaną nowe linki, a stare przestaną działać.
page-say = Powiedz coś
page-news = Co się wydarzyło
page-invitation = Link do gry
page-watching = Link do oglądania
page-qr = Pokaż kod QR
page-new-links = Nowe linki
page-new-links-sure = Utworzyć nowe linki? Stare przestaną działać.
page-more = Więcej
page-close-table = Zamknij stół
page-close-table-sure = Zakończyć partię dla wszystkich?

## The end

page-result = Wynik
page-rematch = Rewanż
page-to-the-rematch = Do rewanżu
page-accept-rematch = Przyjmij
page-series = Dotychczasowe wygrane
page-at-rematch = czeka na rewanż
page-waiting-at-rematch = { $count ->
    [one] { $names } czeka na rewanż przy nowym stole.
   *[other] { $names } czekają na rewanż przy nowym stole.
  }
page-invited = zaproszenie wysłane
page-replay = Zobacz powtórkę
page-record = Zapis
page-record-json = Zapis (JSON)
page-proof = Sprawdź kości
page-proof-commitment = Zobowiązanie (znane od początku)
page-proof-secret = Sekret
page-proof-words = Słowa

## The table: turns, dice and marks

page-home = Strona główna
page-people = Gracze
page-as-text = Jako tekst
page-round-number = Runda { $round }
page-over = Koniec gry
page-dice-count = { $dice ->
    [0] bez kości
    [one] jedna kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
  }
page-ask-done = Potwierdź przyciskiem „Gotowe”.
page-skip = Przejdź do bieżącej chwili
page-last-round = Ostatnia runda
page-maybe-last-round = Być może ostatnia runda
page-missed = { $moves ->
    [one] Ominął cię jeden ruch
    [few] Ominęły cię { $moves } ruchy
    [many] Ominęło cię { $moves } ruchów
   *[other] Ominęło cię { $moves } ruchu
  }.
page-border-ask-reroll = Twoja kolej: wskaż kości, które zostawiasz, i rzuć znowu (jeszcze { $left }) albo ukończ segment.
page-border-ask-reroll-only = Twoja kolej: na razie nie ukończysz żadnego segmentu. Wskaż kości, które zostawiasz, i rzuć znowu (jeszcze { $left }).
page-border-ask-complete = Twoja kolej: ukończ segment swoimi kośćmi.
page-border-ask-nothing = Twoja kolej: tymi kośćmi nie ukończysz żadnego segmentu. Pasuj.
page-border-ask-more = Wykreślaj dalej albo wybierz „Gotowe”.
page-border-ask-second = { $name } zostawia: { $dice }. Wykreśl pola obok już wykreślonych.
page-border-ask-one-die = { $name } wykorzystuje wszystkie pięć kości: wybierz jedną z nich i wykreśl jedno pole obok wykreślonego.
page-border-ask-no-die = Żadną kością nie wykreślisz pola obok już wykreślonego: pasuj.
page-twentyone-ask-again = Twoja kolej: zostaw kości albo przerzuć { $dice ->
    [one] jedyną kość, która nie pokazuje jedynki.
    [few] wszystkie { $dice } kości, które nie pokazują jedynki.
    [many] wszystkie { $dice } kości, które nie pokazują jedynki.
   *[other] wszystkie { $dice } kości, które nie pokazują jedynki.
  }
page-twentyone-ask-enter = Wpisz liczby w rzędzie { $row }: ten sam kolor i nie więcej niż liczba w kratce.
page-twentyone-ask-more = Wpisz więcej liczb albo wybierz „Gotowe”.
page-twentyone-ask-cross = Żadna kość nie pasuje w rzędzie { $row }: wykreśl pierwszą od lewej wolną kratkę.
page-waiting-for-names = Czekamy na: { $names }
page-connection-lost = Utracono połączenie. Łączę ponownie…
page-rule-number = Zasada { $rule }
page-roll = Rzuć
page-roll-again = Rzuć znowu
page-rolls-left = { $left ->
    [one] został 1 rzut
    [few] zostały { $left } rzuty
    [many] zostało { $left } rzutów
   *[other] zostało { $left } rzutu
  }
page-chosen-waiting = Gotowe. Czekamy na innych.
page-done-points = { $points ->
    [0] Gotowe
   *[other] Gotowe: +{ $points }
  }
page-score = { $score ->
    [one] jeden punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
  }
page-rolls-now = rzuca
page-chooses-now = wybiera
page-scores = Wyniki
page-leads = prowadzi
page-active = aktywny gracz
# Completed, of those that end the game.
page-border-areas = obszary: { $areas } z { $total }
page-twentyone-rows = rzędy: { $rows } z { $total }
page-pass-to = Teraz gra: { $name }. Przekaż urządzenie.
page-i-am = To ja, { $name }
page-asked-by-name = { $name }: { $prompt }
page-players-here = Gracze na tym urządzeniu

## Keys

page-keys = Skróty klawiszowe
page-keys-off = Można je wyłączyć w ustawieniach.
page-key-roll = rzuć
page-key-dice = zostaw kość albo ją zwolnij
page-key-keep = zostaw wszystkie kości
page-key-walk = przejdź na inne pole
page-key-lit = następne podświetlone pole
page-key-mark = zaznacz wskazane pole
page-key-undo = cofnij
page-key-done = gotowe albo wycofaj
page-key-text = stan gry jako tekst
page-key-help = ta lista

## Opening a table

page-new-with-friends = Nowy stół ze znajomymi
page-new-here = Nowy stół na tym urządzeniu
page-new-here-how = Wszyscy grają na tym urządzeniu.
page-who-plays = Kto gra?
page-sitter = Kto siedzi na miejscu { $seat }
page-sitter-here = na tym urządzeniu
page-sitter-link = dołączy z linku
page-sitter-bot = bot: { $bot }
page-bots-missing = Nie zainstalowano na tym serwerze: { $bots }. Administrator może je zainstalować poleceniem: { $command }
page-name-of-seat = Imię na miejscu { $seat }
page-player-number = Gracz { $seat }
page-hidden-choices = Wybieramy w tajemnicy
page-hidden-choices-hint = Przy każdym wyborze przekazujecie sobie urządzenie. W przeciwnym razie wszyscy zaznaczają na jednym ekranie.
page-add-seat = Dodaj miejsce
page-remove-seat = Usuń miejsce { $seat }
page-no-person = Przynajmniej jedno miejsce musi być dla człowieka.
page-boards = Planszetki
page-sheets = Arkusze
page-drawn = losowane
page-chosen-by-seat = wybrane
page-new-boards = nowe
page-new-boards-hint = Cztery nowe planszetki na tę partię; żadna nie jest lepsza od innych. Ten sam numer daje znów te same planszetki.
page-set-number = Numer planszetek
page-other-number = Inny numer
page-made-from = Planszetki utworzone z numeru { $number }
page-any-board = dowolna planszetka
page-any-sheet = dowolny arkusz
page-named-board = Planszetka { $name }
page-named-sheet = Arkusz { $name }
page-of-seat-board = Planszetka na miejscu { $seat }
page-of-seat-sheet = Arkusz na miejscu { $seat }
page-game-options = Opcje gry
page-dice-proven-hint = Tych kości nikt nie może zmienić, nawet serwer: na końcu każdy może to sprawdzić.
page-dice-typed-hint = Rzucasz własnymi kośćmi na stole i wybierasz na ekranie, co pokazują.
page-pace-live-hint = Wszyscy są obecni. Za kogoś, kogo długo nie ma, może zagrać bot.
page-pace-days-hint = Każdy gra, kiedy ma czas. Stół czeka.

## My tables

page-my-tables = Moje stoły
page-no-tables-yet = Nie ma jeszcze żadnych stołów. Pojawią się tutaj, gdy tylko przy którymś usiądziesz.
page-running-tables = W trakcie
page-finished-tables = Zakończone
page-watch-replay = Zobacz powtórkę

## Settings

page-settings-kept = Te ustawienia są zapisane w tej przeglądarce.
page-your-name-hint = Widzą je inni przy stole.
page-theme = Motyw
page-theme-system = systemowy
page-theme-light = jasny
page-theme-dark = ciemny
page-symbols = Symbole kolorów
page-symbols-hint = Każdy kolor ma własny symbol, więc nie trzeba rozróżniać kolorów.
page-sounds = Dźwięki
page-sounds-hint = Kości, marker i sygnał, gdy przychodzi twoja kolej.
page-motion = Animacje
page-motion-system = systemowe
page-motion-full = pełne
page-motion-reduced = ograniczone
page-speed = Tempo ruchów innych graczy
page-speed-slow = wolne
page-speed-normal = normalne
page-speed-fast = szybkie
page-speed-instant = natychmiastowe
page-key-shortcuts = Skróty klawiszowe
page-key-shortcuts-hint = R rzuca, D to „gotowe”, cyfry zostawiają kości. Przy stole klawisz ? pokazuje pełną listę.
page-confirm-pass = Pytaj przed pasowaniem
page-confirm-pass-hint = Tylko gdy możesz zrobić coś innego.

## Windows and links

page-cancel = Anuluj
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy-selected = Link jest zaznaczony: teraz go skopiuj.
page-share = Udostępnij
page-qr-of = Kod QR: { $label }
page-link-local = Ten link działa tylko na tym komputerze. Aby działał na telefonach w twojej sieci, uruchom serwer z opcją --lan.

## Before the first roll

page-sit-down = Usiądź
page-free-here = Wolne miejsce
page-sit-here = Usiądź tu
page-sit-in = Usiądź na miejscu { $seat }
page-lobby-sit = Zajmij miejsce
page-lobby-wait = { $seats ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $seats } miejsca są jeszcze wolne
    [many] { $seats } miejsc jest jeszcze wolnych
   *[other] { $seats } miejsca jest jeszcze wolne
  }
page-get-up = Wstań
page-lobby-begins = Wszyscy już są. Zaczynamy.
page-invite = Zaproś innych
page-invite-how = Każdy, kto otworzy ten link, może usiąść do stołu.
page-invite-lost = Linki były widoczne przy otwarciu stołu. Możesz utworzyć nowe.
page-your-word-how = Współtworzy liczby losowe, od których zależą rzuty, więc nikt nie może ich przewidzieć. Wystarczy przypadkowe słowo.
page-watch-only = Oglądasz tę partię.

## People at the table

page-away-since = offline od { $time }
page-bot-for = gra bot { $bot }
page-bot-note = bot
page-free-seat-of = Zwolnij miejsce: { $name }
page-remove-guest-of = Usuń na stałe: { $name }
page-link = Link
page-hand-over-title = { $name } na innym urządzeniu
page-hand-over-how = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut. Działa tylko raz.
page-choose-bot = Który bot?
page-watchers-count = { $watchers ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $watchers } osoby.
    [many] Ogląda { $watchers } osób.
   *[other] Ogląda { $watchers } osoby.
  }
page-host-part = Dla gospodarza

## Said by the server, before the page is there

page-not-built = Strona nie jest jeszcze zbudowana. Uruchom „make web” albo zainstaluj pakiet ponownie przez pip i odśwież stronę.

## The map of The Border

page-map-closer = Przybliż
page-map-whole = Pokaż całą mapę
# $place: the number of the space; $colour: its colour; $state: open, crossed or pencilled.
page-space = Pole { $place }, kolor { $colour }, { $state ->
    [crossed] wykreślone
    [pencilled] zaznaczone, niezatwierdzone
   *[open] niewykreślone
}.
page-space-white = Pole { $place }, kolor biały, wykreślone od początku.
page-space-segment = Segment: { $length ->
    [one] jedno pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}, niewykreślone: { $open }.
page-space-border = Granica: { $areas }.
# $count: how many spaces are crossed off together; $points: what that scores.
page-space-touch = { $count ->
    [one] Można wykreślić
    [few] Można wykreślić razem { $count } pola
    [many] Można wykreślić razem { $count } pól
   *[other] Można wykreślić razem { $count } pola
}{ $points ->
    [0] .
    [one] , co daje { $points } punkt.
    [few] , co daje { $points } punkty.
    [many] , co daje { $points } punktów.
   *[other] , co daje { $points } punktu.
}
page-space-not-now = Teraz nie można wykreślić.
page-space-points = +{ $points }
page-scoring-row = Tor punktacji
page-area-values = { $area }: { $value } dla pierwszego gracza, później { $low }.
page-area-scored = { $area }: zdobyto { $points }.
page-area-low = { $area }: { $low }, bo ktoś już był pierwszy.
page-area-worth = Pierwszy gracz dostaje { $value }, następni { $low }.
page-area-worth-low = Już tylko { $low }, bo ktoś był pierwszy.

## Dice

# $used: yes where the die is used up or of no use; no otherwise.
page-die-colour = Kość { $number }, kolor { $colour }{ $used ->
    [yes] , teraz nieprzydatna
   *[no] {""}
}
page-die-pips = Kość, kolor { $colour }: { $pips }{ $used ->
    [yes] , teraz nieprzydatna
   *[no] {""}
}
page-die-waiting = Kość { $number }, jeszcze przed rzutem
page-die-waiting-colour = Kość, kolor { $colour }, jeszcze przed rzutem
page-die-stays = Kość, kolor { $colour }: { $pips }, zostaje
page-die-empty = Kość { $number }: nic nie wpisano
page-die-empty-colour = Kość, kolor { $colour }: nic nie wpisano
page-faces-how = Rzuć własnymi kośćmi, a potem dotknij tego, co pokazują. Dotknij kości, aby ją poprawić.
page-faces-palette = Wybierz ściankę
page-face-colour = { $colour }
page-face-pips = { $pips }
page-faces-enter = Zatwierdź kości

## The sheet of Twenty One

# $state: one of the messages page-box-... below.
page-box = Rząd { $row }, kratka z liczbą { $number }, kolor { $colour }: { $state }
page-box-free = wolna
page-box-holds = wpisano { $entry }
page-box-hit = wpisano { $entry }, trafienie
page-box-crossed = wykreślona
page-box-could = wolna, można by wpisać { $entry }
page-box-pencilled = { $entry }, niezatwierdzone
page-box-crossing = do wykreślenia, niezatwierdzone
page-box-may = można wpisać { $entry }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
# What a box that can be filled would add, on the box itself.
page-box-adds = +{ $points }
# $kind: whether the row is complete, the current one, or another.
page-sheet-row = Rząd { $row }{ $kind ->
    [complete] , ukończony
    [current] , bieżący
   *[other] {""}
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
page-sheet-total = Wszystkie rzędy: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
page-bonus = Bonus: { $table }
page-bonus-for = { $points } za { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
page-cross-off-box = Wykreśl pierwszą od lewej wolną kratkę

## What happened: each in a sentence, read out by screen readers and listed in the history and the replay

# Dice and spaces by colour: “2 red”, “red 5”, “grey 16, 23”.
page-connected-again = Połączenie wróciło.
page-text-dice = Kości pokazują: { $dice }.

## The result and the proof of the dice

page-you-win = Wygrywasz!
page-names-win = { $count ->
    [one] { $names } wygrywa
   *[other] { $names } wygrywają wspólnie
  }
page-solo-score = { $score ->
    [one] Jeden punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
  }
page-no-winner = Tym razem nikt nie wygrywa
page-total = Razem
page-border-left = { $count ->
    [one] zostało jedno pole
    [few] zostały { $count } pola
    [many] zostało { $count } pól
   *[other] zostało { $count } pola
  }
page-twentyone-left = { $count ->
    [one] została jedna kratka
    [few] zostały { $count } kratki
    [many] zostało { $count } kratek
   *[other] zostało { $count } kratki
  }
page-twentyone-bonus = Bonus za trafienia
page-twentyone-next-hit = następne trafienie: +{ $points }
page-past = Spojrzenie wstecz
page-past-back = Wróć do gry
page-past-news = { $count ->
    [one] jeden nowy ruch
    [few] { $count } nowe ruchy
    [many] { $count } nowych ruchów
   *[other] { $count } nowego ruchu
  }
page-row-number = Rząd { $row }
page-hits = { $hits ->
    [0] bez trafień
    [one] jedno trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
  }
page-proof-proven = Potwierdzone: tych kości nikt nie zmienił.
page-proof-not-proven = Sprawdzenie się nie powiodło: coś się nie zgadza.
page-proof-promised = Sekret odpowiada zobowiązaniu podanemu przed pierwszym rzutem.
page-proof-not-promised = Sekret nie odpowiada zobowiązaniu podanemu przed pierwszym rzutem.
page-proof-heard = To te słowa, które podano przy tym stole.
page-proof-not-heard = To nie te słowa, które podano przy tym stole.
page-proof-follow = { $rolls ->
    [one] Jedyny rzut wynika
   *[other] Wszystkie rzuty ({ $rolls }) wynikają
  } z sekretu i słów, losowanie także.
page-proof-wrong = { $roll ->
    [0] Losowanie nie wynika
   *[other] Rzut { $roll } nie wynika
  } z sekretu i słów.
page-proof-details = Co sprawdzono
page-proof-means = Sprawdziła to twoja własna przeglądarka. Wynik dowodzi, że po podaniu słów nie zmieniono kości. Nie dowodzi, że nikt wcześniej nie znał sekretu.
page-proof-typed = To były prawdziwe kości, więc nie ma czego sprawdzać.

## The rulebook

page-rules-which = Wybierz zasady
page-rules-both = Obie gry
page-rules-search = Szukaj w zasadach
page-rules-found = { $count ->
    [0] Żadna zasada o tym nie mówi.
    [one] Jedna zasada.
    [few] { $count } zasady.
    [many] { $count } zasad.
   *[other] { $count } zasady.
  }

## The position as text

page-text-active = Aktywny gracz: { $name }
page-text-chosen = Wybór gotowy: { $names }
page-text-pencil = Twoje zaznaczenia (niezatwierdzone)
page-text-may = Co możesz zaznaczyć
# Spaces or boxes, and what they would score.
page-text-places = { $points ->
    [0] { $places }
    [one] { $places }: jeden punkt
    [few] { $places }: { $points } punkty
    [many] { $places }: { $points } punktów
   *[other] { $places }: { $points } punktu
  }
# A box that shows a number, and the die that would be entered: “red 4 in the 5”.
page-text-box = { $die } w kratce z liczbą { $number }
page-text-areas = Obszary
page-text-board = { $name }, planszetka { $sheet }
page-text-sheet = { $name }, arkusz { $sheet }
page-text-open-borders = Niewykreślone pola każdej granicy
page-text-segments = Segmenty
page-text-crossed-off = wykreślono
page-text-still-open = niewykreślone: { $spaces }
page-text-all-open = wszystkie niewykreślone
page-text-current-row = bieżący rząd
page-text-free = wolna

## Looking at a finished game again

page-replay-title = Zakończona partia
page-replay-empty = Przy tym stole nie wykonano żadnego ruchu
page-replay-step = Krok partii
page-replay-where = Runda { $round } · krok { $step } z { $steps }
page-replay-where-draw = Losowanie · krok { $step } z { $steps }
page-replay-draw = Losowanie
page-replay-back = Krok wstecz
page-replay-on = Krok dalej
page-replay-round-back = Wróć na początek rundy
page-replay-round-on = Przejdź do następnej rundy
page-replay-speed = Szybkość: { $times }×
page-replay-share = Udostępnij
page-replay-link = Link do tego kroku
# Beside the buttons of the replay.
page-replay-keys = Klawisze: ← → krok, ↑ ↓ runda, spacja odtwarza
page-replay-play = Odtwórz
page-replay-pause = Pauza

## Lessons

page-learn = Nauka przez grę
