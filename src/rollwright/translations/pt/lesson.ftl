### As lições: aprender um jogo a jogar.

## Todas as lições

lesson-another-move = Podias fazer isso. Mas aqui faz o que o texto diz.
lesson-incomplete = Até aqui está certo, mas falta alguma coisa. Faz tudo o que o texto diz e depois toca em «Pronto».
lesson-read-first = Lê primeiro o texto e depois toca em «Seguinte».

page-learn-step = Passo { $step } de { $steps }
page-learn-finished = Fim da lição. Já sabes tudo o que é preciso para um jogo a sério!
page-learn-next = Seguinte
page-learn-back = Voltar
page-learn-skip = Saltar
page-learn-restart = Recomeçar
page-learn-jump = Outra partida
page-learn-play = Jogar uma partida
page-no-lesson = Aqui não há nenhuma lição

## The Border

lesson-border-goal = O teu tabuleiro tem nove áreas. Traça todos os espaços de fronteira de uma área para a pontuar. Ganha quem tiver mais pontos. O jogador ativo és tu: toca em «Lançar».
lesson-border-keep = Podes lançar até três vezes, e de cada vez escolhes de novo o que manténs. Toca no dado cinzento e no amarelo para os manter e depois em «Relançar».
lesson-border-keep-hint = Podias fazer isso. Mas aqui mantém o cinzento e o amarelo e relança o verde, o laranja e o vermelho.
lesson-border-segment = Um dado, um espaço da sua cor. Na primeira ação só podes completar segmentos inteiros. Toca no segmento cinzento destacado: um toque assinala os três espaços. Depois, «Pronto».
lesson-border-segment-hint = Podias fazer isso. Mas aqui usa os três dados cinzentos no segmento cinzento de três espaços.
lesson-border-second = Os dados que sobram são para todos os outros: dois amarelos. Cada cruz tem de tocar numa cruz ou num espaço branco. Toca no espaço amarelo destacado, no seguinte e em «Pronto».
lesson-border-second-hint = Podias fazer isso. Mas aqui traça os dois espaços amarelos.
lesson-border-one-of-five = O jogador ativo usou os cinco dados. Então cada um dos outros pode usar um só dos cinco, à escolha. Toca no espaço amarelo destacado e depois em «Pronto».
lesson-border-open = Na segunda ação, um segmento pode ficar incompleto, como o teu amarelo. Se o jogador ativo não usar nenhum dado, os outros têm os cinco.
lesson-border-first-value = Falta um espaço na fronteira da vivenda. Quem completa primeiro uma área recebe o mais alto dos seus dois valores, aqui 9. Toca no espaço verde destacado e depois em «Pronto».
lesson-border-value-hint = Podias fazer isso. Mas aqui traça só o espaço que completa a área.
lesson-border-together = 9 pontos! Outro jogador completou a vivenda na mesma segunda ação: como foi ao mesmo tempo, ambos recebem 9. Mais tarde, só conta o valor mais baixo, 4.
lesson-border-later-value = O jogador ativo acabou de receber 4 pelo poço na primeira ação. A segunda vem depois, por isso só recebes 2. Toca no espaço cinzento destacado e depois em «Pronto».
lesson-border-scoring = 2 pontos. Na tua faixa de pontuação, o que recebeste está num círculo, e o valor mais alto que outro já recebeu está riscado. Uma só cruz pode completar várias áreas.
lesson-border-sixth = Tens cinco áreas; a sexta termina o jogo com esta ronda. Ao segmento cinzento em baixo à direita só faltam quatro espaços. Toca nele e depois em «Pronto».
lesson-border-end = Seis áreas! Os outros ainda fizeram a sua segunda ação. Ganha quem tiver mais pontos. Num empate, decide a área mais valiosa; se continuar, a vitória é partilhada.
lesson-border-free = Agora é contigo: as últimas rondas contra um bot fácil com cinco áreas. Tens um ponto de vantagem. A linha por cima dos dados diz-te o que podes fazer.

## Twenty One

lesson-twentyone-goal = A tua folha tem cinco linhas de seis casas. Preenche-as de cima para baixo, e cada linha vale pontos. Ganha quem tiver mais. O jogador ativo és tu: toca em «Lançar».
lesson-twentyone-again = Podes lançar uma segunda e última vez. Cada 1 fica como está e todos os outros dados têm de ser lançados. Toca em «Relançar».
lesson-twentyone-again-hint = Podias ficar com estes dados. Mas aqui lança de novo.
lesson-twentyone-enter = Um número vai para a casa da sua cor, na tua linha atual, se não a superar. Igual é um acerto. Tu escolhes: toca nas casas preta, azul e amarela e depois em «Pronto».
lesson-twentyone-enter-hint = Podias fazer isso, mas números baixos valem pouco. Aqui anota só o preto, o azul e o amarelo.
lesson-twentyone-together = Todos usaram os mesmos dados ao mesmo tempo, cada um na sua folha. Os teus dois acertos têm uma pequena cruz: dão um bónus quando a linha está completa.
lesson-twentyone-cross-off = O 6 branco e o 5 verde não cabem. Se não puderes ou não quiseres anotar nenhum número, risca uma casa: toca em «Riscar a casa livre mais à esquerda» e depois em «Pronto».
lesson-twentyone-row = Na ronda seguinte, o dado verde mostra 1. Toca na casa verde e depois em «Pronto», e a tua linha fica completa.
lesson-twentyone-row-hint = Podias fazer isso. Mas aqui anota o 1 verde.
lesson-twentyone-row-score = 5, 4, 2, 2 e 1 somam 14; a casa riscada vale 0. Três acertos dão um bónus de 6: 20 pontos. Em baixo estão todos os bónus. Na próxima ronda, a linha seguinte.
lesson-twentyone-fifth = A tua quinta e última linha, e os seis dados cabem todos. Numa ronda podes anotar quantos dados quiseres. Toca nas seis casas e depois em «Pronto».
lesson-twentyone-fifth-hint = Podias fazer isso. Mas aqui anota os seis dados.
lesson-twentyone-end = 88 pontos! O jogo termina com a ronda em que alguém completa a quinta linha. Os outros pontuam também a linha por terminar, com o bónus. Um empate é uma vitória partilhada.
lesson-twentyone-free = Agora é contigo: as últimas rondas contra um bot fácil. Estás à frente. +4 numa casa é o que ela daria. A linha por cima dos dados diz-te o que podes fazer.
