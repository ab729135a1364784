### Narration: one sentence for each thing that happened at a table. `$name` is the player in a seat, `$seat` its number.

## Parts of lists

list-pair = { $one } et { $other }
list-middle = { $one }, { $other }
list-end = { $one } et { $other }
tell-player = { $name }
tell-number = { $number }
tell-colour-count = { $count } { $count ->
    [one] { $colour }
   *[other] { $colour ->
        [gris] { $colour }
        [orange] { $colour }
       *[other] { $colour }s
      }
  }
tell-colour-number = { $colour } { $number }
tell-colour-spaces = { $colour } { $spaces }

## Seats

tell-sat-down = { $name } s’installe.
tell-freed = La place { $seat } est libre.
tell-left = { $name } quitte la table.
tell-came-back = { $name } reprend sa place.
# `tell-away` and `tell-here` are told by clients when the presence changes. They are not in the log.
tell-away = { $name } n’est plus là.
tell-here = { $name } est de retour.
tell-bot-took-over = { $bot }, un bot, remplace { $name }.
tell-stood-in = Le bot de la place { $seat } est en panne : { $bot } joue son coup.
tell-moved = { $name } continue sur un autre appareil.
tell-said = { $name } : { $said }
tell-rematched = La revanche est prête.
tell-invited-to-rematch = { $name } t’invite à une revanche.
tell-at-rematch = { $name } attend pour la revanche.

## Every game

tell-has-board = { $name } a le plateau { $sheet }.
tell-has-sheet = { $name } a la feuille { $sheet }.
tell-begins = { $name } commence.
tell-round = Tour { $round } : { $name } lance les dés.
tell-rolled = { $name } lance les dés et obtient { $dice }.
tell-chose = { $name } a choisi.
tell-took-back = { $name } revient sur son choix.
tell-over = La partie est terminée : { $reason }.
tell-wins = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tell-win-together = Victoire partagée : { $names }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun.
tell-scored = { $name } totalise { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tell-no-winner = Personne ne gagne.
tell-tie = Il y a eu { $tie }.

## The Border

tell-border-rerolls = { $name } relance { $dice }.
tell-border-crosses = { $name } coche { $spaces }.
tell-border-crosses-nothing = { $name } ne coche rien.
tell-border-completes = { $name } clôture la zone « { $area } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tell-border-higher = { $name } prend la valeur haute.
tell-border-last-round = { $name } a clôturé une sixième zone : c’est le dernier tour.
tell-border-leftover = Il reste pour les autres : { $dice }.

## Twenty One

tell-twentyone-rolls-again = { $name } relance.
tell-twentyone-keeps = { $name } garde les dés.
tell-twentyone-enters = { $name } inscrit { $boxes } dans la rangée { $row }.
tell-twentyone-crosses-box = { $name } barre une case.
tell-twentyone-completes = { $name } complète la rangée { $row } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $hits ->
    [0] aucune réussite
    [one] une réussite
   *[other] { $hits } réussites
  }.
tell-twentyone-fifth-row = { $name } commence la cinquième rangée : n’importe quel tour peut désormais être le dernier.
