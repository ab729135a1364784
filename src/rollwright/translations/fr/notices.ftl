### Push messages and e-mails that tell a player that it is their turn.

notice-title = À toi de jouer : { $game }
notice-after = { $name } a joué. C’est ton tour dans { $game }.
notice-with = C’est ton tour dans { $game } avec { $name }.
mail-confirm-subject = Confirme ton adresse e-mail
mail-confirm-text = Pour recevoir un e-mail quand c’est à toi de jouer sur { $address }, ouvre ce lien dans les deux jours :
mail-confirm-ignore = Si tu n’as rien demandé, ignore cet e-mail. Tu n’en recevras pas d’autre.
mail-subject-tables = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
  }
mail-more-tables = Toutes tes tables :
mail-settings = Choisir quand recevoir des notifications :
mail-unsubscribe = Ne plus recevoir ces e-mails :
