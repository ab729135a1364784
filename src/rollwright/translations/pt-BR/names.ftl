### Brazilian Portuguese: only the messages that differ from those in pt/.

colour-grey = cinza

bot-beginner = Iniciante
bot-planner = Planejador
bot-spoiler = Estraga-prazeres

bot-beginner-character = Tem um plano, mas se engana muitas vezes.
bot-planner-character = Conhece as probabilidades de cada lançamento e planeja a rodada seguinte.
bot-gambler-character = Gosta de lançar de novo.
bot-strength-never = Quase nunca ganha de um jogador casual.
bot-strength = Ganha cerca de { $wins } em cada { $games } partidas contra um jogador casual.
bot-strength-always = Quase sempre ganha de um jogador casual.

reason-nothing-crossed-off = ninguém traçou nada durante dez rodadas
tie-most-valuable-area-shared = empate em pontos que a área mais valiosa não desfez por completo: a vitória é dividida (B31)
tie-shared = empate: a vitória é dividida

phrase-nice = Mandou bem!
phrase-oops = Opa!
phrase-thinking = Estou pensando…
phrase-your-turn = É a sua vez!
phrase-thanks = Valeu!
