### The terminal: `rollwright play`, `replay`, `verify`, `check-board`, `rules`.
### The screen has 80 columns and 24 lines. Where a comment gives a width, the text must not be longer.

complaint-in-text = Linha { $line }, coluna { $column }: { $said }
complaint-in-record = Linha { $line }: { $said }
error = Erro: { $said }

## Command words: one word each, lower case, without spaces, all different. The English ones always work as well.

command-reroll = relançar
command-keep = manter
command-again = repetir
command-pass = passar
command-done = pronto
command-undo = anular
command-why = motivo
command-board = ver
command-rule = regra
command-help = ajuda
command-quit = sair
command-say = dizer
command-bot = bot
command-rematch = desforra

## At the table. The header is one line of at most 80 characters with names of up to 12.

table-header = { $game } · ronda { $round } · jogador ativo: { $active }
table-header-rolls = { $game } · ronda { $round } · jogador ativo: { $active } · lançamento { $roll } de { $rolls }
dice-label = Dados:
leftover-label = Sobram:
one-of-five-label = Um destes:
# The right-hand column: at most 18 characters each.
points-label = pontos
others-label = À mesa
bonus-label = bónus por acertos:
# In the list of what can be done: spaces, colour, and the points if any. Short.
option-segment = { $spaces } ({ $colour })
option-segment-points = { $spaces } ({ $colour }) +{ $points }
option-space-points = { $space } +{ $points }
options-segments = Podes completar: { $options }
options-spaces = Podes traçar: { $options }
options-boxes = Podes anotar: { $options }
options-nothing = Os dados não dão para mais nada.
options-more = { $options } … e mais { $count }
marked-so-far = Assinalado até agora: { $marks }
# What to type: one line of at most 80 characters each.
prompt-first-action = Espaços, «manter a b» ou «relançar r» (letras), passar, motivo 33, ajuda
prompt-first-action-marked = Escreve mais espaços, anular, pronto, motivo 33, ajuda
prompt-last-roll = Escreve espaços, passar, motivo 33, ajuda
prompt-second-action = Escreve espaços, passar, anular, pronto, motivo 33, ajuda
prompt-again = Escreve repetir (lançar todos os dados que não mostram 1), manter ou ajuda
prompt-mark = Escreve letras para anotar, x para riscar, anular, pronto, motivo r, ajuda
prompt-hand-over = { $name }: é a tua vez ao teclado. Carrega em Enter.
prompt-back = Carrega em Enter para voltar.
prompt-step = Enter: seguinte · b: anterior · q: sair
pass-with-marks = Tens espaços assinalados: anula-os primeiro, ou escreve pronto para os confirmar.
roll-with-marks = Tens espaços assinalados: anula-os antes de relançar, ou escreve pronto para os confirmar.
not-possible = «{ $text }» não é possível agora.
screen-small = Este ecrã tem { $width } x { $height } caracteres; são precisos 80 x 24 para ver tudo.
nothing-marked-yet = Ainda não assinalaste nada. Escreve «passar» se não queres traçar nada.
nothing-to-undo = Não há nada para anular.
may-be-touched = Agora podes assinalar { $place }.
not-understood = Não se entende «{ $text }» aqui. Escreve «ajuda».
no-such-rule = Não existe a regra { $rule }.
forced-pass = { $name }: nenhum dado serve, por isso passa.
forced-cross-off = { $name }: nenhum número cabe, por isso risca uma casa.

## Real dice

dice-proven = Os dados desta partida podem ser comprovados: resultam de um segredo que fica agora fixado e consta do registo no fim, e de uma palavra de cada jogador.
dice-commitment = Compromisso: { $commitment }
ask-word = { $name }, uma palavra tua para os dados (Enter: uma ao acaso):
ask-first = Quem começa? Número do lugar (1 a { $seats }):
ask-sheet = Que tabuleiro ou folha fica para { $name }? ({ $left }):
ask-colours = Lança { $count ->
    [one] um dado e escreve a sua cor
   *[other] { $count } dados e escreve as suas cores
  } (letras { $letters }):
ask-pips = Lança { $count ->
    [one] o dado ({ $dice }) e escreve o seu número:
   *[other] os dados ({ $dice }) e escreve os seus números por esta ordem:
  }

## The end

end-score = { $name }: { $points }
end-rounds = { $rounds ->
    [0] Nenhuma ronda jogada.
    [one] Uma ronda jogada.
   *[other] { $rounds } rondas jogadas.
  }
record-saved = Registo: { $file }
record-verify = Comprova os dados com: rollwright verify { $file }
goodbye = Até à próxima. Saíste antes de o jogo acabar.

## At a table in the network: `rollwright play --at LINK`

# What to type: one line of at most 80 characters each.
prompt-throw = Carrega em Enter para lançar os dados, ou escreve dizer olá, ver 2, ajuda
prompt-waiting = Escreve dizer olá, ver 2, ajuda ou sair
prompt-waiting-chosen = Escreve anular para mudar a tua escolha, dizer olá, ver 2, ajuda ou sair
prompt-watching = Escreve ver 2, ajuda ou sair
prompt-over = Escreve desforra para jogar outra vez, ou carrega em Enter para sair.
prompt-over-watching = Carrega em Enter para sair.
waiting-for = À espera de { $names }.
waiting-for-guests = { $count ->
    [0] Já estão todos.
    [one] Ainda falta uma pessoa.
   *[other] Ainda faltam { $count } pessoas.
  }
free-seat = livre
name-away = { $name } (ausente)
name-left = { $name } (saiu)
name-bot = { $name } (bot)
seat-lost = O lugar { $seat } já não é teu. Podes continuar a assistir.
bot-may-play = { $name } está ausente. Escreve bot { $seat } para um bot jogar em seu lugar.
phrases-known = Podes dizer: { $phrases }
connection-lost = Perdeu-se a ligação. A tentar de novo…
connection-back = Ligação restabelecida.
come-back-how = O teu lugar continua a ser teu. Volta com: rollwright play --at { $link }
table-full = Todos os lugares desta mesa estão ocupados.
link-unreadable = «{ $text }» não é o link de uma mesa.
server-unreachable = Não é possível ligar a { $server }: { $reason }
server-strange = { $server } não é um servidor Rollwright, ou é de outra versão.
server-refuses = O servidor recusa: { $code }
at-no-terminal = Para te sentares a uma mesa, precisas de um terminal.
at-excludes = Numa mesa da rede já está tudo definido: retira { $option }.
seat-without-at = --seat só serve com --at.
help-table-commands =
    Numa mesa da rede: «anular» depois de «pronto» anula a tua escolha enquanto outros ainda escolhem. «dizer olá» diz
    alguma coisa; «dizer» sozinho mostra o que se pode dizer. «bot 2» põe um bot a jogar por quem está ausente. Aqui
    «sair» fecha só o terminal: o teu lugar continua a ser teu.

## Help in the game

help-border =
    Primeira ação: o jogador ativo lança os dados até três vezes. «manter a a» mantém dois dados cinzentos («a» vem do
    inglês «ash», cinza) e relança os outros; «relançar r b» relança um vermelho e um azul. Depois, escreve um espaço
    qualquer de um segmento: todos os seus espaços por traçar são assinalados em conjunto. Segunda ação: escreve, um a
    um, espaços das cores dos dados que sobraram e que toquem numa cruz.
help-twentyone =
    Lança uma vez e, se quiseres, outra: cada 1 fica como está. Depois escreve as letras dos dados que queres anotar
    na tua linha atual, ou x para riscar a casa livre mais à esquerda. Um número igual ao da sua casa é um acerto.
help-commands =
    «anular» desfaz o último passo, «pronto» confirma o que assinalaste. «motivo { $place }» diz que regra proíbe um
    espaço ou uma casa. «ver 2» mostra o tabuleiro ou a folha do lugar 2. «regra { $rule }» mostra uma regra. «sair»
    deixa o jogo e guarda o registo.
help-letters = Letras: { $letters }

## Choosing a game

choose-game = A que vamos jogar?  { $games }
choose-again = Escreve um número de 1 a { $most }.

## replay, verify, check-board

replay-title = { $game }, { $count ->
    [0] nenhum evento
    [one] um evento
   *[other] { $count } eventos
  }
verify-ok = ok: { $count ->
    [0] ainda não há lançamentos para verificar.
    [one] o único lançamento resulta do segredo e das palavras.
   *[other] todos os { $count } lançamentos resultam do segredo e das palavras.
  }
verify-ok-seeded = ok: { $count ->
    [0] ainda não há lançamentos para verificar com a semente { $seed }.
    [one] o único lançamento resulta da semente { $seed }.
   *[other] todos os { $count } lançamentos resultam da semente { $seed }.
  } Uma semente não prova nada: quem a conhecia já sabia o que os dados iam dar.
check-together = Em conjunto
check-standard = ok: padrão
check-playable = ok: jogável, mas não padrão:
check-unplayable = não jogável:
check-warnings = Diferenças em relação aos nossos ficheiros (não são erros):
file-exists = { $name } já existe. Escolhe outro nome ou acrescenta --overwrite.
file-unwritable = Não é possível escrever { $name }: { $reason }
file-too-large = { $name } tem { $size } bytes; o máximo é { $most }.
file-not-ordinary = { $name } não é um ficheiro normal.
file-not-text = { $name } não é um texto em UTF-8.
game-unknown = Não existe nenhum jogo chamado «{ $text }»; existem { $games }.
game-without-screen = Não é possível jogar { $text } no terminal.
sheet-unknown = Não existe nenhum tabuleiro ou folha com o nome «{ $text }»: indica um destes ({ $names }) ou o caminho de um ficheiro.
sets-none = Este jogo não cria tabuleiros nem folhas a partir de um número.
set-unknown = É possível criar tabuleiros a partir dos números { $least } a { $most }, não de { $number }.
boards-made = Para jogar com estes tabuleiros, com ou sem os ficheiros: { $command }
sheet-is-map = { $name } é um mapa, não um tabuleiro: indica o ficheiro do tabuleiro.
names-too-many = Há mais nomes ({ $names }) do que lugares ({ $seats }).
name-unusable = «{ $text }» não pode ser usado como nome. Usa de 1 a { $most } caracteres, sem caracteres de controlo.
bot-not-installed = «{ $text }» não está instalado aqui. Instala-o com: pip install "rollwright[bots]"
needs-extra = Para isto é preciso { $package }. Instala-o com: pip install "rollwright[{ $extra }]"
seats-unreadable = «{ $text }»: indica o número de lugares ou quem os ocupa, por exemplo person,greedy,random.
seed-too-long = Uma semente tem, no máximo, { $most } algarismos.
seed-and-real-dice = --seed e --real-dice excluem-se: os dados reais não têm semente.
language-unknown = Ainda não há o idioma «{ $text }»; existem { $languages }.
real-dice-no-terminal = Os dados reais precisam de alguém ao teclado.
default-name = Jogador { $seat }

## solve

solve-row = Linha { $row } ({ $numbers }): { $worth }
solve-sheet-worth = Folha { $name }: { $worth }
solve-progress = A resolver
solve-game = Só twentyone pode ser resolvido, não { $text }.
solve-sheet = { $name } não é uma folha de Twenty One.
solve-position-and-dice = --position e --dice vão juntos.
solve-position-unreadable = «{ $text }» não é uma posição: indica a linha e as suas seis casas, por exemplo 2:5..x2.
solve-row-complete = Em «{ $text }» nenhuma casa está livre.
solve-number-too-high = A casa { $box } não pode receber { $number }: mostra { $most } (T14).
solve-dice-unreadable = «{ $text }» não são seis dados: indica "w2 k1 r6 b3 y4 g5", ou seis números nesta ordem de cores.

## Help of the command line

help-app = The Border e Twenty One: dois jogos de dados de lançar e escrever.
help-play = Jogar no terminal, com pessoas num só teclado e com bots.
help-at = Sentar-se a uma mesa da rede, com o link dado por quem abriu a mesa.
help-seat = Com --at: o número do lugar a ocupar; por predefinição, o primeiro livre.
help-game = border ou twentyone; se faltar, o programa pergunta.
help-seats = Quantos lugares há, ou quem os ocupa: person,greedy,random. Um número sozinho dá uma pessoa e bots greedy.
help-names = Nomes pela ordem dos lugares: Ana,Bruno. Um lugar com nome e sem bot é de uma pessoa.
help-seed = Semente dos dados e dos bots. A mesma semente dá sempre a mesma partida.
help-real-dice = Lançar dados reais e escrever o que mostram.
help-record = Onde escrever o registo; por predefinição, na tua pasta de dados de aplicações.
help-overwrite = Substituir o registo se o ficheiro já existir.
help-language = Um de { $languages }; por predefinição, o idioma do teu sistema.
help-sheets = Tabuleiros ou folhas, pelo nome ou pelo caminho de um ficheiro: 1,4711-2,meu-tabuleiro.toml. Os lugares recebem-nos por esta ordem.
help-copies = Permitir que vários lugares tenham o mesmo tabuleiro ou a mesma folha (B41, T33).
help-first = O lugar que começa; por predefinição, é sorteado.
help-variant = O nome de uma variante do jogo.
help-inverted = Twenty One da linha de baixo para a de cima (T31).
help-replay = Verificar um registo pelas regras. Verifica cada evento e mostra o resultado.
help-step = Percorrer o jogo passo a passo, com imagens.
help-json = Mostrar o resultado em JSON.
help-record-file = O registo, em texto ou JSON.
help-sheet-file = Um ficheiro de tabuleiro ou folha que o registo indica e que não vem com o Rollwright. Pode ser indicado várias vezes.
help-verify = Verificar os dados de um registo. Recalcula cada lançamento a partir do segredo.
help-check-board = Verificar ficheiros de tabuleiros ou folhas. Diz se são jogáveis (B40, T32) e padrão.
help-board-files = Ficheiros de tabuleiros, mapas ou folhas; vários ficheiros são verificados também em conjunto.
help-make-boards = Escrever os ficheiros de um conjunto de tabuleiros igualmente bons: os mesmos segmentos com quatro distribuições de cores. O mesmo número dá sempre os mesmos tabuleiros, e os nomes bastam para jogar com eles: 4711-1 é o primeiro tabuleiro do conjunto 4711.
help-make-boards-seed = O número do conjunto, de 0 a 999999. Se faltar, é sorteado.
help-make-boards-folder = A pasta para os ficheiros. Se não existir, é criada.
help-solve = Resolver Twenty One a solo (T30). Dá a melhor pontuação esperada de cada linha e da folha.
help-solve-game = twentyone: o jogo que pode ser resolvido.
help-solve-sheet = A folha: o nome (de A a F) ou o ficheiro de uma folha tua; por predefinição, A.
help-no-reroll = Resolver o jogo sem segundos lançamentos.
help-position = Ordenar as opções numa linha: o seu número, dois pontos e as suas seis casas da esquerda para a direita, cada uma . se estiver livre, x se estiver riscada, ou o número anotado. 2:5..x2. é uma posição na linha 2. Cada opção traz os pontos que se podem esperar da linha.
help-dice = Com --position: o que os dados mostram, por exemplo "w2 k1 r6 b3 y4 g5", ou seis números nesta ordem de cores.
help-second-roll = Com --position: os dados já foram lançados duas vezes.
help-rules = Mostrar as regras, ou uma delas.
help-rule = Um número como B14; todas as regras de um jogo com border ou twentyone.
help-export = Converter um registo entre texto e JSON.
help-export-form = O formato em que mostrar o registo.
help-version = Mostrar a versão.

## Lessons

learn-listed = { $name }: rollwright learn { $game }
learn-no-lesson = Este jogo não tem lição. Há lições de { $games }.
learn-no-step = Esta lição tem { $steps } passos.
learn-no-terminal = Uma lição precisa de um terminal onde possas escrever.
learn-left = Para continuar mais tarde: rollwright learn { $game } --step { $step }
help-learn = Aprender um jogo jogando. Se não for indicado um jogo, mostra a lista das lições.
help-learn-game = border ou twentyone.
help-learn-step = Número do passo em que a lição começa.
