### Brazilian Portuguese: only the messages that differ from those in pt/.

### The screen has 80 columns and 24 lines. Where a comment gives a width, the text must not be longer.

## Command words: one word each, lower case, without spaces, all different. The English ones always work as well.

command-undo = desfazer
command-rematch = revanche

## At the table. The header is one line of at most 80 characters with names of up to 12.

table-header = { $game } · rodada { $round } · jogador ativo: { $active }
table-header-rolls = { $game } · rodada { $round } · jogador ativo: { $active } · lançamento { $roll } de { $rolls }
others-label = Na mesa
bonus-label = bônus por acertos:
options-segments = Você pode completar: { $options }
options-spaces = Você pode traçar: { $options }
options-boxes = Você pode anotar: { $options }
prompt-first-action = Espaços, “manter a b” ou “relançar r” (letras), passar, motivo 33, ajuda
prompt-first-action-marked = Digite mais espaços, desfazer, pronto, motivo 33, ajuda
prompt-last-roll = Digite espaços, passar, motivo 33, ajuda
prompt-second-action = Digite espaços, passar, desfazer, pronto, motivo 33, ajuda
prompt-again = Digite repetir (lançar todos os dados que não mostram 1), manter ou ajuda
prompt-mark = Digite letras para anotar, x para riscar, desfazer, pronto, motivo r, ajuda
prompt-hand-over = { $name }: é a sua vez no teclado. Pressione Enter.
prompt-back = Pressione Enter para voltar.
prompt-step = Enter: próximo · b: anterior · q: sair
pass-with-marks = Você tem espaços assinalados: desfaça primeiro, ou digite pronto para confirmar.
roll-with-marks = Você tem espaços assinalados: desfaça antes de relançar, ou digite pronto para confirmar.
not-possible = “{ $text }” não é possível agora.
screen-small = Esta tela tem { $width } x { $height } caracteres; são necessários 80 x 24 para ver tudo.
nothing-marked-yet = Você ainda não assinalou nada. Digite “passar” se não quiser traçar nada.
nothing-to-undo = Não há nada para desfazer.
may-be-touched = Agora você pode assinalar { $place }.
not-understood = Aqui não se entende “{ $text }”. Digite “ajuda”.

## Real dice

dice-proven = Os dados desta partida podem ser comprovados: resultam de um segredo que fica agora fixado e consta do registro no fim, e de uma palavra de cada jogador.
ask-word = { $name }, uma palavra sua para os dados (Enter: uma ao acaso):
ask-sheet = Qual tabuleiro ou folha fica para { $name }? ({ $left }):
ask-colours = Lance { $count ->
    [one] um dado e digite sua cor
   *[other] { $count } dados e digite suas cores
  } (letras { $letters }):
ask-pips = Lance { $count ->
    [one] o dado ({ $dice }) e digite seu número:
   *[other] os dados ({ $dice }) e digite seus números nesta ordem:
  }

## The end

end-rounds = { $rounds ->
    [0] Nenhuma rodada jogada.
    [one] Uma rodada jogada.
   *[other] { $rounds } rodadas jogadas.
  }
record-saved = Registro: { $file }
record-verify = Comprove os dados com: rollwright verify { $file }
goodbye = Até a próxima. Você saiu antes de o jogo acabar.

prompt-throw = Pressione Enter para lançar os dados, ou digite dizer olá, ver 2, ajuda
prompt-waiting = Digite dizer olá, ver 2, ajuda ou sair
prompt-waiting-chosen = Digite desfazer para mudar sua escolha, dizer olá, ver 2, ajuda ou sair
prompt-watching = Digite ver 2, ajuda ou sair
prompt-over = Digite revanche para jogar de novo, ou pressione Enter para sair.
prompt-over-watching = Pressione Enter para sair.
waiting-for = Esperando { $names }.
waiting-for-guests = { $count ->
    [0] Todo mundo já chegou.
    [one] Ainda falta uma pessoa.
   *[other] Ainda faltam { $count } pessoas.
  }
seat-lost = O lugar { $seat } não é mais seu. Você pode continuar assistindo.
bot-may-play = { $name } está ausente. Digite bot { $seat } para um bot jogar em seu lugar.
phrases-known = Você pode dizer: { $phrases }
connection-lost = Conexão perdida. Tentando de novo…
connection-back = Conexão restabelecida.
come-back-how = Seu lugar continua sendo seu. Volte com: rollwright play --at { $link }
link-unreadable = “{ $text }” não é o link de uma mesa.
server-unreachable = Não é possível conectar a { $server }: { $reason }
at-no-terminal = Para se sentar em uma mesa, você precisa de um terminal.
at-excludes = Em uma mesa da rede já está tudo definido: retire { $option }.
help-table-commands =
    Em uma mesa da rede: “desfazer” depois de “pronto” desfaz sua escolha enquanto outros ainda escolhem. “dizer olá”
    diz alguma coisa; “dizer” sozinho mostra o que se pode dizer. “bot 2” faz um bot jogar por quem está ausente. Aqui
    “sair” só fecha o terminal: seu lugar continua sendo seu.

## Help in the game

help-border =
    Primeira ação: o jogador ativo lança os dados até três vezes. “manter a a” mantém dois dados cinza (“a” vem do
    inglês “ash”, cinza) e relança os outros; “relançar r b” relança um vermelho e um azul. Depois, digite um espaço
    qualquer de um segmento: todos os seus espaços ainda não traçados são assinalados juntos. Segunda ação: digite, um
    a um, espaços das cores dos dados que sobraram e que toquem uma cruz.
help-twentyone =
    Lance uma vez e, se quiser, outra: cada 1 fica como está. Depois digite as letras dos dados que quer anotar na sua
    linha atual, ou x para riscar a casa livre mais à esquerda. Um número igual ao da sua casa é um acerto.
help-commands =
    “desfazer” desfaz o último passo, “pronto” confirma o que você assinalou. “motivo { $place }” diz qual regra proíbe
    um espaço ou uma casa. “ver 2” mostra o tabuleiro ou a folha do lugar 2. “regra { $rule }” mostra uma regra. “sair”
    deixa o jogo e salva o registro.

## Choosing a game

choose-game = O que vamos jogar?  { $games }
choose-again = Digite um número de 1 a { $most }.

## replay, verify, check-board

check-warnings = Diferenças em relação aos nossos arquivos (não são erros):
file-exists = { $name } já existe. Escolha outro nome ou acrescente --overwrite.
file-not-ordinary = { $name } não é um arquivo normal.
game-unknown = Não existe nenhum jogo chamado “{ $text }”; existem { $games }.
sheet-unknown = Não existe nenhum tabuleiro ou folha com o nome “{ $text }”: indique um destes ({ $names }) ou o caminho de um arquivo.
boards-made = Para jogar com estes tabuleiros, com ou sem os arquivos: { $command }
sheet-is-map = { $name } é um mapa, não um tabuleiro: indique o arquivo do tabuleiro.
name-unusable = “{ $text }” não pode ser usado como nome. Use de 1 a { $most } caracteres, sem caracteres de controle.
bot-not-installed = “{ $text }” não está instalado aqui. Instale com: pip install "rollwright[bots]"
needs-extra = Para isto é preciso { $package }. Instale com: pip install "rollwright[{ $extra }]"
seats-unreadable = “{ $text }”: indique o número de lugares ou quem os ocupa, por exemplo person,greedy,random.
seed-and-real-dice = --seed e --real-dice não podem ser usados juntos: os dados reais não têm semente.
language-unknown = Ainda não há o idioma “{ $text }”; existem { $languages }.
real-dice-no-terminal = Os dados reais precisam de alguém no teclado.

## solve

solve-progress = Resolvendo
solve-position-unreadable = “{ $text }” não é uma posição: indique a linha e suas seis casas, por exemplo 2:5..x2.
solve-row-complete = Em “{ $text }” nenhuma casa está livre.
solve-dice-unreadable = “{ $text }” não são seis dados: indique "w2 k1 r6 b3 y4 g5", ou seis números nesta ordem de cores.

## Help of the command line

help-at = Sentar em uma mesa da rede, com o link dado por quem abriu a mesa.
help-seat = Com --at: o número do lugar a ocupar; se omitido, o primeiro livre.
help-real-dice = Lançar dados reais e digitar o que mostram.
help-record = Onde escrever o registro; se omitido, vai para a sua pasta de dados de aplicativos.
help-overwrite = Substituir o registro se o arquivo já existir.
help-language = Um de { $languages }; se omitido, o idioma do seu sistema.
help-sheets = Tabuleiros ou folhas, pelo nome ou pelo caminho de um arquivo: 1,4711-2,meu-tabuleiro.toml. Os lugares os recebem nesta ordem.
help-first = O lugar que começa; se omitido, é sorteado.
help-replay = Verificar um registro pelas regras. Verifica cada evento e mostra o resultado.
help-record-file = O registro, em texto ou JSON.
help-sheet-file = Um arquivo de tabuleiro ou folha que o registro indica e que não vem com o Rollwright. Pode ser indicado várias vezes.
help-verify = Verificar os dados de um registro. Recalcula cada lançamento a partir do segredo.
help-check-board = Verificar arquivos de tabuleiros ou folhas. Diz se são jogáveis (B40, T32) e padrão.
help-board-files = Arquivos de tabuleiros, mapas ou folhas; vários arquivos são verificados também em conjunto.
help-make-boards = Escrever os arquivos de um conjunto de tabuleiros igualmente bons: os mesmos segmentos com quatro distribuições de cores. O mesmo número dá sempre os mesmos tabuleiros, e os nomes bastam para jogar com eles: 4711-1 é o primeiro tabuleiro do conjunto 4711.
help-make-boards-folder = A pasta para os arquivos. Se não existir, é criada.
help-solve = Resolver Twenty One solo (T30). Dá a melhor pontuação esperada de cada linha e da folha.
help-solve-sheet = A folha: o nome (de A a F) ou o arquivo de uma folha sua; se omitido, A.
help-export = Converter um registro entre texto e JSON.
help-export-form = O formato em que mostrar o registro.
learn-no-terminal = Uma lição precisa de um terminal em que você possa digitar.
