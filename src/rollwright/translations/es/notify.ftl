### The screens about notifications, and the links in e-mails.

page-notify-what = Recibe un aviso cuando te toque y no estés en la mesa.
page-notify-here = Avisarme cuando me toque en esta mesa
page-notify-device = Avisos en este dispositivo
page-notify-device-hint = Llegan también con esta página cerrada.
page-notify-insecure = Los navegadores solo permiten avisos en una dirección https. Esta página se abrió con http sin cifrar.
page-notify-unsupported = Este navegador no puede mostrar avisos aquí. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
page-notify-denied = Has bloqueado los avisos de esta página. Permítelos en los ajustes del navegador.
page-notify-push-failed = El navegador no ha activado los avisos.
page-notify-missing = Para ofrecer más tipos de avisos, quien administra el servidor tiene que añadir { $options }.
page-notify-email = Dirección de correo
page-notify-add = Añadir
page-notify-remove = Quitar { $address }
page-notify-unconfirmed = sin confirmar: abre el enlace del correo
page-notify-disabled = desactivada tras demasiados fallos; añádela de nuevo
page-notify-quiet = Horas de silencio
page-notify-quiet-hint = Durante ese tiempo no recibes avisos ni en tus dispositivos ni por correo.
page-notify-from = Desde
page-notify-until = Hasta
page-notify-remind = Recordármelo otra vez
page-notify-remind-never = nunca
page-notify-remind-hours = { $hours ->
    [one] después de una hora
   *[other] después de { $hours } horas
  }
page-notify-programs = Para programas (webhook)
page-notify-url = Dirección (https)
page-notify-secret = El secreto para comprobar la firma: { $secret }

## The links in e-mails

page-mail-confirm = Confirma tu dirección de correo
page-mail-confirm-do = Confirmar
page-mail-confirmed = Tu dirección está confirmada. Recibirás un correo cuando te toque.
page-mail-stop = No recibir más correos
page-mail-stop-do = No recibir más
page-mail-stopped = No llegarán más correos a esta dirección.
