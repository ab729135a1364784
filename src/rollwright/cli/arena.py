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
from rollwright.lab.match import Thinking
from rollwright.lab.optional_dependencies import require
from rollwright.lab.worker_pool import WorkerPool
from rollwright.translations import Words


@dataclass(frozen=True, slots=True)
class ArenaWishes:
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


def arena(wishes: ArenaWishes, words: Words, console: Console) -> None:
    """Play the pairings and print the result."""
    check(wishes)
    require("openskill.models")
    setup = setup_for(wishes.game, wishes.seats, wishes.sheets, copies=wishes.copies, variant=wishes.variant)
    settings = ArenaSettings(
        game=wishes.game,
        seats=wishes.seats,
        sheets=setup.sheets,
        seed=wishes.seed,
        games_at_most=wishes.games_at_most,
        seconds=wishes.milliseconds / 1000,
        variant=setup.variant,
        copies=setup.copies,
        share=wishes.share,
        play_all=wishes.play_all,
    )
    played = pairings(wishes.bots, settings, gauntlet=wishes.gauntlet)
    called = names_of(wishes.bots, words)
    compile_first(wishes.game, wishes.bots, words)
    with WorkerPool(wishes.jobs, wishes.ray) as pool:
        for pairing in played:
            for _ in watched(compete(pairing, pool), settings.games_at_most // 2, meeting(pairing, called)):
                pass
    rated = ratings(wishes.bots, played)
    if wishes.as_json:
        console.print_json(json.dumps(as_json(wishes, played, rated)))
    else:
        show(wishes, played, rated, called, words, console)


def check(wishes: ArenaWishes) -> None:
    """Raise Complaint if the options do not describe an arena."""
    if len(wishes.bots) < 2 or len(set(wishes.bots)) < len(wishes.bots):
        raise Complaint("arena-bots")
    if not 0 < wishes.share < 1:
        raise Complaint("arena-share")
    check_numbers({"--milliseconds": wishes.milliseconds, "--jobs": wishes.jobs})
    check_numbers({"--seats": wishes.seats, "--games-at-most": wishes.games_at_most}, least=2)
    check_entrants(wishes.bots, wishes.game)


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


def as_json(wishes: ArenaWishes, played: Sequence[Pairing], rated: Sequence[Rating]) -> dict[str, object]:
    """The content of the tables as JSON."""
    return {
        "game": wishes.game,
        "seats": wishes.seats,
        "seed": wishes.seed,
        "milliseconds": wishes.milliseconds,
        "variant": wishes.variant,
        "share": wishes.share,
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
    wishes: ArenaWishes,
    played: Sequence[Pairing],
    rated: Sequence[Rating],
    called: Mapping[str, str],
    words: Words,
    console: Console,
) -> None:
    """Print the pairings, then the ratings with the thinking times."""
    title = words.say(
        "arena-title",
        game=words.name("game", wishes.game),
        seats=wishes.seats,
        milliseconds=wishes.milliseconds,
        seed=str(wishes.seed),
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
        return words.say("arena-open") if better is None else words.say("arena-better", bot=called[better])
    share = words.say("per-cent", number=words.decimal(100 * pairing.settings.share, 0))
    if better is None:
        return words.say("arena-open")
    return words.say("arena-above" if better == pairing.one else "arena-below", share=share)
