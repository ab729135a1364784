### Push messages and e-mails that tell a player that it is their turn.

notice-title = É a sua vez: { $game }
notice-after = { $name } já jogou. É a sua vez em { $game }.
notice-with = É a sua vez em { $game } com { $name }.
mail-confirm-subject = Confirme o seu endereço de e-mail
mail-confirm-text = Para receber um e-mail quando for a sua vez em { $address }, abra este link nos próximos dois dias:
mail-confirm-ignore = Se você não pediu isso, ignore este e-mail. Nenhum outro será enviado.
mail-subject-tables = { $count ->
    [one] Uma mesa está esperando você
   *[other] { $count } mesas estão esperando você
  }
mail-more-tables = Todas as suas mesas:
mail-settings = Mudar quando você recebe notificações:
