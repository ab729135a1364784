### Push messages and e-mails that tell a player that it is their turn.

notice-title = Twoja kolej: { $game }
notice-after = { $name }: ruch wykonany. Twoja kolej w grze { $game }.
notice-with = Twoja kolej w grze { $game }. Grasz z: { $name }.
mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm-text = Aby dostawać e-maile, gdy na { $address } przyjdzie twoja kolej, otwórz ten link w ciągu dwóch dni:
mail-confirm-ignore = Jeśli to nie twoja prośba, zignoruj ten e-mail. Kolejnych nie będzie.
mail-subject-tables = { $count ->
    [one] Jeden stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
    [many] { $count } stołów czeka na ciebie
   *[other] { $count } stołu czeka na ciebie
  }
mail-more-tables = Wszystkie twoje stoły:
mail-settings = Zmień ustawienia powiadomień:
mail-unsubscribe = Nie chcę więcej takich e-maili:
