### Everything that can be refused: by a rule, by the table, in a text, in a file. `core/errors.py` says who carries them.

## Either game: whose turn it is, and what is due

game-over = La partie est terminée.
deal-first = Les plateaux ou les feuilles n’ont pas encore été distribués.
deal-impossible = Cette distribution n’est pas possible.
roll-first = Il faut d’abord lancer les dés.
no-roll-due = Ce n’est pas le moment de lancer les dés.
wrong-number-of-dice = { $due ->
    [one] Ce lancer demande { $due } face,
   *[other] Ce lancer demande { $due } faces,
  } mais { $fell ->
    [0] aucune n’a été indiquée.
    [one] une seule a été indiquée.
   *[other] { $fell } ont été indiquées.
  }
no-such-face = Aucun dé n’a cette face.
not-the-active-player = Pour l’instant, seul le joueur actif (place { $active }) choisit.
marks-together = Ici, tout le monde joue en même temps.
marks-of-all = Il faut un coup pour chaque place qui doit jouer maintenant, dans l’ordre des places.
move-of-another-game = Ce coup n’existe pas dans ce jeu.
no-such-seat = Il n’y a pas de place { $seat } à cette table.

## The Border

no-roll-left = Les { $rolls } lancers de ce tour ont déjà été faits.
reroll-nothing = Choisis au moins un dé à relancer.
dice-not-there = Il n’y a pas autant de dés de cette couleur ({ $colour }) sur la table.
segment-left-open = Il faut compléter tout le segment { $colour } ; cases encore libres : { $spaces }.
not-enough-dice = { $needed ->
    [one] Il faut pour cela un dé { $colour },
   *[other] Il faut pour cela { $needed } dés de la même couleur ({ $colour }),
  } et il n’y en a { $there ->
    [0] aucun.
    [one] qu’un.
   *[other] que { $there }.
  }
second-action-of-the-others = Le joueur actif a fait la première action ; la seconde est pour les autres.
reroll-in-second-action = Personne ne relance pendant la seconde action.
no-second-action-yet = Le joueur actif n’a pas encore terminé la première action.
one-die-only = Les cinq dés ont été utilisés : choisis-en un, pour une seule case.
not-one-of-the-five = Il n’y a pas de dé { $colour } parmi les cinq.
no-leftover-die = Il ne reste pas de dé { $colour } pour cela.
not-adjacent = La case { $space } ne touche aucune case cochée.
white-space = La case { $space } est blanche : sa croix est imprimée.
no-such-space = Il n’y a pas de case { $space } ; la dernière est la { $most }.
already-crossed = La case { $space } est déjà cochée.
already-marked = Tu as déjà choisi la case { $space }.

## Twenty One

again-or-keep-first = Le joueur actif doit d’abord décider s’il relance.
dice-are-kept = Le joueur actif a gardé le premier lancer.
six-ones = Avec six 1, il n’y a pas de second lancer.
no-second-roll-left = Les dés peuvent être lancés { $rolls ->
    [one] une seule fois.
   *[other] { $rolls } fois au plus.
  }
mark-nothing = Inscris au moins un nombre, ou barre une case.
enter-and-cross-off = Un joueur qui inscrit un nombre ne barre rien.
no-such-box = Cette case n’existe pas.
not-the-current-row = Tu en es à la rangée { $current }, pas à la rangée { $row }.
two-rows = Un joueur n’écrit jamais dans deux rangées pendant le même tour.
box-not-free = Rangée { $row }, { $colour } : cette case n’est pas libre.
number-too-high = Rangée { $row }, { $colour } : un { $number } est trop grand, la case montre { $most }.
already-marked-box = Tu as déjà choisi cette case.
no-marks-yet = Tu ne peux encore rien inscrire : les dés peuvent être relancés.

## Setting up a table

seats-out-of-range = { $seats ->
    [one] On ne peut pas jouer avec { $seats } place :
   *[other] On ne peut pas jouer avec { $seats } places :
  } il en faut de { $least } à { $most }.
variant-unknown = Il n’y a pas de variante nommée { $variant }.
first-seat-unknown = La place { $seat } ne peut pas commencer : elle n’existe pas.
too-few-sheets = { $seats ->
    [one] Il faut un plateau ou une feuille pour { $seats } place,
   *[other] Il faut un plateau ou une feuille pour chacune des { $seats } places,
  } et il n’y en a { $sheets ->
    [0] pas.
    [one] qu’un.
   *[other] que { $sheets }.
  } Indique un fichier par place.
sheet-of-another-game = Un des plateaux ou une des feuilles vient d’un autre jeu.
boards-of-two-maps = Tous les plateaux d’une table doivent avoir la même carte ; { $one } et { $other } n’ont pas la même.
sheets-of-two-kinds = Toutes les feuilles d’une table doivent montrer les mêmes nombres ; { $one } et { $other } ne montrent pas les mêmes.
sheet-twice = { $name } a été choisi deux fois. Chaque joueur a un plateau ou une feuille à lui, à moins que les copies ne soient autorisées.

## At the table

seat-taken = La place { $seat } est prise.
seat-free = La place { $seat } est déjà libre.
no-person-there = La place { $seat } est libre ou occupée par un bot.
seats-empty = Il reste { $count ->
    [one] { $count } place libre.
   *[other] { $count } places libres.
  }
bot-unusable = « { $text } » ne peut pas être l’identifiant d’un bot : minuscules, chiffres et traits d’union seulement.
word-unusable = Ce mot ne convient pas : de 1 à { $most } caractères, sans caractère de contrôle.
nothing-owed = Aucun choix n’est attendu de la place { $seat } maintenant.
words-closed = Les dés ont été lancés : on ne peut plus changer les mots.
no-dice-due = Aucun lancer n’est attendu maintenant.
table-closed = Cette table est fermée.
left-already = Le joueur de la place { $seat } a déjà quitté la table.
nobody-left = Le joueur de la place { $seat } n’a pas quitté la table.
no-takeover = Aucun bot ne peut reprendre la place { $seat } maintenant.
not-over-yet = La partie n’est pas encore terminée.
rematch-already = La revanche a déjà sa table.
log-without-opening = Ce journal ne commence pas par l’ouverture d’une table.
chosen-already = Tu as déjà choisi ; reviens d’abord sur ton choix.
nothing-to-take-back = Il n’y a pas de choix sur lequel revenir.
typed-number-of-dice = { $due ->
    [one] { $due } dé a été lancé,
   *[other] { $due } dés ont été lancés,
  } mais { $typed ->
    [0] tu n’en as indiqué aucun.
    [one] tu n’en as indiqué qu’un.
   *[other] tu en as indiqué { $typed }.
  }
typed-face-unknown = Aucun dé n’a cette face.
dice-fall-by-themselves = C’est le programme qui lance ces dés : il n’y a rien à taper.

## Text that cannot be read

move-incomplete = Le coup est incomplet.
move-unknown = « { $text } » n’est pas un coup.
text-left-over = « { $text } » est de trop ici.
place-twice = « { $text } » est nommé deux fois.
colour-unknown = « { $text } » n’est pas une couleur ; les lettres sont { $letters }.
space-unreadable = « { $text } » n’est pas un numéro de case.
box-unreadable = « { $text } » n’est pas une case : écris sa rangée et sa lettre ({ $letters }), par exemple 2r, ou x pour barrer.
box-letter-unknown = « { $text } » n’est ni la lettre d’une case ({ $letters }), ni x pour barrer.
pips-unreadable = « { $text } » n’est pas un nombre de 1 à 6.
picture-space = « { $text } » se trouve là où la case { $space } devrait être « { $wanted } » ou cochée.
picture-box = Rangée { $row }, case { $box } : elle devrait commencer comme « { $wanted } ».

## Records

not-a-record = Ce n’est pas un enregistrement : la première ligne devrait être « rollwright record 2 ».
record-too-long = L’enregistrement a plus de { $most } caractères.
record-format-unknown = Cet enregistrement est au format { $format } ; cette version connaît le format { $known }.
record-of-other-rules = L’enregistrement a été fait avec la version { $version } des règles, que cette version du programme ne connaît pas.
header-line = « { $text } » n’est pas une ligne d’en-tête : elle devrait avoir la forme « clé: valeur ».
header-key-twice = « { $key } » se trouve deux fois dans l’en-tête.
header-key-missing = « { $key } » manque dans l’en-tête.
header-key-unknown = « { $key } » n’a pas sa place dans l’en-tête.
header-value = « { $text } » n’est pas une valeur valable de « { $key } ».
header-words = Chaque place ajoute un mot aux dés ; ici, il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } et { $words ->
    [one] { $words } mot.
   *[other] { $words } mots.
  }
not-json = Ce n’est pas du JSON : { $reason }
json-header = L’en-tête doit être un objet de chaînes de caractères.
json-events = Les événements doivent être une liste de chaînes de caractères.
deal-unreadable = « { $text } » n’est pas une distribution telle que « deal first 2, sheets 3 1 ».
deal-not-as-announced = La distribution ne correspond pas à l’en-tête : « first » doit y figurer si la place qui commence est tirée au sort, « sheets » si les plateaux ou les feuilles le sont, et seulement dans ces cas.
deal-of-missing-sheet = La distribution nomme un plateau ou une feuille qui n’est pas dans l’en-tête, ou qui revient deux fois.
event-unknown = « { $text } » n’est pas un événement.
sheet-not-found = Le plateau ou la feuille { $name } ({ $hash }…) n’est pas fourni avec Rollwright : donne son fichier avec --sheet.
secret-not-published = Le secret des dés n’est pas dans l’enregistrement : la partie n’était pas terminée.
secret-not-the-committed = Le secret n’est pas celui dont l’empreinte a été donnée au début.
dice-typed-in = C’étaient de vrais dés, saisis à la main : il n’y a rien à vérifier.
roll-not-proven = Le lancer { $roll } ne découle pas du secret et des mots.

## Board and sheet files

file-not-playable = { $name } n’est pas jouable : { $count ->
    [one] { $count } erreur.
   *[other] { $count } erreurs.
  }
file-too-long = Le fichier a plus de { $most } caractères.
file-line-too-deep = La ligne { $number } contient trop de points (.).
file-not-toml = Ce n’est pas du TOML : { $reason }
file-unreadable = Impossible de lire { $name } : { $reason }
network-damaged = Le fichier { $name } est endommagé ou absent. Réinstalle Rollwright.
kind-unknown = « { $text } » n’est pas un type de fichier ; les types sont { $kinds }.
key-missing = Cette clé manque ; il faut { $wanted ->
    [text] un texte sans caractère de contrôle.
    [integer] un nombre entier.
    [integers] une liste de nombres entiers.
    [integer-lists] une liste de listes de nombres entiers.
    [text-lists] une liste de listes de textes.
    [tables] une liste de tables.
    [table] une table.
   *[numbers] une liste de deux nombres.
  }
key-of-wrong-type = Ceci devrait être { $wanted ->
    [text] un texte sans caractère de contrôle.
    [integer] un nombre entier.
    [integers] une liste de nombres entiers.
    [integer-lists] une liste de listes de nombres entiers.
    [text-lists] une liste de listes de textes.
    [tables] une liste de tables.
    [table] une table.
   *[numbers] une liste de deux nombres.
  }
hex-of-two-numbers = Un hexagone est donné par deux nombres, q et r.
hex-twice = Deux cases se trouvent sur le même hexagone : { $q }, { $r }.
too-many-spaces = Une carte peut avoir { $most } cases au plus.
no-white-space = Au moins une case doit être blanche.
space-not-on-map = Il n’y a pas de case { $space } sur la carte.
not-nine-areas = Une carte a neuf zones ; ici, il y en a { $count }.
same-area-twice = La zone « { $area } » apparaît deux fois.
values-of-area = La zone « { $area } » devrait avoir deux valeurs d’au moins 1, la basse ne dépassant pas la haute ; ce sont { $value } et { $low }.
ring-repeats = L’anneau de la zone « { $area } » nomme une case deux fois.
ring-open = L’anneau de la zone « { $area } » est ouvert entre { $one } et { $other }.
ring-empty = L’anneau de la zone « { $area } » n’entoure rien.
ring-around-border = L’anneau de la zone « { $area } » entoure la case de frontière { $space }.
areas-overlap = Les zones « { $area } » et « { $than } » se chevauchent.
ring-all-white = L’anneau de la zone « { $area } » est tout blanc : personne ne pourrait la clôturer.
label-outside = L’étiquette de la zone « { $area } » n’est pas à l’intérieur de la zone.
ring-thick = L’anneau de la zone « { $area } » est trop épais à la case { $space }.
file-colour-unknown = « { $text } » n’est pas une des six couleurs.
space-taken = La case { $space } est blanche ou appartient à un autre segment.
space-without-segment = La case { $space } n’appartient à aucun segment.
segment-length = Un segment a de 2 à 5 cases, chacune une seule fois ; celui-ci en a { $count }.
segment-not-connected = Les cases de ce segment ne sont pas reliées.
not-86-spaces = Une carte standard a 86 cases ; celle-ci en a { $count }.
space-of-no-area = La case { $space } n’appartient à la frontière d’aucune zone.
values-not-standard = Les valeurs standard sont 12, 11, 10, 9, 8, 7, 6, 5, 4 ; ici, ce sont { $values }.
low-not-half = Sur une carte standard, la valeur basse de la zone « { $area } » est { $half } : la moitié de la haute, arrondie à l’inférieur.
name-of-area-not-ours = « { $area } » n’est pas un de nos noms de zone : il sera affiché tel quel, sans traduction.
value-of-area-not-standard = Sur une carte standard, la zone « { $area } » vaut { $value }.
villa-not-at-top = Sur une carte standard, la villa se trouve tout en haut.
larger-worth-less = La zone « { $area } » vaut moins que la zone « { $than } », mais n’est pas plus petite.
not-two-white = Une carte standard a deux cases blanches ; celle-ci en a { $count }.
white-not-in-its-corner = Sur une carte standard, les cases blanches se trouvent en haut à gauche et en bas à droite ; ce n’est pas le cas de la { $space }.
not-the-four-segments = Sur un plateau standard, chaque couleur a un segment de 2, un de 3, un de 4 et un de 5 cases ; ici, ils sont de { $lengths }.
segments-touch = Les segments des cases { $one } et { $other } sont de la même couleur et se touchent.
maps-differ = Ces plateaux n’ont pas la même carte : ils ne peuvent pas être joués à la même table.
not-five-rows = Une feuille a cinq rangées ; ici, il y en a { $count }.
not-six-boxes = Une rangée a six cases ; celle-ci en a { $count }.
number-not-on-a-die = { $number } n’est pas un nombre de 1 à 6.
colour-missing = Il manque une couleur dans cette rangée : { $colour }.
numbers-rise = Dans une rangée standard, les nombres n’augmentent jamais de gauche à droite.
first-row-not-standard = La première rangée d’une feuille standard est { $numbers }.
row-not-ours = Sur nos feuilles, cette rangée est { $numbers }.
colour-twice-in-column = Une même couleur ({ $colour }) se trouve plus d’une fois à la position { $column }.
numbers-differ = Ces feuilles ne montrent pas les mêmes nombres : elles ne peuvent pas être jouées à la même table.
colours-alike = Rangée { $row } : les deux feuilles ont la même couleur à la position { $column }.
