"""`rollwright play`: sets up players, boards and dice, plays a local game, and writes its record."""

import secrets
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from rollwright.bots import available_bots, bots_for
from rollwright.bots.warmup import bot_without_wait
from rollwright.cli.console_input import ConsoleInput
from rollwright.cli.deal import ask_deal
from rollwright.cli.files import sheets_named, writing
from rollwright.cli.game_loop import GameLoop
from rollwright.cli.game_table import QuitGame
from rollwright.cli.kernels import must_compile
from rollwright.cli.local_table import LocalTable
from rollwright.cli.terminal import WORD_BYTES, Terminal
from rollwright.core.deal import Setup
from rollwright.core.errors import Complaint
from rollwright.core.notation import LONGEST_NAME
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.record import Player, Proven
from rollwright.record.proof import SECRET_BYTES
from rollwright.table import DiceSource, ProvenDice, SeededDice, Table, TypedDice
from rollwright.table.names import told_apart, usable
from rollwright.table.narration import tell_outcome
from rollwright.table.outcome import OutcomeView
from rollwright.translations import Words
from rollwright.user_folders import data_folder

PERSON = "person"
DEFAULT_SEATS = 3
OPPONENT = "greedy"
LONGEST_SEED = 19


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The options of the command line."""

    game: str
    seats: str | None = None
    names: str | None = None
    seed: int | None = None
    real_dice: bool = False
    sheets: str | None = None
    copies: bool = False
    first: int | None = None
    variant: str | None = None
    record: Path | None = None
    overwrite: bool = False


def play(options: PlayOptions, words: Words, console: Console) -> int:
    """Play one game; returns the exit code. Without a terminal only bots play."""
    at_terminal = sys.stdin.isatty() and console.is_terminal
    terminal, table = open_game(options, words, console, people_may_play=at_terminal)
    file = record_file(options, at_terminal=at_terminal)
    quit_on_signals()
    try:
        table.run_until_person()
        if options.real_dice and not table.replica.view.turn:
            table.deal(ask_deal(terminal))
        show_end(terminal, GameLoop(terminal).run(), next(iter(table.seats), Seat(0)))
    except (QuitGame, KeyboardInterrupt):
        if table.replica.view.outcome is None:
            table.abandon()
        console.print()
        console.print(Text(words.say("goodbye")))
    finally:
        if file is not None and table.replica.view.turn:
            today = datetime.now().astimezone().date().isoformat()
            write_record(table.record(today).to_text(), file)
            tell_record(file, words, console, proven=isinstance(table.opened.origin, Proven))
    return 0


def quit_on_signals() -> None:
    """Handle SIGHUP, which a closed window sends, like Ctrl-C; Windows does not have it."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


# Set-up


def open_game(
    options: PlayOptions, words: Words, console: Console, *, people_may_play: bool
) -> tuple[Terminal, LocalTable]:
    """Open a table with all players, and its terminal. Raises Complaint if the options are not valid."""
    game = GAMES[options.game]
    players = seated(options, words, people_may_play=people_may_play)
    if options.real_dice and not people_may_play:
        raise Complaint("real-dice-no-terminal")
    if options.seed is not None and options.real_dice:
        raise Complaint("seed-and-real-dice")
    if options.seed is not None and abs(options.seed) >= 10**LONGEST_SEED:
        raise Complaint("seed-too-long", most=LONGEST_SEED)
    listed = parts(options.sheets)
    sheets = sheets_named(options.game, listed) if listed else all_shipped(options.game)
    setup = Setup(
        seats=len(players),
        sheets=sheets,
        as_listed=bool(listed),
        first=None if options.first is None else Seat(options.first - 1),
        variant=options.variant,
        copies=options.copies,
    )
    dice = dice_for(options)
    table = Table(game, setup, dice)
    for seat, player in zip(all_seats(len(players)), players, strict=True):
        table.sit(seat, player)
        if player.bot is not None or not isinstance(dice, ProvenDice):  # people are asked for their words
            table.say_word(seat, secrets.token_urlsafe(WORD_BYTES))
    late = [bot for bot in dict.fromkeys(player.bot for player in players) if bot and must_compile(options.game, [bot])]
    bots = {Seat(number): bot_without_wait(player.bot, game) for number, player in enumerate(players) if player.bot}
    random = Random(options.seed if options.seed is not None else secrets.randbits(64))
    local = LocalTable(table, bots, random)
    terminal = Terminal(local, words, console, ConsoleInput(console))
    for bot in late:
        terminal.announce("kernels-compiled-in-background", bot=bot)
    return terminal, local


def dice_for(options: PlayOptions) -> DiceSource:
    """Proven dice, unless the options ask for a seed or real dice."""
    if options.real_dice:
        return TypedDice()
    return ProvenDice(secrets.token_bytes(SECRET_BYTES)) if options.seed is None else SeededDice(options.seed)


def seated(options: PlayOptions, words: Words, *, people_may_play: bool) -> list[Player]:
    """The players: `--seats` is a number or a list, and `--names` has the names of the people."""
    names = parts(options.names)
    who = parts(options.seats) or [str(max(DEFAULT_SEATS, len(names)))]
    if len(who) == 1 and who[0].isascii() and who[0].isdigit() and len(who[0]) <= 3:
        people = max(1, len(names))
        who = [PERSON] * min(people, int(who[0])) + [OPPONENT] * (int(who[0]) - people)
    if len(names) > len(who):
        raise Complaint("names-too-many", names=len(names), seats=len(who))
    players: list[Player] = []
    for number, kind in enumerate(who):
        if kind not in (PERSON, *bots_for(options.game)):
            raise Complaint("seats-unreadable", text=kind)
        if kind not in (PERSON, *available_bots(options.game)):
            raise Complaint("bot-not-installed", text=kind)
        if kind == PERSON and not people_may_play:
            kind = OPPONENT
        name = names[number] if number < len(names) else default_name(kind, number, words)
        if not usable(name):
            raise Complaint("name-unusable", text=name, most=LONGEST_NAME)
        players.append(Player(told_apart(name, [player.name for player in players]), None if kind == PERSON else kind))
    return players


def default_name(kind: str, number: int, words: Words) -> str:
    """The name of a player for whom no name was given."""
    return words.say("default-name", seat=number + 1) if kind == PERSON else f"{words.name('bot', kind)} {number + 1}"


def parts(listed: str | None) -> list[str]:
    """The parts of a comma-separated list."""
    return [part.strip() for part in listed.split(",") if part.strip()] if listed else []


# The record


def record_file(options: PlayOptions, *, at_terminal: bool) -> Path | None:
    """The file of the record: the one that was given, else one in the data folder if a person plays."""
    if options.record is None:
        return new_file(options.game) if at_terminal else None
    with writing(options.record):
        if options.record.exists() and not options.overwrite:
            raise Complaint("file-exists", name=str(options.record))
        options.record.open("a").close()
    return options.record


def new_file(game: str) -> Path:
    """The path of a new file in the data folder."""
    folder = data_folder() / "records"
    now = datetime.now().astimezone()
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        names = (folder / f"{game}-{now:%Y-%m-%d-%H%M%S}{'' if n == 1 else f'-{n}'}.rec" for n in count(1))
        return next(file for file in names if not file.exists())


def write_record(text: str, file: Path) -> None:
    """Write a record atomically."""
    with writing(file):
        unfinished = file.with_name(file.name + ".part")
        unfinished.write_text(text, encoding="utf-8", newline="\n")
        unfinished.replace(file)


def tell_record(file: Path, words: Words, console: Console, *, proven: bool) -> None:
    """Print where the record is, and how its dice can be verified."""
    console.print(Text(words.say("record-saved", file=str(file))), soft_wrap=True)
    if proven:
        console.print(Text(words.say("record-verify", file=str(file))), soft_wrap=True)


# The end


def show_end(terminal: Terminal, outcome: OutcomeView, seat: Seat) -> None:
    """Show the last news of this seat, all scores, the winner and the tie-break."""
    terminal.show_last(seat)
    for text in end_lines(terminal.words, terminal.screen.names, outcome, terminal.view.position.round):
        terminal.display.print(text)


def end_lines(words: Words, names: Sequence[str], outcome: OutcomeView, rounds: int) -> list[str]:
    """The result as a few lines of text."""
    reason, *verdict = (words.tell(sentence, names) for sentence in tell_outcome(outcome))
    best_first = sorted(all_seats(len(names)), key=lambda seat: -outcome.scores[seat])
    scores = (words.say("end-score", name=names[seat], points=outcome.scores[seat]) for seat in best_first)
    return [f"{reason} {words.say('end-rounds', rounds=rounds)}", " · ".join(scores), *verdict]
