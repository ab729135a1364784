### Narration: one sentence for each thing that happened at a table. `$name` is the player in a seat, `$seat` its number.

## Parts of lists

list-pair = { $one } y { $other }
list-middle = { $one }, { $other }
list-end = { $one } y { $other }
tell-player = { $name }
tell-number = { $number }
tell-colour-count = { $count } { $count ->
    [one] { $colour }
   *[other] { $colour ->
        [gris] { $colour }es
        [azul] { $colour }es
       *[other] { $colour }s
      }
  }
tell-colour-number = { $colour } { $number }
tell-colour-spaces = { $colour } { $spaces }

## Seats

tell-sat-down = { $name } se sienta.
tell-freed = El asiento { $seat } queda libre.
tell-left = { $name } se va.
tell-came-back = { $name } vuelve a la mesa.
# `tell-away` and `tell-here` are told by clients when the presence changes. They are not in the log.
tell-away = { $name } se ha desconectado.
tell-here = { $name } se ha vuelto a conectar.
tell-bot-took-over = { $bot }, un bot, juega en lugar de { $name }.
tell-stood-in = El bot del asiento { $seat } ha fallado: { $bot } hace la jugada en su lugar.
tell-moved = { $name } sigue en otro dispositivo.
tell-said = { $name }: { $said }
tell-rematched = La revancha está lista.
tell-invited-to-rematch = { $name } te invita a la revancha.
tell-at-rematch = { $name } espera en la mesa de la revancha.

## Every game

tell-has-board = { $name } tiene el tablero { $sheet }.
tell-has-sheet = { $name } tiene la hoja { $sheet }.
tell-begins = Empieza { $name }.
tell-round = Ronda { $round }: tira { $name }.
tell-rolled = { $name } tira. Los dados muestran { $dice }.
tell-chose = { $name } ya ha elegido.
tell-took-back = { $name } retira su elección.
tell-over = La partida ha terminado: { $reason }.
tell-wins = Gana { $name } con { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
tell-win-together = Comparten la victoria { $names }, con { $points ->
    [one] un punto
   *[other] { $points } puntos
  } cada uno.
tell-scored = { $name } ha logrado { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
tell-no-winner = No gana nadie.
tell-tie = Hubo { $tie }.

## The Border

tell-border-rerolls = { $name } vuelve a tirar { $dice }.
tell-border-crosses = { $name } tacha { $spaces }.
tell-border-crosses-nothing = { $name } no tacha nada.
tell-border-completes = { $name } completa { $area-id ->
    [villa] la { $area }
    [tower] la { $area }
    [castle] el { $area }
    [town] el { $area }
    [forest] el { $area }
    [harbour] el { $area }
    [mill] el { $area }
    [lake] el { $area }
    [well] el { $area }
   *[other] el área «{ $area }»
  }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
tell-border-higher = { $name } se lleva el valor mayor.
tell-border-last-round = { $name } ha completado su sexta área: esta es la última ronda.
tell-border-leftover = Dados sobrantes para los demás: { $dice }.

## Twenty One

tell-twentyone-rolls-again = { $name } hace el segundo intento.
tell-twentyone-keeps = { $name } se planta.
tell-twentyone-enters = { $name } anota { $boxes } en la fila { $row }.
tell-twentyone-crosses-box = { $name } tacha una casilla.
tell-twentyone-completes = { $name } completa la fila { $row }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }, { $hits ->
    [0] sin aciertos
    [one] un acierto
   *[other] { $hits } aciertos
  }.
tell-twentyone-fifth-row = { $name } empieza la quinta fila: cualquier ronda puede ser ya la última.
