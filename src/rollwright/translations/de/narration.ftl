### Narration: one sentence for each thing that happened at a table. `$name` is the player in a seat, `$seat` its number.

## Parts of lists

list-pair = { $one } und { $other }
list-middle = { $one }, { $other }
list-end = { $one } und { $other }
tell-player = { $name }
tell-number = { $number }
tell-colour-count = { $count } { $count ->
    [one] { $colour ->
        [orange] orangefarbener
       *[other] { $colour }er
      }
   *[other] { $colour ->
        [orange] orangefarbene
       *[other] { $colour }e
      }
  }
tell-colour-number = { $colour } { $number }
tell-colour-spaces = { $colour } { $spaces }

## Seats

tell-sat-down = { $name } setzt sich.
tell-freed = Platz { $seat } ist frei.
tell-left = { $name } verlässt den Tisch.
tell-came-back = { $name } ist zurück.
# `tell-away` and `tell-here` are told by clients when the presence changes. They are not in the log.
tell-away = { $name } ist gerade nicht da.
tell-here = { $name } ist wieder da.
tell-bot-took-over = Der Bot { $bot } spielt für { $name } weiter.
tell-stood-in = Der Bot auf Platz { $seat } ist ausgefallen: { $bot } macht den Zug.
tell-moved = { $name } spielt an einem anderen Gerät weiter.
tell-said = { $name }: { $said }
tell-rematched = Die Revanche steht bereit.
tell-invited-to-rematch = { $name } lädt zur Revanche ein.
tell-at-rematch = { $name } wartet schon am neuen Tisch.

## Every game

tell-has-board = { $name } hat Tafel { $sheet }.
tell-has-sheet = { $name } hat Zettel { $sheet }.
tell-begins = { $name } beginnt.
tell-round = Runde { $round }: { $name } würfelt.
tell-rolled = { $name } würfelt. Die Würfel: { $dice }.
tell-chose = { $name } hat gewählt.
tell-took-back = { $name } nimmt die Wahl zurück.
tell-over = Ende der Partie: { $reason }.
tell-wins = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
tell-win-together = { $names } gewinnen mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
tell-scored = { $name } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } erreicht.
tell-no-winner = Niemand gewinnt.
tell-tie = { $tie }.

## The Border

tell-border-rerolls = { $name } würfelt neu: { $dice }.
tell-border-crosses = { $name } kreuzt { $spaces } an.
tell-border-crosses-nothing = { $name } kreuzt nichts an.
tell-border-completes = { $name } umschließt das Gebiet „{ $area }“: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
tell-border-higher = { $name } nimmt sich den höheren Wert.
tell-border-last-round = { $name } hat ein sechstes Gebiet umschlossen: Dies ist die letzte Runde.
tell-border-leftover = Für die anderen übrig: { $dice }.

## Twenty One

tell-twentyone-rolls-again = { $name } würfelt noch einmal.
tell-twentyone-keeps = { $name } behält die Würfel.
tell-twentyone-enters = { $name } trägt in Reihe { $row } ein: { $boxes }.
tell-twentyone-crosses-box = { $name } streicht ein Feld.
tell-twentyone-completes = { $name } schließt Reihe { $row } ab: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }, { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
  }.
tell-twentyone-fifth-row = { $name } beginnt die fünfte Reihe: Jede Runde kann jetzt die letzte sein.
