### Names of games, colours, areas and bots; why a game ended; phrases that players can say.

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
bot-beginner = Beginner
bot-greedy = Greedy
bot-planner = Planner
bot-builder = Builder
bot-sprinter = Sprinter
bot-spoiler = Spoiler
bot-gambler = Gambler
bot-searcher = Searcher
bot-master = Master

# The character of each bot, in one line.
bot-random-character = Plays any legal move.
bot-beginner-character = Has a plan, but often misjudges a move.
bot-greedy-character = Takes what it can get now and never looks ahead.
bot-planner-character = Knows the odds of every roll and plans one turn ahead.
bot-builder-character = Collects points and is in no hurry.
bot-sprinter-character = Hurries to the end of the game.
bot-spoiler-character = Leaves the others as little as possible.
bot-gambler-character = Likes to roll again.
bot-searcher-character = Has learned from a great many games how good a position is.
bot-master-character = The strongest: knows when to collect points and when to race for the end.

# How strong a bot is, as measured: about this many of this many games.
bot-strength-never = Almost never beats a casual player.
bot-strength = Wins about { $wins } of { $games } games against a casual player.
bot-strength-always = Almost always beats a casual player.

# Why a game ended: after `tell-over` (“The game is over: …”), and as a label in the statistics of `simulate`.
reason-sixth-area = a player completed a sixth area
reason-nothing-crossed-off = ten rounds passed without a cross
reason-fifth-row = a player completed a fifth row
reason-abandoned = it was abandoned before the end
reason-closed = the table was closed before the end
# The table was closed because it waited too long for its players.
reason-expired = the game was not started in time
# How a tie was decided: after `tell-tie` (“It was …”), and as a label in the statistics of `simulate`.
tie-most-valuable-area = a tie on points, decided by the most valuable area (B31)
tie-most-valuable-area-shared = a tie on points that the most valuable area did not fully decide, so the win is shared (B31)
tie-shared = a tie, so the win is shared

# Phrases that a player can say with one tap: short, friendly, suitable for everyone.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice one!
phrase-lucky = Lucky you!
phrase-unlucky = Bad luck!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-your-turn = Your turn!
phrase-back-soon = Back in a minute.
phrase-thanks = Thanks!
phrase-good-game = Good game!
phrase-again = Another game?
