### `rollwright simulate` and `rollwright arena`.

## `rollwright simulate`. Column headings have at most 14 characters.

lab-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
  }, seed { $seed }. In brackets: 95% confidence intervals.
lab-playing = Playing
lab-player = Player
lab-seat = Seat
lab-turn = Turn order
lab-board = Board
lab-sheet = Sheet
lab-games = Games
lab-points = Points
lab-spread = Spread
lab-wins = Wins
lab-rounds = Rounds: { $mean }, spread { $spread }
lab-advantage = First-player advantage over an even share, in percentage points: { $points }
lab-counted = { $what }: { $count }
# Labels in pictures.
lab-areas = Areas completed
lab-rows = Rows completed
lab-hits = Hits
lab-per-cent-of-games = Percentage of games

## `rollwright arena`

arena-title = { $game }, { $seats } seats, { $milliseconds } ms per decision, seed { $seed }. In brackets: 95% confidence intervals, valid whenever the test stops.
arena-pairing = Pairing
arena-verdict = Verdict
arena-open = undecided
arena-better = { $name } is better
arena-above = above { $share }
arena-below = below { $share }
arena-rating = Rating
arena-decisions = Decisions
arena-late = Late
arena-slowest = Slowest, ms

## Errors

needs-bots = The bot “{ $text }” needs numba. Install it with: pip install "rollwright[bots]"
entrant-cheats = The bot “{ $text }” chose “{ $move }”, which rule { $rule } forbids.
form-unknown = { $name }: the file name must end in one of { $forms }.
entrant-unknown = There is no bot “{ $text }”. Choose from { $bots }, or give your own as MODULE:CLASS.
entrant-not-found = The bot “{ $text }” cannot be loaded: { $reason }
entrant-no-bot = “{ $text }” is not a bot: it has no method choose(state, seat, rng, deadline).
number-too-small = { $option } must be at least { $least }.
arena-bots = An arena needs at least two different bots.
arena-share = --share must be between 0 and 1, such as 0.6.

## Help

help-bots = Show the bots of a game, the weakest first, with their ids, what they are like and how strong they are.
help-simulate = Let bots play many games. Shows points, rounds, and wins by seat and by board or sheet.
help-arena = Let bots compete until one is better with 95% confidence.
help-lab-game = border, twentyone
help-players = One bot per seat, such as greedy,random; or a number of greedy bots.
help-games = Number of games.
help-lab-seed = Seed for dice and bots. The same seed gives the same games, with any number of processes.
help-lab-sheets = Boards or sheets, by name or file path. simulate deals them in this order, the arena in every order.
help-milliseconds = Time limit per decision, in milliseconds. Slower decisions count as late.
help-out = Write the games to this file, one line per seat: .csv or .parquet.
help-picture = Draw the distribution of points, areas, rows and hits: .svg or .png.
help-overwrite-files = Replace existing files.
help-jobs = Number of processes. Default: one per core.
help-ray = Play on the Ray cluster at this address; “local” starts one here.
help-arena-bots = Bots by id, such as greedy random; your own as MODULE:CLASS.
help-arena-seats = Number of seats. Each bot has half of them, in every arrangement in turn.
help-games-at-most = Maximum number of games per pairing. A pairing ends earlier if the result is certain with 95% confidence.
help-share = Share of wins to prove for the first of two bots, such as 0.8. With 0.5 the test asks which bot is better.
help-play-all = Play all games even if the result is certain earlier, for a closer estimate.
help-gauntlet = The first bot plays against each of the others, instead of all against all.

## Kernels

kernels-compiled-first = Compiling the strongest bots for this machine. This takes less than half a minute and happens only once.
kernels-compiled-in-background = { $bot } is being compiled for this machine. Until then the planner plays in its place. This happens only once.
kernels-progress = Compiling
