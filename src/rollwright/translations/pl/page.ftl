### The start page, and what is on every screen: loaded first.

## Everywhere

page-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
page-broken = Na tej stronie wystąpił błąd. Odśwież ją: nic nie zginie.
page-guest = Gość
page-close = Zamknij

## The start page

page-welcome = Rzucaj i wykreślaj ze znajomymi
page-menu-tables = Moje stoły
page-status-waiting = czeka na graczy
page-status-playing = w trakcie
page-status-over = zakończony

## At a table

page-your-turn = Twoja kolej

## The table: turns, dice and marks

page-menu = Menu
page-rules = Zasady
page-settings = Ustawienia
page-seat-number = Miejsce { $seat }
page-sheet-of = Arkusz: { $name }
page-board-of = Planszetka: { $name }

## Start page

page-tagline-border = Wykreślaj granice, zajmuj ziemie.
page-tagline-twentyone = Sześć kości, pięć rzędów: kto pierwszy je wypełni?
page-facts-border = 2–4 graczy · 30 min
page-facts-twentyone = 1–6 graczy · 15 min
page-play = Zagraj teraz
page-play-against = z botem
page-with-friends = Ze znajomymi
page-on-this-device = Na 1 urządzeniu
page-opponent = Twój przeciwnik
page-promise = Bez konta, bez reklam, bez śledzenia.
page-go-on = Graj dalej
page-all-my-tables = Wszystkie moje stoły

## My tables

page-free-seats = { $seats ->
    [one] jedno wolne miejsce
    [few] { $seats } wolne miejsca
    [many] { $seats } wolnych miejsc
   *[other] { $seats } wolnego miejsca
  }
page-watching-here = oglądasz

## Lessons

page-learn-offer = Nie znasz tej gry? Naucz się jej w kilka minut
page-learn-resume = Wróć do lekcji
page-learn-link = Do lekcji
