### Names of things: games, colours, areas, bots, why a game ended, and what people say to each other at a table.

game-border = The Border
game-twentyone = Twenty One
variant-inverted = invertida

colour-grey = cinzento
colour-green = verde
colour-blue = azul
colour-red = vermelho
colour-yellow = amarelo
colour-orange = laranja
colour-white = branco
colour-black = preto

area-castle = castelo
area-town = cidade
area-forest = floresta
area-villa = vivenda
area-harbour = porto
area-mill = moinho
area-lake = lago
area-tower = torre
area-well = poço

bot-random = Acaso
bot-beginner = Principiante
bot-greedy = Guloso
bot-planner = Planeador
bot-builder = Construtor
bot-sprinter = Velocista
bot-spoiler = Desmancha-prazeres
bot-gambler = Apostador
bot-searcher = Pesquisador
bot-master = Mestre

# What kind of player each bot is, in one line.
bot-random-character = Qualquer jogada permitida, ao acaso.
bot-beginner-character = Tem um plano, mas engana-se muitas vezes.
bot-greedy-character = Fica com o que pode agora e nunca olha mais à frente.
bot-planner-character = Conhece as probabilidades de cada lançamento e planeia a ronda seguinte.
bot-builder-character = Soma pontos e não tem pressa.
bot-sprinter-character = Corre para o fim da partida.
bot-spoiler-character = Deixa aos outros o menos possível.
bot-gambler-character = Gosta de voltar a lançar.
bot-searcher-character = Aprendeu, em muitíssimas partidas, quanto vale cada posição.
bot-master-character = O mais forte: sabe quando somar pontos e quando correr para o fim.

# How strong a bot is, as measured: about this many of this many games.
bot-strength-never = Quase nunca ganha a um jogador ocasional.
bot-strength = Ganha cerca de { $wins } em cada { $games } partidas a um jogador ocasional.
bot-strength-always = Quase sempre ganha a um jogador ocasional.

reason-sixth-area = um jogador completou a sexta área
reason-nothing-crossed-off = ninguém traçou nada durante dez rondas
reason-fifth-row = um jogador completou a quinta linha
reason-abandoned = foi abandonado antes do fim
reason-closed = a mesa foi encerrada antes do fim
reason-expired = a partida não começou a tempo
tie-most-valuable-area = empate em pontos, decidido pela área mais valiosa (B31)
tie-most-valuable-area-shared = empate em pontos que a área mais valiosa não desfez por completo: a vitória é partilhada (B31)
tie-shared = empate: a vitória é partilhada

# What can be said at a table with a tap: short, friendly, the same from anyone to anyone.
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-nice = Muito bem!
phrase-lucky = Que sorte!
phrase-unlucky = Que azar!
phrase-oops = Ups!
phrase-thinking = Estou a pensar…
phrase-your-turn = É a tua vez!
phrase-back-soon = Volto já.
phrase-thanks = Obrigado!
phrase-good-game = Bom jogo!
phrase-again = Mais uma partida?
