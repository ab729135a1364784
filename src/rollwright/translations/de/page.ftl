### The start page, and what is on every screen: loaded first.

## Everywhere

page-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-broken = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu: Es geht nichts verloren.
page-guest = Gast
page-close = Schließen

## The start page

page-welcome = Zusammen würfeln und eintragen
page-menu-tables = Tische
page-status-waiting = wartet auf andere
page-status-playing = läuft
page-status-over = vorbei

## At a table

page-your-turn = Du bist dran

## The table: turns, dice and marks

page-menu = Menü
page-rules = Regeln
page-settings = Einstellungen
page-seat-number = Platz { $seat }
page-sheet-of = Zettel von { $name }
page-board-of = Tafel von { $name }

## Start page

page-tagline-border = Grenzen ankreuzen, Gebiete gewinnen.
page-tagline-twentyone = Sechs Würfel, fünf Reihen: Wer füllt sie zuerst?
page-facts-border = 2–4 Personen · 30 min
page-facts-twentyone = 1–6 Personen · 15 min
page-play = Jetzt spielen
page-play-against = gegen einen Bot
page-with-friends = Mit anderen
page-on-this-device = An einem Gerät
page-opponent = Dein Gegner
page-promise = Kein Konto, keine Werbung, kein Tracking.
page-go-on = Weiterspielen
page-all-my-tables = Alle meine Tische

## My tables

page-free-seats = { $seats ->
    [one] ein freier Platz
   *[other] { $seats } freie Plätze
  }
page-watching-here = du schaust zu

## Lessons

page-learn-offer = Neu hier? In wenigen Minuten gelernt
page-learn-resume = Lektion fortsetzen
page-learn-link = Zur Lektion
