### As lições: aprender um jogo a jogar.

## Todas as lições

lesson-another-move = Também podias. Mas aqui faz o que o texto diz.
lesson-read-first = Lê primeiro o texto e depois toca em «Seguinte».

page-learn-step = Passo { $step } de { $steps }
page-learn-finished = Fim da lição. Já sabes tudo o que é preciso para um jogo a sério!
page-learn-next = Seguinte
page-learn-back = Voltar
page-learn-skip = Saltar
page-learn-restart = Recomeçar
page-learn-play = Jogar uma partida
page-no-lesson = Aqui não há nenhuma lição

## The Border

lesson-border-goal = O teu tabuleiro tem nove áreas, como a vivenda, em cima. Cada uma está rodeada de espaços de fronteira. Traça toda a fronteira de uma área e recebes os pontos dela. No fim, ganha quem tiver mais pontos.
lesson-border-roll = Nesta ronda, o jogador ativo és tu, por isso a primeira ação é tua. Lança os cinco dados.
lesson-border-keep = Podes lançar até três vezes. De cada vez escolhes que dados manténs e quais relanças. Mantém o dado cinzento e o amarelo e lança os outros três.
lesson-border-keep-hint = Também podias. Mas aqui mantém o cinzento e o amarelo e relança o verde, o laranja e o vermelho.
lesson-border-keep-again = Agora há dois dados cinzentos. Depois de cada lançamento escolhes de novo: até um dado mantido pode ser relançado. Mantém todos menos o verde e lança-o. É o teu terceiro e último lançamento.
lesson-border-keep-again-hint = Também podias. Mas aqui relança só o dado verde.
lesson-border-segment = Agora é traçar: um dado, um espaço da sua cor. Espaços contíguos da mesma cor formam um segmento. Na primeira ação só podes completar segmentos inteiros, em qualquer sítio do tabuleiro. Completa o cinzento de três espaços. O amarelo e o azul não completam nada. Nunca és obrigado a usar um dado.
lesson-border-segment-hint = Também podias. Mas aqui usa os três dados cinzentos no segmento cinzento de três espaços.
lesson-border-leftover = Sobraram o dado amarelo e o azul. Na segunda ação, todos os outros puderam usá-los: os mesmos dados para todos e todos ao mesmo tempo. Agora o jogador ativo é o seguinte.
lesson-border-second = O jogador ativo deixou dois dados amarelos e agora és tu a fazer a segunda ação. Cada espaço tem de tocar num que já esteja traçado. Os espaços brancos contam como traçados desde o início. Traça o espaço amarelo junto do branco e depois o amarelo junto da tua nova cruz.
lesson-border-second-hint = Também podias. Mas aqui traça os dois espaços amarelos.
lesson-border-one-of-five = Desta vez o jogador ativo usou os cinco dados e não sobrou nenhum. Então cada um dos outros pode usar um só dos cinco, à escolha. Usa um amarelo: traça o espaço amarelo seguinte.
lesson-border-open = Na segunda ação, um segmento pode ficar incompleto. Se o jogador ativo usar os cinco dados, cada um dos outros pode usar apenas um deles. Se não usar nenhum, os outros têm os cinco.
lesson-border-first-value = Algumas rondas depois, só falta um espaço na fronteira da vivenda. É verde, e sobrou um dado verde. Quem completa primeiro uma área recebe o mais alto dos seus dois valores: 9 na vivenda. Traça esse espaço.
lesson-border-value-hint = Também podias. Mas aqui traça só o espaço que completa a área.
lesson-border-together = 9 pontos! Outro jogador completou a vivenda na mesma segunda ação. Tu e esse jogador foram os primeiros, por isso ambos recebem o valor mais alto. Quem completar a vivenda mais tarde recebe o valor mais baixo, 4.
lesson-border-later-value = Outra partida: o jogador ativo acabou de completar o poço na primeira ação e recebeu o valor mais alto, 4. A segunda ação vem depois, por isso o poço só te dá o valor mais baixo, 2. Completa-o com o dado cinzento.
lesson-border-scoring = 2 pontos. A tua faixa de pontuação mostra os dois valores de cada área: o que recebeste está dentro de um círculo; o valor mais alto, se outro jogador já o recebeu, está riscado. Uma só cruz pode completar várias áreas.
lesson-border-last-round = O jogo termina com a ronda em que um jogador completa a sexta área. Já tens cinco e, nesta ronda, o jogador ativo és tu. Lança os dados.
lesson-border-last-keep = Em baixo à direita, faltam quatro espaços a um segmento cinzento. Mantém os três dados cinzentos e lança os outros dois.
lesson-border-last-keep-hint = Também podias. Mas aqui mantém os três dados cinzentos e lança os outros dois.
lesson-border-sixth = Quatro dados cinzentos! Um espaço deste segmento já está traçado, por isso só precisas dos quatro que faltam. Completa-o.
lesson-border-end = A tua sexta área. Os outros ainda fizeram a sua segunda ação e agora o jogo acabou. Ganha quem tiver mais pontos. Em caso de empate, ganha quem pontuou a área mais valiosa; se também aí houver empate, a vitória é partilhada.
lesson-border-free = Agora é contigo: as últimas rondas contra um bot fácil, que já tem cinco áreas. Tens um ponto de vantagem. Joga como quiseres. Em cada momento, o jogo diz-te o que podes fazer.

## Twenty One

lesson-twentyone-goal = A tua folha tem cinco linhas de seis casas. Vais preenchê-las de cima para baixo, uma linha de cada vez, e cada linha vale pontos. No fim, ganha quem tiver mais pontos.
lesson-twentyone-roll = Nesta ronda, o jogador ativo és tu. Lança os seis dados.
lesson-twentyone-again = Podes lançar uma segunda e última vez. Cada 1 fica como está e todos os outros dados têm de ser lançados. Lança de novo.
lesson-twentyone-again-hint = Podias ficar com estes dados. Mas aqui lança de novo.
lesson-twentyone-enter = Um número anota-se na casa da sua cor, só na tua linha atual e só se não for superior ao número da casa. Se forem iguais, é um acerto. Anota o 1 preto e o 3 azul, ambos acertos, e o 4 amarelo. O 4 branco não cabe: a casa mostra 2. O 1 vermelho e o 2 verde também cabiam, mas és tu que escolhes os números a anotar.
lesson-twentyone-enter-hint = Também podias, mas números baixos valem pouco. Aqui anota só o preto, o azul e o amarelo.
lesson-twentyone-together = Todos os jogadores usaram os mesmos dados, cada um na sua folha e todos ao mesmo tempo. Os acertos têm uma pequena cruz. Agora o jogador ativo é o seguinte, que já lançou para todos.
lesson-twentyone-cross-off = Outra partida: o jogador ativo é um bot e lançou para todos. Há duas casas livres na tua linha. O 6 branco é demasiado alto para o 5 branco e o 5 verde para o 1 verde. Em cada ronda tens de anotar um número ou riscar uma casa. Escolhe «Riscar a casa livre mais à esquerda»: é o 5 branco.
lesson-twentyone-row = Na ronda seguinte, o verde mostra 1. Anota-o, e a tua linha fica completa.
lesson-twentyone-row-hint = Também podias. Mas aqui anota o 1 verde.
lesson-twentyone-row-score = 5, 4, 2, 2 e 1 somam 14; a casa riscada vale 0. Três números são acertos: o 4, o segundo 2 e o 1. De um a seis acertos, o bónus é de 1, 3, 6, 10, 15 ou 21. Por isso, a linha vale 14 + 6 = 20. Em cada ronda só escreves numa linha, por isso a seguinte começa na próxima ronda.
lesson-twentyone-fifth = Perto do fim de uma partida: esta é a tua quinta e última linha, e os seis dados cabem todos. Numa ronda podes anotar quantos dados quiseres. Anota os seis.
lesson-twentyone-fifth-hint = Também podias. Mas aqui anota os seis dados.
lesson-twentyone-end = 88 pontos! O jogo termina com a ronda em que um jogador completa a quinta linha; todos jogam essa ronda até ao fim. Os outros pontuam também a linha por terminar em que estão, com o bónus. Ganha quem tiver mais pontos; em caso de empate, a vitória é partilhada.
lesson-twentyone-free = Agora é contigo: as últimas rondas contra um bot fácil. Estás à frente. Joga como quiseres. Em cada momento, o jogo diz-te o que podes fazer.
