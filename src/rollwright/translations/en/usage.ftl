### The frame of the command line: headings and placeholders of the help, usage errors, files that cannot be opened.

## Help. A summary has at most 55 characters, so that `rollwright --help` shows it whole. A colon follows each of the first four.

usage-heading = Usage
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = default: { $value }
usage-required = required
help-help = Show this help and exit.
summary-play = Play in the terminal with people and bots.
summary-learn = Learn a game by playing it.
summary-serve = Serve tables to browsers.
summary-backup = Copy the database, even while a server runs.
summary-restore = Replace the database with a backup.
summary-migrate-database = Copy everything to another database.
summary-archive = Write old games to files and delete their tables.
summary-forget = Delete a table, or the data of a guest.
summary-replay = Check a record against the rules.
summary-verify = Recompute the dice of a record.
summary-export = Convert a record between text and JSON.
summary-check-board = Check board and sheet files.
summary-make-boards = Write a set of boards made from a number.
summary-solve = Solve solo Twenty One exactly.
summary-bots = Show the bots and how strong they are.
summary-simulate = Let bots play many games and show statistics.
summary-arena = Find out which bot is better.
summary-rules = Show the rules.

## Placeholders: capital letters, no spaces.

metavar-options = OPTIONS
metavar-command = COMMAND
metavar-number = NUMBER
metavar-text = TEXT
metavar-file = FILE
metavar-folder = FOLDER
metavar-from = FROM
metavar-to = TO
metavar-days = DAYS
metavar-address = ADDRESS
metavar-link = LINK
metavar-game = GAME
metavar-rule = RULE
metavar-bot = BOT
metavar-extra-bot = ID=MODULE:CLASS
metavar-limit = NAME=NUMBER
metavar-table-or-guest = TABLE|GUEST

## Usage errors

usage-try-help = For help, run: { $command }
usage-did-you-mean = Did you mean { $suggestions }?
usage-no-such-option = There is no option { $option }.
usage-no-such-command = There is no command “{ $command }”.
usage-missing-command = A command is missing.
usage-missing-argument = The argument { $name } is missing.
usage-missing-option = The option { $name } is required.
usage-value-missing = The option { $option } needs a value.
usage-value-not-taken = The option { $option } does not take a value.
usage-extra-arguments = Too many arguments: { $text }
usage-not-a-whole-number = { $option }: “{ $text }” is not a whole number.
usage-not-a-number = { $option }: “{ $text }” is not a number such as 0.6.
usage-invalid-value = { $option } has an invalid value: { $reason }

## Files

file-missing = There is no file { $name }.
file-forbidden = You do not have permission to open { $name }.
file-is-folder = { $name } is a folder, not a file.
folder-missing = { $name } cannot be written: its folder does not exist.

## Numbers

decimal-separator = .
per-cent = { $number }%
