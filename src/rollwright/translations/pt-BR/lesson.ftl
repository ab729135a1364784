### Brazilian Portuguese: only the messages that differ from those in pt/.

lesson-another-move = Isso também pode. Mas aqui faça o que o texto diz.
lesson-read-first = Leia primeiro o texto e depois toque em “Próximo”.

page-learn-finished = Fim da lição. Você já sabe tudo o que é preciso para um jogo de verdade!
page-learn-next = Próximo
page-learn-skip = Pular

lesson-border-goal = Seu tabuleiro tem nove áreas, como a vivenda, em cima. Cada uma é cercada por espaços de fronteira. Trace toda a fronteira de uma área e receba os pontos dela. No fim, ganha quem tiver mais pontos.
lesson-border-roll = Nesta rodada, o jogador ativo é você, então a primeira ação é sua. Lance os cinco dados.
lesson-border-keep = Você pode lançar até três vezes. A cada vez, escolha quais dados manter e quais relançar. Mantenha o dado cinza e o amarelo e lance os outros três.
lesson-border-keep-hint = Isso também pode. Mas aqui mantenha o cinza e o amarelo e relance o verde, o laranja e o vermelho.
lesson-border-keep-again = Agora há dois dados cinza. Depois de cada lançamento você escolhe de novo: até um dado mantido pode ser relançado. Mantenha todos menos o verde e lance-o. É seu terceiro e último lançamento.
lesson-border-keep-again-hint = Isso também pode. Mas aqui relance só o dado verde.
lesson-border-segment = Agora é traçar: um dado, um espaço da sua cor. Espaços contíguos da mesma cor formam um segmento. Na primeira ação você só pode completar segmentos inteiros, em qualquer lugar do tabuleiro. Complete o cinza de três espaços. O amarelo e o azul não completam nada. Você nunca é obrigado a usar um dado.
lesson-border-segment-hint = Isso também pode. Mas aqui use os três dados cinza no segmento cinza de três espaços.
lesson-border-second = O jogador ativo deixou dois dados amarelos e agora é você quem faz a segunda ação. Cada espaço tem que tocar em um que já esteja traçado. Os espaços brancos contam como traçados desde o início. Trace o espaço amarelo ao lado do branco e depois o amarelo ao lado da sua nova cruz.
lesson-border-second-hint = Isso também pode. Mas aqui trace os dois espaços amarelos.
lesson-border-one-of-five = Desta vez o jogador ativo usou os cinco dados e não sobrou nenhum. Então cada um dos outros pode usar só um dos cinco, à escolha. Use um amarelo: trace o espaço amarelo seguinte.
lesson-border-open = Na segunda ação, um segmento pode ficar incompleto. Se o jogador ativo usar os cinco dados, cada um dos outros pode usar só um deles. Se não usar nenhum, os outros têm os cinco.
lesson-border-first-value = Algumas rodadas depois, só falta um espaço na fronteira da vivenda. Ele é verde, e sobrou um dado verde. Quem completa primeiro uma área recebe o mais alto dos seus dois valores: 9 na vivenda. Trace esse espaço.
lesson-border-value-hint = Isso também pode. Mas aqui trace só o espaço que completa a área.
lesson-border-together = 9 pontos! Outro jogador completou a vivenda na mesma segunda ação. Vocês dois foram os primeiros, então ambos recebem o valor mais alto. Quem completar a vivenda mais tarde recebe o valor mais baixo, 4.
lesson-border-later-value = Outra partida: o jogador ativo acabou de completar o poço na primeira ação e recebeu o valor mais alto, 4. A segunda ação vem depois, então o poço só vale o valor mais baixo para você, 2. Complete-o com o dado cinza.
lesson-border-scoring = 2 pontos. Sua faixa de pontuação mostra os dois valores de cada área: o que você recebeu está dentro de um círculo; o valor mais alto, se outro jogador já o recebeu, está riscado. Uma só cruz pode completar várias áreas.
lesson-border-last-round = O jogo termina com a rodada em que um jogador completa a sexta área. Você já tem cinco e, nesta rodada, o jogador ativo é você. Lance os dados.
lesson-border-last-keep = Embaixo à direita, faltam quatro espaços em um segmento cinza. Mantenha os três dados cinza e lance os outros dois.
lesson-border-last-keep-hint = Isso também pode. Mas aqui mantenha os três dados cinza e lance os outros dois.
lesson-border-sixth = Quatro dados cinza! Um espaço deste segmento já está traçado, então você só precisa dos quatro que faltam. Complete-o.
lesson-border-end = Sua sexta área. Os outros ainda fizeram sua segunda ação e agora o jogo acabou. Ganha quem tiver mais pontos. Em caso de empate, ganha quem pontuou a área mais valiosa; se também aí houver empate, a vitória é dividida.
lesson-border-free = Agora é com você: as últimas rodadas contra um bot fácil, que já tem cinco áreas. Você tem um ponto de vantagem. Jogue como quiser. A cada momento, o jogo diz o que você pode fazer.

lesson-twentyone-goal = Sua folha tem cinco linhas de seis casas. Você as preenche de cima para baixo, uma linha de cada vez, e cada linha vale pontos. No fim, ganha quem tiver mais pontos.
lesson-twentyone-roll = Nesta rodada, o jogador ativo é você. Lance os seis dados.
lesson-twentyone-again = Você pode lançar uma segunda e última vez. Cada 1 fica como está e todos os outros dados têm que ser lançados. Lance de novo.
lesson-twentyone-again-hint = Você poderia ficar com estes dados. Mas aqui lance de novo.
lesson-twentyone-enter = Um número é anotado na casa da sua cor, só na sua linha atual e só se não for maior que o número da casa. Se forem iguais, é um acerto. Anote o 1 preto e o 3 azul, ambos acertos, e o 4 amarelo. O 4 branco não cabe: a casa mostra 2. O 1 vermelho e o 2 verde também caberiam, mas é você que escolhe os números a anotar.
lesson-twentyone-enter-hint = Isso também pode, mas números baixos valem pouco. Aqui anote só o preto, o azul e o amarelo.
lesson-twentyone-together = Todos os jogadores usaram os mesmos dados, cada um em sua folha e todos ao mesmo tempo. Os acertos têm uma pequena cruz. Agora o jogador ativo é o seguinte, que já lançou para todos.
lesson-twentyone-cross-off = Outra partida: o jogador ativo é um bot e lançou para todos. Há duas casas livres na sua linha. O 6 branco é alto demais para o 5 branco e o 5 verde para o 1 verde. Em cada rodada você tem que anotar um número ou riscar uma casa. Escolha “Riscar a casa livre mais à esquerda”: é o 5 branco.
lesson-twentyone-row = Na rodada seguinte, o verde mostra 1. Anote-o, e sua linha fica completa.
lesson-twentyone-row-hint = Isso também pode. Mas aqui anote o 1 verde.
lesson-twentyone-row-score = 5, 4, 2, 2 e 1 somam 14; a casa riscada vale 0. Três números são acertos: o 4, o segundo 2 e o 1. De um a seis acertos, o bônus é de 1, 3, 6, 10, 15 ou 21. Por isso, a linha vale 14 + 6 = 20. Em cada rodada você só escreve em uma linha, então a seguinte começa na próxima rodada.
lesson-twentyone-fifth = Perto do fim de uma partida: esta é sua quinta e última linha, e os seis dados cabem todos. Numa rodada você pode anotar quantos dados quiser. Anote os seis.
lesson-twentyone-fifth-hint = Isso também pode. Mas aqui anote os seis dados.
lesson-twentyone-end = 88 pontos! O jogo termina com a rodada em que um jogador completa a quinta linha; todos jogam essa rodada até o fim. Os outros pontuam também a linha inacabada em que estão, com o bônus. Ganha quem tiver mais pontos; em caso de empate, a vitória é dividida.
lesson-twentyone-free = Agora é com você: as últimas rodadas contra um bot fácil. Você está na frente. Jogue como quiser. A cada momento, o jogo diz o que você pode fazer.
