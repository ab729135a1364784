### The list of this browser's tables: results, totals and filters.

page-filter = Filtrar
page-filter-state = Estado
page-filter-with = Con
page-any-game = todos los juegos
page-any-state = todas
page-anyone = cualquiera
page-no-match = Ninguna mesa cumple este filtro.
page-show-all = Ver todas las mesas
page-no-tables-how = Juega contra un bot, invita a tus amigos o abre un enlace que te hayan enviado.
page-result-won = Victoria
page-result-shared = Victoria compartida
page-result-lost = Derrota
page-result-none = Terminada antes de tiempo
page-totals = Mis resultados
page-totals-note = Partidas terminadas en las que ocupaste un solo asiento.
page-totals-none = Termina una partida y aquí verás tus resultados.
page-column-opponent = Rival
page-column-played = Jugadas
page-column-won = Ganadas
page-column-best = Récord
page-column-date = Fecha
page-column-players = Jugadores
page-column-scores = Puntos
page-column-winners = Ganadores
page-column-table = Mesa
page-save-list = Guardar la lista (CSV)
