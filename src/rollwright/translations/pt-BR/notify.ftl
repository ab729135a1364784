### The screens about notifications, and the links in e-mails.

page-notify-what = Receba um aviso quando for a sua vez e você não estiver na mesa.
page-notify-here = Avisar quando for a minha vez nesta mesa
page-notify-insecure = Os navegadores só permitem notificações em um endereço https. Esta página foi aberta por http sem criptografia.
page-notify-unsupported = Este navegador não consegue mostrar notificações aqui. Em um iPhone ou iPad, adicione antes a página à tela de início.
page-notify-denied = Você bloqueou as notificações desta página. Permita-as nas configurações do navegador.
page-notify-missing = Para oferecer mais tipos de notificações, o administrador do servidor precisa acrescentar { $options }.
page-notify-unconfirmed = ainda não confirmado: abra o link do e-mail
page-notify-disabled = desativado depois de muitas falhas; adicione-o de novo
page-notify-quiet = Horário de silêncio
page-notify-quiet-hint = Durante este tempo você não recebe notificações nos seus dispositivos nem por e-mail.
page-notify-remind = Lembrar de novo

## The links in e-mails

page-mail-confirm = Confirme o seu endereço de e-mail
page-mail-confirmed = O seu endereço está confirmado. Você receberá um e-mail quando for a sua vez.
page-mail-stopped = Você não receberá mais e-mails neste endereço.
