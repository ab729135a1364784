### Push messages and e-mails that tell a player that it is their turn.

notice-title = Du bist dran: { $game }
notice-after = { $name } hat gespielt. Du bist dran bei { $game }.
notice-with = Du bist dran bei { $game } mit { $name }.
mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm-text = Damit du per E-Mail erfährst, wenn du bei { $address } dran bist, öffne innerhalb von zwei Tagen diesen Link:
mail-confirm-ignore = Wenn du das nicht angefordert hast, ignoriere diese E-Mail. Es kommt keine weitere.
mail-subject-tables = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
  }
mail-more-tables = Alle deine Tische:
mail-settings = Hier änderst du, wann du benachrichtigt wirst:
mail-unsubscribe = Keine E-Mails mehr bekommen:
