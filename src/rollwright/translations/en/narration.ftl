### Narration: one sentence for each thing that happened at a table. `$name` is the player in a seat, `$seat` its number.

## Parts of lists

list-pair = { $one } and { $other }
list-middle = { $one }, { $other }
list-end = { $one }, and { $other }
tell-player = { $name }
tell-number = { $number }
# Dice and spaces by colour: “2 red”, “red 5”, “grey 16, 23”.
tell-colour-count = { $count } { $colour }
tell-colour-number = { $colour } { $number }
tell-colour-spaces = { $colour } { $spaces }

## Seats

tell-sat-down = { $name } sits down.
tell-freed = Seat { $seat } is free.
tell-left = { $name } leaves the table.
tell-came-back = { $name } is back.
# `tell-away` and `tell-here` are told by clients when the presence changes. They are not in the log.
tell-away = { $name } is away.
tell-here = { $name } is connected again.
tell-bot-took-over = { $bot }, a bot, takes over for { $name }.
tell-stood-in = The bot in seat { $seat } failed, so { $bot } makes its move.
tell-moved = { $name } continues on another device.
tell-said = { $name }: { $said }
tell-rematched = A rematch is ready.
tell-invited-to-rematch = { $name } invites you to a rematch.
tell-at-rematch = { $name } is waiting at the rematch.

## Every game

tell-has-board = { $name } has board { $sheet }.
tell-has-sheet = { $name } has sheet { $sheet }.
tell-begins = { $name } begins.
tell-round = Round { $round }: { $name } rolls.
tell-rolled = { $name } rolls. The dice show { $dice }.
tell-chose = { $name } has chosen.
tell-took-back = { $name } takes back their choice.
# $reason: one of the messages reason-... of names.ftl.
tell-over = The game is over: { $reason }.
tell-wins = { $name } wins with { $points ->
    [one] one point
   *[other] { $points } points
  }.
tell-win-together = { $names } win with { $points ->
    [one] one point
   *[other] { $points } points
  } each.
tell-scored = { $name } scored { $points ->
    [one] one point
   *[other] { $points } points
  }.
tell-no-winner = There is no winner.
# $tie: one of the messages tie-... of names.ftl.
tell-tie = It was { $tie }.

## The Border

tell-border-rerolls = { $name } rerolls { $dice }.
tell-border-crosses = { $name } crosses off { $spaces }.
tell-border-crosses-nothing = { $name } crosses off nothing.
tell-border-completes = { $name } completes the { $area }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
tell-border-higher = { $name } takes the higher value.
tell-border-last-round = { $name } has completed a sixth area: this is the last round.
tell-border-leftover = Left for the others: { $dice }.

## Twenty One

tell-twentyone-rolls-again = { $name } rolls again.
tell-twentyone-keeps = { $name } keeps the dice.
tell-twentyone-enters = { $name } enters { $boxes } in row { $row }.
tell-twentyone-crosses-box = { $name } crosses off a box.
tell-twentyone-completes = { $name } completes row { $row }: { $points ->
    [one] one point
   *[other] { $points } points
  }, { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
  }.
tell-twentyone-fifth-row = { $name } begins the fifth row: any round can be the last now.
