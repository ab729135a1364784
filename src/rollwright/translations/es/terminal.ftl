### The terminal: `rollwright play`, `replay`, `verify`, `check-board`, `rules`.
### The screen has 80 columns and 24 lines. Where a comment gives a width, the text must not be longer.

complaint-in-text = Línea { $line }, columna { $column }: { $said }
complaint-in-record = Línea { $line }: { $said }
error = Error: { $said }

## Command words: one word each, lower case, without spaces, all different. The English ones always work as well.

command-reroll = repetir
command-keep = apartar
command-again = otra
command-pass = pasar
command-done = listo
command-undo = deshacer
command-why = motivo
command-board = tablero
command-rule = regla
command-help = ayuda
command-quit = salir
command-say = decir
command-bot = bot
command-rematch = revancha

## At the table. The header is one line of at most 80 characters with names of up to 12.

table-header = { $game } · ronda { $round } · jugador activo: { $active }
table-header-rolls = { $game } · ronda { $round } · jugador activo: { $active } · tirada { $roll } de { $rolls }
dice-label = Dados:
leftover-label = Te quedan:
one-of-five-label = Uno de:
# The right-hand column: at most 18 characters each.
points-label = puntos
others-label = La mesa
bonus-label = aciertos y extra:
# In the list of what can be done: spaces, colour, and the points if any. Short.
option-segment = { $spaces } ({ $colour })
option-segment-points = { $spaces } ({ $colour }) +{ $points }
option-space-points = { $space } +{ $points }
options-segments = Puedes completar: { $options }
options-spaces = Puedes tachar: { $options }
options-boxes = Puedes anotar: { $options }
options-nothing = Los dados no dan para más.
options-more = { $options } … y { $count } más
marked-so-far = Marcado hasta ahora: { $marks }
# What to type: one line of at most 80 characters each.
prompt-first-action = Escribe espacios, «apartar a b», «repetir r» (letras), pasar, motivo 33, ayuda
prompt-first-action-marked = Escribe más espacios, deshacer, listo, motivo 33, ayuda
prompt-last-roll = Escribe espacios, pasar, motivo 33, ayuda
prompt-second-action = Escribe espacios, pasar, deshacer, listo, motivo 33, ayuda
prompt-again = Escribe «otra» para el segundo intento, «apartar» para plantarte, o «ayuda»
prompt-mark = Escribe letras para anotar, x para tachar, deshacer, listo, motivo r, ayuda
prompt-hand-over = { $name }: te toca ponerte al teclado. Pulsa Enter.
prompt-back = Pulsa Enter para volver.
prompt-step = Enter: siguiente · b: atrás · q: salir
pass-with-marks = Tienes marcas: deshazlas antes, o escribe «listo» para confirmarlas.
roll-with-marks = Tienes marcas: deshazlas antes de volver a tirar, o escribe «listo» para confirmarlas.
not-possible = «{ $text }» no es posible aquí.
screen-small = Esta pantalla tiene { $width } x { $height } caracteres; hacen falta 80 x 24 para verlo todo.
nothing-marked-yet = No has marcado nada. Escribe «pasar» para no tachar nada.
nothing-to-undo = No hay nada que deshacer.
may-be-touched = { $place }: ahora se puede marcar.
not-understood = «{ $text }» no se entiende aquí. Escribe «ayuda».
no-such-rule = No existe la regla { $rule }.
forced-pass = { $name }: ningún dado sirve, así que pasa.
forced-cross-off = { $name }: no cabe ningún número, así que se tacha una casilla.

## Real dice

dice-proven = Los dados de esta partida se pueden comprobar: salen de un secreto que queda fijado ahora y figura en el registro al final, y de una palabra de cada jugador.
dice-commitment = Sello: { $commitment }
ask-word = { $name }, una palabra tuya para los dados (Enter: una al azar):
ask-first = ¿Quién empieza? Número de asiento (de 1 a { $seats }):
ask-sheet = ¿Qué tablero u hoja toma { $name }? ({ $left }):
ask-colours = Tira { $count ->
    [one] un dado y escribe su color
   *[other] { $count } dados y escribe sus colores
  } (letras { $letters }):
ask-pips = { $count ->
    [one] Tira este dado ({ $dice }) y escribe su número:
   *[other] Tira estos dados ({ $dice }) y escribe sus números en este orden:
  }

## The end

end-score = { $name }: { $points }
end-rounds = { $rounds ->
    [one] Se ha jugado una ronda.
   *[other] Se han jugado { $rounds } rondas.
  }
record-saved = Registro: { $file }
record-verify = Comprueba los dados con: rollwright verify { $file }
goodbye = Hasta pronto. Has dejado la partida antes de que acabara.

## At a table in the network: `rollwright play --at LINK`

# What to type: one line of at most 80 characters each.
prompt-throw = Pulsa Enter para tirar los dados, o escribe decir hola, tablero 2, ayuda
prompt-waiting = Escribe decir hola, tablero 2, ayuda o salir
prompt-waiting-chosen = Escribe deshacer para retirar tu elección, decir hola, tablero 2, ayuda, salir
prompt-watching = Escribe tablero 2, ayuda o salir
prompt-over = Escribe revancha para jugar de nuevo, o pulsa Enter para salir.
prompt-over-watching = Pulsa Enter para salir.
waiting-for = Esperando a { $names }.
waiting-for-guests = { $count ->
    [one] Falta una persona por sentarse.
   *[other] Faltan { $count } personas por sentarse.
  }
free-seat = libre
name-away = { $name } (ausente)
name-left = { $name } (se ha ido)
name-bot = { $name } (bot)
seat-lost = El asiento { $seat } ya no es tuyo. Puedes seguir mirando.
bot-may-play = { $name } no está. Escribe «bot { $seat }» para que un bot juegue en su lugar.
phrases-known = Se puede decir: { $phrases }
connection-lost = Se ha perdido la conexión. Intentando reconectar…
connection-back = Conexión recuperada.
come-back-how = Tu asiento sigue siendo tuyo. Vuelve con: rollwright play --at { $link }
table-full = Todos los asientos de esta mesa están ocupados.
link-unreadable = «{ $text }» no es el enlace de una mesa.
server-unreachable = No se puede conectar con { $server }: { $reason }
server-strange = { $server } no es un servidor de Rollwright, o es de otra versión.
server-refuses = El servidor lo rechaza: { $code }
at-no-terminal = Para sentarse a una mesa hace falta un terminal.
at-excludes = En una mesa de la red ya está todo decidido: quita { $option }.
seat-without-at = --seat solo se usa con --at.
help-table-commands =
    En una mesa de la red: «deshacer» después de «listo» retira tu elección mientras los demás aún eligen. «decir hola»
    dice una frase; «decir», sin más, muestra todas. «bot 2» hace que un bot juegue en lugar de un jugador ausente.
    Aquí «salir» solo cierra el terminal: tu asiento sigue siendo tuyo.

## Help in the game

help-border =
    Primera acción: el jugador activo tira hasta tres veces. «apartar a a» aparta
    dos dados grises (la letra a es el gris) y vuelve a tirar el resto;
    «repetir r b» vuelve a tirar uno rojo y uno azul. Después, escribe cualquier espacio de un segmento: se
    marcan a la vez todos los que queden sin tachar. Segunda acción: escribe uno
    a uno espacios del color de los dados sobrantes que toquen una cruz.
help-twentyone =
    Tira una vez y, si quieres, haz un segundo intento: los 1 se quedan. Después,
    escribe las letras de los dados que quieras anotar en tu fila actual, o x para
    tachar la casilla libre que esté más a la izquierda. Un número igual al de su
    casilla es un acierto.
help-commands =
    «deshacer» retira la última marca; «listo» confirma tus marcas.
    «motivo { $place }» dice qué regla prohíbe marcar un lugar. «regla { $rule }» muestra una regla.
    «tablero 2» muestra el tablero o la hoja del asiento 2.
    «salir» termina la partida y guarda el registro.
help-letters = Letras: { $letters }

## Choosing a game

choose-game = ¿A qué jugamos?  { $games }
choose-again = Escribe un número del 1 al { $most }.

## replay, verify, check-board

replay-title = { $game }, { $count ->
    [one] un evento
   *[other] { $count } eventos
  }
verify-ok = ok: { $count ->
    [one] la única tirada se deduce
   *[other] las { $count } tiradas se deducen
  } del secreto y las palabras.
verify-ok-seeded = ok: { $count ->
    [one] la única tirada se deduce
   *[other] las { $count } tiradas se deducen
  } de la semilla { $seed }. Una semilla no demuestra nada: quien la conocía, conocía los dados.
check-together = En conjunto
check-standard = ok: estándar
check-playable = ok: jugable, pero no estándar:
check-unplayable = no jugable:
check-warnings = Diferencias con nuestros archivos (no son errores):
file-exists = { $name } ya existe. Elige otro nombre o añade --overwrite.
file-unwritable = No se puede escribir { $name }: { $reason }
file-too-large = { $name } tiene { $size } bytes; el máximo es { $most }.
file-not-ordinary = { $name } no es un archivo normal.
file-not-text = { $name } no es un texto en UTF-8.
game-unknown = No hay ningún juego llamado { $text }; los que hay son { $games }.
game-without-screen = No se puede jugar a { $text } en el terminal.
sheet-unknown = No hay ningún tablero ni hoja con el nombre { $text }: indica uno de estos ({ $names }) o la ruta de un archivo.
sets-none = Este juego no crea tableros ni hojas a partir de un número.
set-unknown = Se pueden crear tableros a partir de los números del { $least } al { $most }, no del { $number }.
boards-made = Para jugar con estos tableros, con los archivos o sin ellos: { $command }
sheet-is-map = { $name } es un mapa, no un tablero: indica el archivo del tablero.
names-too-many = Hay { $names ->
    [one] un nombre
   *[other] { $names } nombres
  } para { $seats ->
    [one] un asiento.
   *[other] { $seats } asientos.
  }
name-unusable = «{ $text }» no sirve como nombre: debe tener de 1 a { $most } caracteres, sin caracteres de control.
bot-not-installed = «{ $text }» no está instalado aquí. Instálalo con: pip install "rollwright[bots]"
needs-extra = Para esto hace falta { $package }. Instálalo con: pip install "rollwright[{ $extra }]"
seats-unreadable = «{ $text }»: indica un número de asientos, o quién se sienta en ellos, por ejemplo person,greedy,random.
seed-too-long = Una semilla tiene { $most } cifras como máximo.
seed-and-real-dice = --seed y --real-dice se excluyen: los dados reales no tienen semilla.
language-unknown = El idioma { $text } todavía no está disponible; los que hay son { $languages }.
real-dice-no-terminal = Para jugar con dados reales hace falta alguien al teclado.
default-name = Jugador { $seat }

## solve

solve-row = Fila { $row } ({ $numbers }): { $worth }
solve-sheet-worth = Hoja { $name }: { $worth }
solve-progress = Resolviendo
solve-game = Solo se puede resolver twentyone, no { $text }.
solve-sheet = { $name } no es una hoja de Twenty One.
solve-position-and-dice = --position y --dice van juntos.
solve-position-unreadable = «{ $text }» no es una posición: indica la fila y sus seis casillas, por ejemplo 2:5..x2.
solve-row-complete = En «{ $text }» no hay ninguna casilla libre.
solve-number-too-high = En la casilla { $box } no cabe un { $number }: muestra { $most } (T14).
solve-dice-unreadable = «{ $text }» no son seis dados: indica "w2 k1 r6 b3 y4 g5", o seis números en ese orden de colores.

## Help of the command line

help-app = The Border y Twenty One: dos juegos de dados de tirar y anotar.
help-play = Jugar en el terminal, con personas ante un mismo teclado y con bots.
help-at = Sentarse a una mesa de la red con el enlace que reparte quien la abrió.
help-seat = Con --at: el número del asiento que tomar; si no se indica, el primero libre.
help-game = border o twentyone; si falta, se pregunta.
help-seats = Cuántos asientos, o quién se sienta en ellos: person,greedy,random. Con solo un número: una persona y, en los demás asientos, bots greedy.
help-names = Nombres por orden de asiento: Ana,Bruno. Un asiento con nombre y sin bot es de una persona.
help-seed = Semilla de los dados y los bots. Con la misma semilla, la misma partida.
help-real-dice = Tirar dados reales e introducir lo que muestran.
help-record = Dónde escribir el registro; si no se indica, va a tu carpeta de datos.
help-overwrite = Sustituir el registro si el archivo ya existe.
help-language = Uno de { $languages }; si no se indica, el idioma de tu sistema.
help-sheets = Tableros u hojas, por su nombre o por la ruta de un archivo: 1,4711-2,mi-tablero.toml. Se reparten a los asientos en este orden.
help-copies = Permitir que varios asientos tengan el mismo tablero o la misma hoja (B41, T33).
help-first = El asiento que empieza; si no se indica, se sortea.
help-variant = El nombre de una variante del juego.
help-inverted = Twenty One de la fila inferior a la superior (T31).
help-replay = Comprobar un registro con las reglas. Comprueba cada evento y muestra el resultado.
help-step = Recorrer la partida paso a paso, con imágenes.
help-json = Mostrar el resultado como JSON.
help-record-file = El registro, como texto o JSON.
help-sheet-file = Un archivo de tablero o de hoja que el registro nombra y que no viene con Rollwright. Se puede repetir.
help-verify = Comprobar los dados de un registro. Vuelve a calcular cada tirada a partir del secreto.
help-check-board = Comprobar archivos de tableros u hojas. Dice si son jugables (B40, T32) y si son estándar.
help-board-files = Archivos de tableros, mapas u hojas; si son varios, se comprueban también en conjunto.
help-make-boards = Escribir los archivos de una serie de tableros igual de buenos: los mismos segmentos con cuatro repartos de colores. El mismo número da siempre los mismos tableros, y sus nombres bastan para jugar con ellos: 4711-1 es el primer tablero de la serie 4711.
help-make-boards-seed = El número de la serie, de 0 a 999999. Si falta, se sortea.
help-make-boards-folder = La carpeta para los archivos. Si no existe, se crea.
help-solve = Resolver Twenty One en solitario (T30). Da la mejor puntuación esperada de cada fila y de la hoja.
help-solve-game = twentyone: el juego que se puede resolver.
help-solve-sheet = La hoja: su nombre (de A a F) o el archivo de una hoja propia; si no se indica, A.
help-no-reroll = Resolver el juego sin segundo intento.
help-position = Ordenar las opciones en una fila: su número, dos puntos y sus seis casillas de izquierda a derecha, cada una . si está libre, x si está tachada, o el número anotado. 2:5..x2. es una posición en la fila 2. Cada opción lleva los puntos que cabe esperar de la fila.
help-dice = Con --position: lo que muestran los dados, por ejemplo "w2 k1 r6 b3 y4 g5", o seis números en ese orden de colores.
help-second-roll = Con --position: los dados ya se han tirado dos veces.
help-rules = Mostrar las reglas, o una de ellas.
help-rule = Un número como B14; con border o twentyone, todas las reglas de ese juego.
help-export = Pasar un registro de texto a JSON, o de JSON a texto.
help-export-form = En qué forma se muestra.
help-version = Mostrar la versión.

## Lessons

learn-listed = { $name }: rollwright learn { $game }
learn-no-lesson = Este juego no tiene lección. Hay lecciones de { $games }.
learn-no-step = Esta lección tiene { $steps } pasos.
learn-no-terminal = Una lección necesita un terminal en el que puedas escribir.
learn-left = Para seguir más tarde: rollwright learn { $game } --step { $step }
help-learn = Aprender un juego jugando. Si no se indica ninguno, se muestra la lista de lecciones.
help-learn-game = border o twentyone.
help-learn-step = Número del paso con el que empieza la lección.
