### The terminal: `rollwright play`, `replay`, `verify`, `check-board`, `rules`.
### The screen has 80 columns and 24 lines. Where a comment gives a width, the text must not be longer.

complaint-in-text = Ligne { $line }, colonne { $column } : { $said }
complaint-in-record = Ligne { $line } : { $said }
error = Erreur : { $said }

## Command words: one word each, lower case, without spaces, all different. The English ones always work as well.

command-reroll = relancer
command-keep = garder
command-again = encore
command-pass = passer
command-done = valider
command-undo = annuler
command-why = pourquoi
command-board = plateau
command-rule = règle
command-help = aide
command-quit = quitter
command-say = dire
command-bot = bot
command-rematch = revanche

## At the table. The header is one line of at most 80 characters with names of up to 12.

table-header = { $game } · tour { $round } · joueur actif : { $active }
table-header-rolls = { $game } · tour { $round } · joueur actif : { $active } · lancer { $roll }/{ $rolls }
dice-label = Dés :
leftover-label = Il te reste :
one-of-five-label = Un parmi :
# The right-hand column: at most 18 characters each.
points-label = points
others-label = Tout le monde
bonus-label = bonus réussites :
# In the list of what can be done: spaces, colour, and the points if any. Short.
option-segment = { $spaces } ({ $colour })
option-segment-points = { $spaces } ({ $colour }) +{ $points }
option-space-points = { $space } +{ $points }
options-segments = Tu peux compléter : { $options }
options-spaces = Tu peux cocher : { $options }
options-boxes = Tu peux inscrire : { $options }
options-nothing = Les dés ne permettent rien de plus.
options-more = { $options } … et { $count } de plus
marked-so-far = Déjà choisi : { $marks }
# What to type: one line of at most 80 characters each.
prompt-first-action = Tape : cases, garder a b ou relancer r (lettres), passer, pourquoi 33, aide
prompt-first-action-marked = Tape : d’autres cases, annuler, valider, pourquoi 33, aide
prompt-last-roll = Tape : cases, passer, pourquoi 33, aide
prompt-second-action = Tape : cases, passer, annuler, valider, pourquoi 33, aide
prompt-again = Tape : encore (tous les dés sauf les 1 sont relancés), garder ou aide
prompt-mark = Tape : lettres à inscrire, x pour barrer, annuler, valider, pourquoi r, aide
prompt-hand-over = { $name }, c’est à toi. Appuie sur Entrée.
prompt-back = Appuie sur Entrée pour revenir.
prompt-step = Entrée : suite · b : retour · q : quitter
pass-with-marks = Tu as déjà choisi des cases : annule d’abord, ou confirme-les avec « valider ».
roll-with-marks = Tu as déjà choisi des cases : annule avant de relancer, ou confirme-les avec « valider ».
not-possible = « { $text } » n’est pas possible maintenant.
screen-small = Ce terminal fait { $width } x { $height } caractères ; il en faut 80 x 24 pour tout voir.
nothing-marked-yet = Tu n’as rien coché. Tape « passer » si c’est voulu.
nothing-to-undo = Il n’y a rien à annuler.
may-be-touched = { $place } : c’est possible maintenant.
not-understood = « { $text } » n’a pas de sens ici. Tape « aide ».
no-such-rule = Il n’y a pas de règle { $rule }.
forced-pass = { $name } passe, car aucun dé ne peut servir.
forced-cross-off = { $name } barre une case, car aucun dé ne convient.

## Real dice

dice-proven = Les dés de cette partie sont vérifiables : ils découlent d’un secret fixé dès maintenant, qui figurera à la fin dans l’enregistrement, et d’un mot de chaque joueur.
dice-commitment = Empreinte : { $commitment }
ask-word = { $name }, ton mot pour les dés (Entrée : un mot au hasard) :
ask-first = Qui commence ? Numéro de place (de 1 à { $seats }) :
ask-sheet = Quel plateau ou quelle feuille pour { $name } ? ({ $left }) :
ask-colours = Lance { $count ->
    [one] { $count } dé et tape sa couleur
   *[other] { $count } dés et tape leurs couleurs
  } (lettres { $letters }) :
ask-pips = { $count ->
    [one] Lance ce dé ({ $dice }) et tape son nombre :
   *[other] Lance ces dés ({ $dice }) et tape leurs nombres dans cet ordre :
  }

## The end

end-score = { $name } : { $points }
end-rounds = { $rounds ->
    [one] { $rounds } tour joué.
   *[other] { $rounds } tours joués.
  }
record-saved = Enregistrement : { $file }
record-verify = Vérifie les dés avec : rollwright verify { $file }
goodbye = Au revoir. Tu as quitté la partie avant la fin.

## At a table in the network: `rollwright play --at LINK`

# What to type: one line of at most 80 characters each.
prompt-throw = Entrée pour lancer les dés, ou tape : dire salut, plateau 2, aide
prompt-waiting = Tape : dire salut, plateau 2, aide ou quitter
prompt-waiting-chosen = Tape : annuler (revenir sur ton choix), dire salut, plateau 2, aide, quitter
prompt-watching = Tape : plateau 2, aide ou quitter
prompt-over = Tape « revanche » pour rejouer avec les mêmes joueurs, ou Entrée pour partir.
prompt-over-watching = Appuie sur Entrée pour partir.
waiting-for = On attend { $names }.
waiting-for-guests = { $count ->
    [one] On attend encore { $count } joueur.
   *[other] On attend encore { $count } joueurs.
  }
free-seat = libre
name-away = { $name } (pas là)
name-left = { $name } (a quitté la table)
name-bot = { $name } (bot)
seat-lost = La place { $seat } n’est plus à toi. Tu peux continuer à regarder.
bot-may-play = { $name } n’est plus là. Tape « bot { $seat } » pour qu’un bot joue à sa place.
phrases-known = Tu peux dire : { $phrases }
connection-lost = Connexion perdue. Nouvelle tentative…
connection-back = La connexion est rétablie.
come-back-how = Ta place reste à toi. Reviens avec : rollwright play --at { $link }
table-full = Toutes les places de cette table sont prises.
link-unreadable = « { $text } » n’est pas le lien d’une table.
server-unreachable = Impossible de joindre { $server } : { $reason }
server-strange = { $server } n’est pas un serveur Rollwright, ou il est d’une autre version.
server-refuses = Le serveur refuse : { $code }
at-no-terminal = Pour s’installer à une table, il faut un terminal.
at-excludes = À une table du réseau, tout est déjà fixé : retire { $option }.
seat-without-at = --seat ne va qu’avec --at.
help-table-commands =
    À une table du réseau : « annuler » après « valider » te fait revenir sur ton choix tant que d’autres choisissent encore.
    « dire salut » dit quelque chose ; seul, « dire » montre ce qu’on peut dire. « bot 2 » fait jouer un bot à la place
    de quelqu’un qui n’est plus là. Ici, « quitter » ne ferme que le terminal : ta place reste à toi.

## Help in the game

help-border =
    Première action : le joueur actif lance jusqu’à trois fois. « garder a a » garde deux dés gris et relance les
    autres ; « relancer r b » relance un rouge et un bleu. Ensuite, tape une case quelconque d’un segment : toutes
    ses cases libres sont choisies ensemble. Seconde action : tape une à une des cases qui touchent une
    croix, aux couleurs des dés restants.
help-twentyone =
    Lance une fois, puis encore une si tu veux : les 1 restent. Tape ensuite les lettres des dés à inscrire dans ta
    rangée en cours, ou x pour barrer sa case libre la plus à gauche. Un nombre égal à celui de sa case est une
    réussite.
help-commands =
    « annuler » retire ton dernier choix, « valider » confirme tous tes choix.
    « pourquoi { $place } » dit quelle règle interdit une case. « plateau 2 » montre le plateau ou la feuille de la
    place 2. « règle { $rule } » montre une règle.
    « quitter » quitte la partie et conserve l’enregistrement.
help-letters = Lettres : { $letters }

## Choosing a game

choose-game = On joue à quoi ?  { $games }
choose-again = Tape un nombre de 1 à { $most }.

## replay, verify, check-board

replay-title = { $game }, { $count ->
    [one] { $count } événement
   *[other] { $count } événements
  }
verify-ok = ok : { $count ->
    [one] l’unique lancer découle
   *[other] les { $count } lancers découlent
  } du secret et des mots.
verify-ok-seeded = ok : { $count ->
    [one] l’unique lancer découle
   *[other] les { $count } lancers découlent
  } de la graine { $seed }. Une graine ne prouve rien : toute personne qui la connaissait connaissait les dés.
check-together = L’ensemble
check-standard = ok : standard
check-playable = ok : jouable, mais pas standard :
check-unplayable = pas jouable :
check-warnings = Différences avec nos fichiers (ce ne sont pas des erreurs) :
file-exists = { $name } existe déjà. Choisis un autre nom, ou ajoute --overwrite.
file-unwritable = Impossible d’écrire { $name } : { $reason }
file-too-large = { $name } fait { $size } octets ; le maximum est { $most }.
file-not-ordinary = { $name } n’est pas un fichier ordinaire.
file-not-text = { $name } n’est pas un texte en UTF-8.
game-unknown = Il n’y a pas de jeu nommé { $text } ; il y a { $games }.
game-without-screen = { $text } ne se joue pas dans le terminal.
sheet-unknown = Il n’y a ni plateau ni feuille du nom de « { $text } » : donne un nom parmi { $names }, ou le chemin d’un fichier.
sets-none = Ce jeu ne crée ni plateaux ni feuilles à partir d’un numéro.
set-unknown = On peut créer des plateaux à partir des numéros { $least } à { $most }, pas de { $number }.
boards-made = Pour jouer avec ces plateaux, avec ou sans les fichiers : { $command }
sheet-is-map = { $name } est une carte, pas un plateau : indique le fichier du plateau.
names-too-many = Il y a plus de noms ({ $names }) que de places ({ $seats }).
name-unusable = « { $text } » ne peut pas servir de nom : de 1 à { $most } caractères, sans caractère de contrôle.
bot-not-installed = « { $text } » n’est pas installé ici. Installe-le avec : pip install "rollwright[bots]"
needs-extra = Pour cela, il faut { $package }. Installe-le avec : pip install "rollwright[{ $extra }]"
seats-unreadable = « { $text } » n’est pas un joueur. Donne un nombre de places ou une liste, par exemple person,greedy,random.
seed-too-long = Une graine a { $most } chiffres au plus.
seed-and-real-dice = --seed et --real-dice s’excluent : de vrais dés n’ont pas de graine.
language-unknown = La langue { $text } n’existe pas encore ici ; il y a { $languages }.
real-dice-no-terminal = Avec de vrais dés, il faut quelqu’un au clavier.
default-name = Joueur { $seat }

## solve

solve-row = Rangée { $row } ({ $numbers }) : { $worth }
solve-sheet-worth = Feuille { $name } : { $worth }
solve-progress = Résolution
solve-game = Seul twentyone peut être résolu, pas { $text }.
solve-sheet = { $name } n’est pas une feuille de Twenty One.
solve-position-and-dice = --position et --dice vont ensemble.
solve-position-unreadable = « { $text } » n’est pas une position : donne la rangée et ses six cases, par exemple 2:5..x2.
solve-row-complete = Dans « { $text } », aucune case n’est libre.
solve-number-too-high = La case { $box } ne peut pas recevoir { $number } : elle montre { $most } (T14).
solve-dice-unreadable = « { $text } » : ce ne sont pas six dés. Donne "w2 k1 r6 b3 y4 g5", ou six nombres dans cet ordre de couleurs.

## Help of the command line

help-app = The Border et Twenty One : deux jeux de dés à lancer et à cocher.
help-play = Jouer dans le terminal, à plusieurs au même clavier et avec des bots.
help-at = S’installer à une table du réseau, avec le lien donné par l’hôte.
help-seat = Avec --at : le numéro de la place à prendre ; sinon, la première libre.
help-game = border ou twentyone ; demandé s’il manque.
help-seats = Nombre de places, ou liste des joueurs : person,greedy,random. Un nombre seul donne une personne et des bots greedy.
help-names = Noms dans l’ordre des places : Ana,Bruno. Une place qui a un nom et pas de bot est celle d’une personne.
help-seed = Graine des dés et des bots. La même graine donne la même partie.
help-real-dice = Lancer de vrais dés et taper ce qu’ils montrent.
help-record = Où écrire l’enregistrement ; sinon, il va dans ton dossier de données.
help-overwrite = Remplacer l’enregistrement si le fichier existe.
help-language = Une parmi { $languages } ; sinon, la langue de ton système.
help-sheets = Plateaux ou feuilles, par leur nom ou par le chemin d’un fichier : 1,4711-2,mon-plateau.toml. Ils sont attribués aux places dans cet ordre.
help-copies = Autoriser plusieurs places à avoir le même plateau ou la même feuille (B41, T33).
help-first = La place qui commence ; sinon, elle est tirée au sort.
help-variant = Le nom d’une variante du jeu.
help-inverted = Jouer Twenty One de la rangée du bas à celle du haut (T31).
help-replay = Vérifier un enregistrement selon les règles. Vérifie chaque événement et affiche le résultat.
help-step = Parcourir la partie en images.
help-json = Afficher le résultat en JSON.
help-record-file = L’enregistrement, en texte ou en JSON.
help-sheet-file = Un fichier de plateau ou de feuille que l’enregistrement nomme et qui n’est pas fourni avec Rollwright. Peut être répété.
help-verify = Vérifier les dés d’un enregistrement. Recalcule chaque lancer à partir du secret des dés.
help-check-board = Vérifier des fichiers de plateaux ou de feuilles. Dit s’ils sont jouables (B40, T32) et standard.
help-board-files = Fichiers de plateaux, de cartes ou de feuilles ; plusieurs fichiers sont aussi vérifiés ensemble.
help-make-boards = Écrire les fichiers d’un lot de plateaux aussi bons les uns que les autres : les mêmes segments, coloriés de quatre façons. Le même numéro donne toujours les mêmes plateaux, et leurs noms suffisent pour y jouer : 4711-1 est le premier plateau du lot 4711.
help-make-boards-seed = Le numéro du lot, de 0 à 999999. À défaut, il est tiré au sort.
help-make-boards-folder = Le dossier des fichiers. Il est créé s’il n’existe pas.
help-solve = Résoudre Twenty One en solitaire (T30). Donne le meilleur score espéré de chaque rangée et de la feuille.
help-solve-game = twentyone, le seul jeu qui peut être résolu.
help-solve-sheet = La feuille : son nom (de A à F) ou le fichier de ta propre feuille ; sinon, A.
help-no-reroll = Résoudre le jeu sans second lancer.
help-position = Classer les choix dans une rangée : son numéro, deux-points et ses six cases de gauche à droite, chacune . si elle est libre, x si elle est barrée, ou le nombre inscrit. 2:5..x2. est une position dans la rangée 2. Chaque choix est suivi des points que l’on peut attendre de la rangée.
help-dice = Avec --position : ce que montrent les dés, par exemple "w2 k1 r6 b3 y4 g5", ou six nombres dans cet ordre de couleurs.
help-second-roll = Avec --position : les dés ont déjà été lancés deux fois.
help-rules = Montrer les règles, ou l’une d’elles.
help-rule = Un numéro comme B14 ; toutes les règles d’un jeu avec border ou twentyone.
help-export = Convertir un enregistrement entre texte et JSON.
help-export-form = Le format à afficher.
help-version = Afficher la version.

## Lessons

learn-listed = { $name } : rollwright learn { $game }
learn-no-lesson = Ce jeu n’a pas de leçon. Il y a des leçons pour { $games }.
learn-no-step = Cette leçon a { $steps } étapes.
learn-no-terminal = Pour suivre une leçon, il faut un terminal où l’on peut taper.
learn-left = Pour continuer plus tard : rollwright learn { $game } --step { $step }
help-learn = Apprendre un jeu en jouant. Sans nom de jeu, affiche la liste des leçons.
help-learn-game = border ou twentyone.
help-learn-step = Numéro de l’étape par laquelle la leçon commence.
