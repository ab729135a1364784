### Names of things: games, colours, areas, bots, why a game ended, and what people say to each other at a table.

game-border = The Border
game-twentyone = Twenty One
variant-inverted = inverted

colour-grey = grey
colour-green = green
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-orange = orange
colour-white = white
colour-black = black

area-castle = castle
area-town = town
area-forest = forest
area-villa = villa
area-harbour = harbour
area-mill = mill
area-lake = lake
area-tower = tower
area-well = well

bot-random = Random
bot-greedy = Greedy
bot-planner = Planner
bot-searcher = Searcher
bot-master = Master

# What kind of player each bot is, in one line.
bot-random-character = Any legal move, just as it comes.
bot-greedy-character = Takes what there is now and never looks ahead.
bot-planner-character = Knows the odds of every roll and plans the next turn.
bot-searcher-character = Plays every idea out in its head, again and again, before it chooses.
bot-master-character = The strongest here: it weighs points against the race.

reason-sixth-area = a sixth area was completed
reason-nothing-crossed-off = nobody crossed off anything for ten rounds
reason-fifth-row = a fifth row was completed
reason-abandoned = abandoned before the end
reason-closed = the table was closed before the end
reason-expired = the game was never begun
tie-most-valuable-area = a tie on points, decided by the most valuable area (B31)
tie-most-valuable-area-shared = a tie on points: the most valuable area decided, and those still tied share the win (B31)
tie-shared = a tie: the win is shared

# What can be said at a table with a tap: short, friendly, the same from anyone to anyone.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice one!
phrase-lucky = How lucky!
phrase-unlucky = Bad luck!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-your-turn = Your turn!
phrase-back-soon = Back in a moment.
phrase-thanks = Thanks!
phrase-good-game = Good game!
phrase-again = Another game?
