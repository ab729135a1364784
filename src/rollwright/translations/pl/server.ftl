### The server: its commands, and what it tells clients. `core/errors.py` has the codes.

## Commands and their options

help-serve = Udostępnij stoły na tym komputerze albo w sieci.
help-host = Adres, pod którym serwer nasłuchuje. Domyślnie tylko ten komputer.
help-lan = Nasłuchuj w całej sieci lokalnej i pokaż kod QR dla telefonów.
help-port = Nasłuchuj na tym porcie; 0 wybiera dowolny wolny.
help-database = Baza danych: plik albo adres. Domyślnie w twoim folderze danych.
help-root-path = Ścieżka, pod którą proxy udostępnia Rollwright.
help-browser = Otwórz stronę w przeglądarce.
help-trusted-proxies = Adresy serwerów proxy, których nagłówkom przekazywania (forwarded) serwer ufa; rozdzielone przecinkami.
help-allowed-host = Odpowiadaj także pod tą nazwą hosta, tak jak przekazuje ją proxy; „*” to dowolna nazwa. Można podać kilka razy.
help-limit = Zmień limit: NAZWA=LICZBA. Można podać kilka razy.
help-extra-bot = Dodaj jeszcze jednego bota: ID=MODUŁ:KLASA. Można podać kilka razy.
help-bot-workers = Liczba procesów, w których myślą boty; domyślnie jeden na dwa rdzenie.
help-log = Pisz dziennik do tego pliku; „-” to standardowy strumień błędów.
help-check = Uruchom serwer, sprawdź, czy wszystko działa, i zatrzymaj go.
help-backup = Skopiuj bazę danych do pliku, także gdy używa jej serwer.
help-backup-file = Plik kopii.
help-restore = Zastąp bazę danych kopią. Najpierw zatrzymaj serwer.
help-overwrite-database = Zastąp istniejącą bazę danych.
help-migrate-database = Skopiuj wszystko do innej, pustej bazy danych. Najpierw zatrzymaj serwer.
help-migrate-from = Baza danych do skopiowania: plik albo adres.
help-migrate-to = Nowa baza danych: plik albo adres.
help-keep-finished = Usuwaj zakończone stoły po tej liczbie dni. Domyślnie są przechowywane bez końca.
help-public-url = Adres, pod którym gracze otwierają serwer, do linków w powiadomieniach: https://…
help-smtp = Serwer poczty do powiadomień: smtps://NAZWA:HASŁO@HOST:PORT. Lepiej podać go w zmiennej ROLLWRIGHT_SMTP, której nie widzą inni użytkownicy.
help-mail-from = Nadawca e-maili.
help-allow-private-addresses = Zezwalaj na adresy prywatne i zwykłe http dla webhooków i usług push.
help-archive = Zarchiwizuj zakończone stoły. Zapisuje ich partie w plikach i usuwa te stoły, także gdy działa serwer.
help-older-than = Tylko stoły, przy których od tej liczby dni nic się nie działo.
help-archive-folder = Folder z zapisami partii. Domyślnie „archive” obok bazy danych.
help-dry-run = Tylko pokaż, co zostałoby zrobione.
help-forget = Usuń stół albo dane gościa, także gdy działa serwer.
help-forget-what = Identyfikator stołu (koniec jego linku) albo gościa („guest” w eksporcie jego danych).
help-forget-seat = Usuń gościa z tego miejsca przy stole, a nie stół.
help-yes = Nie pytaj o potwierdzenie.

serve-address = Stoły są otwarte pod adresem { $url }
serve-phones = Dla telefonów w tej samej sieci:
serve-how-to-stop = Naciśnij Ctrl-C, aby zatrzymać serwer.
serve-stopped = Serwer się zatrzymał. Wszystkie partie są zapisane.
check-done = Wszystko działa.
backup-done = Kopia jest w pliku { $file }.
restore-done = Baza danych pochodzi teraz z pliku { $file }.
migrate-progress = Kopiowanie i porównywanie
migrate-done = Skopiowano i porównano: { $count ->
    [one] jeden wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}.
archive-progress = Archiwizacja stołów
archive-would = { $count ->
    [0] Nie ma nic do zarchiwizowania.
    [one] Jeden stół zostałby zarchiwizowany w folderze { $folder }.
    [few] { $count } stoły zostałyby zarchiwizowane w folderze { $folder }.
    [many] { $count } stołów zostałoby zarchiwizowanych w folderze { $folder }.
   *[other] { $count } stołu zostałoby zarchiwizowane w folderze { $folder }.
  }
archive-done = { $count ->
    [0] Nie było nic do zarchiwizowania.
    [one] Jeden stół został zarchiwizowany w folderze { $folder }.
    [few] { $count } stoły zostały zarchiwizowane w folderze { $folder }.
    [many] { $count } stołów zostało zarchiwizowanych w folderze { $folder }.
   *[other] { $count } stołu zostało zarchiwizowane w folderze { $folder }.
  }
archive-not-played = { $count ->
    [one] Usunięto jeden stół, przy którym nigdy nie grano.
    [few] Usunięto { $count } stoły, przy których nigdy nie grano.
    [many] Usunięto { $count } stołów, przy których nigdy nie grano.
   *[other] Usunięto { $count } stołu, przy którym nigdy nie grano.
  }
archive-unreadable = Pliku { $name } nie dało się odczytać tak, jak został zapisany. Stół nie został usunięty.
forget-table = Stół { $table }: { $game }, otwarty { $day }, { $status }
forget-seat = Miejsce { $seat }: { $name }
forget-seat-guest = Miejsce { $seat }: { $name }, gość { $guest }
forget-guest = { $count ->
    [one] Gość { $guest } figuruje przy jednym stole.
    [few] Gość { $guest } figuruje przy { $count } stołach.
    [many] Gość { $guest } figuruje przy { $count } stołach.
   *[other] Gość { $guest } figuruje przy { $count } stołu.
  }
forget-table-sure = Usunąć ten stół na zawsze? Wpisz „{ $yes }”, aby potwierdzić.
forget-guest-sure = Usunąć na zawsze imiona i identyfikator tego gościa ze wszystkich stołów? Wpisz „{ $yes }”, aby potwierdzić.
forget-yes = tak
forget-table-done = { $count ->
    [one] Usunięto stół z jednym wpisem.
    [few] Usunięto stół z { $count } wpisami.
    [many] Usunięto stół z { $count } wpisami.
   *[other] Usunięto stół z { $count } wpisu.
  }
forget-guest-done = Usunięto gościa. Usunięte imiona: { $names }; wpisy już bez jego identyfikatora: { $count }.
forget-erased-later = Inny program jeszcze czyta bazę danych. Gdy skończy, serwer usunie resztę z plików.
forget-unknown = „{ $text }” to ani stół, ani gość w tej bazie danych.
forget-seat-empty = Miejsce { $seat } przy tym stole nie należy do żadnego gościa.
forget-needs-yes = Bez terminala nie można zapytać o potwierdzenie: dodaj --yes.
forget-not-confirmed = Brak potwierdzenia. Niczego nie usunięto.

host-and-lan = --host i --lan wykluczają się: wybierz jedno z nich.
cannot-listen = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $reason }. Może działa tam inny serwer? Spróbuj z --port.
check-failed = Serwer nie działa jak należy: { $reason }
limit-unknown = „{ $text }” to nie limit. Napisz NAZWA=LICZBA; nazwy to { $known }.
root-path-unusable = „{ $text }” nie może być częścią adresu.
public-url-unusable = „{ $text }” to nie adres taki jak https://….
smtp-unreadable = Podaj serwer poczty jako smtps://NAZWA:HASŁO@HOST:PORT albo smtp://HOST.
smtp-needs-more = E-maile wymagają też --mail-from i --public-url.
mail-from-unusable = „{ $text }” to nie adres e-mail.
bot-option-unreadable = „{ $text }” to nie bot. Napisz ID=MODUŁ:KLASA.

## Errors, by their code

error-bad-message = Serwer nie mógł odczytać tej wiadomości ({ $where }: { $reason }).
error-stale = Sytuacja w grze tymczasem się zmieniła. Sprawdź ją i spróbuj ponownie.
error-not-your-seat = Miejsce { $seat } nie jest twoje.
error-not-allowed = Tutaj tego nie możesz zrobić.
error-not-found = Pod tym adresem niczego nie ma.
error-wrong-origin = To żądanie pochodzi z innej witryny i zostało odrzucone.
error-wrong-host = Serwer nie odpowiada pod nazwą „{ $host }”. Jeśli jest właściwa, administrator powinien uruchomić serwer z opcją { $option } i tą nazwą.
error-hello-first = Pierwszą wiadomością musi być „hello”.
error-other-protocol = Serwer używa wersji { $protocol } protokołu. Odśwież stronę.
error-too-large = Żądanie jest za duże.
error-head-too-large = Nagłówki żądania są za duże.
error-too-fast = Za szybko. Poczekaj chwilę.
error-too-many = Za dużo połączeń. Zamknij któreś z nich.
error-too-slow = Połączenie nie nadążało. Łączę ponownie…
error-request-too-slow = Żądanie docierało zbyt długo. Spróbuj ponownie.
error-server-full = Serwer ma teraz za dużo połączeń. Spróbuj ponownie za chwilę.
error-too-many-offences = Za dużo nieczytelnych wiadomości. Połączenie zostaje zamknięte.
error-stopping = Serwer się zatrzymuje. Wszystkie partie są zapisane.
server-older = Serwer jest właśnie aktualizowany. Spróbuj ponownie za chwilę.
table-unreadable = Gra przy tym stole toczy się już w nowszej wersji serwera. Spróbuj ponownie za chwilę.
error-internal = Coś poszło nie tak na serwerze. To nie twoja wina.
message-not-text = Serwer przyjmuje tylko wiadomości tekstowe.
hello-twice = Wiadomość „hello” można wysłać tylko raz.

## The store

database-says = { $database }: { $said }
store-disk-full = Niczego nie zapisano: dysk serwera jest pełny.
store-read-only = Niczego nie zapisano: baza danych jest tylko do odczytu.
store-unavailable = Niczego nie zapisano: baza danych jest nieosiągalna.
store-busy = Przy tym stole trwa naraz za dużo zapisów. Spróbuj jeszcze raz.
store-newer-database = Tę bazę danych zapisała nowsza wersja Rollwright: użyj tamtej wersji.
store-foreign-database = To nie jest baza danych Rollwright.
store-database-in-use = Inny program używa bazy danych: najpierw go zatrzymaj.
store-file-exists = Taki plik już istnieje: wybierz inną nazwę.
store-no-such-file = Nie ma takiego pliku.
store-damaged-database = Baza danych jest uszkodzona.
store-database-not-empty = Ta baza danych nie jest pusta.
store-copy-differs = Kopia różni się od oryginału. Niczego nie zapisano.
store-unsupported = Z takim rodzajem bazy danych to nie działa.

## Tables

too-many-tables = Masz { $most ->
    [one] jeden niezakończony stół. Najpierw go zamknij.
    [few] { $most } niezakończone stoły. Najpierw zamknij jeden z nich.
    [many] { $most } niezakończonych stołów. Najpierw zamknij jeden z nich.
   *[other] { $most } niezakończonego stołu. Najpierw zamknij jeden z nich.
  }
phrases-used-up = Liczba twoich wypowiedzi przy tym stole: { $most }. To maksimum dla jednego gracza.
too-fast-wait = Za szybko. Spróbuj ponownie za { $seconds ->
    [one] sekundę.
    [few] { $seconds } sekundy.
   *[many] { $seconds } sekund.
  }
table-removed = Ten stół został usunięty.
guest-forgotten = Dane tej przeglądarki zostały usunięte, więc nie należy już ona do tego stołu.
exports-busy = Trwa inny eksport danych. Spróbuj ponownie za chwilę.
seats-no-person = Przynajmniej jedno miejsce musi być dla człowieka.
sheets-and-set = Podaj albo nazwy planszetek lub arkuszy, albo numer, z którego mają powstać, ale nie jedno i drugie.
bot-unknown = Nie ma bota „{ $text }”; dostępne boty: { $bots }.
link-used-up = Ten link już nie działa.
removed-from-table = Gospodarz usunął cię z tego stołu.
host-stays = Gospodarza nie można usunąć z jego własnego stołu.
watchers-do-not-sit = Ten link pozwala tylko oglądać. Aby grać, poproś gospodarza o zaproszenie.
bot-plays-here = Na miejscu { $seat } gra bot. Najpierw wróć na to miejsce.
player-is-here = Gracz z miejsca { $seat } jest przy stole.
table-waits-for-days = Przy tym stole gra się przez kilka dni, więc czeka on na nieobecnych. Gospodarz może zwolnić miejsce { $seat }.
not-away-long-enough = Bot będzie mógł przejąć miejsce { $seat } za { $seconds ->
    [one] sekundę.
    [few] { $seconds } sekundy.
    [many] { $seconds } sekund.
   *[other] { $seconds } sekundy.
  }

## Notifications

address-unusable = Tego adresu nie można użyć.
address-not-https = Adres musi zaczynać się od https://
address-not-public = Tego adresu nie ma w publicznym internecie.
push-keys-unusable = Kluczy przeglądarki do powiadomień nie można użyć. Wyłącz powiadomienia i włącz je ponownie.
push-unavailable = Ten serwer nie oferuje powiadomień w przeglądarce.
mail-unavailable = Ten serwer nie wysyła e-maili.
mail-address-unusable = Tego adresu e-mail nie można użyć.
mail-failed = Nie udało się wysłać e-maila. Spróbuj później.
too-many-channels = Masz już maksymalną liczbę sposobów powiadamiania ({ $most }). Najpierw usuń któryś z nich.
time-zone-unknown = Serwer nie zna strefy czasowej „{ $text }”.

## In the page, before its script runs

page-needs-script = Ta strona wymaga JavaScriptu.
page-description = Dwie gry kościane typu roll-and-write: The Border i Twenty One. Graj ze znajomymi na odległość, na jednym urządzeniu albo z botami.
