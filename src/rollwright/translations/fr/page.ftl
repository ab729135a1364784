### The start page, and what is on every screen: loaded first.

## Everywhere

page-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
page-broken = Une erreur s’est produite sur cette page. Recharge-la : rien n’est perdu.
page-guest = Invité
page-close = Fermer

## The start page

page-welcome = Lance et coche entre amis
page-menu-tables = Mes tables
page-status-waiting = en attente de joueurs
page-status-playing = en cours
page-status-over = terminée

## At a table

page-your-turn = À toi

## The table: turns, dice and marks

page-menu = Menu
page-rules = Règles
page-settings = Réglages
page-seat-number = Place { $seat }
page-sheet-of = Feuille : { $name }
page-board-of = Plateau : { $name }

## Start page

page-tagline-border = Coche les frontières, conquiers les terres.
page-tagline-twentyone = Six dés, cinq rangées : qui les remplira en premier ?
page-facts-border = 2–4 joueurs · 30 min
page-facts-twentyone = 1–6 joueurs · 15 min
page-play = Jouer
page-play-against = contre un bot
page-with-friends = Entre amis
page-on-this-device = Sur un seul appareil
page-opponent = Ton adversaire
page-promise = Ni compte, ni publicité, ni pistage.
page-go-on = Continuer
page-all-my-tables = Toutes mes tables

## My tables

page-free-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
  }
page-watching-here = tu regardes

## Lessons

page-learn-offer = Tu ne connais pas ? Apprends à jouer en quelques minutes
page-learn-resume = Continuer la leçon
page-learn-link = Vers la leçon
