### The frame of the command line: headings and placeholders of the help, usage errors, files that cannot be opened.

## Help. A summary has at most 55 characters, so that `rollwright --help` shows it whole. A colon follows each of the first four.

usage-heading = Uso
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Comandos
usage-default = por omisión: { $value }
usage-required = obligatorio
help-help = Mostrar esta ayuda y salir.
summary-play = Jugar en el terminal con personas y bots.
summary-learn = Aprender un juego jugando.
summary-serve = Ofrecer mesas a los navegadores.
summary-backup = Copiar la base de datos, incluso en uso.
summary-restore = Sustituir la base de datos por una copia.
summary-migrate-database = Copiar todo a otra base de datos.
summary-archive = Archivar partidas antiguas y borrar sus mesas.
summary-forget = Borrar una mesa o los datos de un invitado.
summary-replay = Comprobar un registro según las reglas.
summary-verify = Volver a calcular los dados de un registro.
summary-export = Convertir un registro entre texto y JSON.
summary-check-board = Comprobar archivos de tableros y hojas.
summary-make-boards = Escribir una serie de tableros a partir de un número.
summary-solve = Resolver con exactitud Twenty One en solitario.
summary-bots = Mostrar los bots y su fuerza.
summary-simulate = Simular muchas partidas y mostrar estadísticas.
summary-arena = Averiguar qué bot es mejor.
summary-rules = Mostrar las reglas.

## Placeholders: capital letters, no spaces.

metavar-options = OPCIONES
metavar-command = COMANDO
metavar-number = NÚMERO
metavar-text = TEXTO
metavar-file = ARCHIVO
metavar-folder = CARPETA
metavar-from = ORIGEN
metavar-to = DESTINO
metavar-days = DÍAS
metavar-address = DIRECCIÓN
metavar-link = ENLACE
metavar-game = JUEGO
metavar-rule = REGLA
metavar-bot = BOT
metavar-extra-bot = ID=MÓDULO:CLASE
metavar-limit = NOMBRE=NÚMERO
metavar-table-or-guest = MESA|INVITADO

## Usage errors

usage-try-help = Para ver la ayuda: { $command }
usage-did-you-mean = ¿Querías decir { $suggestions }?
usage-no-such-option = No hay ninguna opción { $option }.
usage-no-such-command = No hay ningún comando «{ $command }».
usage-missing-command = Falta un comando.
usage-missing-argument = Falta el argumento { $name }.
usage-missing-option = La opción { $name } es obligatoria.
usage-value-missing = La opción { $option } necesita un valor.
usage-value-not-taken = La opción { $option } no admite ningún valor.
usage-extra-arguments = Sobran argumentos: { $text }
usage-not-a-whole-number = { $option }: «{ $text }» no es un número entero.
usage-not-a-number = { $option }: «{ $text }» no es un número como 0.6.
usage-invalid-value = El valor de { $option } no se puede usar: { $reason }

## Files

file-missing = No existe el archivo { $name }.
file-forbidden = No tienes permiso para abrir { $name }.
file-is-folder = { $name } es una carpeta, no un archivo.
folder-missing = No se puede escribir { $name }: su carpeta no existe.

## Numbers

decimal-separator = ,
per-cent = { $number } %
