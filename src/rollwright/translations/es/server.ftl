### The server: its commands, and what it tells clients. `server/protocol/errors.py` has the codes.

## Commands and their options

help-serve = Ofrecer mesas a los navegadores de este equipo o de la red.
help-host = Escuchar en esta dirección; si no se indica, solo en este equipo.
help-lan = Escuchar en toda la red local y mostrar un código QR para los móviles que estén en ella.
help-port = Escuchar en este puerto; con 0, en cualquiera que esté libre.
help-database = La base de datos: un archivo o una dirección. Si no se indica, una en tu carpeta de datos.
help-root-path = La ruta bajo la que un proxy muestra el servidor.
help-browser = Abrir la página en el navegador.
help-trusted-proxies = Direcciones, separadas por comas, de los proxies cuyas cabeceras de reenvío se dan por buenas.
help-allowed-host = Responder también a este nombre de servidor, tal como lo pasa un proxy; «*» es cualquier nombre. Se puede repetir.
help-limit = Cambiar un límite: NOMBRE=NÚMERO. Se puede indicar varias veces.
help-extra-bot = Ofrecer un bot más: ID=MÓDULO:CLASE. Se puede indicar varias veces.
help-bot-workers = Procesos en los que piensan los bots; por defecto, uno por cada dos núcleos.
help-log = Escribir el historial en este archivo; «-» es la salida de errores.
help-check = Arrancar, ver que todo funciona y parar.
help-backup = Copiar la base de datos en un archivo, también mientras un servidor la usa.
help-backup-file = El archivo de la copia.
help-restore = Poner una copia en el lugar de la base de datos; ningún servidor puede estar usándola.

serve-address = Las mesas están abiertas en { $url }
serve-phones = Para los móviles de la misma red:
serve-how-to-stop = Ctrl-C detiene el servidor.
serve-stopped = El servidor se ha detenido. Todo queda guardado.
check-done = Todo funciona.
backup-done = La copia está en { $file }.
restore-done = La base de datos es ahora la de { $file }.

host-and-lan = --host y --lan se excluyen: elige uno de los dos.
cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }. ¿Hay otro servidor en marcha ahí? Prueba con --port.
check-failed = El servidor no responde como debería: { $reason }
limit-unknown = «{ $text }» no es un límite. Escribe NOMBRE=NÚMERO; los nombres son { $known }.
root-path-unusable = «{ $text }» no puede ser parte de una dirección.
bot-wish-unreadable = «{ $text }» no es un bot. Escribe ID=MÓDULO:CLASE.

## Errors, by their code

error-bad-message = El servidor no ha podido leer este mensaje ({ $where }: { $reason }).
error-stale = La partida ha avanzado mientras tanto. Mira otra vez.
error-not-your-seat = El asiento { $seat } no es el tuyo.
error-not-allowed = No puedes hacer esto aquí.
error-not-found = Aquí no hay nada.
error-wrong-origin = Esto lo ha enviado la página de otro sitio y se rechaza.
error-wrong-host = El servidor no responde con el nombre «{ $host }». Si es el correcto, quien lo administra debe iniciarlo con { $option } y ese nombre.
error-hello-first = El primer mensaje tiene que ser un saludo.
error-other-protocol = El servidor habla la versión { $protocol } del protocolo. Vuelve a cargar la página.
error-too-large = Esto es demasiado largo.
error-head-too-large = La petición tiene demasiadas cabeceras, o son demasiado largas.
error-too-fast = Vas demasiado rápido. Espera un momento.
error-too-many = Demasiadas conexiones. Cierra alguna.
error-too-slow = Te habías quedado muy atrás. Conectando de nuevo…
error-request-too-slow = La petición ha tardado demasiado en llegar. Inténtalo de nuevo.
error-server-full = El servidor tiene ahora demasiadas conexiones. Inténtalo dentro de un momento.
error-too-many-offences = Demasiados mensajes que nadie puede leer. La conexión se cierra.
error-stopping = El servidor se detiene. Todo queda guardado.
error-internal = Algo ha fallado en el servidor. No es culpa tuya.
message-not-text = El servidor solo lee texto.
hello-twice = Ya has saludado.

## The store

database-says = { $database }: { $said }
store-disk-full = No se ha guardado nada: el disco del servidor está lleno.
store-read-only = No se ha guardado nada: no se puede escribir en la base de datos.
store-unavailable = No se ha guardado nada: no se puede acceder a la base de datos.
store-busy = Hay demasiada gente escribiendo a la vez en esta mesa. Inténtalo otra vez.
store-newer-database = Esta base de datos la ha escrito una versión más nueva de Rollwright: usa esa.
store-foreign-database = Esto no es una base de datos de Rollwright.
store-database-in-use = Otro programa está usando la base de datos: primero detenlo.
store-file-exists = Ya existe un archivo así: elige otro nombre.
store-no-such-file = No existe ese archivo.
store-damaged-database = La base de datos está dañada.
store-unsupported = Eso no funciona con este tipo de base de datos.

## Tables

too-many-tables = { $most ->
    [one] Tienes una mesa que no ha terminado. Ciérrala primero.
   *[other] Tienes { $most } mesas que no han terminado. Cierra una primero.
  }
phrases-used-up = Ya has dicho { $most } frases en esta mesa, y no se admiten más de un mismo jugador.
too-fast-wait = Vas demasiado rápido. Podrás repetirlo en { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
  }
seats-no-person = Al menos un asiento tiene que ser para una persona.
bot-unknown = No hay ningún bot «{ $text }»; hay { $bots }.
link-used-up = Este enlace ya no abre nada.
removed-from-table = Quien abrió esta mesa te ha expulsado de ella.
host-stays = Quien abrió la mesa no puede ser expulsado de ella.
watchers-do-not-sit = Con este enlace puedes mirar. Pide una invitación para jugar a quien abrió la mesa.
bot-plays-here = En el asiento { $seat } juega un bot. Primero, vuelve a tu asiento.
player-is-here = Quien juega en el asiento { $seat } está aquí.
table-waits-for-days = Esta mesa espera durante días. Quien la abrió puede dejar libre el asiento { $seat }.
not-away-long-enough = Un bot podrá seguir jugando en el asiento { $seat } dentro de { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
  }
