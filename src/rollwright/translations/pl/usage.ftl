### The frame of the command line: headings and placeholders of the help, usage errors, files that cannot be opened.

## Help. A summary has at most 55 characters, so that `rollwright --help` shows it whole. A colon follows each of the first four.

usage-heading = Użycie
usage-arguments = Argumenty
usage-options = Opcje
usage-commands = Polecenia
usage-default = domyślnie: { $value }
usage-required = wymagane
help-help = Pokaż tę pomoc i zakończ.
summary-play = Graj w terminalu z ludźmi i z botami.
summary-learn = Naucz się gry, grając w nią.
summary-serve = Udostępnij stoły przeglądarkom.
summary-backup = Skopiuj bazę danych, także gdy serwer działa.
summary-restore = Zastąp bazę danych kopią zapasową.
summary-migrate-database = Skopiuj wszystko do innej bazy danych.
summary-archive = Zapisz stare partie w plikach i usuń ich stoły.
summary-forget = Usuń stół albo dane gościa.
summary-replay = Sprawdź zapis partii według zasad.
summary-verify = Oblicz na nowo kości z zapisu partii.
summary-export = Zamień zapis partii: tekst na JSON lub odwrotnie.
summary-check-board = Sprawdź pliki planszetek i arkuszy.
summary-make-boards = Zapisz zestaw planszetek utworzony z numeru.
summary-solve = Rozwiąż dokładnie Twenty One dla jednej osoby.
summary-bots = Pokaż boty i ich siłę.
summary-simulate = Rozegraj wiele partii botów i pokaż statystyki.
summary-arena = Sprawdź, który bot jest lepszy.
summary-rules = Pokaż zasady.

## Placeholders: capital letters, no spaces.

metavar-options = OPCJE
metavar-command = POLECENIE
metavar-number = LICZBA
metavar-text = TEKST
metavar-file = PLIK
metavar-folder = FOLDER
metavar-from = ŹRÓDŁO
metavar-to = CEL
metavar-days = DNI
metavar-address = ADRES
metavar-link = LINK
metavar-game = GRA
metavar-rule = ZASADA
metavar-bot = BOT
metavar-extra-bot = ID=MODUŁ:KLASA
metavar-limit = NAZWA=LICZBA
metavar-table-or-guest = STÓŁ|GOŚĆ

## Usage errors

usage-try-help = Pomoc: { $command }
usage-did-you-mean = Czy chodziło o { $suggestions }?
usage-no-such-option = Nie ma opcji { $option }.
usage-no-such-command = Nie ma polecenia „{ $command }”.
usage-missing-command = Brakuje polecenia.
usage-missing-argument = Brakuje argumentu { $name }.
usage-missing-option = Opcja { $name } jest wymagana.
usage-value-missing = Opcja { $option } wymaga wartości.
usage-value-not-taken = Opcja { $option } nie przyjmuje wartości.
usage-extra-arguments = Za dużo argumentów: { $text }
usage-not-a-whole-number = { $option }: „{ $text }” nie jest liczbą całkowitą.
usage-not-a-number = { $option }: „{ $text }” nie jest liczbą taką jak 0.6.
usage-invalid-value = Niewłaściwa wartość { $option }: { $reason }

## Files

file-missing = Nie ma pliku { $name }.
file-forbidden = Nie masz uprawnień, żeby otworzyć { $name }.
file-is-folder = { $name } to folder, a nie plik.
folder-missing = Nie można zapisać pliku { $name }: jego folder nie istnieje.

## Numbers

decimal-separator = ,
per-cent = { $number }%
