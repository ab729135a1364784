### Pig in the terminal and on the page.

game-pig = Pig
variant-two-dice = two dice

page-tagline-pig = Roll as often as you dare, but beware of the 1.
page-facts-pig = 1–8 players

reason-fifty-points = a player has 50 points

command-roll = roll
command-hold = hold

pig-header = { $game } · Round { $round } · { $active }
pig-seat = { $name }: { $points }
pig-dice = Dice: { $dice } · Points of this round: { $points }
pig-prompt = roll: roll again · hold: score { $points }
pig-ask-faces = What do the dice show ({ $count })?
pig-help = Roll as often as you dare: a 1 loses the points of the round (P4). Hold to score them (P6). The first player with 50 points wins (P7).
pig-no-marks = Nothing is written in this game.
pig-roll-first = The die has to be rolled first.

tell-pig-loses = { $name } loses the { $points } points of this round.
tell-pig-holds = { $name } holds and scores { $points }.
tell-pig-rolls-again = { $name } rolls again.
