### Pig im Terminal und auf der Seite.

game-pig = Pig
variant-two-dice = zwei Würfel

page-tagline-pig = Würfle, so oft du dich traust, aber hüte dich vor der 1.
page-facts-pig = 1–8 Personen

reason-fifty-points = 50 Punkte sind erreicht

command-roll = würfeln
command-hold = aufhören

pig-header = { $game } · Runde { $round } · { $active }
pig-seat = { $name }: { $points }
pig-dice = Würfel: { $dice } · Punkte dieser Runde: { $points }
pig-prompt = würfeln: noch einmal würfeln · aufhören: { $points } Punkte nehmen
pig-ask-faces = Was zeigen die Würfel ({ $count })?
pig-help = Würfle, so oft du dich traust: Bei einer 1 sind die Punkte der Runde weg (P4). Wer aufhört, bekommt sie (P6). Wer zuerst 50 Punkte hat, gewinnt (P7).
pig-no-marks = In diesem Spiel wird nichts eingetragen.
pig-roll-first = Erst muss gewürfelt werden.

tell-pig-loses = { $name } verliert die { $points } Punkte dieser Runde.
tell-pig-holds = { $name } hört auf und bekommt { $points } Punkte.
tell-pig-rolls-again = { $name } würfelt noch einmal.
