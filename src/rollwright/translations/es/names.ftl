### Names of things: games, colours, areas, bots, why a game ended, and what people say to each other at a table.

game-border = The Border
game-twentyone = Twenty One
variant-inverted = invertida

colour-grey = gris
colour-green = verde
colour-blue = azul
colour-red = rojo
colour-yellow = amarillo
colour-orange = naranja
colour-white = blanco
colour-black = negro

area-castle = castillo
area-town = pueblo
area-forest = bosque
area-villa = villa
area-harbour = puerto
area-mill = molino
area-lake = lago
area-tower = torre
area-well = pozo

bot-random = Azar
bot-beginner = Novato
bot-greedy = Voraz
bot-planner = Planificador
bot-builder = Constructor
bot-sprinter = Velocista
bot-spoiler = Aguafiestas
bot-gambler = Apostador
bot-searcher = Buscador
bot-master = Maestro

# What kind of player each bot is, in one line.
bot-random-character = Hace cualquier jugada permitida, al azar.
bot-beginner-character = Tiene un plan, pero a menudo calcula mal.
bot-greedy-character = Se lleva lo que puede ahora y nunca mira más allá.
bot-planner-character = Conoce las probabilidades de cada tirada y planea el turno siguiente.
bot-builder-character = Suma puntos y no tiene prisa.
bot-sprinter-character = Corre hacia el final de la partida.
bot-spoiler-character = Deja a los demás lo menos posible.
bot-gambler-character = Le gusta volver a tirar.
bot-searcher-character = Ha aprendido en muchísimas partidas cuánto vale cada posición.
bot-master-character = El más fuerte: sabe cuándo sumar y cuándo correr hacia el final.

# How strong a bot is, as measured: about this many of this many games.
bot-strength-never = Casi nunca gana a un jugador ocasional.
bot-strength = Gana más o menos { $wins } de cada { $games } partidas a un jugador ocasional.
bot-strength-always = Casi siempre gana a un jugador ocasional.

reason-sixth-area = un jugador ha completado su sexta área
reason-nothing-crossed-off = nadie ha tachado nada en diez rondas
reason-fifth-row = un jugador ha completado su quinta fila
reason-abandoned = se ha abandonado antes del final
reason-closed = la mesa se ha cerrado antes del final
reason-expired = la partida no ha empezado a tiempo
tie-most-valuable-area = empate a puntos, decidido por el área más valiosa (B31)
tie-most-valuable-area-shared = empate a puntos: decidió el área más valiosa, y quienes seguían empatados comparten la victoria (B31)
tie-shared = empate: la victoria se comparte

# What can be said at a table with a tap: short, friendly, the same from anyone to anyone.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice = ¡Bien jugado!
phrase-lucky = ¡Menuda suerte!
phrase-unlucky = ¡Qué mala suerte!
phrase-oops = ¡Uy!
phrase-thinking = A ver, estoy pensando…
phrase-your-turn = ¡Te toca!
phrase-back-soon = Vuelvo enseguida.
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra partida?
