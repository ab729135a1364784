### Brazilian Portuguese: only the messages that differ from those in pt/.

## The Border

no-roll-left = { $rolls ->
    [0] Esta rodada não tem lançamentos.
    [one] O único lançamento desta rodada já foi feito.
   *[other] Os { $rolls } lançamentos desta rodada já foram feitos.
  }
reroll-nothing = Escolha pelo menos um dado para relançar.
dice-not-there = Não há tantos dados desta cor na mesa ({ $colour }).
segment-left-open = É preciso completar todo o segmento ({ $colour }); ainda não traçados: { $spaces }.
one-die-only = Os cinco dados foram usados: escolha um deles, para um só espaço.
already-marked = Você já assinalou o espaço { $space }.

## Twenty One

mark-nothing = Anote pelo menos um número ou risque uma casa.
enter-and-cross-off = Você não pode anotar um número e riscar uma casa na mesma rodada.
not-the-current-row = Você está na linha { $current }, não na linha { $row }.
two-rows = Você não pode escrever em duas linhas na mesma rodada.
already-marked-box = Você já assinalou essa casa.
no-marks-yet = Você ainda não pode anotar nada: os dados ainda podem ser lançados de novo.

## Setting up a table

variant-unknown = Não existe nenhuma variante chamada “{ $variant }”.
too-few-sheets = { $seats ->
    [0] Sem lugares não é preciso nenhum tabuleiro ou folha,
    [one] É preciso um tabuleiro ou uma folha para um lugar,
   *[other] É preciso um tabuleiro ou uma folha para cada um dos { $seats } lugares,
  } e { $sheets ->
    [0] não foi indicado nenhum.
    [one] só foi indicado um.
   *[other] só foram indicados { $sheets }.
  } Indique um arquivo para cada lugar.
sheet-twice = { $name } aparece duas vezes. Cada jogador tem um tabuleiro ou uma folha diferente, a menos que cópias sejam permitidas.

## At the table

bot-unusable = “{ $text }” não pode ser o id de um bot. Use só minúsculas, algarismos e hifens.
word-unusable = Esta palavra não serve. Use de 1 a { $most } caracteres, sem caracteres de controle.
rematch-already = A revanche já tem mesa.
chosen-already = Você já escolheu; desfaça essa escolha primeiro.
nothing-to-take-back = Não há nenhuma escolha para desfazer.
typed-number-of-dice = { $due ->
    [0] Não foi lançado nenhum dado,
    [one] Foi lançado um dado,
   *[other] Foram lançados { $due } dados,
  } mas você { $typed ->
    [0] não digitou nenhum.
    [one] digitou um.
   *[other] digitou { $typed }.
  }
dice-fall-by-themselves = Estes dados são lançados pelo programa: não há nada para digitar.

## Text that cannot be read

move-unknown = “{ $text }” não é uma jogada.
text-left-over = “{ $text }” está sobrando aqui.
place-twice = “{ $text }” aparece duas vezes.
colour-unknown = “{ $text }” não é uma cor; as letras são { $letters }.
space-unreadable = “{ $text }” não é o número de um espaço.
box-unreadable = “{ $text }” não é uma casa: digite a linha e a letra ({ $letters }), por exemplo 2r, ou x para riscar.
box-letter-unknown = “{ $text }” não é a letra de uma casa ({ $letters }), nem x para riscar.
pips-unreadable = “{ $text }” não é um número de 1 a 6.
picture-space = No lugar do espaço { $space } está “{ $text }”, mas deveria estar “{ $wanted }” ou um espaço traçado.
picture-box = Linha { $row }, casa { $box }: deveria começar como “{ $wanted }”.

## Records

not-a-record = Isto não é um registro: a primeira linha deveria ser “rollwright record 2”.
record-too-long = O registro tem mais de { $most } caracteres.
record-format-unknown = Este registro tem o formato { $format }; esta versão conhece o formato { $known }.
record-of-other-rules = O registro foi feito com a versão { $version } das regras, que este programa não conhece.
header-line = “{ $text }” não é uma linha de cabeçalho: deveria ter a forma “chave: valor”.
header-key-twice = “{ $key }” aparece duas vezes no cabeçalho.
header-key-missing = Falta “{ $key }” no cabeçalho.
header-key-unknown = “{ $key }” não pertence ao cabeçalho.
header-value = “{ $text }” não é um valor possível para “{ $key }”.
deal-unreadable = “{ $text }” não é um sorteio inicial, como por exemplo “deal first 2, sheets 3 1”.
deal-not-as-announced = O sorteio inicial não corresponde ao cabeçalho: leva “first” se for sorteado quem começa, e “sheets” se forem sorteados os tabuleiros ou as folhas; caso contrário, não.
event-unknown = “{ $text }” não é um evento.
sheet-not-found = O tabuleiro ou a folha { $name } ({ $hash }…) não vem com o Rollwright: indique o arquivo com --sheet.
secret-not-published = O segredo dos dados não está no registro: o jogo não tinha terminado.
dice-typed-in = Os dados eram reais e foram digitados: não há nada para verificar.

## Board and sheet files

file-too-long = O arquivo tem mais de { $most } caracteres.
file-line-too-deep = A linha { $number } do arquivo tem pontos (“.”) demais.
kind-unknown = “{ $text }” não é um tipo de arquivo; existem { $kinds }.
key-missing = Falta esta chave; o valor deveria ser { $wanted ->
    [text] um texto sem caracteres de controle.
    [integer] um número inteiro.
    [integers] uma lista de números inteiros.
    [integer-lists] uma lista de listas de números inteiros.
    [text-lists] uma lista de listas de textos.
    [tables] uma lista de tabelas.
    [table] uma tabela.
   *[numbers] uma lista de dois números.
  }
key-of-wrong-type = O valor deveria ser { $wanted ->
    [text] um texto sem caracteres de controle.
    [integer] um número inteiro.
    [integers] uma lista de números inteiros.
    [integer-lists] uma lista de listas de números inteiros.
    [text-lists] uma lista de listas de textos.
    [tables] uma lista de tabelas.
    [table] uma tabela.
   *[numbers] uma lista de dois números.
  }
hex-of-two-numbers = Um hexágono é indicado por dois números, q e r.
same-area-twice = A área “{ $area }” aparece duas vezes.
values-of-area = A área “{ $area }” deveria ter dois valores, ambos de pelo menos 1, sem que o mais baixo ultrapasse o mais alto; os valores são { $value } e { $low }.
ring-repeats = O anel ao redor da área “{ $area }” indica um espaço duas vezes.
ring-open = O anel ao redor da área “{ $area }” está aberto entre { $one } e { $other }.
ring-empty = O anel ao redor da área “{ $area }” não encerra nada.
ring-around-border = O anel ao redor da área “{ $area }” encerra o espaço de fronteira { $space }.
areas-overlap = As áreas “{ $area }” e “{ $than }” encerram o mesmo terreno.
ring-all-white = O anel da área “{ $area }” é todo branco: ninguém poderia completá-la.
label-outside = A etiqueta da área “{ $area }” não está dentro dela.
ring-thick = O anel ao redor da área “{ $area }” é grosso demais no espaço { $space }.
file-colour-unknown = “{ $text }” não é uma das seis cores.
low-not-half = Num mapa padrão, o valor mais baixo da área “{ $area }” é { $half }: metade do mais alto, arredondada para baixo.
name-of-area-not-ours = “{ $area }” não é um dos nossos nomes: será mostrado tal como está.
value-of-area-not-standard = Num mapa padrão, a área “{ $area }” vale { $value }.
larger-worth-less = A área “{ $area }” vale menos do que a área “{ $than }”, mas não é menor.
white-not-in-its-corner = Num mapa padrão, os espaços brancos ficam em cima à esquerda e embaixo à direita; não é o caso do espaço { $space }.
segments-touch = Os segmentos em { $one } e { $other } são da mesma cor e se tocam.
network-damaged = O arquivo { $name } está danificado ou não existe. Instale o Rollwright de novo.
