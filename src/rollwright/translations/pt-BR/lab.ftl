### Brazilian Portuguese: only the messages that differ from those in pt/.

## `rollwright simulate`. The heads of columns are short: at most 14 characters.

lab-title = { $game }: { $games ->
    [0] zero partidas
    [one] uma partida
   *[other] { $games } partidas
  }, semente { $seed }. Entre parênteses: intervalos de confiança de 95%.
lab-playing = Jogando
lab-rounds = Rodadas: { $mean }, desvio { $spread }
lab-per-cent-of-games = Porcentagem de partidas

## `rollwright arena`

arena-title = { $game }, { $seats } lugares, { $milliseconds } ms por decisão, semente { $seed }. Entre parênteses: intervalos de confiança de 95%, válidos em qualquer momento de parada.

## What cannot be

needs-bots = O bot “{ $text }” precisa de numba. Instale com: pip install "rollwright[bots]"
entrant-cheats = O bot “{ $text }” quer “{ $move }”, mas a regra { $rule } proíbe isso.
form-unknown = { $name }: o nome deve terminar em um destes: { $forms }.
entrant-unknown = Não existe nenhum bot “{ $text }”. Escolha entre { $bots }, ou indique um seu como MÓDULO:CLASSE.
entrant-not-found = Não é possível carregar o bot “{ $text }”: { $reason }
entrant-no-bot = “{ $text }” não é um bot: não tem o método choose(state, seat, rng, deadline).

## Help of the command line

help-simulate = Fazer bots jogarem muitas partidas. Mostra pontos, rodadas e vitórias por lugar e por tabuleiro ou folha.
help-arena = Fazer bots competirem. Termina quando um é melhor com 95% de confiança.
help-lab-sheets = Tabuleiros ou folhas, pelo nome ou pelo caminho de um arquivo. simulate os entrega nesta ordem; arena, em todas as ordens.
help-out = Escrever as partidas neste arquivo, uma linha por lugar: .csv ou .parquet.
help-overwrite-files = Substituir os arquivos que já existam.
help-jobs = Número de processos; se omitido, um por núcleo.
help-ray = Jogar no cluster Ray deste endereço; “local” inicia um aqui.
help-arena-bots = Bots pelo id, como greedy random; um seu, como MÓDULO:CLASSE.
help-games-at-most = Número máximo de partidas por duelo. Um duelo acaba antes se o resultado já for certo, com 95% de confiança.
help-share = Proporção de vitórias a demonstrar para o primeiro de dois bots, por exemplo 0.8; com 0.5 se descobre qual é melhor.

## Kernels

kernels-compiled-first = Compilando os bots mais fortes para este computador: menos de meio minuto, e só desta vez.
kernels-compiled-in-background = { $bot } está sendo compilado para este computador, só desta vez; até lá, o planejador joga em seu lugar.
kernels-progress = Compilando
