### The laboratory: `rollwright simulate`, `rollwright arena`.

## `rollwright simulate`. The heads of columns are short: at most 14 characters.

lab-title = { $game }: { $games ->
    [0] zero partidas
    [one] uma partida
   *[other] { $games } partidas
  }, semente { $seed }. Entre parênteses: intervalos de confiança de 95 %.
lab-playing = A jogar
lab-player = Jogador
lab-seat = Lugar
lab-turn = Ordem
lab-board = Tabuleiro
lab-sheet = Folha
lab-games = Partidas
lab-points = Pontos
lab-spread = Desvio
lab-wins = Vitórias
lab-rounds = Rondas: { $mean }, desvio { $spread }
lab-advantage = Vantagem de quem começa face a uma divisão igual, em pontos percentuais: { $points }
lab-counted = { $what }: { $count }
# In pictures.
lab-areas = Áreas completadas
lab-rows = Linhas completadas
lab-hits = Acertos
lab-per-cent-of-games = Percentagem de partidas

## `rollwright arena`

arena-title = { $game }, { $seats } lugares, { $milliseconds } ms por decisão, semente { $seed }. Entre parênteses: intervalos de confiança de 95 %, válidos em qualquer momento de paragem.
arena-pairing = Duelo
arena-verdict = Veredicto
arena-open = por decidir
arena-better = { $name } é melhor
arena-above = acima de { $share }
arena-below = abaixo de { $share }
arena-rating = Força
arena-decisions = Decisões
arena-late = Atrasadas
arena-slowest = Máximo, ms

## What cannot be

needs-bots = O bot «{ $text }» precisa de numba. Instala-o com: pip install "rollwright[bots]"
entrant-cheats = O bot «{ $text }» quer «{ $move }», mas a regra { $rule } proíbe-o.
form-unknown = { $name }: o nome tem de acabar num destes: { $forms }.
entrant-unknown = Não existe nenhum bot «{ $text }». Escolhe entre { $bots }, ou indica um teu como MÓDULO:CLASSE.
entrant-not-found = Não é possível carregar o bot «{ $text }»: { $reason }
entrant-no-bot = «{ $text }» não é um bot: não tem o método choose(state, seat, rng, deadline).
number-too-small = { $option } tem de ser pelo menos { $least }.
arena-bots = Um torneio precisa de pelo menos dois bots, cada um indicado uma vez.
arena-share = --share é uma proporção de vitórias entre 0 e 1, por exemplo 0.6.

## Help of the command line

help-bots = Mostrar os bots de um jogo, do mais fraco ao mais forte: o identificador, como jogam e a sua força.
help-simulate = Pôr bots a jogar muitas partidas. Mostra pontos, rondas e vitórias por lugar e por tabuleiro ou folha.
help-arena = Pôr bots a competir. Termina quando um é melhor com 95 % de confiança.
help-lab-game = border, twentyone
help-players = Um bot para cada lugar, por exemplo greedy,random; ou um número de bots greedy.
help-games = Número de partidas.
help-lab-seed = Semente dos dados e dos bots. A mesma semente dá sempre as mesmas partidas, seja qual for o número de processos.
help-lab-sheets = Tabuleiros ou folhas, pelo nome ou pelo caminho de um ficheiro. simulate entrega-os por esta ordem; arena, por todas as ordens.
help-milliseconds = Limite de tempo por decisão, em milissegundos. As decisões mais lentas contam como atrasadas.
help-out = Escrever as partidas neste ficheiro, uma linha por lugar: .csv ou .parquet.
help-picture = Desenhar a distribuição de pontos, áreas, linhas e acertos: .svg ou .png.
help-overwrite-files = Substituir os ficheiros que já existam.
help-jobs = Número de processos; por predefinição, um por núcleo.
help-ray = Jogar no cluster Ray deste endereço; «local» inicia um aqui.
help-arena-bots = Bots pelo id, como greedy random; um teu, como MÓDULO:CLASSE.
help-arena-seats = Número de lugares. Cada bot ocupa metade, alternadamente.
help-games-at-most = Número máximo de partidas por duelo. Um duelo acaba antes se o resultado já for certo, com 95 % de confiança.
help-share = Proporção de vitórias a demonstrar para o primeiro de dois bots, por exemplo 0.8; com 0.5 apura-se qual é melhor.
help-play-all = Jogar todas as partidas mesmo que já esteja decidido, para estimar melhor.
help-gauntlet = O primeiro bot contra cada um dos outros, em vez de todos contra todos.

## Kernels

kernels-compiled-first = A compilar os bots mais fortes para este computador: menos de meio minuto, e só desta vez.
kernels-compiled-in-background = { $bot } está a ser compilado para este computador, só desta vez; até lá, o planeador joga no seu lugar.
kernels-progress = A compilar
