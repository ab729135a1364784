### The laboratory: `rollwright simulate`, `rollwright arena`.

## `rollwright simulate`. The heads of columns are short: at most 14 characters.

lab-title = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
  }, semilla { $seed }. Entre paréntesis: intervalos de confianza del 95 %.
lab-playing = Jugando
lab-player = Jugador
lab-seat = Asiento
lab-turn = Orden de turno
lab-board = Tablero
lab-sheet = Hoja
lab-games = Partidas
lab-points = Puntos
lab-spread = Desviación
lab-wins = Victorias
lab-rounds = Rondas: { $mean }, desviación { $spread }
lab-advantage = Ventaja de empezar sobre un reparto igual, en puntos porcentuales: { $points }
lab-counted = { $what }: { $count }
# In pictures.
lab-areas = Áreas completadas
lab-rows = Filas completadas
lab-hits = Aciertos
lab-per-cent-of-games = Porcentaje de partidas

## `rollwright arena`

arena-title = { $game }, { $seats } asientos, { $milliseconds } ms por decisión, semilla { $seed }. Entre paréntesis: intervalos de confianza del 95 %, válidos se pare cuando se pare.
arena-pairing = Duelo
arena-verdict = Veredicto
arena-open = sin decidir
arena-better = { $name } es mejor
arena-above = por encima del { $share }
arena-below = por debajo del { $share }
arena-rating = Fuerza
arena-decisions = Decisiones
arena-late = Tardías
arena-slowest = Máximo, ms

## What cannot be

needs-bots = El bot «{ $text }» necesita numba. Instálalo con: pip install "rollwright[bots]"
entrant-cheats = El bot «{ $text }» ha elegido «{ $move }», pero la regla { $rule } lo prohíbe.
form-unknown = { $name }: el nombre debe acabar en uno de estos: { $forms }.
entrant-unknown = No hay ningún bot «{ $text }»; hay { $bots }, o uno propio como MÓDULO:CLASE.
entrant-not-found = No se puede cargar el bot «{ $text }»: { $reason }
entrant-no-bot = «{ $text }» no es un bot: no tiene el método choose(state, seat, rng, deadline).
number-too-small = { $option } debe ser al menos { $least }.
arena-bots = Un torneo necesita al menos dos bots distintos.
arena-share = --share es una proporción de victorias entre 0 y 1, por ejemplo 0.6.

## Help of the command line

help-bots = Mostrar los bots de un juego, del más débil al más fuerte: su identificador, cómo juegan y lo fuertes que son.
help-simulate = Hacer que los bots jueguen muchas partidas. Muestra puntos, rondas y victorias por asiento y por tablero u hoja.
help-arena = Hacer competir a los bots. Se para en cuanto uno es mejor con un 95 % de confianza.
help-lab-game = border, twentyone
help-players = Un bot para cada asiento, por ejemplo greedy,random; o un número de bots greedy.
help-games = Número de partidas.
help-lab-seed = Semilla de los dados y los bots. Con la misma semilla, las mismas partidas, sea cual sea el número de procesos.
help-lab-sheets = Tableros u hojas, por su nombre o por la ruta de un archivo. simulate los reparte en este orden; arena, en todos los órdenes.
help-milliseconds = Límite de tiempo por decisión, en milisegundos. Las decisiones más lentas cuentan como tardías.
help-out = Escribir las partidas en este archivo, una línea por asiento: .csv o .parquet.
help-picture = Dibujar la distribución de puntos, áreas, filas y aciertos: .svg o .png.
help-overwrite-files = Sobrescribir los archivos que ya existan.
help-jobs = Número de procesos; si no se indica, uno por núcleo.
help-ray = Jugar en el clúster Ray de esta dirección; «local» inicia uno aquí.
help-arena-bots = Bots por su id, como greedy random; uno propio, como MÓDULO:CLASE.
help-arena-seats = Número de asientos. Cada bot ocupa la mitad, y se alternan.
help-games-at-most = Máximo de partidas por duelo. Un duelo acaba antes si el resultado ya es seguro, con un 95 % de confianza.
help-share = Proporción de victorias que hay que demostrar para el primero de dos bots, por ejemplo 0.8; con 0.5 se averigua cuál es mejor.
help-play-all = Jugar todas las partidas aunque ya esté decidido, para estimar mejor.
help-gauntlet = El primer bot contra cada uno de los demás, en lugar de todos contra todos.

## Kernels

kernels-compiled-first = Compilando los bots más fuertes para este equipo: menos de medio minuto, y solo esta vez.
kernels-compiled-in-background = { $bot } se está compilando para este equipo, solo esta vez; mientras tanto, juega en su lugar el planificador.
kernels-progress = Compilando
