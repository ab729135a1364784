### The frame of the command line: headings and placeholders of the help, usage errors, files that cannot be opened.

## Help. A summary has at most 55 characters, so that `rollwright --help` shows it whole. A colon follows each of the first four.

usage-heading = Aufruf
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-default = Standard: { $value }
usage-required = erforderlich
help-help = Diese Hilfe zeigen und beenden.
summary-play = Im Terminal mit Menschen und Bots spielen.
summary-learn = Ein Spiel lernen, indem man es spielt.
summary-serve = Tische für Browser bereitstellen.
summary-backup = Die Datenbank sichern, auch im laufenden Betrieb.
summary-restore = Die Datenbank durch eine Sicherung ersetzen.
summary-migrate-database = Alles in eine andere Datenbank kopieren.
summary-archive = Alte Partien in Dateien schreiben, Tische löschen.
summary-forget = Einen Tisch oder die Daten eines Gastes löschen.
summary-replay = Eine Aufzeichnung nach den Regeln prüfen.
summary-verify = Die Würfel einer Aufzeichnung nachrechnen.
summary-export = Eine Aufzeichnung zwischen Text und JSON umwandeln.
summary-check-board = Dateien von Tafeln und Zetteln prüfen.
summary-make-boards = Einen Satz Tafeln aus einer Nummer schreiben.
summary-solve = Twenty One solo exakt lösen.
summary-bots = Die Bots zeigen und wie stark sie sind.
summary-simulate = Bots viele Partien spielen lassen, mit Statistik.
summary-arena = Herausfinden, welcher Bot besser ist.
summary-rules = Die Regeln zeigen.

## Placeholders: capital letters, no spaces.

metavar-options = OPTIONEN
metavar-command = BEFEHL
metavar-number = ZAHL
metavar-text = TEXT
metavar-file = DATEI
metavar-folder = ORDNER
metavar-from = VON
metavar-to = NACH
metavar-days = TAGE
metavar-address = ADRESSE
metavar-link = LINK
metavar-game = SPIEL
metavar-rule = REGEL
metavar-bot = BOT
metavar-extra-bot = ID=MODUL:KLASSE
metavar-limit = NAME=ZAHL
metavar-table-or-guest = TISCH|GAST

## Usage errors

usage-try-help = Hilfe zeigt: { $command }
usage-did-you-mean = Meintest du { $suggestions }?
usage-no-such-option = Eine Option { $option } gibt es nicht.
usage-no-such-command = Einen Befehl „{ $command }“ gibt es nicht.
usage-missing-command = Es fehlt ein Befehl.
usage-missing-argument = Das Argument { $name } fehlt.
usage-missing-option = Die Option { $name } ist erforderlich.
usage-value-missing = Die Option { $option } braucht einen Wert.
usage-value-not-taken = Die Option { $option } nimmt keinen Wert an.
usage-extra-arguments = Zu viele Argumente: { $text }
usage-not-a-whole-number = { $option }: „{ $text }“ ist keine ganze Zahl.
usage-not-a-number = { $option }: „{ $text }“ ist keine Zahl wie 0.6.
usage-invalid-value = { $option } hat einen unbrauchbaren Wert: { $reason }

## Files

file-missing = Eine Datei { $name } gibt es nicht.
file-forbidden = Dir fehlt die Berechtigung, { $name } zu öffnen.
file-is-folder = { $name } ist ein Ordner, keine Datei.
folder-missing = { $name } lässt sich nicht schreiben: Den Ordner gibt es nicht.

## Numbers

decimal-separator = ,
per-cent = { $number } %
