### Names of things: games, colours, areas, bots, why a game ended, and what people say to each other at a table.

game-border = The Border
game-twentyone = Twenty One
variant-inverted = odwrócony

colour-grey = szary
colour-green = zielony
colour-blue = niebieski
colour-red = czerwony
colour-yellow = żółty
colour-orange = pomarańczowy
colour-white = biały
colour-black = czarny

area-castle = zamek
area-town = miasto
area-forest = las
area-villa = willa
area-harbour = port
area-mill = młyn
area-lake = jezioro
area-tower = wieża
area-well = studnia

bot-random = Losowy
bot-beginner = Nowicjusz
bot-greedy = Zachłanny
bot-planner = Planista
bot-builder = Budowniczy
bot-sprinter = Sprinter
bot-spoiler = Przeszkadzacz
bot-gambler = Hazardzista
bot-searcher = Poszukiwacz
bot-master = Mistrz

# What kind of player each bot is, in one line.
bot-random-character = Wykonuje dowolny dozwolony ruch, wybrany losowo.
bot-beginner-character = Ma plan, ale często źle ocenia ruch.
bot-greedy-character = Bierze to, co da się wziąć teraz, i nigdy nie patrzy naprzód.
bot-planner-character = Zna szanse każdego rzutu i planuje o jedną rundę naprzód.
bot-builder-character = Zbiera punkty i nigdzie się nie spieszy.
bot-sprinter-character = Spieszy się do końca partii.
bot-spoiler-character = Zostawia innym jak najmniej.
bot-gambler-character = Lubi rzucać jeszcze raz.
bot-searcher-character = Z ogromnej liczby partii nauczył się, ile jest warta pozycja.
bot-master-character = Najsilniejszy: wie, kiedy zbierać punkty, a kiedy pędzić do końca.

# How strong a bot is, as measured: about this many of this many games.
bot-strength-never = Prawie nigdy nie wygrywa z okazjonalnym graczem.
bot-strength = Wygrywa około { $wins } z { $games } partii z okazjonalnym graczem.
bot-strength-always = Prawie zawsze wygrywa z okazjonalnym graczem.

reason-sixth-area = jeden z graczy ukończył szósty obszar
reason-nothing-crossed-off = przez dziesięć rund nikt niczego nie wykreślił
reason-fifth-row = jeden z graczy ukończył piąty rząd
reason-abandoned = partię przerwano przed końcem
reason-closed = stół zamknięto przed końcem
reason-expired = partii nie rozpoczęto na czas
tie-most-valuable-area = remis punktowy rozstrzygnięty najcenniejszym obszarem (B31)
tie-most-valuable-area-shared = remis punktowy, którego najcenniejszy obszar nie rozstrzygnął do końca, więc zwycięstwo jest wspólne (B31)
tie-shared = remis, więc zwycięstwo jest wspólne

# What can be said at a table with a tap: short, friendly, the same from anyone to anyone.
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice = Ładnie!
phrase-lucky = Ale szczęście!
phrase-unlucky = Ale pech!
phrase-oops = Ups!
phrase-thinking = Chwila, myślę…
phrase-your-turn = Twoja kolej!
phrase-back-soon = Zaraz wracam.
phrase-thanks = Dzięki!
phrase-good-game = Dobra partia!
phrase-again = Jeszcze jedna partia?
