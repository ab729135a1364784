### Brazilian Portuguese: only the messages that differ from those in pt/.

lesson-another-move = Você poderia fazer isso. Mas aqui faça o que o texto diz.
lesson-incomplete = Até aqui está certo, mas falta alguma coisa. Faça tudo o que o texto diz e depois toque em “Pronto”.
lesson-read-first = Leia primeiro o texto e depois toque em “Próximo”.

page-learn-finished = Fim da lição. Você já sabe tudo o que é preciso para um jogo de verdade!
page-learn-next = Próximo
page-learn-skip = Pular

lesson-border-goal = Seu tabuleiro tem nove áreas. Trace todos os espaços de fronteira de uma área para pontuá-la. Ganha quem tiver mais pontos. O jogador ativo é você: toque em “Lançar”.
lesson-border-keep = Você pode lançar até três vezes, e a cada vez escolhe de novo o que manter. Toque no dado cinza e no amarelo para mantê-los e depois em “Relançar”.
lesson-border-keep-hint = Você poderia fazer isso. Mas aqui mantenha o cinza e o amarelo e relance o verde, o laranja e o vermelho.
lesson-border-segment = Um dado, um espaço da sua cor. Na primeira ação você só pode completar segmentos inteiros. Toque no segmento cinza destacado: um toque assinala os três espaços. Depois, “Pronto”.
lesson-border-segment-hint = Você poderia fazer isso. Mas aqui use os três dados cinza no segmento cinza de três espaços.
lesson-border-second = Os dados que sobram são para todos os outros: dois amarelos. Cada cruz tem que tocar em uma cruz ou um espaço branco. Toque no espaço amarelo destacado, no seguinte e em “Pronto”.
lesson-border-second-hint = Você poderia fazer isso. Mas aqui trace os dois espaços amarelos.
lesson-border-one-of-five = O jogador ativo usou os cinco dados. Então cada um dos outros pode usar só um dos cinco, à escolha. Toque no espaço amarelo destacado e depois em “Pronto”.
lesson-border-open = Na segunda ação, um segmento pode ficar incompleto, como o seu amarelo. Se o jogador ativo não usar nenhum dado, os outros têm os cinco.
lesson-border-first-value = Falta um espaço na fronteira da vivenda. Quem completa primeiro uma área recebe o mais alto dos seus dois valores, aqui 9. Toque no espaço verde destacado e depois em “Pronto”.
lesson-border-value-hint = Você poderia fazer isso. Mas aqui trace só o espaço que completa a área.
lesson-border-later-value = O jogador ativo acabou de receber 4 pelo poço na primeira ação. A segunda vem depois, então você só recebe 2. Toque no espaço cinza destacado e depois em “Pronto”.
lesson-border-scoring = 2 pontos. Na sua faixa de pontuação, o que você recebeu está num círculo, e o valor mais alto que outro já recebeu está riscado. Uma só cruz pode completar várias áreas.
lesson-border-sixth = Você tem cinco áreas; a sexta termina o jogo com esta rodada. No segmento cinza embaixo, à direita, só faltam quatro espaços. Toque nele e depois em “Pronto”.
lesson-border-end = Seis áreas! Os outros ainda fizeram sua segunda ação. Ganha quem tiver mais pontos. Num empate, decide a área mais valiosa; se continuar, a vitória é dividida.
lesson-border-free = Agora é com você: as últimas rodadas contra um bot fácil com cinco áreas. Você tem um ponto de vantagem. A linha acima dos dados diz o que você pode fazer.

lesson-twentyone-goal = Sua folha tem cinco linhas de seis casas. Você as preenche de cima para baixo, e cada linha vale pontos. Ganha quem tiver mais. O jogador ativo é você: toque em “Lançar”.
lesson-twentyone-again = Você pode lançar uma segunda e última vez. Cada 1 fica como está e todos os outros dados têm que ser lançados. Toque em “Relançar”.
lesson-twentyone-again-hint = Você poderia ficar com estes dados. Mas aqui lance de novo.
lesson-twentyone-enter = Um número vai para a casa da sua cor, na sua linha atual, se não a superar. Igual é um acerto. Você escolhe: toque nas casas preta, azul e amarela e depois em “Pronto”.
lesson-twentyone-enter-hint = Você poderia fazer isso, mas números baixos valem pouco. Aqui anote só o preto, o azul e o amarelo.
lesson-twentyone-together = Todos usaram os mesmos dados ao mesmo tempo, cada um em sua folha. Seus dois acertos têm uma pequena cruz: dão um bônus quando a linha está completa.
lesson-twentyone-cross-off = O 6 branco e o 5 verde não cabem. Se não puder ou não quiser anotar nenhum número, risque uma casa: toque em “Riscar a casa livre mais à esquerda” e depois em “Pronto”.
lesson-twentyone-row = Na rodada seguinte, o dado verde mostra 1. Toque na casa verde e depois em “Pronto”, e sua linha fica completa.
lesson-twentyone-row-hint = Você poderia fazer isso. Mas aqui anote o 1 verde.
lesson-twentyone-row-score = 5, 4, 2, 2 e 1 somam 14; a casa riscada vale 0. Três acertos dão um bônus de 6: 20 pontos. Embaixo estão todos os bônus. Na próxima rodada, a linha seguinte.
lesson-twentyone-fifth = Sua quinta e última linha, e os seis dados cabem todos. Numa rodada você pode anotar quantos dados quiser. Toque nas seis casas e depois em “Pronto”.
lesson-twentyone-fifth-hint = Você poderia fazer isso. Mas aqui anote os seis dados.
lesson-twentyone-end = 88 pontos! O jogo termina com a rodada em que alguém completa a quinta linha. Os outros pontuam também a linha inacabada, com o bônus. Um empate é uma vitória dividida.
lesson-twentyone-free = Agora é com você: as últimas rodadas contra um bot fácil. Você está na frente. +4 em uma casa é o que ela daria. A linha acima dos dados diz o que você pode fazer.
