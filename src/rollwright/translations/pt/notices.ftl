### Push messages and e-mails that tell a player that it is their turn.

notice-title = É a tua vez: { $game }
notice-after = { $name } já jogou. É a tua vez em { $game }.
notice-with = É a tua vez em { $game } com { $name }.
mail-confirm-subject = Confirma o teu endereço de e-mail
mail-confirm-text = Para receberes um e-mail quando for a tua vez em { $address }, abre este link nos próximos dois dias:
mail-confirm-ignore = Se não pediste isto, ignora este e-mail. Não vais receber mais nenhum.
mail-subject-tables = { $count ->
    [one] Uma mesa está à tua espera
   *[other] { $count } mesas estão à tua espera
  }
mail-more-tables = Todas as tuas mesas:
mail-settings = Mudar quando recebes notificações:
mail-unsubscribe = Não receber mais e-mails:
