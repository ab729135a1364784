"""`rollwright simulate`: many games between bots, with statistics as tables, JSON, CSV, Parquet or a picture."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rollwright.cli.files import sheets_named, writing
from rollwright.cli.kernels import compile_first
from rollwright.cli.play import parts
from rollwright.cli.progress import watched
from rollwright.core.deal import Setup
from rollwright.core.errors import Complaint
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.lab import export, pictures
from rollwright.lab.entrants import check_entrants
from rollwright.lab.game_run import GameResult
from rollwright.lab.simulate import Group, SeriesSummary, game_specs, summary
from rollwright.lab.statistics import Estimate
from rollwright.lab.worker_pool import WorkerPool
from rollwright.translations import Words

USUAL = "greedy"
"""The bot in each seat if only the number of seats is given."""
MOST_PLAYERS = 10


@dataclass(frozen=True, slots=True)
class SimulateOptions:
    """The options of the command line."""

    game: str
    players: str
    games: int
    seed: int
    sheets: str | None = None
    copies: bool = False
    variant: str | None = None
    milliseconds: int | None = None
    jobs: int | None = None
    ray: str | None = None
    out: Path | None = None
    picture: Path | None = None
    overwrite: bool = False
    as_json: bool = False


def simulate(options: SimulateOptions, words: Words, console: Console) -> None:
    """Play the games and print their statistics."""
    bots = seated(options.players)
    check_entrants(bots, options.game)
    setup = setup_for(options.game, len(bots), options.sheets, copies=options.copies, variant=options.variant)
    check_numbers({"--games": options.games, "--milliseconds": options.milliseconds, "--jobs": options.jobs})
    check_files(options)
    seconds = None if options.milliseconds is None else options.milliseconds / 1000
    due = game_specs(options.game, setup, bots, options.games, options.seed, seconds)
    compile_first(options.game, bots, words)
    with WorkerPool(options.jobs, options.ray) as pool:
        played = list(watched(pool.play(due), len(due), words.say("lab-playing")))
    found = summary(played)
    if options.as_json:
        console.print_json(json.dumps(as_json(options, bots, found)))
    else:
        show(options, found, words, console)
    keep(options, played, words)


def seated(players: str) -> tuple[str, ...]:
    """The bots of the seats, from a number of seats or a list of bots."""
    if players.isascii() and players.isdigit():
        return (USUAL,) * min(int(players[:3]), MOST_PLAYERS)
    return tuple(parts(players))


def setup_for(game: str, seats: int, sheets: str | None, *, copies: bool, variant: str | None) -> Setup:
    """The setup of every game; whatever is not given is drawn."""
    listed = parts(sheets)
    setup = Setup(
        seats=seats,
        sheets=sheets_named(game, listed) if listed else all_shipped(game),
        as_listed=bool(listed),
        variant=variant,
        copies=copies,
    )
    GAMES[game].start(setup)  # raises IllegalSetup if it is not valid
    return setup


def check_numbers(numbers: Mapping[str, int | None], least: int = 1) -> None:
    """Raise Complaint if a number is too small."""
    for option, number in numbers.items():
        if number is not None and number < least:
            raise Complaint("number-too-small", option=option, least=least)


def check_files(options: SimulateOptions) -> None:
    """Raise Complaint before the games are played if a file cannot be written."""
    if options.out is not None:
        export.check_form(options.out)
    if options.picture is not None:
        pictures.check_form(options.picture)
    for file in (options.out, options.picture):
        if file is not None:
            with writing(file):
                if file.exists() and not options.overwrite:
                    raise Complaint("file-exists", name=str(file))
                file.open("a").close()


def keep(options: SimulateOptions, played: Sequence[GameResult], words: Words) -> None:
    """Write the requested files."""
    if options.out is not None:
        with writing(options.out):
            export.write(played, options.out)
    if options.picture is not None:
        panels = {"points": words.say("lab-points")} | {tally: words.say(f"lab-{tally}") for tally in played[0].tallies}
        names = {bot: words.name("bot", bot) for bot in dict.fromkeys(played[0].bots)}
        with writing(options.picture):
            pictures.draw(played, panels, words.say("lab-per-cent-of-games"), names, options.picture)


def as_json(options: SimulateOptions, bots: Sequence[str], found: SeriesSummary) -> dict[str, object]:
    """The content of the tables as JSON."""
    asked = {"game": options.game, "players": list(bots), "seed": options.seed, "variant": options.variant}
    return asked | asdict(found) | {"first_player_advantage": asdict(found.advantage)}


# The tables


def show(options: SimulateOptions, found: SeriesSummary, words: Words, console: Console) -> None:
    """Print the statistics as tables."""
    game = words.name("game", options.game)
    say(words.say("lab-title", game=game, games=found.games, seed=str(options.seed)), console)
    groups = [("lab-player", named(found.by_player, words)), ("lab-seat", found.by_seat)]
    if found.seats > 1:
        groups.append(("lab-turn", found.by_turn))
    if found.by_sheet:
        groups.append((f"lab-{GAMES[options.game].sheet_word}", found.by_sheet))
    for head, rows in groups:
        console.print()
        console.print(group_table(words.say(head), rows, words, alone=found.seats == 1))
    console.print()
    rounds = found.rounds
    say(words.say("lab-rounds", mean=interval(rounds.mean, words), spread=words.decimal(rounds.spread, 1)), console)
    if found.seats > 1:
        say(words.say("lab-advantage", points=signed_interval(found.advantage, words)), console)
    for reason, count in found.reasons.items():
        say(words.say("lab-counted", what=words.say(reason), count=count), console)
    for tie, count in found.ties.items():
        say(words.say("lab-counted", what=words.say(tie), count=count), console)


def named(groups: Sequence[Group], words: Words) -> list[Group]:
    """The groups of bots with the names from the catalogue."""
    return [Group(words.name("bot", one.name), one.results, one.points, one.wins) for one in groups]


def group_table(head: str, groups: Sequence[Group], words: Words, *, alone: bool) -> Table:
    """Points and wins of each group; without wins in a game for one player."""
    table = plain_table(head, words.say("lab-games"), words.say("lab-points"), words.say("lab-spread"))
    if not alone:
        table.add_column(words.say("lab-wins"), justify="right", no_wrap=True)
    for group in groups:
        points, spread = interval(group.points.mean, words), words.decimal(group.points.spread, 1)
        cells = [group.name, str(group.results), points, spread]
        table.add_row(*map(Text, cells if alone else [*cells, per_cent(group.wins, words)]))
    return table


def plain_table(first: str, *others: str) -> Table:
    """A table with text in its first column and numbers in the others."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="")
    table.add_column(first)
    for head in others:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def interval(estimate: Estimate, words: Words) -> str:
    """`51.2 (50.8 … 51.6)`."""
    value, low, high = (words.decimal(number, 1) for number in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} … {high})"


def per_cent(estimate: Estimate, words: Words) -> str:
    """`51.2% (50.8 … 51.6)`."""
    value, low, high = (words.decimal(100 * number, 1) for number in (estimate.value, estimate.low, estimate.high))
    return f"{words.say('per-cent', number=value)} ({low} … {high})"


def signed_interval(estimate: Estimate, words: Words) -> str:
    """`+1.2 (-0.4 … +2.8)`, in percentage points."""
    numbers = (100 * number for number in (estimate.value, estimate.low, estimate.high))
    value, low, high = (words.decimal(number, 1, signed=True) for number in numbers)
    return f"{value} ({low} … {high})"


def say(text: str, console: Console) -> None:
    """Print a line without wrapping it."""
    console.print(Text(text), soft_wrap=True)
