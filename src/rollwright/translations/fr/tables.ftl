### The list of this browser's tables: results, totals and filters.

page-filter = Filtrer
page-filter-state = État
page-filter-with = Avec
page-any-game = tous les jeux
page-any-state = toutes
page-anyone = n’importe qui
page-no-match = Aucune table ne correspond à ce filtre.
page-show-all = Voir toutes les tables
page-no-tables-how = Joue contre un bot, invite des amis, ou ouvre un lien qu’on t’a envoyé.
page-result-won = Gagné
page-result-shared = Victoire partagée
page-result-lost = Perdu
page-result-none = Partie interrompue
page-totals = Mes résultats
page-totals-note = Les parties terminées où tu occupais une seule place.
page-totals-none = Termine une partie, et tes résultats s’afficheront ici.
page-column-opponent = Adversaire
page-column-played = Jouées
page-column-won = Gagnées
page-column-best = Record
page-column-date = Date
page-column-players = Joueurs
page-column-scores = Points
page-column-winners = Gagnants
page-column-table = Table
page-save-list = Enregistrer la liste (CSV)
