### The start page, and what is on every screen: loaded first.

## Everywhere

page-unreachable = The server is not responding. Try again in a moment.
page-broken = Something went wrong on this page. Reload it; nothing is lost.
page-guest = Guest
page-close = Close

## The start page

page-welcome = Roll and write with friends
# As short as possible, for the header of a phone. `page-my-tables` is the heading.
page-menu-tables = My tables
page-status-waiting = waiting for players
page-status-playing = in progress
page-status-over = finished

## At a table

page-your-turn = Your turn

## The table: turns, dice and marks

page-menu = Menu
page-rules = Rules
page-settings = Settings
page-seat-number = Seat { $seat }
page-sheet-of = { $name }’s sheet
page-board-of = { $name }’s board

## Start page

page-tagline-border = Cross off borders, claim the lands.
page-tagline-twentyone = Six dice, five rows: fill them first.
page-facts-border = 2–4 players · 30 min
page-facts-twentyone = 1–6 players · 15 min
page-play = Play now
page-play-against = against a bot
page-with-friends = With friends
page-on-this-device = On one device
page-opponent = Your opponent
page-promise = No account, no ads, no tracking.
page-go-on = Continue
page-all-my-tables = All my tables

## My tables

page-free-seats = { $seats ->
    [one] one free seat
   *[other] { $seats } free seats
  }
page-watching-here = watching

## Lessons

page-learn-offer = New to this game? Learn it in a few minutes
page-learn-resume = Continue the lesson
page-learn-link = To the lesson
