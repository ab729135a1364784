### The laboratory: `rollwright simulate`, `rollwright arena`.

## `rollwright simulate`. The heads of columns are short: at most 14 characters.

lab-title = { $game }: { $games ->
    [one] um jogo
   *[other] { $games } jogos
  }, semente { $seed }. Entre parênteses: intervalos de 95 %.
lab-playing = A jogar
lab-player = Jogador
lab-seat = Lugar
lab-turn = Ordem
lab-board = Tabuleiro
lab-sheet = Folha
lab-games = Jogos
lab-points = Pontos
lab-spread = Desvio
lab-wins = Vitórias
lab-rounds = Rondas: { $mean }, desvio { $spread }
lab-advantage = Quem começa ganha mais vezes do que numa divisão igual, em pontos percentuais: { $points }
lab-counted = { $what }: { $count }
# In pictures.
lab-areas = Áreas completadas
lab-rows = Linhas completadas
lab-hits = Acertos
lab-per-cent-of-games = Percentagem de jogos

## `rollwright arena`

arena-title = { $game }, { $seats } lugares, { $milliseconds } ms por decisão, semente { $seed }. Entre parênteses: o que é possível com 95 %, pare-se quando se parar.
arena-pairing = Duelo
arena-verdict = Veredicto
arena-open = em aberto
arena-better = { $bot } é melhor
arena-above = acima de { $share }
arena-below = abaixo de { $share }
arena-rating = Força
arena-decisions = Decisões
arena-late = Atrasadas
arena-slowest = Máximo, ms

## What cannot be

needs-lab = Para isto é preciso { $package }. Instala-o com: pip install 'rollwright[lab]'
needs-bots = O bot «{ $bot }» precisa de numba. Instala-o com: pip install 'rollwright[bots]'
entrant-cheats = O bot «{ $bot }» quer «{ $move }», mas a regra { $rule } proíbe-o.
form-unknown = { $name }: o nome tem de acabar num destes: { $forms }.
entrant-unknown = Não existe nenhum bot «{ $text }»; existem { $bots }, e os de qualquer pessoa como MODULE:CLASS.
entrant-not-found = Não é possível carregar o bot «{ $text }»: { $reason }
entrant-no-bot = «{ $text }» não é um bot: não tem o método choose(state, seat, rng, deadline).
number-too-small = { $option } tem de ser pelo menos { $least }.
arena-bots = Uma arena precisa de pelo menos dois bots, cada um indicado uma vez.
arena-share = --share é uma parte das vitórias entre 0 e 1, como 0.6.

## Help of the command line

help-simulate = Pôr bots a jogar muitos jogos: pontos, rondas e vitórias por lugar e por tabuleiro ou folha.
help-arena = Pôr bots a competir até ser certo qual é melhor.
help-lab-game = border, twentyone
help-players = Um bot para cada lugar, como greedy,random; ou quantos de greedy.
help-games = Quantos jogos.
help-lab-seed = Lançamentos e bots a partir deste número: sempre os mesmos jogos, com quantos processos for.
help-lab-sheets = Tabuleiros ou folhas, pelo nome ou pelo caminho de um ficheiro. simulate entrega-os por esta ordem, a arena por todas.
help-milliseconds = O tempo de um bot para cada decisão; quem demora mais atrasa-se.
help-out = Escrever os jogos neste ficheiro, uma linha por lugar: .csv ou .parquet.
help-picture = Desenhar como se distribuem pontos, áreas, linhas e acertos: .svg ou .png.
help-overwrite-files = Escrever os ficheiros mesmo que já existam.
help-jobs = Quantos processos; senão, um por núcleo.
help-ray = Jogar no cluster Ray deste endereço; local inicia um aqui.
help-arena-bots = Bots pelo id, como greedy random; os de qualquer pessoa como MODULE:CLASS.
help-arena-seats = Lugares à mesa; cada lado tem metade, à vez.
help-games-at-most = O máximo de jogos de um duelo; acaba antes se for certo quem é melhor.
help-share = A parte das vitórias que o primeiro de dois bots tem de ter com certeza, como 0.8; 0.5 pergunta quem é melhor.
help-play-all = Jogar todos os jogos mesmo que já seja certo, para estimar melhor.
help-gauntlet = O primeiro bot contra cada um dos outros, em vez de todos contra todos.

## Kernels

kernels-compiled-first = A compilar os bots mais fortes para este computador: quase um minuto, e só desta vez.
kernels-compiled-beside = { $bot } está a ser compilado para este computador, só desta vez; até lá, o planeador joga no seu lugar.
