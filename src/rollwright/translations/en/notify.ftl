### The screens about notifications, and the links in e-mails.

page-notify-what = Get a message when it is your turn and you are not at the table.
page-notify-here = Tell me when it is my turn at this table
page-notify-device = Notifications on this device
page-notify-device-hint = They also arrive while this page is closed.
page-notify-insecure = Browsers allow notifications only at an https address. This page was opened over plain http.
page-notify-unsupported = This browser cannot show notifications here. On an iPhone or iPad, add the page to the home screen first.
page-notify-denied = You have blocked notifications for this page. Allow them in the settings of your browser.
page-notify-push-failed = The browser did not turn on notifications.
page-notify-missing = To offer more kinds of notifications, the operator of the server has to add { $options }.
page-notify-email = E-mail address
page-notify-add = Add
page-notify-remove = Remove { $address }
page-notify-unconfirmed = not confirmed yet: open the link in the e-mail
page-notify-disabled = turned off after too many failures; add it again
page-notify-quiet = Quiet hours
page-notify-quiet-hint = During this time you get no notifications on your devices or by e-mail.
page-notify-from = From
page-notify-until = Until
page-notify-remind = Remind me again
page-notify-remind-never = never
page-notify-remind-hours = { $hours ->
    [one] after one hour
   *[other] after { $hours } hours
  }
page-notify-programs = For programs (webhook)
page-notify-url = Address (https)
page-notify-secret = The secret for checking the signature: { $secret }

## The links in e-mails

page-mail-confirm = Confirm your e-mail address
page-mail-confirm-do = Confirm
page-mail-confirmed = Your address is confirmed. You will get an e-mail when it is your turn.
page-mail-stop = Stop these e-mails
page-mail-stop-do = Stop them
page-mail-stopped = You will get no more e-mails at this address.
