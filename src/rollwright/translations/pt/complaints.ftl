### Everything that can be refused: by a rule, by the table, in a text, in a file. `core/errors.py` says who carries them.

## Either game: whose turn it is, and what is due

game-over = O jogo já terminou.
deal-first = Ainda falta o sorteio inicial dos tabuleiros ou das folhas.
deal-impossible = O sorteio inicial não pode ter dado este resultado.
roll-first = Primeiro é preciso lançar os dados.
no-roll-due = Agora não há nada para lançar.
wrong-number-of-dice = { $due ->
    [0] Não há dados para lançar,
    [one] Há um dado para lançar,
   *[other] Há { $due } dados para lançar,
  } mas { $fell ->
    [0] não foi indicada nenhuma face.
    [one] foi indicada uma face.
   *[other] foram indicadas { $fell } faces.
  }
no-such-face = Nenhum dado tem essa face.
not-the-active-player = Agora só escolhe o jogador ativo (lugar { $active }).
marks-together = Aqui, todos os jogadores jogam ao mesmo tempo.
marks-of-all = Tem de haver uma jogada por cada lugar que joga agora, pela ordem dos lugares.
move-of-another-game = Essa jogada não é deste jogo.
no-such-seat = Esta mesa não tem o lugar { $seat }.

## The Border

no-roll-left = { $rolls ->
    [0] Esta ronda não tem lançamentos.
    [one] O único lançamento desta ronda já foi feito.
   *[other] Os { $rolls } lançamentos desta ronda já foram feitos.
  }
reroll-nothing = Escolhe pelo menos um dado para relançar.
dice-not-there = Não há assim tantos dados desta cor na mesa ({ $colour }).
segment-left-open = É preciso completar todo o segmento ({ $colour }); ainda por traçar: { $spaces }.
not-enough-dice = { $needed ->
    [0] Não é preciso nenhum dado
    [one] É preciso um dado
   *[other] São precisos { $needed } dados
  } desta cor ({ $colour }), mas { $there ->
    [0] não há nenhum.
    [one] só há um.
   *[other] só há { $there }.
  }
second-action-of-the-others = O jogador ativo já fez a primeira ação; a segunda é para os outros.
reroll-in-second-action = Na segunda ação ninguém relança.
no-second-action-yet = O jogador ativo ainda não acabou a primeira ação.
one-die-only = Os cinco dados foram usados: escolhe um deles, para um só espaço.
not-one-of-the-five = Entre os cinco dados não há nenhum desta cor: { $colour }.
no-leftover-die = Não sobra nenhum dado desta cor ({ $colour }).
not-adjacent = O espaço { $space } não toca em nenhum espaço traçado.
white-space = O espaço { $space } é branco: a sua cruz já vem impressa.
no-such-space = O espaço { $space } não existe; o último é o { $most }.
already-crossed = O espaço { $space } já está traçado.
already-marked = Já assinalaste o espaço { $space }.

## Twenty One

again-or-keep-first = Primeiro, o jogador ativo decide se lança outra vez.
dice-are-kept = O jogador ativo manteve o primeiro lançamento.
six-ones = Com seis 1 não há segundo lançamento.
no-second-roll-left = Os dados podem ser lançados { $rolls ->
    [0] zero vezes.
    [one] uma única vez.
   *[other] { $rolls } vezes, no máximo.
  }
mark-nothing = Anota pelo menos um número ou risca uma casa.
enter-and-cross-off = Não podes anotar um número e riscar uma casa na mesma ronda.
no-such-box = Essa casa não existe.
not-the-current-row = Estás na linha { $current }, não na linha { $row }.
two-rows = Não podes escrever em duas linhas na mesma ronda.
box-not-free = Linha { $row }, { $colour }: esta casa não está livre.
number-too-high = Linha { $row }, { $colour }: um { $number } não cabe; o máximo é { $most }.
already-marked-box = Já assinalaste essa casa.
no-marks-yet = Ainda não podes anotar nada: os dados ainda podem ser lançados de novo.

## Setting up a table

seats-out-of-range = Não é possível jogar com { $seats ->
    [0] zero lugares:
    [one] um só lugar:
   *[other] { $seats } lugares:
  } o jogo é para { $least } a { $most } jogadores.
variant-unknown = Não existe nenhuma variante chamada «{ $variant }».
first-seat-unknown = O lugar { $seat } não pode começar, porque não existe.
too-few-sheets = { $seats ->
    [0] Sem lugares não é preciso nenhum tabuleiro ou folha,
    [one] É preciso um tabuleiro ou uma folha para um lugar,
   *[other] É preciso um tabuleiro ou uma folha para cada um dos { $seats } lugares,
  } e { $sheets ->
    [0] não foi indicado nenhum.
    [one] só foi indicado um.
   *[other] só foram indicados { $sheets }.
  } Indica um ficheiro para cada lugar.
sheet-of-another-game = Um dos tabuleiros ou uma das folhas pertence a outro jogo.
boards-of-two-maps = Todos os tabuleiros de uma mesa devem ter o mesmo mapa; não é o caso de { $one } e { $other }.
sheets-of-two-kinds = Todas as folhas de uma mesa devem mostrar os mesmos números; não é o caso de { $one } e { $other }.
sheet-twice = { $name } aparece duas vezes. Cada jogador tem um tabuleiro ou uma folha diferente, a não ser que se permitam cópias.

## At the table

seat-taken = O lugar { $seat } já está ocupado.
seat-free = O lugar { $seat } já está livre.
no-person-there = O lugar { $seat } está livre ou é de um bot.
seats-empty = { $count ->
    [0] Já não há lugares vazios.
    [one] Ainda há um lugar vazio.
   *[other] Ainda há { $count } lugares vazios.
  }
bot-unusable = «{ $text }» não pode ser o id de um bot. Usa só minúsculas, algarismos e hífenes.
word-unusable = Esta palavra não serve. Usa de 1 a { $most } caracteres, sem caracteres de controlo.
nothing-owed = Agora não se espera nenhuma escolha do lugar { $seat }.
words-closed = Os dados já foram lançados: agora não é possível mudar as palavras.
no-dice-due = Agora não há dados para lançar.
table-closed = Esta mesa está encerrada.
left-already = O jogador do lugar { $seat } já saiu.
nobody-left = O jogador do lugar { $seat } não saiu.
no-takeover = Agora nenhum bot pode ocupar o lugar { $seat }.
not-over-yet = O jogo ainda não terminou.
rematch-already = A desforra já tem mesa.
log-without-opening = Este histórico não começa com a abertura de uma mesa.
chosen-already = Já escolheste; primeiro tens de anular essa escolha.
nothing-to-take-back = Não há nenhuma escolha para anular.
typed-number-of-dice = { $due ->
    [0] Não foi lançado nenhum dado,
    [one] Foi lançado um dado,
   *[other] Foram lançados { $due } dados,
  } mas { $typed ->
    [0] não escreveste nenhum.
    [one] escreveste um.
   *[other] escreveste { $typed }.
  }
typed-face-unknown = Nenhum dado tem essa face.
dice-fall-by-themselves = Estes dados são lançados pelo programa: não há nada para escrever.

## Text that cannot be read

move-incomplete = A jogada está incompleta.
move-unknown = «{ $text }» não é uma jogada.
text-left-over = «{ $text }» está aqui a mais.
place-twice = «{ $text }» aparece duas vezes.
colour-unknown = «{ $text }» não é uma cor; as letras são { $letters }.
space-unreadable = «{ $text }» não é o número de um espaço.
box-unreadable = «{ $text }» não é uma casa: escreve a linha e a letra ({ $letters }), por exemplo 2r, ou x para riscar.
box-letter-unknown = «{ $text }» não é a letra de uma casa ({ $letters }), nem x para riscar.
pips-unreadable = «{ $text }» não é um número de 1 a 6.
picture-space = No lugar do espaço { $space } está «{ $text }», mas deveria estar «{ $wanted }» ou um espaço traçado.
picture-box = Linha { $row }, casa { $box }: deveria começar como «{ $wanted }».

## Records

not-a-record = Isto não é um registo: a primeira linha deveria ser «rollwright record 2».
record-too-long = O registo tem mais de { $most } caracteres.
record-format-unknown = Este registo tem o formato { $format }; esta versão conhece o formato { $known }.
record-of-other-rules = O registo foi feito com a versão { $version } das regras, que este programa não conhece.
header-line = «{ $text }» não é uma linha de cabeçalho: deveria ter a forma «chave: valor».
header-key-twice = «{ $key }» aparece duas vezes no cabeçalho.
header-key-missing = Falta «{ $key }» no cabeçalho.
header-key-unknown = «{ $key }» não pertence ao cabeçalho.
header-value = «{ $text }» não é um valor possível para «{ $key }».
header-words = Cada lugar acrescenta uma palavra aos dados: lugares { $seats }, palavras { $words }.
not-json = Isto não é JSON: { $reason }
json-header = O cabeçalho deveria ser um objeto com textos.
json-events = Os eventos deveriam ser uma lista de textos.
deal-unreadable = «{ $text }» não é um sorteio inicial, como por exemplo «deal first 2, sheets 3 1».
deal-not-as-announced = O sorteio inicial não corresponde ao cabeçalho: leva «first» se for sorteado quem começa, e «sheets» se forem sorteados os tabuleiros ou as folhas; caso contrário, não.
deal-of-missing-sheet = O sorteio inicial indica um tabuleiro ou uma folha que não está no cabeçalho, ou repete algum.
event-unknown = «{ $text }» não é um evento.
sheet-not-found = O tabuleiro ou a folha { $name } ({ $hash }…) não vem com o Rollwright: indica o ficheiro com --sheet.
secret-not-published = O segredo dos dados não está no registo: o jogo não tinha terminado.
secret-not-the-committed = O segredo não corresponde ao compromisso assumido no início.
dice-typed-in = Os dados eram reais e foram escritos à mão: não há nada para verificar.
roll-not-proven = O lançamento { $roll } não resulta do segredo e das palavras.

## Board and sheet files

file-not-playable = Não é possível jogar com { $name }: { $count ->
    [0] zero erros.
    [one] um erro.
   *[other] { $count } erros.
  }
file-too-long = O ficheiro tem mais de { $most } caracteres.
file-line-too-deep = A linha { $number } do ficheiro tem demasiados pontos («.»).
file-not-toml = Isto não é TOML: { $reason }
file-unreadable = Não é possível ler { $name }: { $reason }
network-damaged = O ficheiro { $name } está danificado ou não existe. Instala o Rollwright de novo.
kind-unknown = «{ $text }» não é um tipo de ficheiro; existem { $kinds }.
key-missing = Falta esta chave; o valor deveria ser { $wanted ->
    [text] um texto sem caracteres de controlo.
    [integer] um número inteiro.
    [integers] uma lista de números inteiros.
    [integer-lists] uma lista de listas de números inteiros.
    [text-lists] uma lista de listas de textos.
    [tables] uma lista de tabelas.
    [table] uma tabela.
   *[numbers] uma lista de dois números.
  }
key-of-wrong-type = O valor deveria ser { $wanted ->
    [text] um texto sem caracteres de controlo.
    [integer] um número inteiro.
    [integers] uma lista de números inteiros.
    [integer-lists] uma lista de listas de números inteiros.
    [text-lists] uma lista de listas de textos.
    [tables] uma lista de tabelas.
    [table] uma tabela.
   *[numbers] uma lista de dois números.
  }
hex-of-two-numbers = Um hexágono indica-se com dois números, q e r.
hex-twice = Há dois espaços no mesmo hexágono, { $q }, { $r }.
too-many-spaces = Um mapa pode ter { $most } espaços, no máximo.
no-white-space = Pelo menos um espaço tem de ser branco.
space-not-on-map = O espaço { $space } não existe no mapa.
not-nine-areas = Um mapa tem nove áreas; aqui { $count ->
    [0] não há nenhuma.
    [one] só há uma.
   *[other] há { $count }.
  }
same-area-twice = A área «{ $area }» aparece duas vezes.
values-of-area = A área «{ $area }» deveria ter dois valores, ambos de pelo menos 1, sem que o mais baixo ultrapasse o mais alto; os valores são { $value } e { $low }.
ring-repeats = O anel em redor da área «{ $area }» indica um espaço duas vezes.
ring-open = O anel em redor da área «{ $area }» está aberto entre { $one } e { $other }.
ring-empty = O anel em redor da área «{ $area }» não encerra nada.
ring-around-border = O anel em redor da área «{ $area }» encerra o espaço de fronteira { $space }.
areas-overlap = As áreas «{ $area }» e «{ $than }» encerram o mesmo terreno.
ring-all-white = O anel da área «{ $area }» é todo branco: ninguém a poderia completar.
label-outside = A etiqueta da área «{ $area }» não está dentro dela.
ring-thick = O anel em redor da área «{ $area }» é demasiado espesso no espaço { $space }.
file-colour-unknown = «{ $text }» não é uma das seis cores.
space-taken = O espaço { $space } é branco ou pertence a outro segmento.
space-without-segment = O espaço { $space } não pertence a nenhum segmento.
segment-length = Um segmento tem de 2 a 5 espaços, cada um uma só vez; este tem { $count }.
segment-not-connected = Os espaços deste segmento não estão ligados entre si.
not-86-spaces = Um mapa padrão tem 86 espaços; este tem { $count }.
space-of-no-area = O espaço { $space } não pertence à fronteira de nenhuma área.
values-not-standard = Os valores padrão são 12, 11, 10, 9, 8, 7, 6, 5, 4; aqui são { $values }.
low-not-half = Num mapa padrão, o valor mais baixo da área «{ $area }» é { $half }: metade do mais alto, arredondada para baixo.
name-of-area-not-ours = «{ $area }» não é um dos nossos nomes: será mostrado tal como está.
value-of-area-not-standard = Num mapa padrão, a área «{ $area }» vale { $value }.
villa-not-at-top = Num mapa padrão, a vivenda fica no topo.
larger-worth-less = A área «{ $area }» vale menos do que a área «{ $than }», mas não é mais pequena.
not-two-white = Um mapa padrão tem dois espaços brancos; este tem { $count }.
white-not-in-its-corner = Num mapa padrão, os espaços brancos ficam em cima à esquerda e em baixo à direita; não é o caso do espaço { $space }.
not-the-four-segments = Num tabuleiro padrão, cada cor tem um segmento de 2, um de 3, um de 4 e um de 5 espaços; aqui os comprimentos são { $lengths }.
segments-touch = Os segmentos em { $one } e { $other } são da mesma cor e tocam-se.
maps-differ = Estes tabuleiros não são do mesmo mapa: não podem ser usados na mesma mesa.
not-five-rows = Uma folha tem cinco linhas; aqui { $count ->
    [0] não há nenhuma.
    [one] só há uma.
   *[other] há { $count }.
  }
not-six-boxes = Uma linha tem seis casas; esta tem { $count }.
number-not-on-a-die = { $number } não é um número de 1 a 6.
colour-missing = Falta a casa de uma cor nesta linha: { $colour }.
numbers-rise = Os números de uma linha padrão nunca sobem da esquerda para a direita.
first-row-not-standard = A primeira linha de uma folha padrão é { $numbers }.
row-not-ours = Nas nossas folhas, esta linha é { $numbers }.
colour-twice-in-column = A mesma cor está mais de uma vez na posição { $column }: { $colour }.
numbers-differ = Estas folhas não mostram os mesmos números: não podem ser usadas na mesma mesa.
colours-alike = Linha { $row }: as duas folhas têm a mesma cor na posição { $column }.
