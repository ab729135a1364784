### The server: its commands, and what it tells clients. `server/protocol/errors.py` has the codes.

## Commands and their options

help-serve = Udostępnij stoły przeglądarkom na tym komputerze albo w sieci.
help-host = Nasłuchuj pod tym adresem; domyślnie tylko na tym komputerze.
help-lan = Nasłuchuj w całej sieci lokalnej i pokaż kod QR dla telefonów, które w niej są.
help-port = Nasłuchuj na tym porcie; 0 wybiera dowolny wolny.
help-database = Baza danych: plik albo adres. Domyślnie w twoim folderze danych.
help-root-path = Ścieżka, pod którą proxy pokazuje serwer.
help-browser = Otwórz stronę w przeglądarce.
help-trusted-proxies = Adresy serwerów proxy, których nagłówkom przekazania można wierzyć, rozdzielone przecinkami.
help-allowed-host = Odpowiadaj także pod tą nazwą hosta, tak jak przekazuje ją proxy; „*” to dowolna nazwa. Można podać kilka razy.
help-limit = Zmień limit: NAZWA=LICZBA. Można podać kilka razy.
help-extra-bot = Dodaj jeszcze jednego bota: ID=MODUŁ:KLASA. Można podać kilka razy.
help-bot-workers = Liczba procesów, w których myślą boty; domyślnie jeden na dwa rdzenie.
help-log = Pisz dziennik do tego pliku; „-” to strumień błędów.
help-check = Uruchom, sprawdź, czy wszystko działa, i zatrzymaj.
help-backup = Skopiuj bazę danych do pliku, także gdy używa jej serwer.
help-backup-file = Plik kopii.
help-restore = Wstaw kopię w miejsce bazy danych; żaden serwer nie może jej wtedy używać.

serve-address = Stoły są otwarte pod adresem { $url }
serve-phones = Dla telefonów w tej samej sieci:
serve-how-to-stop = Ctrl-C zatrzymuje serwer.
serve-stopped = Serwer się zatrzymał. Wszystko jest zachowane.
check-done = Wszystko działa.
backup-done = Kopia jest w pliku { $file }.
restore-done = Baza danych jest teraz taka jak w pliku { $file }.

host-and-lan = --host i --lan wykluczają się: wybierz jedno z nich.
cannot-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $reason }. Może działa tam inny serwer? Spróbuj z --port.
check-failed = Serwer nie odpowiada jak należy: { $reason }
limit-unknown = „{ $text }” to nie limit. Napisz NAZWA=LICZBA; nazwy to { $known }.
root-path-unusable = „{ $text }” nie może być częścią adresu.
bot-wish-unreadable = „{ $text }” to nie bot. Napisz ID=MODUŁ:KLASA.

## Errors, by their code

error-bad-message = Serwer nie mógł odczytać tej wiadomości ({ $where }: { $reason }).
error-stale = Gra poszła tymczasem dalej. Spójrz jeszcze raz.
error-not-your-seat = Miejsce { $seat } nie jest twoje.
error-not-allowed = Tutaj tego nie możesz zrobić.
error-not-found = Tu niczego nie ma.
error-wrong-origin = To wysłała strona z innej witryny, więc zostało odrzucone.
error-wrong-host = Serwer nie odpowiada pod nazwą „{ $host }”. Jeśli jest właściwa, administrator uruchamia serwer z opcją { $option } i tą nazwą.
error-hello-first = Pierwsza wiadomość musi być powitaniem.
error-other-protocol = Serwer używa wersji { $protocol } protokołu. Wczytaj stronę ponownie.
error-too-large = To jest za długie.
error-head-too-large = Żądanie ma za dużo nagłówków albo są za długie.
error-too-fast = Za szybko. Poczekaj chwilę.
error-too-many = Za dużo połączeń. Zamknij któreś z nich.
error-too-slow = Połączenie zostało daleko w tyle. Łączę ponownie…
error-request-too-slow = Żądanie docierało zbyt długo. Spróbuj ponownie.
error-server-full = Serwer ma teraz za dużo połączeń. Spróbuj ponownie za chwilę.
error-too-many-offences = Za dużo wiadomości, których nie da się odczytać. Połączenie zostaje zamknięte.
error-stopping = Serwer się zatrzymuje. Wszystko jest zachowane.
error-internal = Coś poszło nie tak na serwerze. To nie twoja wina.
message-not-text = Serwer czyta tylko tekst.
hello-twice = Powitanie już było.

## The store

database-says = { $database }: { $said }
store-disk-full = Niczego nie zapisano: dysk serwera jest pełny.
store-read-only = Niczego nie zapisano: w bazie danych nie można pisać.
store-unavailable = Niczego nie zapisano: baza danych jest nieosiągalna.
store-busy = Zbyt wiele osób pisze naraz przy tym stole. Spróbuj jeszcze raz.
store-newer-database = Tę bazę danych zapisała nowsza wersja Rollwright: użyj tamtej.
store-foreign-database = To nie jest baza danych Rollwright.
store-database-in-use = Inny program używa bazy danych: najpierw go zatrzymaj.
store-file-exists = Taki plik już istnieje: wybierz inną nazwę.
store-no-such-file = Nie ma takiego pliku.
store-damaged-database = Baza danych jest uszkodzona.
store-unsupported = Z takim rodzajem bazy danych to nie działa.

## Tables

too-many-tables = Masz { $most ->
    [one] jeden niezakończony stół. Najpierw go zamknij.
    [few] { $most } niezakończone stoły. Najpierw zamknij jeden z nich.
    [many] { $most } niezakończonych stołów. Najpierw zamknij jeden z nich.
   *[other] { $most } niezakończonego stołu. Najpierw zamknij jeden z nich.
  }
phrases-used-up = Liczba twoich wypowiedzi przy tym stole: { $most }. Więcej od jednego gracza stół nie przyjmuje.
too-fast-wait = Za szybko. Spróbuj ponownie za { $seconds ->
    [one] sekundę.
    [few] { $seconds } sekundy.
   *[many] { $seconds } sekund.
  }
seats-no-person = Przynajmniej jedno miejsce musi być dla człowieka.
bot-unknown = Nie ma bota „{ $text }”; są { $bots }.
link-used-up = Ten odnośnik niczego już nie otwiera.
removed-from-table = Gospodarz usunął cię od tego stołu.
host-stays = Gospodarza nie można usunąć od jego własnego stołu.
watchers-do-not-sit = Z tym odnośnikiem możesz oglądać. Aby grać, poproś gospodarza o zaproszenie.
bot-plays-here = Na miejscu { $seat } gra bot. Najpierw wróć na to miejsce.
player-is-here = Gracz z miejsca { $seat } jest przy stole.
table-waits-for-days = Ten stół czeka całymi dniami. Gospodarz może zwolnić miejsce { $seat }.
not-away-long-enough = Bot będzie mógł grać dalej na miejscu { $seat } za { $seconds ->
    [one] sekundę.
    [few] { $seconds } sekundy.
    [many] { $seconds } sekund.
   *[other] { $seconds } sekundy.
  }
