### Push messages and e-mails that tell a player that it is their turn.

notice-title = Your turn: { $game }
notice-after = { $name } has played. It is your turn in { $game }.
notice-with = It is your turn in { $game } with { $name }.
mail-confirm-subject = Confirm your e-mail address
mail-confirm-text = To be told by e-mail when it is your turn at { $address }, open this link within two days:
mail-confirm-ignore = If you did not ask for this, ignore this e-mail. You will not get another one.
mail-subject-tables = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
  }
mail-more-tables = All your tables:
mail-settings = Change when you are notified:
mail-unsubscribe = Stop these e-mails:
