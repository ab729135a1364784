### The laboratory: `rollwright simulate`, `rollwright arena`.

## `rollwright simulate`. The heads of columns are short: at most 14 characters.

lab-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
  }, graine { $seed }. Entre parenthèses : intervalles de confiance à 95 %.
lab-playing = Parties en cours
lab-player = Joueur
lab-seat = Place
lab-turn = Ordre de jeu
lab-board = Plateau
lab-sheet = Feuille
lab-games = Parties
lab-points = Points
lab-spread = Écart type
lab-wins = Victoires
lab-rounds = Tours : { $mean }, écart type { $spread }
lab-advantage = Avantage du premier joueur par rapport à un partage égal, en points de pourcentage : { $points }
lab-counted = { $what } : { $count }
# In pictures.
lab-areas = Zones clôturées
lab-rows = Rangées complétées
lab-hits = Réussites
lab-per-cent-of-games = Pourcentage des parties

## `rollwright arena`

arena-title = { $game }, { $seats } places, { $milliseconds } ms par décision, graine { $seed }. Entre parenthèses : intervalles de confiance à 95 %, valables à tout moment d’arrêt.
arena-pairing = Duel
arena-verdict = Verdict
arena-open = indécis
arena-better = { $name } est meilleur
arena-above = plus de { $share }
arena-below = moins de { $share }
arena-rating = Force
arena-decisions = Décisions
arena-late = En retard
arena-slowest = Maximum, ms

## What cannot be

needs-bots = Le bot « { $text } » a besoin de numba. Installe-le avec : pip install "rollwright[bots]"
entrant-cheats = Le bot « { $text } » veut « { $move } », ce que la règle { $rule } interdit.
form-unknown = { $name } : le nom du fichier doit se terminer par l’un de ceux-ci : { $forms }.
entrant-unknown = Il n’y a pas de bot « { $text } » ; il y a { $bots }, ou le tien sous la forme MODULE:CLASSE.
entrant-not-found = Impossible de charger le bot « { $text } » : { $reason }
entrant-no-bot = « { $text } » n’est pas un bot : il n’a pas de méthode choose(state, seat, rng, deadline).
number-too-small = { $option } doit valoir au moins { $least }.
arena-bots = Un tournoi a besoin d’au moins deux bots différents.
arena-share = --share est une part des victoires entre 0 et 1, par exemple 0.6.

## Help of the command line

help-bots = Montrer les bots d’un jeu, du plus faible au plus fort : leur identifiant, leur façon de jouer et leur force.
help-simulate = Faire jouer beaucoup de parties aux bots. Affiche points, tours et victoires par place et par plateau ou feuille.
help-arena = Faire s’affronter des bots. S’arrête dès qu’on sait à 95 % lequel est le meilleur.
help-lab-game = border, twentyone
help-players = Un bot pour chaque place, par exemple greedy,random ; ou un nombre de bots greedy.
help-games = Nombre de parties.
help-lab-seed = Graine des dés et des bots. La même graine donne les mêmes parties, quel que soit le nombre de processus.
help-lab-sheets = Plateaux ou feuilles, par leur nom ou par le chemin d’un fichier. simulate les distribue dans cet ordre, arena dans tous les ordres.
help-milliseconds = Limite de temps par décision, en millisecondes. Les décisions plus lentes comptent comme en retard.
help-out = Écrire les parties dans ce fichier, une ligne par place : .csv ou .parquet.
help-picture = Dessiner la répartition des points, zones, rangées et réussites : .svg ou .png.
help-overwrite-files = Remplacer les fichiers existants.
help-jobs = Nombre de processus ; sinon, un par cœur.
help-ray = Jouer sur la grappe Ray à cette adresse ; « local » en démarre une ici.
help-arena-bots = Bots par leur identifiant, par exemple greedy random ; le tien, sous la forme MODULE:CLASSE.
help-arena-seats = Places à la table ; chaque camp en a la moitié, à tour de rôle.
help-games-at-most = Nombre maximal de parties par duel. Un duel s’arrête plus tôt dès que le résultat est sûr à 95 %.
help-share = Part des victoires à démontrer pour le premier de deux bots, par exemple 0.8 ; 0.5 revient à demander lequel est le meilleur.
help-play-all = Jouer toutes les parties même quand c’est décidé, pour une estimation plus fine.
help-gauntlet = Le premier bot contre chacun des autres, au lieu de tous contre tous.

## Kernels

kernels-compiled-first = Compilation des bots les plus forts pour cette machine : moins d’une demi-minute, cette seule fois.
kernels-compiled-in-background = { $bot } est en cours de compilation pour cette machine, cette seule fois ; d’ici là, le planificateur joue à sa place.
kernels-progress = Compilation
