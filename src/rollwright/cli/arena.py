"""`rollwright arena`: matches between bots until one is significantly better, with ratings."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.text import Text

from rollwright.cli.kernels import compile_first
from rollwright.cli.progress import watched
from rollwright.cli.simulate import check_numbers, per_cent, plain_table, say, setup_for
from rollwright.core.errors import Complaint
from rollwright.lab.arena import EVEN, ArenaSettings, Pairing, Rating, compete, pairings, ratings
from rollwright.lab.entrants import check_entrants
from rollwright.lab.game_run import Thinking
from rollwright.lab.optional_dependencies import require
from rollwright.lab.worker_pool import WorkerPool
from rollwright.translations import Words


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    """The options of the command line."""

    bots: tuple[str, ...]
    game: str
    seats: int
    games_at_most: int
    milliseconds: int
    seed: int
    sheets: str | None = None
    copies: bool = False
    variant: str | None = None
    share: float = EVEN
    play_all: bool = False
    gauntlet: bool = False
    jobs: int | None = None
    ray: str | None = None
    as_json: bool = False


def arena(options: ArenaOptions, words: Words, console: Console) -> None:
    """Play the pairings and print the result."""
    check(options)
    require("openskill.models")
    setup = setup_for(options.game, options.seats, options.sheets, copies=options.copies, variant=options.variant)
    settings = ArenaSettings(
        game=options.game,
        seats=options.seats,
        sheets=setup.sheets,
        seed=options.seed,
        games_at_most=options.games_at_most,
        seconds=options.milliseconds / 1000,
        variant=setup.variant,
        copies=setup.copies,
        share=options.share,
        play_all=options.play_all,
    )
    played = pairings(options.bots, settings, gauntlet=options.gauntlet)
    called = names_of(options.bots, words)
    compile_first(options.game, options.bots, words)
    with WorkerPool(options.jobs, options.ray) as pool:
        for pairing in played:
            for _ in watched(compete(pairing, pool), settings.games_at_most // 2, meeting(pairing, called)):
                pass
    rated = ratings(options.bots, played)
    if options.as_json:
        console.print_json(json.dumps(as_json(options, played, rated)))
    else:
        show(options, played, rated, called, words, console)


def check(options: ArenaOptions) -> None:
    """Raise Complaint if the options do not describe an arena."""
    if len(options.bots) < 2 or len(set(options.bots)) < len(options.bots):
        raise Complaint("arena-bots")
    if not 0 < options.share < 1:
        raise Complaint("arena-share")
    check_numbers({"--milliseconds": options.milliseconds, "--jobs": options.jobs})
    check_numbers({"--seats": options.seats, "--games-at-most": options.games_at_most}, least=2)
    check_entrants(options.bots, options.game)


def names_of(bots: Sequence[str], words: Words) -> dict[str, str]:
    """The names of the bots; a bot from another package has the name of its class, unless two would have the same
    name."""
    short = [words.name("bot", bot.rpartition(":")[2]) for bot in bots]
    return {bot: name if short.count(name) == 1 else bot for bot, name in zip(bots, short, strict=True)}


def meeting(pairing: Pairing, called: Mapping[str, str]) -> str:
    """`Greedy : Random`."""
    return f"{called[pairing.one]} : {called[pairing.other]}"


def thinking_of(bot: str, played: Sequence[Pairing]) -> Thinking:
    """The thinking time of a bot in all of its pairings."""
    return sum((pairing.thinking.get(bot, Thinking()) for pairing in played), Thinking())


def as_json(options: ArenaOptions, played: Sequence[Pairing], rated: Sequence[Rating]) -> dict[str, object]:
    """The content of the tables as JSON."""
    return {
        "game": options.game,
        "seats": options.seats,
        "seed": options.seed,
        "milliseconds": options.milliseconds,
        "variant": options.variant,
        "share": options.share,
        "pairings": [
            {
                "one": pairing.one,
                "other": pairing.other,
                "games": pairing.games,
                "wins": asdict(pairing.wins),
                "points": pairing.mean_margin,
                "better": pairing.better,
            }
            for pairing in played
        ],
        "ratings": [asdict(rating) | asdict(thinking_of(rating.bot, played)) for rating in rated],
    }


def show(
    options: ArenaOptions,
    played: Sequence[Pairing],
    rated: Sequence[Rating],
    called: Mapping[str, str],
    words: Words,
    console: Console,
) -> None:
    """Print the pairings, then the ratings with the thinking times."""
    title = words.say(
        "arena-title",
        game=words.name("game", options.game),
        seats=options.seats,
        milliseconds=options.milliseconds,
        seed=str(options.seed),
    )
    say(title, console)
    console.print()
    heads = ("lab-games", "lab-wins", "lab-points", "arena-verdict")
    table = plain_table(words.say("arena-pairing"), *map(words.say, heads))
    for pairing in played:
        cells = [
            meeting(pairing, called),
            str(pairing.games),
            per_cent(pairing.wins, words),
            words.decimal(pairing.mean_margin, 1, signed=True),
            verdict(pairing, called, words),
        ]
        table.add_row(*map(Text, cells))
    console.print(table)
    console.print()
    heads = ("arena-rating", "arena-decisions", "arena-late", "arena-slowest")
    table = plain_table(words.say("lab-player"), *map(words.say, heads))
    for rating in rated:
        thinking = thinking_of(rating.bot, played)
        cells = [
            called[rating.bot],
            f"{words.decimal(rating.mu, 1)} ± {words.decimal(2 * rating.sigma, 1)}",
            str(thinking.decisions),
            str(thinking.late),
            words.decimal(1000 * thinking.slowest, 1),
        ]
        table.add_row(*map(Text, cells))
    console.print(table)


def verdict(pairing: Pairing, called: Mapping[str, str], words: Words) -> str:
    """The result of the sequential test as a text."""
    better = pairing.better
    if pairing.settings.share == EVEN:
        return words.say("arena-open") if better is None else words.say("arena-better", name=called[better])
    share = words.say("per-cent", number=words.decimal(100 * pairing.settings.share, 0))
    if better is None:
        return words.say("arena-open")
    return words.say("arena-above" if better == pairing.one else "arena-below", share=share)
