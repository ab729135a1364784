### Brazilian Portuguese: only the messages that differ from those in pt/.

## Parts of lists

tell-colour-count = { $count } { $count ->
    [one] { $colour }
   *[other] { $colour ->
        [azul] azuis
        [laranja] { $colour }
        [cinza] { $colour }
       *[other] { $colour }s
      }
  }

## Seats

tell-sat-down = { $name } se senta.
tell-came-back = { $name } voltou à mesa.
tell-here = { $name } se reconectou.
tell-moved = { $name } continua em outro dispositivo.
tell-rematched = A revanche está pronta.
tell-invited-to-rematch = { $name } convida você para a revanche.
tell-at-rematch = { $name } está esperando na mesa da revanche.

## Every game

tell-round = Rodada { $round }: { $name } lança.
tell-took-back = { $name } desfaz sua escolha.
tell-win-together = { $names } dividem a vitória, cada um com { $points ->
    [0] zero pontos
    [one] um ponto
   *[other] { $points } pontos
  }.

## Twenty One

tell-twentyone-rolls-again = { $name } lança de novo.
tell-border-last-round = { $name } completou a sexta área: esta é a última rodada.
tell-twentyone-fifth-row = { $name } começa a quinta linha: agora qualquer rodada pode ser a última.
