### Push messages and e-mails that tell a player that it is their turn.

notice-title = Te toca: { $game }
notice-after = { $name } ha jugado. Te toca en { $game }.
notice-with = Te toca en { $game } con { $name }.
mail-confirm-subject = Confirma tu dirección de correo
mail-confirm-text = Para recibir un correo cuando te toque en { $address }, abre este enlace en los próximos dos días:
mail-confirm-ignore = Si no lo has pedido, no hagas caso de este correo. No recibirás ningún otro.
mail-subject-tables = { $count ->
    [one] Una mesa te espera
   *[other] { $count } mesas te esperan
  }
mail-more-tables = Todas tus mesas:
mail-settings = Cambiar cuándo recibes avisos:
mail-unsubscribe = No recibir más correos:
