### The screens about notifications, and the links in e-mails.

page-notify-what = Dostaniesz wiadomość, gdy przyjdzie twoja kolej, a nie będzie cię przy stole.
page-notify-here = Powiadamiaj mnie, gdy przyjdzie moja kolej przy tym stole
page-notify-device = Powiadomienia na tym urządzeniu
page-notify-device-hint = Przychodzą też wtedy, gdy ta strona jest zamknięta.
page-notify-insecure = Przeglądarki pozwalają na powiadomienia tylko pod adresem https. Ta strona jest otwarta przez zwykłe http.
page-notify-unsupported = Ta przeglądarka nie może tu pokazywać powiadomień. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
page-notify-denied = Powiadomienia z tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki.
page-notify-push-failed = Przeglądarka nie włączyła powiadomień.
page-notify-missing = Aby udostępnić inne rodzaje powiadomień, administrator serwera musi dodać { $options }.
page-notify-email = Adres e-mail
page-notify-add = Dodaj
page-notify-remove = Usuń { $address }
page-notify-unconfirmed = jeszcze niepotwierdzony: otwórz link w e-mailu
page-notify-disabled = wyłączony po zbyt wielu błędach; dodaj go ponownie
page-notify-quiet = Godziny ciszy
page-notify-quiet-hint = W tym czasie nie dostajesz powiadomień ani na urządzeniach, ani e-mailem.
page-notify-from = Od
page-notify-until = Do
page-notify-remind = Przypomnij mi ponownie
page-notify-remind-never = nigdy
page-notify-remind-hours = { $hours ->
    [one] po godzinie
   *[other] po { $hours } godzinach
  }
page-notify-programs = Dla programów (webhook)
page-notify-url = Adres (https)
page-notify-secret = Sekret do sprawdzania podpisu: { $secret }

## The links in e-mails

page-mail-confirm = Potwierdź swój adres e-mail
page-mail-confirm-do = Potwierdź
page-mail-confirmed = Adres jest potwierdzony. Dostaniesz e-mail, gdy przyjdzie twoja kolej.
page-mail-stop = Nie chcę więcej takich e-maili
page-mail-stop-do = Zrezygnuj
page-mail-stopped = Na ten adres nie przyjdzie już żaden e-mail.
