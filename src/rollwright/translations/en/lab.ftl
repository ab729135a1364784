### The laboratory: `rollwright simulate`, `rollwright arena`.

## `rollwright simulate`. The heads of columns are short: at most 14 characters.

lab-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
  }, seed { $seed }. In brackets: 95 % intervals.
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
lab-advantage = Whoever goes first wins this much oftener than an even share, in percentage points: { $points }
lab-counted = { $what }: { $count }
# In pictures.
lab-areas = Areas completed
lab-rows = Rows completed
lab-hits = Hits
lab-per-cent-of-games = Per cent of games

## `rollwright arena`

arena-title = { $game }, { $seats } seats, { $milliseconds } ms a decision, seed { $seed }. In brackets: what is possible with 95 %, whenever one stops.
arena-pairing = Pairing
arena-verdict = Verdict
arena-open = open
arena-better = { $bot } is better
arena-above = above { $share }
arena-below = below { $share }
arena-rating = Rating
arena-decisions = Decisions
arena-late = Late
arena-slowest = Slowest, ms

## What cannot be

needs-lab = { $package } is needed for this. Install it with: pip install 'rollwright[lab]'
needs-bots = The bot “{ $bot }” needs numba. Install it with: pip install 'rollwright[bots]'
entrant-cheats = The bot “{ $bot }” wants “{ $move }”, which rule { $rule } forbids.
form-unknown = { $name }: the name must end in one of { $forms }.
entrant-unknown = There is no bot “{ $text }”; there are { $bots }, and anyone’s as MODULE:CLASS.
entrant-not-found = The bot “{ $text }” cannot be loaded: { $reason }
entrant-no-bot = “{ $text }” is no bot: it has no method choose(state, seat, rng, deadline).
number-too-small = { $option } must be at least { $least }.
arena-bots = An arena needs at least two bots, each named once.
arena-share = --share is a part of the wins between 0 and 1, such as 0.6.

## Help of the command line

help-simulate = Let bots play many games: points, rounds, wins by seat and by board or sheet.
help-arena = Let bots compete until it is sure who is better.
help-lab-game = border, twentyone
help-players = A bot for each seat, such as greedy,random; or how many greedy ones.
help-games = How many games.
help-lab-seed = Dice and bots from this number: the same games every time, however many processes play.
help-lab-sheets = Boards or sheets, by name or by the path of a file. simulate hands them out in this order, the arena in every order.
help-milliseconds = What a bot has for each decision; who takes longer is late.
help-out = Write the games to this file, one line for each seat: .csv or .parquet.
help-picture = Draw how points, areas, rows and hits are spread: .svg or .png.
help-overwrite-files = Write files even if they exist.
help-jobs = How many processes; otherwise one for each core.
help-ray = Play on the Ray cluster at this address; local starts one here.
help-arena-bots = Bots by id, such as greedy random; anyone’s as MODULE:CLASS.
help-arena-seats = Seats at the table; each side has half of them, in turns.
help-games-at-most = The most games of a pairing; it ends before if it is sure who is better.
help-share = The part of the wins that the first of two bots must surely have, such as 0.8; 0.5 asks who is better.
help-play-all = Play all games even when it is sure, for a closer estimate.
help-gauntlet = The first bot against each of the others, instead of everyone against everyone.

## Kernels

kernels-compiled-first = Compiling the strongest bots for this machine: most of a minute, and only this once.
kernels-compiled-beside = { $bot } is being compiled for this machine, this once; until then the planner moves in its place.
