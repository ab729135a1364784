### Everything that can be refused: by a rule, by the table, in a text, in a file. `core/errors.py` says who carries them.

## Either game: whose turn it is, and what is due

game-over = La partida ha terminado.
deal-first = Todavía no se han repartido los tableros o las hojas.
deal-impossible = Este reparto no es posible.
roll-first = Primero hay que tirar los dados.
no-roll-due = Ahora no toca tirar.
wrong-number-of-dice = { $due ->
    [one] Hay que tirar un dado,
   *[other] Hay que tirar { $due } dados,
  } pero { $fell ->
    [0] no se ha indicado ninguna cara.
    [one] se ha indicado una cara.
   *[other] se han indicado { $fell } caras.
  }
no-such-face = Ningún dado tiene esa cara.
not-the-active-player = Ahora solo elige el jugador activo (asiento { $active }).
marks-together = Aquí, todos los jugadores juegan a la vez.
marks-of-all = Tiene que haber una jugada por cada asiento al que le toca, en el orden de los asientos.
move-of-another-game = Esta jugada no es de este juego.
no-such-seat = En esta mesa no existe el asiento { $seat }.

## The Border

no-roll-left = Ya se han hecho las { $rolls } tiradas de esta ronda.
reroll-nothing = Elige al menos un dado para volver a tirar.
dice-not-there = Sobre la mesa no hay tantos dados de color { $colour }.
segment-left-open = Hay que completar todo el segmento de color { $colour }; quedan sin tachar: { $spaces }.
not-enough-dice = { $needed ->
    [one] Para esto hace falta un dado de color { $colour },
   *[other] Para esto hacen falta { $needed } dados de color { $colour },
  } y { $there ->
    [0] no hay ninguno.
    [one] solo hay uno.
   *[other] solo hay { $there }.
  }
second-action-of-the-others = El jugador activo ya ha hecho la primera acción; la segunda es de los demás.
reroll-in-second-action = En la segunda acción nadie vuelve a tirar.
no-second-action-yet = El jugador activo aún no ha terminado la primera acción.
one-die-only = Se han usado los cinco dados: elige uno de ellos, para un solo espacio.
not-one-of-the-five = Entre los cinco dados no hay ninguno de color { $colour }.
no-leftover-die = No queda ningún dado de color { $colour } para esto.
not-adjacent = El espacio { $space } no toca ningún espacio tachado.
white-space = El espacio { $space } es blanco: su cruz está impresa.
no-such-space = No existe el espacio { $space }; el último es el { $most }.
already-crossed = El espacio { $space } ya está tachado.
already-marked = Ya has marcado el espacio { $space }.

## Twenty One

again-or-keep-first = Primero, el jugador activo decide si hace el segundo intento.
dice-are-kept = El jugador activo se ha plantado con la primera jugada.
six-ones = Con seis unos no hay segundo intento.
no-second-roll-left = Los dados se pueden tirar { $rolls ->
    [one] una sola vez.
   *[other] { $rolls } veces como máximo.
  }
mark-nothing = Anota al menos un número o tacha una casilla.
enter-and-cross-off = Un jugador que anota un número no tacha nada.
no-such-box = No existe esa casilla.
not-the-current-row = Ahora no te toca la fila { $row }: estás en la fila { $current }.
two-rows = Un jugador no puede escribir en dos filas en una misma ronda.
box-not-free = Fila { $row }, { $colour }: esta casilla no está libre.
number-too-high = Fila { $row }, { $colour }: un { $number } no cabe en una casilla de { $most }.
already-marked-box = Ya has marcado esta casilla.
no-marks-yet = Todavía no se puede anotar: los dados aún pueden volver a tirarse.

## Setting up a table

seats-out-of-range = { $seats ->
    [one] No se puede jugar con un solo asiento:
   *[other] No se puede jugar con { $seats } asientos:
  } el juego admite de { $least } a { $most }.
variant-unknown = No hay ninguna variante llamada { $variant }.
first-seat-unknown = El asiento { $seat } no puede empezar: no existe.
too-few-sheets = { $seats ->
    [one] Hace falta un tablero o una hoja para un asiento,
   *[other] Hace falta un tablero o una hoja para cada uno de los { $seats } asientos,
  } y { $sheets ->
    [0] no se ha indicado ninguno.
    [one] solo se ha indicado uno.
   *[other] solo se han indicado { $sheets }.
  } Indica un archivo por asiento.
sheet-of-another-game = Uno de los tableros u hojas es de otro juego.
boards-of-two-maps = Todos los tableros de una mesa deben tener el mismo mapa; los de { $one } y { $other } son distintos.
sheets-of-two-kinds = Todas las hojas de una mesa deben mostrar los mismos números; los de { $one } y { $other } son distintos.
sheet-twice = { $name } se ha elegido dos veces. Cada jugador tiene un tablero o una hoja diferente, salvo que se permitan las copias.

## At the table

seat-taken = El asiento { $seat } está ocupado.
seat-free = El asiento { $seat } ya está libre.
no-person-there = El asiento { $seat } está libre o lo ocupa un bot.
seats-empty = { $count ->
    [one] Todavía queda un asiento libre.
   *[other] Todavía quedan { $count } asientos libres.
  }
bot-unusable = «{ $text }» no puede ser el id de un bot: usa minúsculas, cifras y guiones.
word-unusable = Esta palabra no sirve: debe tener de 1 a { $most } caracteres, sin caracteres de control.
nothing-owed = Ahora no se espera ninguna decisión del asiento { $seat }.
words-closed = Ya se han tirado los dados: las palabras no se pueden cambiar.
no-dice-due = Ahora no se espera ningún dado.
table-closed = Esta mesa está cerrada.
left-already = El jugador del asiento { $seat } ya se ha ido.
nobody-left = El jugador del asiento { $seat } no se ha ido.
no-takeover = Ahora ningún bot puede ocupar el asiento { $seat }.
not-over-yet = La partida todavía no ha terminado.
rematch-already = La revancha ya tiene su mesa.
log-without-opening = Este historial no empieza con la apertura de una mesa.
chosen-already = Ya has elegido; primero retira tu elección.
nothing-to-take-back = No hay nada que retirar.
typed-number-of-dice = { $due ->
    [one] Se ha tirado un dado,
   *[other] Se han tirado { $due } dados,
  } pero { $typed ->
    [0] no has escrito ninguno.
    [one] has escrito uno.
   *[other] has escrito { $typed }.
  }
typed-face-unknown = Ningún dado tiene esa cara.
dice-fall-by-themselves = Estos dados los tira el programa: no hay nada que escribir.

## Text that cannot be read

move-incomplete = La jugada está incompleta.
move-unknown = «{ $text }» no es una jugada.
text-left-over = «{ $text }» sobra aquí.
place-twice = «{ $text }» aparece dos veces.
colour-unknown = «{ $text }» no es un color; las letras son { $letters }.
space-unreadable = «{ $text }» no es el número de un espacio.
box-unreadable = «{ $text }» no es una casilla: escribe su fila y su letra ({ $letters }), por ejemplo 2r, o bien x para tachar.
box-letter-unknown = «{ $text }» no es la letra de una casilla ({ $letters }) ni la x de tachar.
pips-unreadable = «{ $text }» no es un número del 1 al 6.
picture-space = El espacio { $space } muestra «{ $text }» en lugar de «{ $wanted }» o una cruz.
picture-box = Fila { $row }, casilla { $box }: debería empezar como «{ $wanted }».

## Records

not-a-record = Esto no es un registro: la primera línea debería ser «rollwright record 2».
record-too-long = El registro tiene más de { $most } caracteres.
record-format-unknown = Este registro tiene el formato { $format }; esta versión lee el { $known }.
record-of-other-rules = El registro se hizo con la versión { $version } de las reglas, que esta versión del programa no conoce.
header-line = «{ $text }» no es una línea de cabecera: debería tener la forma «clave: valor».
header-key-twice = «{ $key }» aparece dos veces en la cabecera.
header-key-missing = Falta «{ $key }» en la cabecera.
header-key-unknown = «{ $key }» no es una clave de la cabecera.
header-value = «{ $text }» no es un valor válido de «{ $key }».
header-words = Hay { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
  } y { $words ->
    [one] una palabra:
   *[other] { $words } palabras:
  } cada asiento aporta una.
not-json = Esto no es JSON: { $reason }
json-header = La cabecera debería ser un objeto de textos.
json-events = Los eventos deberían ser una lista de textos.
deal-unreadable = «{ $text }» no es un reparto, como sería «deal first 2, sheets 3 1».
deal-not-as-announced = El reparto no coincide con la cabecera: debe llevar «first» si se sortea quién empieza, y «sheets» si se sortean los tableros o las hojas; en los demás casos, no.
deal-of-missing-sheet = El reparto nombra un tablero o una hoja que no está en la cabecera, o repite alguno.
event-unknown = «{ $text }» no es un evento.
sheet-not-found = El tablero o la hoja { $name } ({ $hash }…) no viene con Rollwright: indica su archivo con --sheet.
secret-not-published = El secreto de los dados no está en el registro: la partida no había terminado.
secret-not-the-committed = El secreto no es el que se selló al principio.
dice-typed-in = Los dados eran reales y se introdujeron a mano: no hay nada que comprobar.
roll-not-proven = La tirada { $roll } no se deduce del secreto y las palabras.

## Board and sheet files

file-not-playable = { $name } no se puede jugar: { $count ->
    [one] un error.
   *[other] { $count } errores.
  }
file-too-long = El archivo tiene más de { $most } caracteres.
file-line-too-deep = La línea { $number } tiene demasiados puntos (.).
file-not-toml = Esto no es TOML: { $reason }
file-unreadable = No se puede leer { $name }: { $reason }
network-damaged = El archivo { $name } está dañado o falta. Vuelve a instalar Rollwright.
kind-unknown = «{ $text }» no es un tipo de archivo; los tipos son { $kinds }.
key-missing = Falta esta clave: se necesita { $wanted ->
    [text] un texto sin caracteres de control.
    [integer] un número entero.
    [integers] una lista de números enteros.
    [integer-lists] una lista de listas de números enteros.
    [text-lists] una lista de listas de textos.
    [tables] una lista de tablas.
    [table] una tabla.
   *[numbers] una lista de dos números.
  }
key-of-wrong-type = Esto debería ser { $wanted ->
    [text] un texto sin caracteres de control.
    [integer] un número entero.
    [integers] una lista de números enteros.
    [integer-lists] una lista de listas de números enteros.
    [text-lists] una lista de listas de textos.
    [tables] una lista de tablas.
    [table] una tabla.
   *[numbers] una lista de dos números.
  }
hex-of-two-numbers = Un hexágono se indica con dos números, q y r.
hex-twice = Dos espacios están en el mismo hexágono: { $q }, { $r }.
too-many-spaces = Un mapa puede tener { $most } espacios como máximo.
no-white-space = Al menos un espacio debe ser blanco.
space-not-on-map = En el mapa no existe el espacio { $space }.
not-nine-areas = Un mapa tiene nueve áreas; aquí { $count ->
    [0] no hay ninguna.
    [one] hay una.
   *[other] hay { $count }.
  }
same-area-twice = El área «{ $area }» aparece dos veces.
values-of-area = El área «{ $area }» debería tener dos valores de al menos 1, el menor no superior al mayor; son { $value } y { $low }.
ring-repeats = El anillo del área «{ $area }» nombra dos veces un espacio.
ring-open = El anillo del área «{ $area }» está abierto entre { $one } y { $other }.
ring-empty = El anillo del área «{ $area }» no encierra nada.
ring-around-border = El anillo del área «{ $area }» encierra el espacio de frontera { $space }.
areas-overlap = Las áreas «{ $area }» y «{ $than }» se solapan.
ring-all-white = El anillo del área «{ $area }» es todo blanco: nadie podría completarla.
label-outside = La etiqueta del área «{ $area }» no está dentro de ella.
ring-thick = El anillo del área «{ $area }» es demasiado grueso en el espacio { $space }.
file-colour-unknown = «{ $text }» no es uno de los seis colores.
space-taken = El espacio { $space } es blanco o pertenece a otro segmento.
space-without-segment = El espacio { $space } no pertenece a ningún segmento.
segment-length = Un segmento tiene de 2 a 5 espacios, cada uno una sola vez; este tiene { $count }.
segment-not-connected = Los espacios de este segmento no están conectados.
not-86-spaces = Un mapa estándar tiene 86 espacios; este tiene { $count }.
space-of-no-area = El espacio { $space } no pertenece a la frontera de ningún área.
values-not-standard = Los valores estándar son 12, 11, 10, 9, 8, 7, 6, 5, 4; aquí son { $values }.
low-not-half = En un mapa estándar, el valor menor del área «{ $area }» es { $half }: la mitad del mayor, redondeada hacia abajo.
name-of-area-not-ours = «{ $area }» no es uno de nuestros nombres de área: se mostrará sin traducir.
value-of-area-not-standard = En un mapa estándar, el área «{ $area }» vale { $value }.
villa-not-at-top = En un mapa estándar, la villa está en la parte superior.
larger-worth-less = El área «{ $area }» vale menos que «{ $than }», pero no es más pequeña.
not-two-white = Un mapa estándar tiene dos espacios blancos; este tiene { $count }.
white-not-in-its-corner = En un mapa estándar, los espacios blancos están arriba a la izquierda y abajo a la derecha; el { $space } no.
not-the-four-segments = En un tablero estándar, cada color tiene un segmento de 2, uno de 3, uno de 4 y uno de 5 espacios; aquí son de { $lengths }.
segments-touch = Los segmentos de los espacios { $one } y { $other } son del mismo color y se tocan.
maps-differ = Estos tableros no son de un mismo mapa: no se puede jugar con ellos en una misma mesa.
not-five-rows = Una hoja tiene cinco filas; aquí { $count ->
    [0] no hay ninguna.
    [one] hay una.
   *[other] hay { $count }.
  }
not-six-boxes = Una fila tiene seis casillas; esta tiene { $count }.
number-not-on-a-die = { $number } no es un número del 1 al 6.
colour-missing = En esta fila no hay casilla de color { $colour }.
numbers-rise = Los números de una fila estándar nunca aumentan de izquierda a derecha.
first-row-not-standard = La primera fila de una hoja estándar es { $numbers }.
row-not-ours = En nuestras hojas, esta fila es { $numbers }.
colour-twice-in-column = La casilla de color { $colour } aparece más de una vez en el lugar { $column }.
numbers-differ = Estas hojas no muestran los mismos números: no se puede jugar con ellas en una misma mesa.
colours-alike = Fila { $row }: las dos hojas tienen el mismo color en el lugar { $column }.
