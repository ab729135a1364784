### The screens about notifications, and the links in e-mails.

page-notify-what = On te prévient quand c’est à toi de jouer et que tu n’es pas à la table.
page-notify-here = Me prévenir quand c’est mon tour à cette table
page-notify-device = Notifications sur cet appareil
page-notify-device-hint = Elles arrivent aussi quand cette page est fermée.
page-notify-insecure = Les navigateurs n’autorisent les notifications que pour une adresse https. Cette page a été ouverte en http non chiffré.
page-notify-unsupported = Ce navigateur ne peut pas afficher de notifications ici. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.
page-notify-denied = Tu as bloqué les notifications de cette page. Autorise-les dans les réglages du navigateur.
page-notify-push-failed = Le navigateur n’a pas activé les notifications.
page-notify-missing = Pour proposer d’autres notifications, l’administrateur du serveur doit ajouter { $options }.
page-notify-email = Adresse e-mail
page-notify-add = Ajouter
page-notify-remove = Retirer { $address }
page-notify-unconfirmed = pas encore confirmée : ouvre le lien de l’e-mail
page-notify-disabled = désactivée après trop d’échecs ; ajoute-la de nouveau
page-notify-quiet = Heures calmes
page-notify-quiet-hint = Pendant ces heures, tu ne reçois aucune notification, ni sur tes appareils ni par e-mail.
page-notify-from = De
page-notify-until = À
page-notify-remind = Me le rappeler
page-notify-remind-never = jamais
page-notify-remind-hours = { $hours ->
    [one] après une heure
   *[other] après { $hours } heures
  }
page-notify-programs = Pour les programmes (webhook)
page-notify-url = Adresse (https)
page-notify-secret = Le secret pour vérifier la signature : { $secret }

## The links in e-mails

page-mail-confirm = Confirme ton adresse e-mail
page-mail-confirm-do = Confirmer
page-mail-confirmed = Ton adresse est confirmée. Tu recevras un e-mail quand ce sera à toi de jouer.
page-mail-stop = Ne plus recevoir ces e-mails
page-mail-stop-do = Me désabonner
page-mail-stopped = Plus aucun e-mail n’arrivera à cette adresse.
