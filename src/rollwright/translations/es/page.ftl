### The page in the browser. No message here takes an argument: the page gets them all at once.

## Everywhere

page-needs-script = Esta página necesita JavaScript.
page-language = Idioma
page-close = Cerrar
page-unreachable = El servidor no responde. Prueba de nuevo dentro de un momento.
page-broken = Algo ha fallado en esta página. Vuelve a cargarla: no se pierde nada.
page-seat = Asiento
page-points = puntos
page-your-name = Tu nombre
page-guest = Visita

## The start page

page-welcome = A tirar y a escribir, en compañía
page-plain = De momento es una página sencilla: todo funciona, y pronto habrá una más bonita.
page-play-now = Jugar ahora contra un bot
page-open-table = Abrir una mesa con amistades
page-game = Juego
page-seats = Asientos
page-person = una persona
page-variant = Variante
page-as-in-the-box = como en la caja
page-pace = Ritmo
page-pace-live = en directo
page-pace-days = durante días
page-dice = Dados
page-dice-proven = comprobables, del servidor
page-dice-typed = dados reales, escritos a mano
page-patience = Segundos hasta que un bot pueda seguir por quien no está
page-open = Abrir la mesa
page-my-tables = Mis mesas
page-no-tables = Todavía no hay mesas.
page-status-waiting = esperando jugadores
page-status-playing = en juego
page-status-over = terminada
page-my-data = Mis datos
page-my-data-what = El servidor reconoce este navegador por una cookie: sus mesas, los nombres con los que te has sentado y tus jugadas. Nada más.
page-export = Exportar mis datos
page-forget = Borrar mis datos
page-forget-sure = ¿Dejar todas tus mesas y quitar tus nombres de todas ellas?

## At a table

page-connecting = Conectando…
page-round = ronda
page-waiting-for = Esperando a
page-waiting-for-players = Esperando jugadores
page-your-turn = Te toca
page-your-roll = Te toca tirar
page-your-word = Tu palabra para los dados
page-sit = Sentarse en el asiento
page-throw = Tirar los dados
page-faces = Lo que muestran los dados
page-again = Tirar otra vez
page-keep = Quedarse con los dados
page-reroll = Volver a tirar los elegidos
page-reroll-how = Toca los dados que quieras volver a tirar.
page-done = Listo
page-undo = Deshacer
page-pass = Pasar
page-chosen = Has elegido:
page-take-back = Retirar
page-cross-off = tachar una casilla
page-board = Tablero
page-area = Área
page-worth-now = Vale ahora
page-at-the-table = En la mesa
page-you = tú
page-free = libre
page-left = se ha ido
page-away = sin conexión
page-has-chosen = ya ha elegido
page-bot-plays = bot:
page-come-back = Volver
page-leave = Levantarse
page-leave-sure = ¿Levantarte de la mesa? Puedes volver.
page-hand-over = A otro dispositivo
page-let-bot-play = Que siga un bot
page-seat-bot = Sentar un bot
page-free-seat = Liberar el asiento
page-free-seat-sure = ¿Quitar este asiento a quien lo ocupa?
page-say = Decir algo
page-news = Qué ha pasado
page-news-sat-down = se ha sentado
page-news-said-word = ha añadido una palabra a los dados
page-news-chose = ha elegido
page-news-took-back = ha retirado su elección
page-news-rolled = Han caído los dados.
page-news-left = se ha ido
page-news-came-back = ha vuelto
page-news-bot-took-over = sigue un bot
page-news-freed = el asiento está libre
page-news-moved = ha pasado a otro dispositivo
page-news-stood-in = el bot ha fallado y otro ha jugado en su lugar
page-links = Enlaces
page-invitation = Para jugar
page-watching = Para mirar
page-hand-over-link = Para seguir en este asiento desde otro dispositivo, una vez, en diez minutos
page-qr = Mostrar como código QR
page-new-links = Enlaces nuevos
page-new-links-sure = ¿Crear enlaces nuevos? Los repartidos hasta ahora dejan de abrir nada.
page-more = Más
page-commitment = Los dados están atados a:
page-watchers = Mirando
page-close-table = Cerrar la mesa
page-close-table-sure = ¿Interrumpir la partida para todo el mundo?

## The end

page-result = Resultado
page-rematch = Revancha
page-to-the-rematch = A la revancha
page-replay = Volver a verla
page-step-back = Atrás
page-step-on = Adelante
page-record = Registro
page-record-json = Registro (JSON)
page-proof = Comprobar los dados
page-proof-rolls = Tiradas que se siguen del secreto y las palabras
page-proof-commitment = Conocido desde el principio
page-proof-secret = Secreto
page-proof-words = Palabras
