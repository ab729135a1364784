### The server: its commands, and what it tells clients. `core/errors.py` has the codes.

## Commands and their options

help-serve = Ouvrir des tables sur cette machine ou sur le réseau.
help-host = Adresse d’écoute. Par défaut, cette machine seulement.
help-lan = Écouter sur tout le réseau local, et montrer un QR code pour les téléphones.
help-port = Écouter sur ce port ; 0 prend n’importe quel port libre.
help-database = La base de données : un fichier ou une adresse. Sans cette option, un fichier dans ton dossier de données.
help-root-path = Le chemin sous lequel un proxy publie Rollwright.
help-browser = Ouvrir la page dans le navigateur.
help-trusted-proxies = Adresses, séparées par des virgules, des proxys dont les en-têtes de transfert font foi.
help-allowed-host = Répondre aussi sous ce nom d’hôte, tel qu’un proxy le transmet ; « * » désigne tous les noms. Peut être répété.
help-limit = Changer une limite : NOM=NOMBRE. Peut être répété.
help-extra-bot = Proposer un bot de plus : ID=MODULE:CLASSE. Peut être répété.
help-bot-workers = Nombre de processus pour les bots ; par défaut, un pour deux cœurs.
help-log = Écrire le journal dans ce fichier ; « - » est la sortie d’erreur standard.
help-check = Démarrer le serveur, vérifier que tout fonctionne, et l’arrêter.
help-backup = Copier la base de données dans un fichier, même pendant qu’un serveur s’en sert.
help-backup-file = Le fichier de la copie.
help-restore = Remplacer la base de données par une copie. Arrête d’abord le serveur.
help-overwrite-database = Remplacer la base de données existante.
help-migrate-database = Tout copier dans une autre base de données, qui doit être vide. Arrête d’abord le serveur.
help-migrate-from = La base de données à copier : un fichier ou une adresse.
help-migrate-to = La nouvelle base de données : un fichier ou une adresse.
help-keep-finished = Supprimer les tables terminées après ce nombre de jours. Sans cette option, elles sont conservées pour toujours.
help-public-url = Adresse à laquelle les joueurs accèdent au serveur, pour les liens des notifications : https://…
help-smtp = Serveur de messagerie pour les notifications : smtps://NOM:MOTDEPASSE@HÔTE:PORT. De préférence dans la variable ROLLWRIGHT_SMTP, que les autres utilisateurs ne voient pas.
help-mail-from = Expéditeur des e-mails.
help-allow-private-addresses = Autoriser les adresses privées et le http non chiffré pour les webhooks et les services push.
help-archive = Archiver les tables terminées. Écrit leurs parties dans des fichiers et supprime ces tables, même pendant qu’un serveur tourne.
help-older-than = Seulement les tables où rien ne s’est passé depuis ce nombre de jours.
help-archive-folder = Le dossier des parties. Sans cette option, « archive » à côté de la base de données.
help-dry-run = Montrer seulement ce qui serait fait.
help-forget = Supprimer une table, ou tout ce qui identifie un invité, même pendant qu’un serveur tourne.
help-forget-what = L’identifiant d’une table (la fin de son lien) ou d’un invité (« guest » dans l’export de ses données).
help-forget-seat = Supprimer l’invité assis à cette place de la table, et non la table.
help-yes = Ne pas demander de confirmation.

serve-address = Les tables sont ouvertes à l’adresse { $url }
serve-phones = Pour les téléphones du même réseau :
serve-how-to-stop = Appuie sur Ctrl-C pour arrêter le serveur.
serve-stopped = Le serveur est arrêté. Toutes les parties sont enregistrées.
check-done = Tout fonctionne.
backup-done = La copie est dans { $file }.
restore-done = La base de données a été remplacée par { $file }.
migrate-progress = Copie et comparaison
migrate-done = Copié et comparé : { $count ->
    [one] une entrée
   *[other] { $count } entrées
}.
archive-progress = Archivage des tables
archive-would = { $count ->
    [0] Il n’y a rien à archiver.
    [one] { $count } table serait archivée dans { $folder }.
   *[other] { $count } tables seraient archivées dans { $folder }.
  }
archive-done = { $count ->
    [0] Il n’y avait rien à archiver.
    [one] { $count } table a été archivée dans { $folder }.
   *[other] { $count } tables ont été archivées dans { $folder }.
  }
archive-not-played = { $count ->
    [one] { $count } table où l’on n’a jamais joué a été supprimée.
   *[other] { $count } tables où l’on n’a jamais joué ont été supprimées.
  }
archive-unreadable = { $name } n’a pas pu être relu tel qu’il a été écrit. La table n’a pas été supprimée.
forget-table = Table { $table } : { $game }, ouverte le { $day }, { $status }
forget-seat = Place { $seat } : { $name }
forget-seat-guest = Place { $seat } : { $name }, invité { $guest }
forget-guest = { $count ->
    [one] L’invité { $guest } participe à { $count } table.
   *[other] L’invité { $guest } participe à { $count } tables.
  }
forget-table-sure = Supprimer cette table définitivement ? Tape « { $yes } » pour confirmer.
forget-guest-sure = Supprimer définitivement les noms et l’identifiant de cet invité de toutes les tables ? Tape « { $yes } » pour confirmer.
forget-yes = oui
forget-table-done = { $count ->
    [one] La table a été supprimée avec { $count } entrée.
   *[other] La table a été supprimée avec { $count } entrées.
  }
forget-guest-done = L’invité a été supprimé. Noms retirés : { $names } ; entrées désormais sans son identifiant : { $count }.
forget-erased-later = Un autre programme lit encore la base de données. Dès qu’il aura fini, le serveur effacera le reste des fichiers.
forget-unknown = « { $text } » n’est ni une table ni un invité de cette base de données.
forget-seat-empty = La place { $seat } de cette table n’est à aucun invité.
forget-needs-yes = Il n’y a pas de terminal où demander confirmation : ajoute --yes.
forget-not-confirmed = Pas de confirmation. Rien n’a été supprimé.

host-and-lan = --host et --lan ne vont pas ensemble : choisis l’un des deux.
cannot-listen = Impossible d’écouter à { $host }, port { $port } : { $reason }. Un autre serveur y tourne-t-il déjà ? Essaie --port.
check-failed = Le serveur ne fonctionne pas comme il devrait : { $reason }
limit-unknown = « { $text } » n’est pas une limite. Écris NOM=NOMBRE ; les noms sont { $known }.
root-path-unusable = « { $text } » ne peut pas servir de chemin.
public-url-unusable = « { $text } » n’est pas une adresse comme https://….
smtp-unreadable = Écris le serveur de messagerie ainsi : smtps://NOM:MOTDEPASSE@HÔTE:PORT ou smtp://HÔTE.
smtp-needs-more = Pour envoyer des e-mails, il faut aussi --mail-from et --public-url.
mail-from-unusable = « { $text } » n’est pas une adresse e-mail.
bot-option-unreadable = « { $text } » n’est pas un bot. Écris ID=MODULE:CLASSE.

## Errors, by their code

error-bad-message = Le serveur n’a pas pu lire ce message ({ $where } : { $reason }).
error-stale = La partie a avancé entre-temps. Regarde où elle en est et réessaie.
error-not-your-seat = La place { $seat } n’est pas la tienne.
error-not-allowed = Tu ne peux pas faire cela ici.
error-not-found = Il n’y a rien ici.
error-wrong-origin = Cette requête vient d’un autre site : elle a été refusée.
error-wrong-host = Le serveur ne répond pas sous le nom « { $host } ». Si ce nom est le bon, son administrateur doit lancer le serveur avec { $option } et ce nom.
error-hello-first = Le premier message doit être « hello ».
error-other-protocol = Le serveur utilise la version { $protocol } du protocole. Recharge la page.
error-too-large = La requête est trop volumineuse.
error-head-too-large = La requête a trop d’en-têtes, ou ils sont trop longs.
error-too-fast = Trop de requêtes. Attends un instant.
error-too-many = Trop de connexions. Fermes-en quelques-unes.
error-too-slow = Ta connexion avait pris trop de retard. Reconnexion…
error-request-too-slow = La requête a mis trop de temps à arriver. Réessaie.
error-server-full = Le serveur a trop de connexions en ce moment. Réessaie dans un instant.
error-too-many-offences = Trop de messages illisibles. La connexion est fermée.
error-stopping = Le serveur s’arrête. Toutes les parties sont enregistrées.
server-older = Le serveur est en cours de mise à jour. Réessaie dans un instant.
table-unreadable = Une version plus récente du serveur a repris cette table. Réessaie dans un instant.
error-internal = Une erreur s’est produite sur le serveur. Tu n’y es pour rien.
message-not-text = Le serveur n’accepte que des messages de texte.
hello-twice = Le message « hello » ne peut être envoyé qu’une fois.

## The store

database-says = { $database } : { $said }
store-disk-full = Rien n’a été enregistré : le disque du serveur est plein.
store-read-only = Rien n’a été enregistré : on ne peut pas écrire dans la base de données.
store-unavailable = Rien n’a été enregistré : la base de données est injoignable.
store-busy = Trop de requêtes sont en cours d’enregistrement pour cette table. Réessaie.
store-newer-database = Cette base de données vient d’une version plus récente de Rollwright. Utilise cette version.
store-foreign-database = Ce n’est pas une base de données de Rollwright.
store-database-in-use = Un autre programme se sert de la base de données. Arrête-le d’abord.
store-file-exists = Ce fichier existe déjà. Choisis un autre nom.
store-no-such-file = Ce fichier n’existe pas.
store-damaged-database = La base de données est endommagée.
store-database-not-empty = Cette base de données n’est pas vide.
store-copy-differs = La copie n’est pas identique à l’original. Rien n’a été enregistré.
store-unsupported = Cela ne fonctionne pas avec ce type de base de données.

## Tables

too-many-tables = { $most ->
    [one] Tu as { $most } table non terminée. Ferme-la d’abord.
   *[other] Tu as { $most } tables non terminées. Ferme d’abord l’une d’elles.
  }
phrases-used-up = Tu as déjà dit { $most ->
    [one] { $most } phrase
   *[other] { $most } phrases
  } à cette table : c’est le maximum par joueur.
too-fast-wait = C’est trop rapide. Tu pourras recommencer dans { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
  }
table-removed = Cette table a été supprimée.
guest-forgotten = Les données de ce navigateur ont été supprimées : il n’a plus sa place à cette table.
exports-busy = Un autre export de données est en cours. Réessaie dans un instant.
seats-no-person = Au moins une place doit être pour une personne.
sheets-and-set = Choisis soit des plateaux ou feuilles par leur nom, soit un numéro à partir duquel les créer, mais pas les deux.
bot-unknown = Il n’y a pas de bot « { $text } » ; il y a { $bots }.
link-used-up = Ce lien n’est plus valable.
removed-from-table = L’hôte t’a exclu de cette table.
host-stays = L’hôte ne peut pas être exclu de sa propre table.
watchers-do-not-sit = Ce lien permet seulement de regarder. Pour jouer, demande une invitation à l’hôte.
bot-plays-here = Un bot joue à la place { $seat }. Reprends d’abord ta place.
player-is-here = Le joueur de la place { $seat } est là.
table-waits-for-days = Cette table se joue sur plusieurs jours : elle attend les absents. L’hôte peut libérer la place { $seat }.
not-away-long-enough = Un bot pourra jouer à la place { $seat } dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
  }

## Notifications

address-unusable = Cette adresse ne peut pas être utilisée.
address-not-https = L’adresse doit commencer par https://
address-not-public = Cette adresse n’est pas accessible sur l’internet public.
push-keys-unusable = Les clés du navigateur pour les notifications sont inutilisables. Désactive les notifications, puis réactive-les.
push-unavailable = Ce serveur ne propose pas de notifications dans le navigateur.
mail-unavailable = Ce serveur n’envoie pas d’e-mails.
mail-address-unusable = Cette adresse e-mail ne peut pas être utilisée.
mail-failed = L’e-mail n’a pas pu être envoyé. Réessaie plus tard.
too-many-channels = Tu as déjà { $most } moyens de recevoir des notifications. Retires-en d’abord un.
time-zone-unknown = Le serveur ne connaît pas le fuseau horaire « { $text } ».

## In the page, before its script runs

page-needs-script = Cette page a besoin de JavaScript pour fonctionner.
page-description = Deux jeux de dés à lancer et à cocher, The Border et Twenty One : avec des amis où qu’ils soient, sur un seul appareil, ou contre des bots.
