### The frame of the command line: headings and placeholders of the help, usage errors, files that cannot be opened.

## Help. A summary has at most 55 characters, so that `rollwright --help` shows it whole. A colon follows each of the first four.

usage-heading = Utilisation 
usage-arguments = Arguments 
usage-options = Options 
usage-commands = Commandes 
usage-default = par défaut : { $value }
usage-required = obligatoire
help-help = Afficher cette aide et quitter.
summary-play = Jouer dans le terminal, avec des amis ou des bots.
summary-learn = Apprendre un jeu en jouant.
summary-serve = Ouvrir des tables aux navigateurs.
summary-backup = Copier la base de données, même en service.
summary-restore = Remplacer la base de données par une copie.
summary-migrate-database = Tout copier dans une autre base de données.
summary-archive = Archiver d’anciennes parties et supprimer leurs tables.
summary-forget = Supprimer une table, ou les données d’un invité.
summary-replay = Vérifier un enregistrement selon les règles.
summary-verify = Recalculer les dés d’un enregistrement.
summary-export = Convertir un enregistrement entre texte et JSON.
summary-check-board = Vérifier des fichiers de plateaux et de feuilles.
summary-make-boards = Écrire un lot de plateaux créé à partir d’un numéro.
summary-solve = Résoudre exactement Twenty One en solitaire.
summary-bots = Montrer les bots et leur force.
summary-simulate = Simuler beaucoup de parties de bots : statistiques.
summary-arena = Déterminer quel bot est le meilleur.
summary-rules = Montrer les règles.

## Placeholders: capital letters, no spaces.

metavar-options = OPTIONS
metavar-command = COMMANDE
metavar-number = NOMBRE
metavar-text = TEXTE
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-from = SOURCE
metavar-to = CIBLE
metavar-days = JOURS
metavar-address = ADRESSE
metavar-link = LIEN
metavar-game = JEU
metavar-rule = RÈGLE
metavar-bot = BOT
metavar-extra-bot = ID=MODULE:CLASSE
metavar-limit = NOM=NOMBRE
metavar-table-or-guest = TABLE|INVITÉ

## Usage errors

usage-try-help = Pour l’aide : { $command }
usage-did-you-mean = Voulais-tu dire { $suggestions } ?
usage-no-such-option = Il n’y a pas d’option { $option }.
usage-no-such-command = Il n’y a pas de commande « { $command } ».
usage-missing-command = Il manque une commande.
usage-missing-argument = L’argument { $name } manque.
usage-missing-option = L’option { $name } est obligatoire.
usage-value-missing = L’option { $option } demande une valeur.
usage-value-not-taken = L’option { $option } ne prend pas de valeur.
usage-extra-arguments = Arguments en trop : { $text }
usage-not-a-whole-number = { $option } : « { $text } » n’est pas un nombre entier.
usage-not-a-number = { $option } : « { $text } » n’est pas un nombre comme 0.6.
usage-invalid-value = La valeur de { $option } est inutilisable : { $reason }

## Files

file-missing = Le fichier { $name } n’existe pas.
file-forbidden = Tu n’as pas le droit d’ouvrir { $name }.
file-is-folder = { $name } est un dossier, pas un fichier.
folder-missing = Impossible d’écrire { $name } : son dossier n’existe pas.

## Numbers

decimal-separator = ,
per-cent = { $number } %
