### The start page, and what is on every screen: loaded first.

## Everywhere

page-unreachable = El servidor no responde. Inténtalo de nuevo dentro de un momento.
page-broken = Algo ha fallado en esta página. Vuelve a cargarla: no se pierde nada.
page-guest = Invitado
page-close = Cerrar

## The start page

page-welcome = Tira y anota con amigos
page-menu-tables = Mis mesas
page-status-waiting = esperando jugadores
page-status-playing = en juego
page-status-over = terminada

## At a table

page-your-turn = Te toca

## The table: turns, dice and marks

page-menu = Menú
page-rules = Reglas
page-settings = Ajustes
page-seat-number = Asiento { $seat }
page-sheet-of = La hoja de { $name }
page-board-of = El tablero de { $name }

## Start page

page-tagline-border = Tacha fronteras, conquista tierras.
page-tagline-twentyone = Seis dados, cinco filas: llénalas antes que nadie.
page-facts-border = 2–4 jugadores · 30 min
page-facts-twentyone = 1–6 jugadores · 15 min
page-play = Jugar ya
page-play-against = contra un bot
page-with-friends = Con amigos
page-on-this-device = En un dispositivo
page-opponent = Tu rival
page-promise = Sin cuenta, sin publicidad y sin que nadie te espíe.
page-go-on = Continuar
page-all-my-tables = Todas mis mesas

## My tables

page-free-seats = { $seats ->
    [one] un asiento libre
   *[other] { $seats } asientos libres
  }
page-watching-here = mirando

## Lessons

page-learn-offer = ¿No lo conoces? Apréndelo en unos minutos
page-learn-resume = Seguir con la lección
page-learn-link = A la lección
