### The rules of both games, in our own words. `rule-B14` is rule B14; `heading-…` begins a part of the rulebook;
### `overview-…` is the game in short; `illustration-BE1` is the caption of an illustration.

rulebook-marks = «(regra da casa)» assinala uma interpretação ou um acrescento nosso, onde o livro de regras impresso nada diz. «(conhecido)» assinala algo que não está no texto do livro de regras, mas que se conhece do jogo impresso.

# The text alternative of an illustration is made of these.

illustration-dice = Dados: { $dice }.
illustration-roll = Lançamento { $number }: { $dice }.
illustration-kept = Ficam: { $dice }.
illustration-used = Usados: { $dice }.
illustration-board = Tabuleiro { $name }.
illustration-sheet = Folha { $name }.
illustration-row = Linha { $row }: { $boxes }.
illustration-crossed = Traçados agora: { $places }.
illustration-highlighted = Em destaque: { $places }.
illustration-refused = Não permitido: { $places }.

heading-border = The Border

heading-border-overview = Em resumo
overview-border-about = O teu tabuleiro é um mapa com nove áreas. Traça todos os espaços de fronteira à volta de uma área e recebes os pontos dela. Despacha-te: quem completa uma área em primeiro lugar recebe cerca do dobro de quem chega depois.
overview-border-step-1 = O jogador ativo lança os cinco dados e pode relançar os que quiser até duas vezes.
overview-border-step-2 = Primeira ação: com cada dado, o jogador ativo traça um espaço da cor do dado, mas só pode completar segmentos inteiros, em qualquer ponto do tabuleiro.
overview-border-step-3 = Segunda ação: todos os outros usam ao mesmo tempo os dados que sobraram, e cada um pode usá-los todos. Cada nova cruz fica junto de outra cruz; não é preciso completar os segmentos. Se não sobrou nenhum dado, cada um escolhe um dos cinco.
overview-border-step-4 = O papel de jogador ativo passa ao seguinte, no sentido dos ponteiros do relógio.
overview-border-scoring = Pontuação: uma área conta assim que toda a sua fronteira está traçada. O primeiro a fechá-la fica com o valor mais alto, todos os que vierem depois com o mais baixo.
overview-border-end = Fim: o jogo acaba depois da ronda em que alguém completa a sexta área. Ganha quem tiver mais pontos.

heading-border-material = O material
rule-B1 = De 2 a 4 jogadores, a partir dos 8 anos, cerca de 30 minutos.
rule-B2 = Um tabuleiro e um marcador apagável por jogador, com quatro tabuleiros diferentes; 5 dados iguais, cada um com seis faces coloridas: cinzento, verde, azul, vermelho, amarelo e laranja (conhecido). Nenhuma face é um joker (conhecido).
rule-B3 = Cada tabuleiro é um mapa de hexágonos (conhecido) com 9 áreas. Cada área está rodeada por um anel de espaços de fronteira, com a espessura de um hexágono. As áreas vizinhas partilham espaços de fronteira: um espaço pode pertencer à fronteira de uma, duas ou três áreas.
illustration-B3 = A fronteira da vivenda. As áreas vizinhas também usam alguns destes espaços.
rule-B4 = As áreas e os espaços de fronteira são iguais nos quatro tabuleiros. Só muda a disposição dos segmentos coloridos. Nos nossos quatro tabuleiros, os segmentos têm as mesmas formas e mudam as cores, para que nenhum tabuleiro seja melhor do que outro (regra da casa).
rule-B5 = Um segmento é um grupo de 2 a 5 espaços de fronteira da mesma cor, ligados entre si. Em todos os tabuleiros, cada uma das seis cores tem exatamente quatro segmentos: um de 2, um de 3, um de 4 e um de 5 espaços (conhecido). Ao todo são 24 segmentos e 84 espaços coloridos; com os dois brancos (B6), um tabuleiro tem 86 espaços de fronteira. Dois segmentos da mesma cor nunca se tocam (regra da casa), pelo que basta olhar para o desenho para reconhecer cada segmento.
illustration-B5 = Os quatro segmentos vermelhos deste tabuleiro, de 2, 3, 4 e 5 espaços.
rule-B6 = Dois espaços de fronteira são brancos: um em cima à esquerda, o outro em baixo à direita. Trazem uma cruz impressa: contam como traçados desde o início, tanto para as fronteiras como para a adjacência, e não pertencem a nenhum segmento.
illustration-B6 = Os dois espaços brancos com a sua cruz impressa.
rule-B7 = Cada área tem dois valores. A vivenda, no topo do mapa, vale 9 para quem a completar primeiro; o poço vale 4 e, mais tarde, 2. Os valores mais altos são 12, 11, 10, 9, 8, 7, 6, 5, 4, um para cada área; o mais baixo é metade do mais alto, arredondada para baixo: 6, 5, 5, 4, 4, 3, 3, 2, 2; quanto maior for a área, mais vale (conhecido). Os nomes das outras sete áreas são nossos.

heading-border-round = Uma ronda
rule-B8 = O primeiro jogador ativo é escolhido ao acaso. Depois, de ronda em ronda, o papel passa no sentido dos ponteiros do relógio.
rule-B9 = Uma ronda compõe-se da primeira ação, que cabe só ao jogador ativo, e da segunda ação, que cabe a todos os outros.

heading-border-first-action-roll = Primeira ação: lançar
rule-B10 = A ronda começa com o lançamento dos cinco dados pelo jogador ativo; este lançamento é obrigatório.
rule-B11 = Depois do primeiro e do segundo lançamento, pode parar ou relançar os dados que quiser, de um a cinco. No máximo, faz três lançamentos.
illustration-B11 = Três lançamentos. Os dados com um visto ficam, os outros são relançados.
rule-B12 = Um dado posto de lado depois de um lançamento pode ser relançado depois do seguinte: a escolha é sempre livre.

heading-border-first-action-cross-off = Primeira ação: traçar
rule-B13 = Com um dado traça-se um espaço da cor desse dado que ainda não esteja traçado. Cada dado usa-se uma só vez.
rule-B14 = Os dados só podem ser usados para completar segmentos: em cada segmento em que se trace algum espaço, todos os que ainda faltam têm de ser traçados nessa mesma ação. Não se pode iniciar nem expandir um segmento sem o completar.
illustration-B14 = À esquerda: três dados cinzentos completam o segmento cinzento. À direita: com duas cruzes, ficaria incompleto.
rule-B15 = O segmento não tem de tocar em nada: serve qualquer ponto do tabuleiro.
rule-B16 = Um segmento já traçado em parte só precisa de dados para os espaços que ainda faltam.
illustration-B16 = Três dos cinco espaços já estavam traçados, por isso bastam dois dados amarelos.
rule-B17 = Os dados podem ser repartidos por vários segmentos, da mesma cor ou de cores diferentes.
rule-B18 = Usar dados nunca é obrigatório: o jogador ativo pode completar menos segmentos do que os que conseguiria, ou até nenhum.

heading-border-second-action = Segunda ação
rule-B19 = Agora, cada jogador não-ativo pode usar os dados que sobraram da primeira ação: os mesmos dados servem por inteiro a cada um. Um dado, um espaço da sua cor que ainda não esteja traçado; usam-se quantos dados se quiser, ou nenhum.
rule-B20 = Cada espaço traçado tem de ser adjacente (partilhar um lado do hexágono) a um espaço já traçado. Um espaço traçado antes, na mesma ação, também conta (regra da casa: as cruzes fazem-se uma a seguir à outra).
illustration-B20 = À esquerda: cada cruz está junto de outra, a começar no espaço branco. À direita: estas duas não tocam em nenhuma cruz.
rule-B21 = Os segmentos podem ser iniciados, expandidos ou completados: não é preciso completá-los.
rule-B22 = Se o jogador ativo usou os cinco dados, cada um dos outros pode escolher um dos cinco e traçar com ele um espaço (a adjacência continua a ser necessária).
rule-B23 = Se o jogador ativo não usou nenhum, por opção ou não, os outros têm os cinco à disposição.
rule-B24 = A segunda ação é simultânea: nenhum jogador espera por outro, e as cruzes de uns não mudam o que os outros podem fazer. As escolhas revelam-se todas em conjunto, quando o último jogador tiver terminado (regra da casa).

heading-border-scoring = Pontuação
rule-B25 = Uma área fica completa quando todos os espaços da sua fronteira estão traçados, seja em que ação for. Uma única cruz pode completar várias áreas. A área pontua de imediato e é anunciada a toda a mesa.
rule-B26 = O jogador que fecha primeiro uma área fica com o valor mais alto e assinala-o com um círculo na sua própria faixa de pontuação; todos os outros riscam esse valor na deles.
illustration-B26 = O primeiro jogador faz um círculo no 9 da vivenda, o outro risca-o.
rule-B27 = O jogador que a completa numa ação ou ronda posterior recebe o valor mais baixo. A segunda ação vem depois da primeira: se o jogador ativo completa uma área na primeira ação, os outros só recebem por ela o valor mais baixo na segunda ação dessa mesma ronda.
rule-B28 = Se vários jogadores são os primeiros a completar a mesma área, na mesma segunda ação, todos recebem o valor mais alto.

heading-border-end = Fim
rule-B29 = O jogo termina com a ronda em que um jogador completa a sua sexta área. Se isso acontecer na primeira ação, os outros ainda fazem a sua segunda ação.
rule-B30 = Cada área completa conta, mesmo uma sétima ou oitava completada na última ação.
rule-B31 = Ganha quem tiver mais pontos de vitória. Em caso de empate, ganha, de entre os empatados, quem pontuou a área mais valiosa (o valor mais alto realmente obtido numa só área). Se o empate persistir, a vitória é partilhada (regra da casa).
rule-B32 = Após dez rondas seguidas sem que nenhum jogador trace nada, o jogo termina com a pontuação do momento (regra da casa: toda a gente pode passar, e um jogo tem de acabar).
rule-B33 = Todos os tabuleiros estão sempre à vista de toda a gente (regra da casa).

heading-border-examples = Exemplos
rule-BE1 = Vivenda: um jogador traça o último espaço da fronteira da vivenda, é o primeiro a consegui-lo e recebe 9 pontos.
illustration-BE1 = A nova cruz fecha a fronteira da vivenda: 9 pontos.
rule-BE2 = Terceiro lançamento: 3 cinzentos, 1 amarelo, 1 azul. O jogador completa um segmento cinzento de 3; com dois dos cinzentos poderia, em vez disso, completar um segmento cinzento de 2, mais à direita. O dado amarelo e o azul não podem ser usados: não completam nada.
illustration-BE2 = Os três dados cinzentos servem para o segmento de 3. O segmento de 2, que também era possível, está emoldurado.
rule-BE3 = Depois de BE2 sobram 1 dado amarelo e 1 azul. Dois jogadores, com os tabuleiros ainda no início, traçam cada um um espaço amarelo e um azul junto aos seus espaços brancos; um terceiro só pode traçar um azul, porque no seu tabuleiro nenhum espaço amarelo toca num espaço branco.
illustration-BE3 = Os mesmos dois dados em três tabuleiros. No último, nenhum espaço amarelo toca num branco.
rule-BE4 = Segundo lançamento: 4 amarelos, 1 vermelho; o jogador para. Os cinco dados servem para completar três segmentos: um amarelo de 5, à esquerda, e um amarelo de 4 e um vermelho de 3, à direita (todos já traçados em parte). Cada um dos outros escolhe então um dos cinco dados: dois traçam um espaço vermelho, um traça um amarelo.
illustration-BE4 = As cinco cruzes novas completam três segmentos.
illustration-BE4-others = Cada um dos outros usa um dos cinco dados: dois usam o vermelho, um usa um amarelo.
rule-BE5 = O poço: quem o completa em primeiro lugar recebe 4; quem o completa numa ação ou ronda posterior recebe 2.
illustration-BE5 = À esquerda: o jogador ativo é o primeiro e recebe 4. À direita: na segunda ação já só restam 2.
rule-BE6 = O jogador ativo completa a sua sexta área na primeira ação. Os outros ainda fazem a sua segunda ação; depois, o jogo acaba. Esse jogador foi o primeiro em três áreas, mas não nas outras três: 33 pontos ao todo.
illustration-BE6 = O segmento verde completa a cidade, a sexta área. A faixa de pontuação soma 33.

heading-border-ours = Regras adicionais nossas
rule-B40 = Os tabuleiros são guardados em ficheiros que qualquer pessoa pode escrever. Um ficheiro é jogável se tiver nove áreas rodeadas por anéis, com dois valores cada, segmentos de 2 a 5 espaços ligados entre si, que repartam todos os espaços coloridos por seis cores no máximo, e pelo menos um espaço branco; é padrão se cumprir por inteiro as regras B3 a B7. Assim, quem tiver o jogo impresso pode introduzi-lo, sejam quais forem os seus números.
rule-B41 = Cópias (regra da casa): cada lugar tem um tabuleiro diferente (B2), a não ser que a preparação da mesa permita cópias (para quem tem o jogo e só introduziu um tabuleiro); o cabeçalho do registo indica-o. Os registos anteriores a esta regra são lidos como se permitissem cópias.

heading-twentyone = Twenty One

heading-twentyone-overview = Em resumo
overview-twentyone-about = Cada um preenche a sua própria folha com os mesmos dados, linha a linha. Os números altos valem mais e os acertos dão um bónus.
overview-twentyone-step-1 = O jogador ativo lança os seis dados e pode lançar mais uma vez. Cada 1 fica como está; todos os outros dados têm de ser lançados.
overview-twentyone-step-2 = Todos usam estes dados ao mesmo tempo. Anotas quantos números quiseres na tua linha atual, cada um na casa da cor do dado e nunca superior ao número da casa.
overview-twentyone-step-3 = Se não puderes ou não quiseres anotar nada, riscas, em vez disso, a casa livre mais à esquerda da linha.
overview-twentyone-step-4 = Quando uma linha fica cheia, continuas na seguinte na próxima ronda. O papel de jogador ativo passa ao seguinte, no sentido dos ponteiros do relógio.
overview-twentyone-scoring = Pontuação: uma linha completa vale a soma dos seus números, mais um bónus pelos acertos, ou seja, os números iguais ao da sua casa.
overview-twentyone-end = Fim: o jogo acaba depois da ronda em que alguém completa a quinta linha. Ganha quem tiver mais pontos.

heading-twentyone-material = O material
rule-T1 = De 2 a 6 jogadores, a partir dos 8 anos, cerca de 15 minutos (conhecido). (O jogo a solo é uma extensão nossa: T30.)
rule-T2 = Seis dados: um branco, um preto, um vermelho, um azul, um amarelo e um verde, com pintas de 1 a 6.
rule-T3 = Seis folhas diferentes, com as letras A a F. Cada jogador fica com uma folha diferente.
rule-T4 = Uma folha tem 5 linhas. Uma linha tem 6 casas, uma de cada cor, e cada casa mostra um número.
illustration-T4 = Uma folha: cinco linhas e, em cada uma, uma casa de cada cor.
rule-T5 = Os números são os mesmos em todas as folhas, nas mesmas posições; só muda a ordem das cores.
rule-T6 = Numa linha, os números nunca sobem da esquerda para a direita, e a primeira linha é 6 5 4 3 2 1 (conhecido). As quatro linhas de baixo são nossas: 5 5 4 3 2 1, depois 5 4 4 3 2 1, depois 5 4 3 3 2 1 e por fim 5 4 3 2 2 1.
rule-T7 = Ordem das cores (regra da casa): numa mesma linha, nunca duas das seis folhas têm a mesma cor na mesma posição; numa mesma folha, nenhuma cor está duas vezes na mesma posição ao longo das cinco linhas. As folhas são guardadas em ficheiros: quem tiver o bloco impresso pode introduzir as suas.
rule-T8 = Todas as folhas estão sempre à vista de toda a gente.

heading-twentyone-round = Uma ronda
rule-T9 = O primeiro jogador ativo é escolhido ao acaso. Depois, de ronda em ronda, o papel passa no sentido dos ponteiros do relógio.
rule-T10 = O jogador ativo lança os seis dados e pode depois lançar uma segunda e última vez.
rule-T11 = O segundo lançamento faz-se com todos os dados que não mostram um 1, nem mais nem menos: cada 1 fica como está, todos os outros têm de ser lançados. Com seis 1 não há segundo lançamento (regra da casa).
rule-T12 = A seguir, todos os jogadores, incluindo o ativo, usam os mesmos dados, todos ao mesmo tempo (regra da casa). As escolhas revelam-se todas em conjunto, quando o último jogador tiver terminado (regra da casa).
rule-T13 = Em cada ronda, cada jogador tem de anotar pelo menos um número ou então riscar uma casa (T18).
rule-T14 = Um número só pode ser anotado na linha atual do jogador, na casa da cor do dado, se essa casa estiver livre e o número não for superior ao que a casa mostra.
illustration-T14 = Os números desenhados a pontilhado cabem. O 4 branco é superior ao 2 da casa branca.
rule-T15 = Numa ronda podem anotar-se quantos dos seis dados se quiser, nessa única linha. A escolha dos dados é de cada jogador.
rule-T16 = Um número igual ao da casa é um acerto e assinala-se com uma pequena cruz.
rule-T17 = Quem preenche uma linha já não escreve mais nessa ronda: a linha seguinte só começa na ronda seguinte. Nenhum jogador escreve em duas linhas na mesma ronda.
illustration-T17 = A primeira linha está completa. A segunda começa na ronda seguinte.
rule-T18 = O jogador que não puder ou não quiser anotar nenhum número risca a casa livre mais à esquerda da linha atual.
rule-T19 = Nunca as duas coisas: o jogador que anota um número não risca nada. Risca-se, no máximo, uma casa por ronda.

heading-twentyone-scoring = Pontuação
rule-T20 = Uma linha fica completa quando as suas seis casas estão preenchidas ou riscadas. Vale a soma dos seus números (uma casa riscada vale 0) mais o bónus dos seus acertos: 0, 1, 3, 6, 10, 15, 21 para 0 a 6 acertos (conhecido; o texto do livro de regras dá 6 por três).
rule-T21 = As linhas jogam-se rigorosamente de cima para baixo; nem toda a gente tem de estar na mesma linha.

heading-twentyone-end = Fim
rule-T22 = O jogo termina com a ronda em que um jogador completa a quinta linha. Todos os jogadores participam por inteiro nessa ronda (regra da casa).
rule-T23 = Os outros pontuam então a linha por terminar em que se encontram: soma e bónus (regra da casa: o bónus também conta). As linhas por começar não valem nada.
rule-T24 = Ganha quem tiver mais pontos no conjunto das linhas. Em caso de empate, a vitória é partilhada (regra da casa).

heading-twentyone-examples = Exemplos
rule-TE1 = Primeiro lançamento: 6, 4, 3, 3, 1, 1. O jogador ativo lança outra vez: os dois 1 ficam, os outros quatro dados são lançados.
illustration-TE1 = Os dois 1 com um visto ficam, os outros quatro dados são relançados.
rule-TE2 = Dados: preto 1, azul 3, amarelo 4, vermelho 1, verde 2, branco 4. Um jogador anota o 1 preto na casa preta que mostra 1 (um acerto), o 3 azul na casa azul que mostra 3 (um acerto), o 4 amarelo na casa amarela (que mostra mais de 4, por isso não é acerto) e deixa passar o 1 vermelho e o 2 verde, que caberiam. O 4 branco não cabe: a casa branca mostra menos.
illustration-TE2 = Em cima: três números, dois deles acertos com a sua pequena cruz. Em baixo: o 4 branco não cabe.
rule-TE3 = Um jogador preencheu quatro casas da primeira linha; estão livres o 5 branco e a casa verde. O dado verde mostra 5 e o branco 6: nenhum cabe. Tem de riscar o 5 branco, que é a casa livre mais à esquerda.
illustration-TE3 = Nada cabe, por isso risca-se o 5 branco.
rule-TE4 = A primeira linha está completa com 5, riscada, 4, 2, 2, 1: 14 pontos e 3 acertos (o 4, o segundo 2 e o 1), bónus de 6: a linha vale 20.
illustration-TE4 = 14 pontos e um bónus de 6 por três acertos: 20.
rule-TE5 = Um jogador completa a quinta linha; o jogo termina com essa ronda; as cinco linhas somam 88.
illustration-TE5 = A quinta linha completa a folha: 88 pontos.

heading-twentyone-ours = Regras adicionais nossas
rule-T30 = A solo: um único jogador, sempre ativo, em busca da melhor pontuação numa folha. Tem solução exata.
rule-T31 = Invertida: as cinco linhas de baixo para cima, de modo que os números crescem à medida que o jogo avança.
rule-T32 = As folhas são guardadas em ficheiros que qualquer pessoa pode escrever. Um ficheiro é jogável se tiver cinco linhas de seis casas, em cada linha uma casa de cada cor, com números de 1 a 6; um conjunto de folhas é padrão se cumprir por inteiro as regras T5 a T7.
rule-T33 = Cópias (regra da casa): cada lugar tem uma folha diferente (T3), a não ser que a preparação da mesa permita cópias; como B41 em The Border.
