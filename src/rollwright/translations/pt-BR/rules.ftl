### Brazilian Portuguese: only the messages that differ from those in pt/.

rulebook-marks = “(regra da casa)” indica uma interpretação ou um acréscimo nosso, onde o livro de regras impresso não diz nada. “(conhecido)” indica algo que não está no texto do livro de regras, mas que se conhece do jogo impresso.

rule-B2 = Um tabuleiro e um marcador apagável por jogador, com quatro tabuleiros diferentes; 5 dados iguais, cada um com seis faces coloridas: cinza, verde, azul, vermelho, amarelo e laranja (conhecido). Nenhuma face é um curinga (conhecido).
rule-B3 = Cada tabuleiro é um mapa de hexágonos (conhecido) com 9 áreas. Cada área é cercada por um anel de espaços de fronteira, com a espessura de um hexágono. As áreas vizinhas compartilham espaços de fronteira: um espaço pode pertencer à fronteira de uma, duas ou três áreas.
rule-B5 = Um segmento é um grupo de 2 a 5 espaços de fronteira da mesma cor, ligados entre si. Em todos os tabuleiros, cada uma das seis cores tem exatamente quatro segmentos: um de 2, um de 3, um de 4 e um de 5 espaços (conhecido). Ao todo são 24 segmentos e 84 espaços coloridos; com os dois brancos (B6), um tabuleiro tem 86 espaços de fronteira. Dois segmentos da mesma cor nunca se tocam (regra da casa), então basta olhar para o desenho para reconhecer cada segmento.
rule-B6 = Dois espaços de fronteira são brancos: um em cima à esquerda, o outro embaixo à direita. Eles trazem uma cruz impressa: contam como traçados desde o início, tanto para as fronteiras quanto para a adjacência, e não pertencem a nenhum segmento.

heading-border-round = Uma rodada
rule-B8 = O primeiro jogador ativo é escolhido ao acaso. Depois, de rodada em rodada, o papel passa no sentido horário.
rule-B9 = Uma rodada é composta da primeira ação, que cabe só ao jogador ativo, e da segunda ação, que cabe a todos os outros.

rule-B10 = A rodada começa com o lançamento dos cinco dados pelo jogador ativo; este lançamento é obrigatório.

rule-B13 = Com um dado se traça um espaço da cor desse dado que ainda não esteja traçado. Cada dado é usado uma só vez.

rule-B19 = Agora, cada jogador não ativo pode usar os dados que sobraram da primeira ação: os mesmos dados servem por inteiro a cada um. Um dado, um espaço da sua cor que ainda não esteja traçado; pode-se usar quantos dados quiser, ou nenhum.
rule-B20 = Cada espaço traçado tem que ser adjacente (compartilhar um lado do hexágono) a um espaço já traçado. Um espaço traçado antes, na mesma ação, também conta (regra da casa: as cruzes são feitas uma depois da outra).
rule-B22 = Se o jogador ativo usou os cinco dados, cada um dos outros pode escolher um dos cinco e traçar um espaço com ele (a adjacência continua sendo necessária).
rule-B24 = A segunda ação é simultânea: nenhum jogador espera por outro, e as cruzes de uns não mudam o que os outros podem fazer. As escolhas são reveladas todas juntas, quando o último jogador terminar (regra da casa).

rule-B26 = O jogador que fecha primeiro uma área fica com o valor mais alto e faz um círculo nele em sua própria faixa de pontuação; todos os outros riscam esse valor na deles.
rule-B27 = O jogador que a completa numa ação ou rodada posterior recebe o valor mais baixo. A segunda ação vem depois da primeira: se o jogador ativo completa uma área na primeira ação, os outros só recebem por ela o valor mais baixo na segunda ação dessa mesma rodada.

rule-B29 = O jogo termina com a rodada em que um jogador completa sua sexta área. Se isso acontecer na primeira ação, os outros ainda fazem sua segunda ação.
rule-B31 = Ganha quem tiver mais pontos de vitória. Em caso de empate, ganha, entre os empatados, quem pontuou a área mais valiosa (o valor mais alto realmente obtido numa só área). Se o empate persistir, a vitória é dividida (regra da casa).
rule-B32 = Depois de dez rodadas seguidas sem que nenhum jogador trace nada, o jogo termina com a pontuação do momento (regra da casa: todo mundo pode passar, e um jogo tem que acabar).
rule-B33 = Todos os tabuleiros estão sempre à vista de todos (regra da casa).

rule-BE1 = Vivenda: um jogador traça o último espaço da fronteira da vivenda, é o primeiro a conseguir e recebe 9 pontos.
rule-BE2 = Terceiro lançamento: 3 cinza, 1 amarelo, 1 azul. O jogador completa um segmento cinza de 3; com dois dos dados cinza poderia, em vez disso, completar um segmento cinza de 2, mais à direita. O dado amarelo e o azul não podem ser usados: não completam nada.
rule-BE3 = Depois de BE2 sobram 1 dado amarelo e 1 azul. Dois jogadores, com os tabuleiros ainda no início, traçam cada um um espaço amarelo e um azul ao lado de seus espaços brancos; um terceiro só pode traçar um azul, porque em seu tabuleiro nenhum espaço amarelo toca um espaço branco.
rule-BE5 = O poço: quem o completa em primeiro lugar recebe 4; quem o completa numa ação ou rodada posterior recebe 2.

rule-B40 = Os tabuleiros são guardados em arquivos que qualquer pessoa pode escrever. Um arquivo é jogável se tiver nove áreas cercadas por anéis, com dois valores cada, segmentos de 2 a 5 espaços ligados entre si, que repartam todos os espaços coloridos entre seis cores no máximo, e pelo menos um espaço branco; é padrão se cumprir por inteiro as regras B3 a B7. Assim, quem tiver o jogo impresso pode digitá-lo, sejam quais forem seus números.
rule-B41 = Cópias (regra da casa): cada lugar tem um tabuleiro diferente (B2), a menos que a preparação da mesa permita cópias (para quem tem o jogo e só digitou um tabuleiro); o cabeçalho do registro indica isso. Os registros anteriores a esta regra são lidos como se permitissem cópias.

rule-T7 = Ordem das cores (regra da casa): em uma mesma linha, nunca duas das seis folhas têm a mesma cor na mesma posição; em uma mesma folha, nenhuma cor aparece duas vezes na mesma posição ao longo das cinco linhas. As folhas são guardadas em arquivos: quem tiver o bloco impresso pode digitar as suas.
rule-T8 = Todas as folhas estão sempre à vista de todos.

heading-twentyone-round = Uma rodada
rule-T9 = O primeiro jogador ativo é escolhido ao acaso. Depois, de rodada em rodada, o papel passa no sentido horário.
rule-T11 = O segundo lançamento é feito com todos os dados que não mostram um 1, nem mais nem menos: cada 1 fica como está, todos os outros têm que ser lançados. Com seis 1 não há segundo lançamento (regra da casa).
rule-T12 = Em seguida, todos os jogadores, incluindo o ativo, usam os mesmos dados, todos ao mesmo tempo (regra da casa). As escolhas são reveladas todas juntas, quando o último jogador terminar (regra da casa).
rule-T13 = Em cada rodada, cada jogador tem que anotar pelo menos um número ou então riscar uma casa (T18).
rule-T15 = Em uma rodada, cada jogador pode anotar quantos dos seis dados quiser, nessa única linha. A escolha dos dados é de cada jogador.
rule-T16 = Um número igual ao da casa é um acerto e recebe uma pequena cruz.
rule-T17 = Quem preenche uma linha não escreve mais nessa rodada: a linha seguinte só começa na rodada seguinte. Nenhum jogador escreve em duas linhas na mesma rodada.
rule-T19 = Nunca as duas coisas: o jogador que anota um número não risca nada. Pode-se riscar, no máximo, uma casa por rodada.

rule-T20 = Uma linha fica completa quando as suas seis casas estão preenchidas ou riscadas. Vale a soma dos seus números (uma casa riscada vale 0) mais o bônus dos seus acertos: 0, 1, 3, 6, 10, 15, 21 para 0 a 6 acertos (conhecido; o texto do livro de regras dá 6 por três).
rule-T21 = As linhas são jogadas rigorosamente de cima para baixo; nem todos precisam estar na mesma linha.

rule-T22 = O jogo termina com a rodada em que um jogador completa a quinta linha. Todos os jogadores participam por inteiro nessa rodada (regra da casa).
rule-T23 = Os outros pontuam então a linha não terminada em que estão: soma e bônus (regra da casa: o bônus também conta). As linhas não começadas não valem nada.
rule-T24 = Ganha quem tiver mais pontos no conjunto das linhas. Em caso de empate, a vitória é dividida (regra da casa).

rule-TE4 = A primeira linha está completa com 5, riscada, 4, 2, 2, 1: 14 pontos e 3 acertos (o 4, o segundo 2 e o 1), bônus de 6: a linha vale 20.
rule-TE5 = Um jogador completa a quinta linha; o jogo termina com essa rodada; as cinco linhas somam 88.
rule-T30 = Solo: um único jogador, sempre ativo, em busca da melhor pontuação numa folha. Tem solução exata.

rule-T32 = As folhas são guardadas em arquivos que qualquer pessoa pode escrever. Um arquivo é jogável se tiver cinco linhas de seis casas, em cada linha uma casa de cada cor, com números de 1 a 6; um conjunto de folhas é padrão se cumprir por inteiro as regras T5 a T7.
rule-T33 = Cópias (regra da casa): cada lugar tem uma folha diferente (T3), a menos que a preparação da mesa permita cópias; como B41 em The Border.

overview-border-about = Seu tabuleiro é um mapa com nove áreas. Trace todos os espaços de fronteira em volta de uma área e receba os pontos dela. Vá rápido: quem completa uma área em primeiro lugar recebe cerca do dobro de quem chega depois.
overview-border-step-3 = Segunda ação: todos os outros usam ao mesmo tempo os dados que sobraram, e cada um pode usar todos eles. Cada nova cruz fica ao lado de outra cruz; não é preciso completar os segmentos. Se não sobrou nenhum dado, cada um escolhe um dos cinco.
overview-border-step-4 = O papel de jogador ativo passa ao seguinte, no sentido horário.
overview-border-end = Fim: o jogo acaba depois da rodada em que alguém completa a sexta área. Ganha quem tiver mais pontos.
illustration-B11 = Três lançamentos. Os dados com um sinal de visto ficam, os outros são relançados.
illustration-B14 = À esquerda: três dados cinza completam o segmento cinza. À direita: com duas cruzes, ficaria incompleto.
illustration-B20 = À esquerda: cada cruz está ao lado de outra, começando pelo espaço branco. À direita: estas duas não tocam nenhuma cruz.
illustration-B26 = O primeiro jogador faz um círculo no 9 da vivenda, o outro o risca.
illustration-BE2 = Os três dados cinza servem para o segmento de 3. O segmento de 2, que também era possível, está emoldurado.
illustration-BE3 = Os mesmos dois dados em três tabuleiros. No último, nenhum espaço amarelo toca um branco.
illustration-BE5 = À esquerda: o jogador ativo é o primeiro e recebe 4. À direita: na segunda ação só restam 2.
overview-twentyone-about = Cada um preenche sua própria folha com os mesmos dados, linha a linha. Os números altos valem mais e os acertos dão um bônus.
overview-twentyone-step-1 = O jogador ativo lança os seis dados e pode lançar mais uma vez. Cada 1 fica como está; todos os outros dados têm que ser lançados.
overview-twentyone-step-2 = Todos usam estes dados ao mesmo tempo. Você anota quantos números quiser na sua linha atual, cada um na casa da cor do dado e nunca maior que o número da casa.
overview-twentyone-step-3 = Se você não puder ou não quiser anotar nada, risca em vez disso a casa livre mais à esquerda da linha.
overview-twentyone-step-4 = Quando uma linha fica cheia, você continua na seguinte na próxima rodada. O papel de jogador ativo passa ao seguinte, no sentido horário.
overview-twentyone-scoring = Pontuação: uma linha completa vale a soma dos seus números, mais um bônus pelos acertos, ou seja, os números iguais ao da sua casa.
overview-twentyone-end = Fim: o jogo acaba depois da rodada em que alguém completa a quinta linha. Ganha quem tiver mais pontos.
rule-T1 = De 2 a 6 jogadores, a partir dos 8 anos, cerca de 15 minutos (conhecido). (O jogo solo é uma extensão nossa: T30.)
illustration-T14 = Os números desenhados com pontos cabem. O 4 branco é maior que o 2 da casa branca.
illustration-T17 = A primeira linha está completa. A segunda começa na rodada seguinte.
illustration-TE1 = Os dois 1 com um sinal de visto ficam, os outros quatro dados são relançados.
illustration-TE2 = Em cima: três números, dois deles acertos com sua pequena cruz. Embaixo: o 4 branco não cabe.
illustration-TE4 = 14 pontos e um bônus de 6 por três acertos: 20.
