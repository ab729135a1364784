### The rules of Pig.

heading-pig = Pig

heading-pig-round = A round

rule-P1 = Pig is for 1 to 8 players. Nothing is written on boards or sheets.
rule-P2 = The first player is drawn. After each round, the player to the left is the active player.
rule-P3 = The active player rolls the die.
rule-P4 = If the die shows a 1, the player scores nothing in this round, and the round is over.
rule-P5 = Any other number is added to the points of the round. The player then chooses: roll again, or hold.
rule-P6 = A player who holds scores the points of the round, and the round is over.

heading-pig-end = End

rule-P7 = The first player with 50 points or more wins, and the game is over.
rule-P8 = Variant with two dice: both dice are rolled. A 1 on either of them loses the round; otherwise their sum is added.
