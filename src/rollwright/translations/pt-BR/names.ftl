### Brazilian Portuguese: only the messages that differ from those in pt/.

colour-grey = cinza

bot-beginner = Iniciante
bot-planner = Planejador
bot-spoiler = Estraga-prazeres

bot-beginner-character = Tem um plano, mas se engana muitas vezes.
bot-planner-character = Conhece as probabilidades de cada lançamento e planeja a rodada seguinte.
bot-gambler-character = Gosta de rolar de novo.

reason-nothing-crossed-off = ninguém traçou nada durante dez rodadas
tie-most-valuable-area-shared = empate em pontos: decidiu a área mais valiosa, e quem continua empatado divide a vitória (B31)
tie-shared = empate: a vitória é dividida

phrase-nice = Mandou bem!
phrase-oops = Opa!
phrase-thinking = Estou pensando…
phrase-your-turn = É a sua vez!
phrase-thanks = Valeu!
