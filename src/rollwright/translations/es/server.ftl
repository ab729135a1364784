### The server: its commands, and what it tells clients. `core/errors.py` has the codes.

## Commands and their options

help-serve = Ofrecer mesas en este equipo o en la red.
help-host = Dirección en la que escuchar. Si no se indica, solo este equipo.
help-lan = Escuchar en toda la red local y mostrar un código QR para los móviles.
help-port = Escuchar en este puerto; con 0, en cualquiera que esté libre.
help-database = La base de datos: un archivo o una dirección. Si no se indica, una en tu carpeta de datos.
help-root-path = La ruta bajo la que un proxy muestra el servidor.
help-browser = Abrir la página en el navegador.
help-trusted-proxies = Direcciones, separadas por comas, de los proxies cuyas cabeceras de reenvío se dan por buenas.
help-allowed-host = Responder también a este nombre de servidor, tal como lo pasa un proxy; «*» es cualquier nombre. Se puede repetir.
help-limit = Cambiar un límite: NOMBRE=NÚMERO. Se puede repetir.
help-extra-bot = Ofrecer un bot más: ID=MÓDULO:CLASE. Se puede repetir.
help-bot-workers = Procesos en los que piensan los bots; si no se indica, uno por cada dos núcleos.
help-log = Escribir el historial en este archivo; «-» es la salida de errores.
help-check = Iniciar el servidor, comprobar que todo funciona y parar.
help-backup = Copiar la base de datos en un archivo, también mientras un servidor la usa.
help-backup-file = El archivo de la copia.
help-restore = Sustituir la base de datos por una copia. Antes hay que detener el servidor.
help-overwrite-database = Sustituir la base de datos que ya existe.
help-migrate-database = Copiar todo a otra base de datos, que debe estar vacía. Antes hay que detener el servidor.
help-migrate-from = La base de datos que se copia: un archivo o una dirección.
help-migrate-to = La base de datos nueva: un archivo o una dirección.
help-keep-finished = Borrar las mesas terminadas al cabo de este número de días. Si no se indica, se guardan para siempre.
help-public-url = Dirección por la que los jugadores acceden al servidor, para los enlaces de los avisos: https://…
help-smtp = Servidor de correo para los avisos: smtps://USUARIO:CONTRASEÑA@HOST:PUERTO. Mejor en la variable ROLLWRIGHT_SMTP, que otros usuarios no ven.
help-mail-from = Remitente de los correos.
help-allow-private-addresses = Permitir direcciones privadas y http sin cifrar para webhooks y servicios push.
help-archive = Archivar las mesas terminadas. Escribe sus registros en archivos y las borra, también con un servidor en marcha.
help-older-than = Solo las mesas en las que no ha pasado nada desde hace este número de días.
help-archive-folder = La carpeta de los registros. Si no se indica, «archive» junto a la base de datos.
help-dry-run = Mostrar solo lo que se haría.
help-forget = Borrar una mesa o los datos de un invitado, también con un servidor en marcha.
help-forget-what = El id de una mesa (el final de su enlace) o de un invitado («guest» en la exportación de sus datos).
help-forget-seat = Borrar al invitado de este asiento de la mesa, no la mesa.
help-yes = No pedir confirmación.

serve-address = Las mesas están abiertas en { $url }
serve-phones = Para los móviles de la misma red:
serve-how-to-stop = Pulsa Ctrl-C para detener el servidor.
serve-stopped = El servidor se ha detenido. Todas las partidas están guardadas.
check-done = Todo funciona.
backup-done = La copia está en { $file }.
restore-done = La base de datos es ahora la de { $file }.
migrate-progress = Copiando y comparando
migrate-done = Entradas copiadas y comparadas: { $count }.
archive-progress = Archivando mesas
archive-would = { $count ->
    [0] No hay nada que archivar.
    [one] Se archivaría una mesa en { $folder }.
   *[other] Se archivarían { $count } mesas en { $folder }.
  }
archive-done = { $count ->
    [0] No había nada que archivar.
    [one] Se ha archivado una mesa en { $folder }.
   *[other] Se han archivado { $count } mesas en { $folder }.
  }
archive-not-played = { $count ->
    [one] Se ha borrado una mesa en la que no se llegó a jugar.
   *[other] Se han borrado { $count } mesas en las que no se llegó a jugar.
  }
archive-unreadable = { $name } no se ha podido releer tal como se escribió. La mesa no se ha borrado.
forget-table = Mesa { $table }: { $game }, abierta el { $day }, { $status }
forget-seat = Asiento { $seat }: { $name }
forget-seat-guest = Asiento { $seat }: { $name }, invitado { $guest }
forget-guest = { $count ->
    [one] El invitado { $guest } participa en una mesa.
   *[other] El invitado { $guest } participa en { $count } mesas.
  }
forget-table-sure = ¿Borrar esta mesa para siempre? Escribe «{ $yes }» para confirmarlo.
forget-guest-sure = ¿Borrar para siempre los nombres y el id de este invitado de todas las mesas? Escribe «{ $yes }» para confirmarlo.
forget-yes = sí
forget-table-done = { $count ->
    [one] Se ha borrado la mesa con una entrada.
   *[other] Se ha borrado la mesa con { $count } entradas.
  }
forget-guest-done = Invitado borrado. Nombres quitados: { $names }; entradas que ya no llevan su id: { $count }.
forget-erased-later = Otro programa sigue leyendo la base de datos. Cuando acabe, el servidor borrará el resto de los archivos.
forget-unknown = «{ $text }» no es ni una mesa ni un invitado de esta base de datos.
forget-seat-empty = Ningún invitado tiene el asiento { $seat } de esta mesa.
forget-needs-yes = Aquí no hay a quién pedir confirmación: añade --yes.
forget-not-confirmed = Sin confirmar. No se ha borrado nada.

host-and-lan = --host y --lan se excluyen: elige uno de los dos.
cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }. ¿Hay otro servidor en marcha ahí? Prueba con --port.
check-failed = El servidor no funciona como debería: { $reason }
limit-unknown = «{ $text }» no es un límite. Escribe NOMBRE=NÚMERO; los nombres son { $known }.
root-path-unusable = «{ $text }» no se puede usar como ruta.
public-url-unusable = «{ $text }» no es una dirección como https://….
smtp-unreadable = Escribe el servidor de correo así: smtps://USUARIO:CONTRASEÑA@HOST:PUERTO o smtp://HOST.
smtp-needs-more = Los correos también necesitan --mail-from y --public-url.
mail-from-unusable = «{ $text }» no es una dirección de correo.
bot-option-unreadable = «{ $text }» no es un bot. Escribe ID=MÓDULO:CLASE.

## Errors, by their code

error-bad-message = El servidor no ha podido leer este mensaje ({ $where }: { $reason }).
error-stale = La partida ha avanzado mientras tanto. Comprueba la situación e inténtalo de nuevo.
error-not-your-seat = El asiento { $seat } no es el tuyo.
error-not-allowed = No puedes hacer esto aquí.
error-not-found = No hay nada en esta dirección.
error-wrong-origin = Esta petición viene de otro sitio web y se ha rechazado.
error-wrong-host = El servidor no responde con el nombre «{ $host }». Si es el correcto, quien lo administra debe iniciarlo con { $option } y ese nombre.
error-hello-first = El primer mensaje tiene que ser «hello».
error-other-protocol = El servidor usa la versión { $protocol } del protocolo. Vuelve a cargar la página.
error-too-large = La petición es demasiado grande.
error-head-too-large = La petición tiene demasiadas cabeceras, o son demasiado largas.
error-too-fast = Vas demasiado rápido. Espera un momento.
error-too-many = Demasiadas conexiones. Cierra alguna.
error-too-slow = Tu conexión era demasiado lenta. Conectando de nuevo…
error-request-too-slow = La petición ha tardado demasiado en llegar. Inténtalo de nuevo.
error-server-full = El servidor tiene ahora demasiadas conexiones. Inténtalo dentro de un momento.
error-too-many-offences = Demasiados mensajes ilegibles. Se cierra la conexión.
error-stopping = El servidor se detiene. Todas las partidas están guardadas.
server-older = El servidor se está actualizando. Inténtalo de nuevo en un momento.
table-unreadable = Esta mesa continúa en una versión más nueva del servidor. Inténtalo de nuevo en un momento.
error-internal = Algo ha fallado en el servidor. No es culpa tuya.
message-not-text = El servidor solo lee texto.
hello-twice = El mensaje «hello» solo se puede enviar una vez.

## The store

database-says = { $database }: { $said }
store-disk-full = No se ha guardado nada: el disco del servidor está lleno.
store-read-only = No se ha guardado nada: no se puede escribir en la base de datos.
store-unavailable = No se ha guardado nada: no se puede acceder a la base de datos.
store-busy = Demasiados jugadores escriben a la vez en esta mesa. Inténtalo de nuevo.
store-newer-database = Esta base de datos es de una versión más nueva de Rollwright: usa esa versión.
store-foreign-database = Esto no es una base de datos de Rollwright.
store-database-in-use = Otro programa está usando la base de datos: detenlo primero.
store-file-exists = Este archivo ya existe: elige otro nombre.
store-no-such-file = No existe ese archivo.
store-damaged-database = La base de datos está dañada.
store-database-not-empty = Esta base de datos no está vacía.
store-copy-differs = La copia no es igual al original: no se ha guardado nada.
store-unsupported = Eso no funciona con este tipo de base de datos.

## Tables

too-many-tables = { $most ->
    [one] Tienes una mesa que no ha terminado. Ciérrala primero.
   *[other] Tienes { $most } mesas que no han terminado. Cierra una primero.
  }
phrases-used-up = Ya has dicho { $most ->
    [one] una frase
   *[other] { $most } frases
  } en esta mesa: es el máximo por jugador.
too-fast-wait = Vas demasiado rápido. Podrás repetirlo dentro de { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
  }
table-removed = Esta mesa se ha borrado.
guest-forgotten = Los datos de este navegador se han borrado, así que ya no pertenece a esta mesa.
exports-busy = Hay otra exportación de datos en marcha. Inténtalo de nuevo dentro de un momento.
seats-no-person = Al menos un asiento tiene que ser para una persona.
sheets-and-set = Indica tableros u hojas por su nombre o un número a partir del cual crearlos, pero no ambas cosas.
bot-unknown = No hay ningún bot «{ $text }»; hay { $bots }.
link-used-up = Este enlace ya no funciona.
removed-from-table = Quien abrió esta mesa te ha expulsado de ella.
host-stays = Quien abrió la mesa no puede ser expulsado de ella.
watchers-do-not-sit = Con este enlace solo puedes mirar. Pide una invitación para jugar a quien abrió la mesa.
bot-plays-here = En el asiento { $seat } juega un bot. Primero, vuelve a tu asiento.
player-is-here = Quien juega en el asiento { $seat } está aquí.
table-waits-for-days = En esta mesa se juega a lo largo de varios días y se espera a los ausentes. Quien la abrió puede liberar el asiento { $seat }.
not-away-long-enough = Un bot podrá jugar en el asiento { $seat } dentro de { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
  }

## Notifications

address-unusable = Esta dirección no se puede usar.
address-not-https = La dirección tiene que empezar por https://
address-not-public = Esta dirección no está en la internet pública.
push-keys-unusable = Las claves del navegador para los avisos no sirven. Desactiva los avisos y vuelve a activarlos.
push-unavailable = Este servidor no ofrece avisos en el navegador.
mail-unavailable = Este servidor no envía correos.
mail-address-unusable = Esta dirección de correo no se puede usar.
mail-failed = No se ha podido enviar el correo. Inténtalo más tarde.
too-many-channels = Ya recibes avisos por { $most } vías. Quita antes una de ellas.
time-zone-unknown = El servidor no conoce la zona horaria «{ $text }».

## In the page, before its script runs

page-needs-script = Esta página necesita JavaScript.
page-description = Dos juegos de dados de tirar y anotar, The Border y Twenty One: con amigos en cualquier lugar, en un solo dispositivo o contra bots.
