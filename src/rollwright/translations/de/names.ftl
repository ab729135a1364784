### Names of things: games, colours, areas, bots, why a game ended, and what people say to each other at a table.

game-border = The Border
game-twentyone = Twenty One
variant-inverted = umgekehrt

colour-grey = grau
colour-green = grün
colour-blue = blau
colour-red = rot
colour-yellow = gelb
colour-orange = orange
colour-white = weiß
colour-black = schwarz

area-castle = Burg
area-town = Stadt
area-forest = Wald
area-villa = Villa
area-harbour = Hafen
area-mill = Mühle
area-lake = See
area-tower = Turm
area-well = Brunnen

bot-random = Zufall
bot-beginner = Anfänger
bot-greedy = Gierhals
bot-planner = Planer
bot-builder = Sammler
bot-sprinter = Sprinter
bot-spoiler = Spielverderber
bot-gambler = Zocker
bot-searcher = Sucher
bot-master = Meister

# What kind of player each bot is, in one line.
bot-random-character = Irgendein erlaubter Zug, rein zufällig.
bot-beginner-character = Hat einen Plan, verschätzt sich aber oft.
bot-greedy-character = Nimmt, was jetzt zu haben ist, und schaut nie voraus.
bot-planner-character = Kennt die Chancen jedes Wurfs und plant eine Runde voraus.
bot-builder-character = Sammelt Punkte und hat es nicht eilig.
bot-sprinter-character = Hat es eilig, ans Ende zu kommen.
bot-spoiler-character = Lässt den anderen möglichst wenig übrig.
bot-gambler-character = Würfelt gern noch einmal.
bot-searcher-character = Hat in sehr vielen Partien gelernt, was eine Stellung wert ist.
bot-master-character = Der Stärkste hier: Er wägt Punkte gegen Tempo ab.

# How strong a bot is, as measured: about this many of this many games.
bot-strength-never = Gewinnt fast nie gegen Gelegenheitsspieler.
bot-strength = Gewinnt etwa { $wins } von { $games } Partien gegen Gelegenheitsspieler.
bot-strength-always = Gewinnt fast immer gegen Gelegenheitsspieler.

reason-sixth-area = Jemand hat ein sechstes Gebiet umschlossen
reason-nothing-crossed-off = Zehn Runden lang hat niemand etwas angekreuzt
reason-fifth-row = Jemand hat eine fünfte Reihe abgeschlossen
reason-abandoned = Die Partie wurde vorzeitig abgebrochen
reason-closed = Der Tisch wurde vorzeitig geschlossen
reason-expired = Die Partie wurde nicht rechtzeitig begonnen
tie-most-valuable-area = Gleichstand nach Punkten, entschieden durch das wertvollste Gebiet (B31)
tie-most-valuable-area-shared = Gleichstand nach Punkten, den das wertvollste Gebiet nicht ganz aufgelöst hat: Der Sieg wird geteilt (B31)
tie-shared = Gleichstand: Der Sieg wird geteilt

# What can be said at a table with a tap: short, friendly, the same from anyone to anyone.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Klasse!
phrase-lucky = So ein Glück!
phrase-unlucky = So ein Pech!
phrase-oops = Ups!
phrase-thinking = Moment, ich überlege …
phrase-your-turn = Du bist dran!
phrase-back-soon = Bin gleich zurück.
phrase-thanks = Danke!
phrase-good-game = Schöne Partie!
phrase-again = Noch eine Partie?
