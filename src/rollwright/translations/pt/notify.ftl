### The screens about notifications, and the links in e-mails.

page-notify-what = Recebe um aviso quando for a tua vez e não estiveres à mesa.
page-notify-here = Avisar-me quando for a minha vez nesta mesa
page-notify-device = Notificações neste dispositivo
page-notify-device-hint = Também chegam com esta página fechada.
page-notify-insecure = Os navegadores só permitem notificações num endereço https. Esta página foi aberta por http sem encriptação.
page-notify-unsupported = Este navegador não consegue mostrar notificações aqui. Num iPhone ou iPad, adiciona primeiro a página ao ecrã principal.
page-notify-denied = Bloqueaste as notificações desta página. Permite-as nas definições do navegador.
page-notify-push-failed = O navegador não ativou as notificações.
page-notify-missing = Para oferecer mais tipos de notificações, o administrador do servidor tem de acrescentar { $options }.
page-notify-email = Endereço de e-mail
page-notify-add = Adicionar
page-notify-remove = Remover { $address }
page-notify-unconfirmed = ainda não confirmado: abre o link do e-mail
page-notify-disabled = desativado após demasiadas falhas; adiciona-o outra vez
page-notify-quiet = Horas de silêncio
page-notify-quiet-hint = Durante este tempo não recebes notificações nos teus dispositivos nem por e-mail.
page-notify-from = Das
page-notify-until = Até às
page-notify-remind = Lembrar-me outra vez
page-notify-remind-never = nunca
page-notify-remind-hours = { $hours ->
    [one] depois de uma hora
   *[other] depois de { $hours } horas
  }
page-notify-programs = Para programas (webhook)
page-notify-url = Endereço (https)
page-notify-secret = O segredo para verificar a assinatura: { $secret }

## The links in e-mails

page-mail-confirm = Confirma o teu endereço de e-mail
page-mail-confirm-do = Confirmar
page-mail-confirmed = O teu endereço está confirmado. Vais receber um e-mail quando for a tua vez.
page-mail-stop = Não receber mais e-mails
page-mail-stop-do = Não receber mais
page-mail-stopped = Não vais receber mais e-mails neste endereço.
