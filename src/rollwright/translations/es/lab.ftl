### The laboratory: `rollwright simulate`, `rollwright arena`.

## `rollwright simulate`. The heads of columns are short: at most 14 characters.

lab-title = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
  }, semilla { $seed }. Entre paréntesis: intervalos del 95 %.
lab-playing = Jugando
lab-player = Jugador
lab-seat = Asiento
lab-turn = Turno
lab-board = Tablero
lab-sheet = Hoja
lab-games = Partidas
lab-points = Puntos
lab-spread = Desviación
lab-wins = Victorias
lab-rounds = Rondas: { $mean }, desviación { $spread }
lab-advantage = Quien empieza gana más a menudo de lo que le tocaría por igual, en puntos porcentuales: { $points }
lab-counted = { $what }: { $count }
# In pictures.
lab-areas = Áreas completadas
lab-rows = Filas completadas
lab-hits = Aciertos
lab-per-cent-of-games = Porcentaje de partidas

## `rollwright arena`

arena-title = { $game }, { $seats } asientos, { $milliseconds } ms por decisión, semilla { $seed }. Entre paréntesis: lo posible con un 95 %, se pare cuando se pare.
arena-pairing = Duelo
arena-verdict = Veredicto
arena-open = abierto
arena-better = { $bot } es mejor
arena-above = por encima del { $share }
arena-below = por debajo del { $share }
arena-rating = Fuerza
arena-decisions = Decisiones
arena-late = Tarde
arena-slowest = Máximo, ms

## What cannot be

needs-lab = Para esto hace falta { $package }. Instálalo con: pip install 'rollwright[lab]'
needs-bots = El bot «{ $bot }» necesita numba. Instálalo con: pip install 'rollwright[bots]'
entrant-cheats = El bot «{ $bot }» quiere «{ $move }», pero la regla { $rule } lo prohíbe.
form-unknown = { $name }: el nombre debe acabar en uno de estos: { $forms }.
entrant-unknown = No hay ningún bot «{ $text }»; hay { $bots }, y los de cualquiera como MODULE:CLASS.
entrant-not-found = No se puede cargar el bot «{ $text }»: { $reason }
entrant-no-bot = «{ $text }» no es un bot: no tiene el método choose(state, seat, rng, deadline).
number-too-small = { $option } debe ser al menos { $least }.
arena-bots = Una arena necesita al menos dos bots, cada uno nombrado una vez.
arena-share = --share es una parte de las victorias entre 0 y 1, como 0.6.

## Help of the command line

help-simulate = Hacer que los bots jueguen muchas partidas: puntos, rondas y victorias por asiento y por tablero u hoja.
help-arena = Hacer que los bots compitan hasta que sea seguro cuál es mejor.
help-lab-game = border, twentyone
help-players = Un bot para cada asiento, como greedy,random; o cuántos de greedy.
help-games = Cuántas partidas.
help-lab-seed = Dados y bots a partir de este número: siempre las mismas partidas, sean cuantos sean los procesos.
help-lab-sheets = Tableros u hojas, por su nombre o por la ruta de un archivo. simulate los reparte en este orden, la arena en todos.
help-milliseconds = De cuánto dispone un bot para cada decisión; quien tarda más llega tarde.
help-out = Escribir las partidas en este archivo, una línea por asiento: .csv o .parquet.
help-picture = Dibujar cómo se reparten puntos, áreas, filas y aciertos: .svg o .png.
help-overwrite-files = Escribir los archivos aunque existan.
help-jobs = Cuántos procesos; si no se indica, uno por núcleo.
help-ray = Jugar en el clúster Ray de esta dirección; local inicia uno aquí.
help-arena-bots = Bots por su id, como greedy random; los de cualquiera como MODULE:CLASS.
help-arena-seats = Asientos de la mesa; cada bando tiene la mitad, por turnos.
help-games-at-most = Máximo de partidas de un duelo; acaba antes si es seguro quién es mejor.
help-share = La parte de las victorias que el primero de dos bots debe tener con seguridad, como 0.8; 0.5 pregunta quién es mejor.
help-play-all = Jugar todas las partidas aunque ya sea seguro, para estimar mejor.
help-gauntlet = El primer bot contra cada uno de los demás, en lugar de todos contra todos.

## Kernels

kernels-compiled-first = Compilando los bots más fuertes para este ordenador: casi un minuto, y solo esta vez.
kernels-compiled-beside = { $bot } se está compilando para este ordenador, solo esta vez; hasta entonces juega en su lugar el planificador.
