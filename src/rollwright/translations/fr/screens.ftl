### All other screens of the page: loaded with the first of them.

## Everywhere

page-language = Langue
page-notifications = Notifications
page-points = points
page-nothing-here = Il n’y a rien à cette adresse
page-nothing-here-how = Il manque peut-être une partie du lien. Redemande-le, ou repars d’ici.
page-no-table = Cette table n’existe pas
page-no-table-how = Elle a peut-être été supprimée, ou il manque une partie du lien. Redemande le lien.
page-no-way-in = Il faut le lien de cette table pour y entrer
page-no-way-in-how = Demande le lien pour jouer ou pour regarder.
page-no-way-in-ask = Demande à { $name } le lien pour jouer ou pour regarder.
page-no-way-in-later = Quand la partie sera terminée, tu pourras la revoir à cette adresse.
page-old-page = Cette page est plus ancienne que le serveur
page-old-page-how = Recharge-la. Si cela ne suffit pas, ferme tous ses onglets et rouvre-la.
page-reload = Recharger
page-replay-empty-how = La table a été fermée avant le premier lancer. Tu peux en ouvrir une autre quand tu veux.
page-still-playing = Cette partie n’est pas encore terminée
page-still-playing-how = Dès qu’elle sera finie, tu pourras la revoir ici.
page-your-name = Ton nom

## The start page

page-game = Jeu
page-variant = Variante
page-as-in-the-box = règles normales
page-pace = Rythme
page-pace-live = en direct
page-pace-days = sans se presser (plusieurs jours)
page-dice = Dés
page-dice-proven = du serveur, vérifiables
page-dice-typed = vrais dés, saisis à la main
page-patience = Secondes d’absence avant qu’un bot puisse remplacer un joueur
page-open = Ouvrir la table
page-my-data = Mes données
page-my-data-what = Le serveur reconnaît ce navigateur à un cookie. Il conserve tes tables, les noms que tu y as pris, tes coups et les dates de ta première et de ta dernière visite. Si tu actives les notifications, aussi où et quand elles sont envoyées. Rien d’autre.
page-my-data-forever = Les tables terminées sont conservées jusqu’à ce que l’administrateur du serveur les supprime.
page-my-data-days = { $days ->
    [one] Les tables terminées sont supprimées après { $days } jour.
   *[other] Les tables terminées sont supprimées après { $days } jours.
  }
page-export = Exporter mes données
page-forget = Supprimer mes données
page-forget-sure = Quitter toutes tes tables et en effacer ton nom ?

## At a table

page-connecting = Connexion…
page-waiting-for-players = En attente de joueurs
page-your-roll = À toi de lancer
page-your-word = Ton mot
page-faces = Ce que montrent les dés
page-keep = Garder les dés
page-undo = Annuler
page-pass = Passer
page-pass-no = Continuer à jouer
page-pass-rolls = { $left ->
    [one] Il te reste { $left } lancer.
   *[other] Il te reste { $left } lancers.
  }
page-pass-could = Tu pourrais encore cocher quelque chose.
page-border-could-complete = { $count ->
    [one] Tu pourrais compléter un segment.
   *[other] Tu pourrais compléter { $count } segments.
  }
page-border-could-cross = Tu pourrais encore cocher une case.
page-keep-hint = Touche un dé pour le garder
page-take-back = Modifier
page-cross-off = barrer une case
page-area = Zone
page-worth-now = Valeur actuelle
page-you = toi
page-left = a quitté la table
page-away = pas là
page-has-chosen = a choisi
page-come-back = Revenir
page-leave = Quitter
page-leave-sure = Quitter la table ? Tu pourras revenir plus tard.
page-hand-over = Changer d’appareil
page-let-bot-play = Laisser un bot continuer
page-seat-bot = Ajouter un bot
page-free-seat = Libérer la place
page-free-seat-sure = Retirer cette place à son joueur ?
page-remove-guest = Exclure pour de bon
page-remove-guest-sure = Exclure ce joueur de la table pour de bon ? Aucun lien ne le laissera revenir. De nouveaux liens sont créés ; les anciens ne seront plus valables.
page-say = Dire quelque chose
page-news = Journal de la partie
page-invitation = Lien pour jouer
page-watching = Lien pour regarder
page-qr = Afficher le QR code
page-new-links = Nouveaux liens
page-new-links-sure = Créer de nouveaux liens ? Les anciens ne seront plus valables.
page-more = Plus
page-close-table = Fermer la table
page-close-table-sure = Arrêter la partie pour tout le monde ?

## The end

page-result = Résultat
page-rematch = Revanche
page-to-the-rematch = Vers la revanche
page-accept-rematch = Accepter
page-series = Victoires jusqu’ici
page-at-rematch = attend pour la revanche
page-waiting-at-rematch = { $count ->
    [one] { $names } attend pour la revanche.
   *[other] { $names } attendent pour la revanche.
  }
page-invited = invitation envoyée
page-replay = Revoir la partie
page-record = Enregistrement
page-record-json = Enregistrement (JSON)
page-proof = Vérifier les dés
page-proof-commitment = Empreinte (connue dès le début)
page-proof-secret = Secret
page-proof-words = Mots

## The table: turns, dice and marks

page-home = Accueil
page-people = Participants
page-as-text = Vue texte
page-round-number = Tour { $round }
page-over = Partie terminée
page-dice-count = { $dice ->
    [0] aucun dé
    [one] { $dice } dé
   *[other] { $dice } dés
  }
page-ask-done = Confirme avec « Valider ».
page-skip = Revenir à la partie en cours
page-last-round = Dernier tour
page-maybe-last-round = Peut-être le dernier tour
page-missed = Tu as manqué { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
page-border-ask-reroll = Ton tour : touche les dés à garder et relance (encore { $left } fois), ou complète un segment.
page-border-ask-reroll-only = Ton tour : aucun segment possible pour l’instant. Touche les dés à garder et relance (encore { $left } fois).
page-border-ask-complete = Ton tour : complète un segment avec tes dés.
page-border-ask-nothing = Ton tour : aucun segment possible avec ces dés. Passe.
page-border-ask-more = Coche encore, ou touche « Valider ».
page-border-ask-second = { $name } laisse { $dice } : coche des cases à côté d’une croix.
page-border-ask-one-die = { $name } a utilisé les cinq dés : choisis-en un et coche une case à côté d’une croix.
page-border-ask-no-die = Aucun dé ne convient à côté d’une croix : passe.
page-twentyone-ask-again = Ton tour : garde les dés, ou relance { $dice ->
    [one] le seul dé qui ne montre pas 1.
   *[other] les { $dice } dés qui ne montrent pas 1.
  }
page-twentyone-ask-enter = Inscris des dés dans la rangée { $row } : même couleur, pas plus que le nombre de la case.
page-twentyone-ask-more = Inscris d’autres dés, ou touche « Valider ».
page-twentyone-ask-cross = Aucun dé ne va dans la rangée { $row } : barre la case libre la plus à gauche.
page-waiting-for-names = On attend { $names }
page-connection-lost = Connexion perdue. Nouvelle tentative…
page-rule-number = Règle { $rule }
page-roll = Lancer
page-roll-again = Relancer
page-rolls-left = { $left ->
    [one] encore un lancer
   *[other] encore { $left } lancers
  }
page-chosen-waiting = C’est fait. On attend les autres.
page-done-points = { $points ->
    [0] Valider
   *[other] Valider : +{ $points }
  }
page-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
page-rolls-now = lance
page-chooses-now = choisit
page-scores = Scores
page-leads = en tête
page-active = joueur actif
# Completed, of those that end the game.
page-border-areas = { $areas ->
    [one] { $areas } zone
   *[other] { $areas } zones
  } sur { $total }
page-twentyone-rows = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
  } sur { $total }
page-pass-to = Passe l’appareil à { $name }
page-i-am = Je suis { $name }
page-asked-by-name = { $name } : { $prompt }
page-players-here = Sur cet appareil

## Keys

page-keys = Raccourcis clavier
page-keys-off = Tu peux les désactiver dans les réglages.
page-key-roll = lancer
page-key-dice = garder ou relâcher un dé
page-key-keep = garder tous les dés
page-key-walk = changer de case
page-key-lit = aller à la prochaine case en surbrillance
page-key-mark = cocher ou remplir la case sélectionnée
page-key-undo = annuler
page-key-done = valider, ou revenir sur son choix
page-key-text = vue texte
page-key-help = cette liste

## Opening a table

page-new-with-friends = Une table entre amis
page-new-here = Une table sur un seul appareil
page-new-here-how = Tout le monde joue sur cet appareil.
page-who-plays = Qui joue ?
page-sitter = Joueur à la place { $seat }
page-sitter-here = sur cet appareil
page-sitter-link = arrive par un lien
page-sitter-bot = bot : { $bot }
page-bots-missing = Non installés sur ce serveur : { $bots }. L’administrateur du serveur peut les installer avec : { $command }
page-name-of-seat = Nom à la place { $seat }
page-player-number = Joueur { $seat }
page-hidden-choices = Choisir en secret
page-hidden-choices-hint = L’appareil change de mains à chaque choix. Sinon, tout le monde choisit sur le même écran.
page-add-seat = Ajouter une place
page-remove-seat = Supprimer la place { $seat }
page-no-person = Au moins une place doit être pour une personne.
page-boards = Plateaux
page-sheets = Feuilles
page-drawn = tirage au sort
page-chosen-by-seat = au choix
page-new-boards = nouveaux
page-new-boards-hint = Quatre nouveaux plateaux pour cette partie, aucun meilleur qu’un autre. Le même numéro redonne les mêmes plateaux.
page-set-number = Numéro des plateaux
page-other-number = Autre numéro
page-made-from = Plateaux créés à partir du numéro { $number }
page-any-board = n’importe quel plateau
page-any-sheet = n’importe quelle feuille
page-named-board = Plateau { $name }
page-named-sheet = Feuille { $name }
page-of-seat-board = Plateau de la place { $seat }
page-of-seat-sheet = Feuille de la place { $seat }
page-game-options = Options de la partie
page-dice-proven-hint = Personne ne peut changer ces dés, pas même le serveur : tout le monde peut le vérifier à la fin.
page-dice-typed-hint = Tu lances tes propres dés sur la table et tu indiques ce qu’ils montrent.
page-pace-live-hint = Tout le monde est là. Si quelqu’un s’absente longtemps, un bot peut jouer à sa place.
page-pace-days-hint = Chacun joue quand il a le temps. La table attend.

## My tables

page-my-tables = Mes tables
page-no-tables-yet = Pas encore de table. Tes tables apparaîtront ici.
page-running-tables = En cours
page-finished-tables = Terminées
page-watch-replay = Revoir la partie

## Settings

page-settings-kept = Ces réglages sont enregistrés dans ce navigateur.
page-your-name-hint = Les autres le voient à la table.
page-theme = Thème
page-theme-system = celui du système
page-theme-light = clair
page-theme-dark = sombre
page-symbols = Symboles sur les couleurs
page-symbols-hint = Chaque couleur a son symbole : il n’est pas nécessaire de distinguer les couleurs.
page-sounds = Sons
page-sounds-hint = Les dés, le feutre, et un signal quand c’est à toi.
page-motion = Animations
page-motion-system = celles du système
page-motion-full = toutes
page-motion-reduced = réduites
page-speed = Vitesse des coups des autres
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-speed-instant = immédiate
page-key-shortcuts = Raccourcis clavier
page-key-shortcuts-hint = R lance, D valide, les chiffres gardent des dés. À une table, « ? » affiche la liste complète.
page-confirm-pass = Demander avant de passer
page-confirm-pass-hint = Seulement si tu peux faire autre chose.

## Windows and links

page-cancel = Annuler
page-copy = Copier
page-copied = Copié.
page-copy-selected = Le lien est sélectionné : copie-le maintenant.
page-share = Partager
page-qr-of = QR code : { $label }
page-link-local = Ce lien ne fonctionne que sur cette machine. Pour les téléphones de ton réseau, démarre le serveur avec --lan.

## Before the first roll

page-sit-down = S’installer
page-free-here = Place libre
page-sit-here = S’installer
page-sit-in = S’installer à la place { $seat }
page-lobby-sit = Choisis une place
page-lobby-wait = { $seats ->
    [one] { $seats } place est encore libre
   *[other] { $seats } places sont encore libres
  }
page-get-up = Quitter la place
page-lobby-begins = Tout le monde est là. C’est parti.
page-invite = Inviter les autres
page-invite-how = Toute personne qui ouvre ce lien peut s’installer.
page-invite-lost = Les liens ont été montrés à l’ouverture de la table. Tu peux en créer de nouveaux.
page-your-word-how = Il entre dans les nombres aléatoires des dés, si bien que personne ne peut les prévoir. Un mot au hasard convient très bien.
page-watch-only = Tu regardes cette table.

## People at the table

page-away-since = pas là depuis { $time }
page-bot-for = { $bot } joue à sa place
page-bot-note = bot
page-free-seat-of = Libérer la place : { $name }
page-remove-guest-of = Exclure pour de bon : { $name }
page-link = Lien
page-hand-over-title = { $name } sur un autre appareil
page-hand-over-how = Ouvre ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
page-choose-bot = Quel bot ?
page-watchers-count = { $watchers ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $watchers } personnes regardent.
  }
page-host-part = Pour l’hôte

## Said by the server, before the page is there

page-not-built = La page n’a pas encore été compilée. Lance « make web », ou réinstalle le paquet avec pip, puis recharge.

## The map of The Border

page-map-closer = Voir de plus près
page-map-whole = Voir toute la carte
# $place: the number of the space; $colour: its colour; $state: open, crossed or pencilled.
page-space = Case { $place } ({ $colour }), { $state ->
    [crossed] cochée
    [pencilled] choisie, à confirmer
   *[open] libre
}.
page-space-white = Case { $place }, blanche, cochée dès le début.
page-space-segment = Segment de { $length }, { $open ->
    [one] { $open } case libre
   *[other] { $open } cases libres
}.
page-space-border = Frontière : { $areas }.
# $count: how many spaces are crossed off together; $points: what that scores.
page-space-touch = { $count ->
    [one] Peut être cochée
   *[other] { $count } cases peuvent être cochées ensemble
}{ $points ->
    [0] .
    [one] , pour { $points } point.
   *[other] , pour { $points } points.
}
page-space-not-now = Ne peut pas être cochée maintenant.
page-space-points = +{ $points }
page-scoring-row = Ligne de score
page-area-values = { $area } : { $value } pour le premier, { $low } ensuite.
page-area-scored = { $area } : { $points ->
    [one] { $points } point obtenu
   *[other] { $points } points obtenus
}.
page-area-low = { $area } : { $low }, car un autre joueur a été plus rapide.
page-area-worth = Vaut { $value } pour le premier, { $low } ensuite.
page-area-worth-low = Vaut { $low }, car un autre joueur a été plus rapide.

## Dice

# $used: yes where the die is used up or of no use; no otherwise.
page-die-colour = Dé { $number } : { $colour }{ $used ->
    [yes] , inutilisable maintenant
   *[no] {""}
}
page-die-pips = Dé { $colour } : { $pips }{ $used ->
    [yes] , inutilisable maintenant
   *[no] {""}
}
page-die-waiting = Dé { $number }, pas encore lancé
page-die-waiting-colour = Dé { $colour }, pas encore lancé
page-die-stays = Dé { $colour } : { $pips }, reste
page-die-empty = Dé { $number } : pas encore saisi
page-die-empty-colour = Dé { $colour } : pas encore saisi
page-faces-how = Lance tes propres dés, puis touche ce qu’ils montrent. Touche un dé pour le corriger.
page-faces-palette = Choisir une face
page-face-colour = { $colour }
page-face-pips = { $pips }
page-faces-enter = Valider les dés

## The sheet of Twenty One

# $state: one of the messages page-box-... below.
page-box = Rangée { $row }, { $colour } { $number } : { $state }
page-box-free = libre
page-box-holds = { $entry } inscrit
page-box-hit = { $entry } inscrit, une réussite
page-box-crossed = barrée
page-box-could = libre, pourrait recevoir { $entry }
page-box-pencilled = { $entry }, à confirmer
page-box-crossing = à barrer, à confirmer
page-box-may = peut recevoir { $entry }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What a box that can be filled would add, on the box itself.
page-box-adds = +{ $points }
# $kind: whether the row is complete, the current one, or another.
page-sheet-row = Rangée { $row }{ $kind ->
    [complete] , complète
    [current] , rangée en cours
   *[other] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hits ->
    [one] { $hits } réussite
   *[other] { $hits } réussites
}
page-sheet-total = Toutes les rangées : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-bonus = Bonus : { $table }
page-bonus-for = { $points } pour { $hits ->
    [one] { $hits } réussite
   *[other] { $hits } réussites
}
page-cross-off-box = Barrer la case libre la plus à gauche

## What happened: each in a sentence, read out by screen readers and listed in the history and the replay

# Dice and spaces by colour: “2 red”, “red 5”, “grey 16, 23”.
page-connected-again = La connexion est rétablie.
page-text-dice = Les dés montrent { $dice }.

## The result and the proof of the dice

page-you-win = Tu as gagné !
page-names-win = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
  }
page-solo-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
page-no-winner = Personne ne gagne cette fois
page-total = Total
page-border-left = { $count ->
    [one] encore une case
   *[other] encore { $count } cases
  }
page-twentyone-left = { $count ->
    [one] encore une case
   *[other] encore { $count } cases
  }
page-twentyone-bonus = Bonus des réussites
page-twentyone-next-hit = prochaine réussite : +{ $points }
page-past = Retour en arrière
page-past-back = Revenir à la partie
page-past-news = { $count ->
    [one] un nouveau coup
   *[other] { $count } nouveaux coups
  }
page-row-number = Rangée { $row }
page-hits = { $hits ->
    [0] aucune réussite
    [one] une réussite
   *[other] { $hits } réussites
  }
page-proof-proven = Vérifié : ces dés n’ont pas été modifiés.
page-proof-not-proven = Échec de la vérification : quelque chose ne concorde pas.
page-proof-promised = Le secret est bien celui qui a été fixé avant le premier lancer.
page-proof-not-promised = Le secret n’est pas celui qui a été fixé avant le premier lancer.
page-proof-heard = Les mots sont bien ceux qui ont été donnés à cette table.
page-proof-not-heard = Les mots ne sont pas ceux qui ont été donnés à cette table.
page-proof-follow = { $rolls ->
    [one] L’unique lancer découle
   *[other] Les { $rolls } lancers découlent
  } du secret et des mots, tirage au sort compris.
page-proof-wrong = { $roll ->
    [0] Le tirage au sort ne découle pas
   *[other] Le lancer { $roll } ne découle pas
  } du secret et des mots.
page-proof-details = Ce qui a été vérifié
page-proof-means = C’est ton propre navigateur qui a fait cette vérification. Elle prouve que les dés n’ont pas été modifiés une fois les mots donnés. Elle ne peut pas prouver que personne ne connaissait le secret avant.
page-proof-typed = C’étaient de vrais dés : il n’y a rien à vérifier.

## The rulebook

page-rules-which = Choisir les règles
page-rules-both = Les deux
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] Une règle.
   *[other] { $count } règles.
  }

## The position as text

page-text-active = Joueur actif : { $name }
page-text-chosen = Ont déjà choisi : { $names }
page-text-pencil = Tes choix (à confirmer)
page-text-may = Ce que tu peux cocher ou inscrire
# Spaces or boxes, and what they would score.
page-text-places = { $points ->
    [0] { $places }
    [one] { $places } : { $points } point
   *[other] { $places } : { $points } points
  }
# A box that shows a number, and the die that would be entered: “red 4 in the 5”.
page-text-box = { $die } dans le { $number }
page-text-areas = Zones
page-text-board = { $name }, plateau { $sheet }
page-text-sheet = { $name }, feuille { $sheet }
page-text-open-borders = Cases libres de chaque frontière
page-text-segments = Segments
page-text-crossed-off = coché
page-text-still-open = libres : { $spaces }
page-text-all-open = toutes libres
page-text-current-row = rangée en cours
page-text-free = libre

## Looking at a finished game again

page-replay-title = Une partie terminée
page-replay-empty = Rien n’a été joué à cette table
page-replay-step = Étape de la partie
page-replay-where = Tour { $round } · étape { $step } sur { $steps }
page-replay-where-draw = Le tirage au sort · étape { $step } sur { $steps }
page-replay-draw = Le tirage au sort
page-replay-back = Étape précédente
page-replay-on = Étape suivante
page-replay-round-back = Retour au début du tour
page-replay-round-on = Tour suivant
page-replay-speed = Vitesse : ×{ $times }
page-replay-share = Partager
page-replay-link = Lien vers cette étape
# Beside the buttons of the replay.
page-replay-keys = Touches : ← → une étape, ↑ ↓ un tour, Espace pour lire
page-replay-play = Lecture
page-replay-pause = Pause

## Lessons

page-learn = Apprendre en jouant
