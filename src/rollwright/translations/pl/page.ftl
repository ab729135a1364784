### The page in the browser. No message here takes an argument: the page gets them all at once.

## Everywhere

page-needs-script = Ta strona wymaga JavaScriptu.
page-language = Język
page-close = Zamknij
page-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
page-broken = Coś się zepsuło na tej stronie. Odśwież ją: nic nie zginie.
page-seat = Miejsce
page-points = pkt
page-your-name = Twoje imię
page-guest = Gość

## The start page

page-welcome = Rzucajcie i wykreślajcie razem
page-plain = Na razie to prosta strona: wszystko działa, a ładniejsza jest w drodze.
page-play-now = Zagraj teraz z botem
page-open-table = Otwórz stół dla znajomych
page-game = Gra
page-seats = Miejsca
page-person = osoba
page-variant = Wariant
page-as-in-the-box = jak w pudełku
page-pace = Tempo
page-pace-live = na żywo
page-pace-days = przez wiele dni
page-dice = Kości
page-dice-proven = sprawdzalne, z serwera
page-dice-typed = prawdziwe, wpisywane
page-patience = Po ilu sekundach bot może grać za nieobecnych
page-open = Otwórz stół
page-my-tables = Moje stoły
page-no-tables = Nie ma jeszcze żadnego stołu.
page-status-waiting = czeka na graczy
page-status-playing = w trakcie
page-status-over = zakończony
page-my-data = Moje dane
page-my-data-what = Serwer rozpoznaje tę przeglądarkę po ciasteczku: jej stoły, imiona przy stołach i ruchy. Nic więcej.
page-export = Eksportuj moje dane
page-forget = Usuń moje dane
page-forget-sure = Opuścić wszystkie stoły i usunąć z nich swoje imiona?

## At a table

page-connecting = Łączenie…
page-round = runda
page-waiting-for = Czekamy na:
page-waiting-for-players = Czekamy na graczy
page-your-turn = Twoja kolej
page-your-roll = Twój rzut
page-your-word = Twoje słowo dla kości
page-sit = Zajmij miejsce
page-throw = Rzuć kośćmi
page-faces = Co wypadło na kościach
page-again = Rzuć jeszcze raz
page-keep = Zostaw kości
page-reroll = Przerzuć wybrane kości
page-reroll-how = Dotknij kości, które chcesz przerzucić.
page-done = Gotowe
page-undo = Cofnij
page-pass = Pas
page-chosen = Twój wybór:
page-take-back = Wycofaj
page-cross-off = wykreśl kratkę
page-board = Plansza
page-area = Obszar
page-worth-now = Teraz wart
page-at-the-table = Przy stole
page-you = ty
page-free = wolne
page-left = poza stołem
page-away = brak połączenia
page-has-chosen = wybór gotowy
page-bot-plays = bot:
page-come-back = Wróć
page-leave = Wstań
page-leave-sure = Wstać od stołu? Możesz wrócić.
page-hand-over = Na inne urządzenie
page-let-bot-play = Niech bot gra dalej
page-seat-bot = Posadź bota
page-free-seat = Zwolnij miejsce
page-free-seat-sure = Odebrać to miejsce temu, kto je zajmuje?
page-say = Powiedz coś
page-news = Co się wydarzyło
page-news-sat-down = zajęte miejsce
page-news-said-word = słowo dodane do kości
page-news-chose = wybór gotowy
page-news-took-back = wybór wycofany
page-news-rolled = Kości zostały rzucone.
page-news-left = opuszcza stół
page-news-came-back = wraca do stołu
page-news-bot-took-over = bot gra dalej
page-news-freed = miejsce jest wolne
page-news-moved = gra na innym urządzeniu
page-news-stood-in = bot zawiódł, ruch wykonał inny
page-links = Odnośniki
page-invitation = Do gry
page-watching = Do oglądania
page-hand-over-link = Do przejęcia tego miejsca na innym urządzeniu, raz, w ciągu dziesięciu minut
page-qr = Pokaż kod QR
page-new-links = Nowe odnośniki
page-new-links-sure = Utworzyć nowe odnośniki? Rozdane wcześniej niczego już nie otworzą.
page-more = Więcej
page-commitment = Kości są związane z:
page-watchers = Ogląda
page-close-table = Zamknij stół
page-close-table-sure = Przerwać grę dla wszystkich?

## The end

page-result = Wynik
page-rematch = Rewanż
page-to-the-rematch = Do rewanżu
page-replay = Obejrzyj jeszcze raz
page-step-back = Wstecz
page-step-on = Dalej
page-record = Zapis
page-record-json = Zapis (JSON)
page-proof = Sprawdź kości
page-proof-rolls = Rzuty, które wynikają z sekretu i słów
page-proof-commitment = Znane od początku
page-proof-secret = Sekret
page-proof-words = Słowa
