### The screens about notifications, and the links in e-mails.

page-notify-what = Lass dir Bescheid geben, wenn du dran bist und gerade nicht am Tisch sitzt.
page-notify-here = Sag mir Bescheid, wenn ich an diesem Tisch dran bin
page-notify-device = Benachrichtigungen auf diesem Gerät
page-notify-device-hint = Sie kommen auch, wenn diese Seite geschlossen ist.
page-notify-insecure = Browser erlauben Benachrichtigungen nur unter einer https-Adresse. Diese Seite wurde unverschlüsselt über http geöffnet.
page-notify-unsupported = Dieser Browser kann hier keine Benachrichtigungen zeigen. Füge die Seite auf einem iPhone oder iPad erst dem Home-Bildschirm hinzu.
page-notify-denied = Du hast Benachrichtigungen für diese Seite blockiert. Erlaube sie in den Einstellungen des Browsers.
page-notify-push-failed = Der Browser hat die Benachrichtigungen nicht eingeschaltet.
page-notify-missing = Für weitere Arten von Benachrichtigungen muss der Betreiber des Servers { $options } ergänzen.
page-notify-email = E-Mail-Adresse
page-notify-add = Hinzufügen
page-notify-remove = { $address } entfernen
page-notify-unconfirmed = noch nicht bestätigt: Öffne den Link in der E-Mail
page-notify-disabled = nach zu vielen Fehlern abgeschaltet; füge sie noch einmal hinzu
page-notify-quiet = Ruhezeit
page-notify-quiet-hint = In dieser Zeit bekommst du weder auf deinen Geräten noch per E-Mail eine Benachrichtigung.
page-notify-from = Von
page-notify-until = Bis
page-notify-remind = Noch einmal erinnern
page-notify-remind-never = nie
page-notify-remind-hours = { $hours ->
    [one] nach einer Stunde
   *[other] nach { $hours } Stunden
  }
page-notify-programs = Für Programme (Webhook)
page-notify-url = Adresse (https)
page-notify-secret = Das Geheimnis, mit dem sich die Signatur prüfen lässt: { $secret }

## The links in e-mails

page-mail-confirm = Bestätige deine E-Mail-Adresse
page-mail-confirm-do = Bestätigen
page-mail-confirmed = Deine Adresse ist bestätigt. Du bekommst eine E-Mail, wenn du dran bist.
page-mail-stop = Keine E-Mails mehr bekommen
page-mail-stop-do = Abbestellen
page-mail-stopped = An diese Adresse kommen keine E-Mails mehr.
