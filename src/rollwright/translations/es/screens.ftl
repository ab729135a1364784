### All other screens of the page: loaded with the first of them.

## Everywhere

page-language = Idioma
page-notifications = Avisos
page-points = puntos
page-nothing-here = No hay nada en esta dirección
page-nothing-here-how = Quizá falte una parte del enlace. Pídelo otra vez o sigue desde aquí.
page-no-table = Esta mesa no existe
page-no-table-how = Puede que se haya borrado o que falte una parte del enlace. Pide otra vez el enlace.
page-no-way-in = A esta mesa solo se entra con su enlace
page-no-way-in-how = Pide el enlace para jugar o para mirar.
page-no-way-in-ask = Pide a { $name } el enlace para jugar o para mirar.
page-no-way-in-later = Cuando termine la partida, podrás ver la repetición en esta dirección.
page-old-page = Esta página es más antigua que el servidor
page-old-page-how = Vuelve a cargarla. Si no basta, cierra todas sus pestañas y ábrela otra vez.
page-reload = Volver a cargar
page-replay-empty-how = La mesa se cerró antes de la primera tirada. Puedes abrir otra cuando quieras.
page-still-playing = Esta partida aún no ha terminado
page-still-playing-how = En cuanto termine, podrás ver aquí la repetición.
page-your-name = Tu nombre

## The start page

page-game = Juego
page-variant = Variante
page-as-in-the-box = reglas normales
page-pace = Ritmo
page-pace-live = en directo
page-pace-days = sin prisa (varios días)
page-dice = Dados
page-dice-proven = comprobables, del servidor
page-dice-typed = reales, introducidos a mano
page-patience = Segundos hasta que un bot pueda sustituir a un jugador ausente
page-open = Abrir la mesa
page-my-data = Mis datos
page-my-data-what = El servidor reconoce este navegador por una cookie. Guarda tus mesas, los nombres que has usado en ellas, tus jugadas y cuándo entraste por primera y por última vez. Si activas los avisos, también adónde y cuándo se envían. Nada más.
page-my-data-forever = Las mesas terminadas se guardan hasta que las borre quien administra el servidor.
page-my-data-days = { $days ->
    [one] Las mesas terminadas se borran al cabo de un día.
   *[other] Las mesas terminadas se borran al cabo de { $days } días.
  }
page-export = Exportar mis datos
page-forget = Borrar mis datos
page-forget-sure = ¿Dejar todas tus mesas y quitar tu nombre de ellas?

## At a table

page-connecting = Conectando…
page-waiting-for-players = Esperando jugadores
page-your-roll = Te toca tirar
page-your-word = Tu palabra
page-faces = Lo que muestran los dados
page-keep = Plantarse
page-undo = Deshacer
page-pass = Pasar
page-pass-no = Seguir jugando
page-pass-rolls = { $left ->
    [one] Te queda una tirada.
   *[other] Te quedan { $left } tiradas.
  }
page-pass-could = Todavía podrías marcar algo.
page-border-could-complete = { $count ->
    [one] Podrías completar un segmento.
   *[other] Podrías completar { $count } segmentos.
  }
page-border-could-cross = Todavía podrías tachar un espacio.
page-keep-hint = Toca un dado para apartarlo
page-take-back = Cambiar
page-cross-off = tachar una casilla
page-area = Área
page-worth-now = Vale ahora
page-you = tú
page-left = se ha ido
page-away = ausente
page-has-chosen = ya ha elegido
page-come-back = Volver
page-leave = Levantarse
page-leave-sure = ¿Levantarte de la mesa? Puedes volver más tarde.
page-hand-over = Pasar a otro dispositivo
page-let-bot-play = Que siga un bot en su lugar
page-seat-bot = Añadir un bot
page-free-seat = Liberar el asiento
page-free-seat-sure = ¿Quitar este asiento a quien lo ocupa?
page-remove-guest = Expulsar para siempre
page-remove-guest-sure = ¿Expulsar de la mesa para siempre a quien ocupa este asiento? Ningún enlace le dejará volver. Se crean enlaces nuevos; los anteriores dejan de funcionar.
page-say = Decir algo
page-news = Qué ha pasado
page-invitation = Enlace para jugar
page-watching = Enlace para mirar
page-qr = Mostrar como código QR
page-new-links = Enlaces nuevos
page-new-links-sure = ¿Crear enlaces nuevos? Los anteriores dejarán de funcionar.
page-more = Más
page-close-table = Cerrar la mesa
page-close-table-sure = ¿Terminar la partida para todo el mundo?

## The end

page-result = Resultado
page-rematch = Revancha
page-to-the-rematch = A la revancha
page-accept-rematch = Aceptar
page-series = Victorias hasta ahora
page-at-rematch = esperando en la revancha
page-waiting-at-rematch = { $count ->
    [one] { $names } espera en la mesa de la revancha.
   *[other] { $names } esperan en la mesa de la revancha.
  }
page-invited = invitación enviada
page-replay = Ver la repetición
page-record = Registro
page-record-json = Registro (JSON)
page-proof = Comprobar los dados
page-proof-commitment = Sello (conocido desde el principio)
page-proof-secret = Secreto
page-proof-words = Palabras

## The table: turns, dice and marks

page-home = Inicio
page-people = Jugadores
page-as-text = Vista de texto
page-round-number = Ronda { $round }
page-over = La partida ha terminado
page-dice-count = { $dice ->
    [0] ningún dado
    [one] un dado
   *[other] { $dice } dados
  }
page-ask-done = Confirma con «Listo».
page-skip = Saltar al momento actual
page-last-round = Última ronda
page-maybe-last-round = Quizá la última ronda
page-missed = Te has perdido { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }.
page-border-ask-reroll = Tu turno: toca los dados que quieras apartar y tira otra vez ({ $left ->
    [one] queda una
   *[other] quedan { $left }
  }), o completa un segmento.
page-border-ask-reroll-only = Tu turno: aún no puedes completar ningún segmento. Toca los dados que quieras apartar y tira otra vez ({ $left ->
    [one] queda una
   *[other] quedan { $left }
  }).
page-border-ask-complete = Tu turno: completa un segmento con tus dados.
page-border-ask-nothing = Tu turno: con estos dados no puedes completar ningún segmento. Pasa.
page-border-ask-more = Sigue tachando o pulsa «Listo».
page-border-ask-second = { $name } deja { $dice }: tacha espacios junto a una cruz.
page-border-ask-one-die = { $name } ha usado los cinco dados: elige uno y tacha un espacio junto a una cruz.
page-border-ask-no-die = Ningún dado sirve junto a una cruz: pasa.
page-twentyone-ask-again = Tu turno: plántate o vuelve a tirar { $dice ->
    [one] el único dado que no muestra un 1.
   *[other] los { $dice } dados que no muestran un 1.
  }
page-twentyone-ask-enter = Anota dados en la fila { $row }: mismo color y un número no mayor que el de la casilla.
page-twentyone-ask-more = Anota más dados o pulsa «Listo».
page-twentyone-ask-cross = Ningún dado sirve en la fila { $row }: tacha la casilla libre más a la izquierda.
page-waiting-for-names = Esperando a { $names }
page-connection-lost = Conexión perdida. Intentando reconectar…
page-rule-number = Regla { $rule }
page-roll = Tirar
page-roll-again = Tirar otra vez
page-rolls-left = { $left ->
    [one] queda una tirada
   *[other] quedan { $left } tiradas
  }
page-chosen-waiting = Listo. Esperando a los demás.
page-done-points = { $points ->
    [0] Listo
   *[other] Listo: +{ $points }
  }
page-score = { $score ->
    [one] un punto
   *[other] { $score } puntos
  }
page-rolls-now = tira
page-chooses-now = elige
page-scores = Puntuaciones
page-leads = va en cabeza
page-active = activo
# Completed, of those that end the game.
page-border-areas = { $areas } de { $total } áreas
page-twentyone-rows = { $rows } de { $total } filas
page-pass-to = Pasa el dispositivo a { $name }
page-i-am = Soy { $name }
page-asked-by-name = { $name }: { $prompt }
page-players-here = Jugadores en este dispositivo

## Keys

page-keys = Atajos de teclado
page-keys-off = Se pueden desactivar en los ajustes.
page-key-roll = tirar
page-key-dice = apartar un dado o soltarlo
page-key-keep = plantarse
page-key-walk = desplazarse
page-key-lit = siguiente lugar resaltado
page-key-mark = marcar el lugar seleccionado
page-key-undo = deshacer
page-key-done = listo, o cambiar la elección
page-key-text = vista de texto
page-key-help = esta lista

## Opening a table

page-new-with-friends = Una mesa con amigos
page-new-here = Una mesa en un solo dispositivo
page-new-here-how = Todo el mundo juega en este dispositivo.
page-who-plays = ¿Quién juega?
page-sitter = Quién se sienta en el asiento { $seat }
page-sitter-here = en este dispositivo
page-sitter-link = llega por un enlace
page-sitter-bot = bot: { $bot }
page-bots-missing = No instalados en este servidor: { $bots }. Quien lo administra puede instalarlos con: { $command }
page-name-of-seat = Nombre en el asiento { $seat }
page-player-number = Jugador { $seat }
page-hidden-choices = Elegir en secreto
page-hidden-choices-hint = El dispositivo cambia de manos para cada elección. Si no, todos eligen en la misma pantalla.
page-add-seat = Añadir un asiento
page-remove-seat = Quitar el asiento { $seat }
page-no-person = Al menos un asiento tiene que ser para una persona.
page-boards = Tableros
page-sheets = Hojas
page-drawn = por sorteo
page-chosen-by-seat = a elección
page-new-boards = nuevos
page-new-boards-hint = Cuatro tableros nuevos para esta partida, ninguno mejor que otro. El mismo número da otra vez los mismos tableros.
page-set-number = Número de la serie de tableros
page-other-number = Otro número
page-made-from = Tableros creados a partir del número { $number }
page-any-board = cualquier tablero
page-any-sheet = cualquier hoja
page-named-board = Tablero { $name }
page-named-sheet = Hoja { $name }
page-of-seat-board = Tablero del asiento { $seat }
page-of-seat-sheet = Hoja del asiento { $seat }
page-game-options = Opciones de la partida
page-dice-proven-hint = Nadie puede cambiar estos dados, ni siquiera el servidor: al final, cualquiera puede comprobarlo.
page-dice-typed-hint = Tiras tus propios dados sobre la mesa y tocas lo que muestran.
page-pace-live-hint = Todo el mundo juega ahora. Si alguien falta mucho tiempo, un bot puede jugar en su lugar.
page-pace-days-hint = Cada cual juega cuando tiene tiempo. La mesa espera.

## My tables

page-my-tables = Mis mesas
page-no-tables-yet = Todavía no hay mesas. Aparecen aquí en cuanto te sientas a una.
page-running-tables = En juego
page-finished-tables = Terminadas
page-watch-replay = Ver la repetición

## Settings

page-settings-kept = Todo esto se guarda en este navegador.
page-your-name-hint = Los demás lo ven en la mesa.
page-theme = Tema
page-theme-system = el del sistema
page-theme-light = claro
page-theme-dark = oscuro
page-symbols = Símbolos en los colores
page-symbols-hint = Cada color tiene su propio símbolo, así que no hace falta distinguir los colores.
page-sounds = Sonidos
page-sounds-hint = Los dados, el rotulador y un aviso cuando te toca.
page-motion = Animaciones
page-motion-system = como el sistema
page-motion-full = todas
page-motion-reduced = reducidas
page-speed = Velocidad de las jugadas de los demás
page-speed-slow = lenta
page-speed-normal = normal
page-speed-fast = rápida
page-speed-instant = inmediata
page-key-shortcuts = Atajos de teclado
page-key-shortcuts-hint = R tira, D es «listo», las cifras apartan dados; en una mesa, ? los muestra todos.
page-confirm-pass = Preguntar antes de pasar
page-confirm-pass-hint = Solo si puedes hacer otra cosa.

## Windows and links

page-cancel = Cancelar
page-copy = Copiar
page-copied = Copiado.
page-copy-selected = El enlace está seleccionado: cópialo ahora.
page-share = Compartir
page-qr-of = Código QR: { $label }
page-link-local = Este enlace solo funciona en este equipo. Para los móviles de tu red, inicia el servidor con --lan.

## Before the first roll

page-sit-down = Sentarse
page-free-here = Asiento libre
page-sit-here = Sentarse aquí
page-sit-in = Sentarse en el asiento { $seat }
page-lobby-sit = Toma asiento
page-lobby-wait = { $seats ->
    [one] Todavía queda un asiento libre
   *[other] Todavía quedan { $seats } asientos libres
  }
page-get-up = Levantarse
page-lobby-begins = Ya está todo el mundo. Empieza la partida.
page-invite = Invitar a los demás
page-invite-how = Cualquier persona que abra este enlace puede sentarse.
page-invite-lost = Los enlaces se mostraron al abrir la mesa. Puedes crear otros nuevos.
page-your-word-how = Entra en los números aleatorios de los dados, así que nadie puede predecirlos. Una palabra al azar también vale.
page-watch-only = Estás mirando esta mesa.

## People at the table

page-away-since = ausente desde { $time }
page-bot-for = en su lugar: { $bot }
page-bot-note = bot
page-free-seat-of = Liberar el asiento: { $name }
page-remove-guest-of = Expulsar para siempre: { $name }
page-link = Enlace
page-hand-over-title = { $name } en otro dispositivo
page-hand-over-how = Abre este enlace en el otro dispositivo en los próximos diez minutos. Solo funciona una vez.
page-choose-bot = ¿Qué bot?
page-watchers-count = { $watchers ->
    [0] No mira nadie.
    [one] Mira una persona.
   *[other] Miran { $watchers } personas.
  }
page-host-part = Para quien abrió la mesa

## Said by the server, before the page is there

page-not-built = La página todavía no está compilada. Ejecuta «make web», o vuelve a instalar el paquete con pip, y recarga.

## The map of The Border

page-map-closer = Ver de cerca
page-map-whole = Ver todo el mapa
# $place: the number of the space; $colour: its colour; $state: open, crossed or pencilled.
page-space = Espacio { $place }, { $colour }, { $state ->
    [crossed] tachado
    [pencilled] marcado, sin confirmar
   *[open] sin tachar
}.
page-space-white = Espacio { $place }, blanco, tachado desde el principio.
page-space-segment = Segmento de { $length }, { $open } sin tachar.
page-space-border = Frontera: { $areas }.
# $count: how many spaces are crossed off together; $points: what that scores.
page-space-touch = { $count ->
    [one] Se puede tachar
   *[other] Se pueden tachar { $count } espacios a la vez
}{ $points ->
    [0] .
    [one] , por { $points } punto.
   *[other] , por { $points } puntos.
}
page-space-not-now = No se puede tachar ahora.
page-space-points = +{ $points }
page-scoring-row = Fila de puntuación
page-area-values = { $area }: { $value } para el primero, { $low } después.
page-area-scored = { $area }: { $points ->
    [one] { $points } punto conseguido
   *[other] { $points } puntos conseguidos
}.
page-area-low = { $area }: { $low }, porque otro jugador fue más rápido.
page-area-worth = Vale { $value } para el primero, { $low } después.
page-area-worth-low = Vale { $low }, porque otro jugador fue más rápido.

## Dice

# $used: yes where the die is used up or of no use; no otherwise.
page-die-colour = Dado { $number }: { $colour }{ $used ->
    [yes] , ahora no sirve
   *[no] {""}
}
page-die-pips = Dado { $colour }: { $pips }{ $used ->
    [yes] , ahora no sirve
   *[no] {""}
}
page-die-waiting = Dado { $number }, aún sin tirar
page-die-waiting-colour = Dado { $colour }, aún sin tirar
page-die-stays = Dado { $colour }: { $pips }, se queda
page-die-empty = Dado { $number }: sin indicar
page-die-empty-colour = Dado { $colour }: sin indicar
page-faces-how = Tira tus propios dados y toca lo que muestran. Toca un dado para corregirlo.
page-faces-palette = Elige una cara
page-face-colour = { $colour }
page-face-pips = { $pips }
page-faces-enter = Confirmar dados

## The sheet of Twenty One

# $state: one of the messages page-box-... below.
page-box = Fila { $row }, { $colour } { $number }: { $state }
page-box-free = libre
page-box-holds = { $entry } anotado
page-box-hit = { $entry } anotado, un acierto
page-box-crossed = tachada
page-box-could = libre, cabría un { $entry }
page-box-pencilled = { $entry }, sin confirmar
page-box-crossing = por tachar, sin confirmar
page-box-may = cabe un { $entry }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
# What a box that can be filled would add, on the box itself.
page-box-adds = +{ $points }
# $kind: whether the row is complete, the current one, or another.
page-sheet-row = Fila { $row }{ $kind ->
    [complete] , completa
    [current] , fila actual
   *[other] {""}
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $hits ->
    [one] { $hits } acierto
   *[other] { $hits } aciertos
}
page-sheet-total = Todas las filas: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
page-bonus = Puntos extra: { $table }
page-bonus-for = { $points } por { $hits ->
    [one] { $hits } acierto
   *[other] { $hits } aciertos
}
page-cross-off-box = Tachar la casilla libre más a la izquierda

## What happened: each in a sentence, read out by screen readers and listed in the history and the replay

# Dice and spaces by colour: “2 red”, “red 5”, “grey 16, 23”.
page-connected-again = Conexión recuperada.
page-text-dice = Los dados muestran { $dice }.

## The result and the proof of the dice

page-you-win = ¡Ganas tú!
page-names-win = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
  }
page-solo-score = { $score ->
    [one] Un punto
   *[other] { $score } puntos
  }
page-no-winner = Esta vez no gana nadie
page-total = Total
page-border-left = { $count ->
    [one] falta un espacio
   *[other] faltan { $count } espacios
  }
page-twentyone-left = { $count ->
    [one] falta una casilla
   *[other] faltan { $count } casillas
  }
page-twentyone-bonus = Puntos extra por aciertos
page-twentyone-next-hit = próximo acierto: +{ $points }
page-past = Momento anterior
page-past-back = Volver a la partida
page-past-news = { $count ->
    [one] una jugada nueva
   *[other] { $count } jugadas nuevas
  }
page-row-number = Fila { $row }
page-hits = { $hits ->
    [0] sin aciertos
    [one] un acierto
   *[other] { $hits } aciertos
  }
page-proof-proven = Comprobado: estos dados no se cambiaron.
page-proof-not-proven = La comprobación ha fallado: algo no encaja.
page-proof-promised = El secreto es el que se selló antes de la primera tirada.
page-proof-not-promised = El secreto no es el que se selló antes de la primera tirada.
page-proof-heard = Las palabras son las que se dieron en esta mesa.
page-proof-not-heard = Las palabras no son las que se dieron en esta mesa.
page-proof-follow = { $rolls ->
    [0] No hubo tiradas; el sorteo se deduce del secreto y las palabras.
    [one] La única tirada se deduce del secreto y las palabras, igual que el sorteo.
   *[other] Las { $rolls } tiradas se deducen del secreto y las palabras, igual que el sorteo.
  }
page-proof-wrong = { $roll ->
    [0] El sorteo no se deduce
   *[other] La tirada { $roll } no se deduce
  } del secreto y las palabras.
page-proof-details = Qué se ha comprobado
page-proof-means = Tu navegador lo ha calculado por sí mismo. Esto demuestra que los dados no se cambiaron una vez dadas las palabras. No puede demostrar que nadie conociera antes el secreto.
page-proof-typed = Eran dados reales, introducidos a mano: no hay nada que comprobar.

## The rulebook

page-rules-which = Qué reglas
page-rules-both = Ambos
page-rules-search = Buscar en las reglas
page-rules-found = { $count ->
    [0] Ninguna regla habla de esto.
    [one] Una regla.
   *[other] { $count } reglas.
  }

## The position as text

page-text-active = Jugador activo: { $name }
page-text-chosen = Ya han elegido: { $names }
page-text-pencil = Tus marcas (sin confirmar)
page-text-may = Lo que puedes marcar
# Spaces or boxes, and what they would score.
page-text-places = { $points ->
    [0] { $places }
    [one] { $places }: un punto
   *[other] { $places }: { $points } puntos
  }
# A box that shows a number, and the die that would be entered: “red 4 in the 5”.
page-text-box = { $die } en el { $number }
page-text-areas = Áreas
page-text-board = { $name }, tablero { $sheet }
page-text-sheet = { $name }, hoja { $sheet }
page-text-open-borders = Espacios sin tachar de cada frontera
page-text-segments = Segmentos
page-text-crossed-off = tachado
page-text-still-open = sin tachar: { $spaces }
page-text-all-open = todo sin tachar
page-text-current-row = fila actual
page-text-free = libre

## Looking at a finished game again

page-replay-title = Una partida terminada
page-replay-empty = En esta mesa no se jugó nada
page-replay-step = Paso de la partida
page-replay-where = Ronda { $round } · paso { $step } de { $steps }
page-replay-where-draw = El sorteo · paso { $step } de { $steps }
page-replay-draw = El sorteo
page-replay-back = Un paso atrás
page-replay-on = Un paso adelante
page-replay-round-back = Al principio de la ronda
page-replay-round-on = A la ronda siguiente
page-replay-speed = Velocidad: { $times }×
page-replay-share = Compartir
page-replay-link = Enlace a este paso
# Beside the buttons of the replay.
page-replay-keys = Teclas: ← → un paso, ↑ ↓ una ronda, Espacio reproduce
page-replay-play = Reproducir
page-replay-pause = Pausa

## Lessons

page-learn = Aprender jugando
