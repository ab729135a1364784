### Push messages and e-mails that tell a player that it is their turn.

notice-title = Twoja kolej: { $game }
notice-after = { $name } – ruch wykonany. Twoja kolej w { $game }.
notice-with = Twoja kolej w { $game }. Grasz z: { $name }.
mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm-text = Aby dostawać e-mail, gdy przyjdzie twoja kolej na { $address }, otwórz ten link w ciągu dwóch dni:
mail-confirm-ignore = Jeśli to nie twoja prośba, zignoruj ten e-mail. Nie przyjdzie żaden następny.
mail-subject-tables = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
    [many] { $count } stołów czeka na ciebie
   *[other] { $count } stołu czeka na ciebie
  }
mail-more-tables = Wszystkie twoje stoły:
mail-settings = Zmień pory powiadomień:
mail-unsubscribe = Nie chcę więcej takich e-maili:
