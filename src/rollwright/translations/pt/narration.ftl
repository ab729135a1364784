### Narration: one sentence for each thing that happened at a table. `$name` is the player in a seat, `$seat` its number.

## Parts of lists

list-pair = { $one } e { $other }
list-middle = { $one }, { $other }
list-end = { $one } e { $other }
tell-player = { $name }
tell-number = { $number }
tell-colour-count = { $count } { $count ->
    [one] { $colour }
   *[other] { $colour ->
        [azul] azuis
        [laranja] { $colour }
       *[other] { $colour }s
      }
  }
tell-colour-number = { $colour } { $number }
tell-colour-spaces = { $colour } { $spaces }

## Seats

tell-sat-down = { $name } senta-se.
tell-freed = O lugar { $seat } ficou livre.
tell-left = { $name } sai da mesa.
tell-came-back = { $name } está de volta à mesa.
# `tell-away` and `tell-here` are told by clients when the presence changes. They are not in the log.
tell-away = { $name } está ausente.
tell-here = { $name } voltou a ligar-se.
tell-bot-took-over = { $bot }, um bot, joga no lugar de { $name }.
tell-stood-in = O bot do lugar { $seat } falhou: { $bot } joga por ele.
tell-moved = { $name } continua noutro dispositivo.
tell-said = { $name }: { $said }
tell-rematched = A desforra está pronta.
tell-invited-to-rematch = { $name } convida-te para a desforra.
tell-at-rematch = { $name } está à espera na mesa da desforra.

## Every game

tell-has-board = { $name } tem o tabuleiro { $sheet }.
tell-has-sheet = { $name } tem a folha { $sheet }.
tell-begins = { $name } começa.
tell-round = Ronda { $round }: { $name } lança.
tell-rolled = { $name } lança: { $dice }.
tell-chose = { $name } já escolheu.
tell-took-back = { $name } anula a sua escolha.
tell-over = O jogo terminou: { $reason }.
tell-wins = { $name } ganha com { $points ->
    [0] zero pontos
    [one] um ponto
   *[other] { $points } pontos
  }.
tell-win-together = { $names } partilham a vitória, cada um com { $points ->
    [0] zero pontos
    [one] um ponto
   *[other] { $points } pontos
  }.
tell-scored = { $name } conseguiu { $points ->
    [0] zero pontos
    [one] um ponto
   *[other] { $points } pontos
  }.
tell-no-winner = Ninguém ganha.
tell-tie = Houve { $tie }.

## The Border

tell-border-rerolls = { $name } relança { $dice }.
tell-border-crosses = { $name } traça { $spaces }.
tell-border-crosses-nothing = { $name } não traça nada.
tell-border-completes = { $name } completa uma área ({ $area }): { $points ->
    [0] zero pontos
    [one] um ponto
   *[other] { $points } pontos
  }.
tell-border-higher = { $name } fica com o valor mais alto.
tell-border-last-round = { $name } completou a sexta área: esta é a última ronda.
tell-border-leftover = Sobram para os outros: { $dice }.

## Twenty One

tell-twentyone-rolls-again = { $name } lança outra vez.
tell-twentyone-keeps = { $name } mantém os dados.
tell-twentyone-enters = { $name } anota { $boxes } na linha { $row }.
tell-twentyone-crosses-box = { $name } risca uma casa.
tell-twentyone-completes = { $name } completa a linha { $row }: { $points ->
    [0] zero pontos
    [one] um ponto
   *[other] { $points } pontos
  }, { $hits ->
    [0] sem acertos
    [one] um acerto
   *[other] { $hits } acertos
  }.
tell-twentyone-fifth-row = { $name } começa a quinta linha: agora qualquer ronda pode ser a última.
