"""What a record says before the first event, as values and as `key: value` fields."""

import re
from calendar import monthrange
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rollwright.core.deal import Setup
from rollwright.core.errors import NotationError
from rollwright.core.notation import NAME, PRINTABLE
from rollwright.core.seats import Seat
from rollwright.games import GAMES

LONGEST_WORD = 200
MOST_NUMBERED = 99
"""The most sheets, seats or words that a header may list."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat in a seat: a name, and for a bot its id."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class SheetName:
    """A board or sheet as a record names it; the hash decides which one it is."""

    name: str
    content_hash: str


@dataclass(frozen=True, slots=True)
class Proven:
    """Dice from a secret that was committed to at the start; the secret is known once the game is over."""

    commitment: str
    words: tuple[str, ...]
    secret: str | None = None


@dataclass(frozen=True, slots=True)
class Seeded:
    """Dice from a seed that anyone may know: for tests and simulation."""

    seed: int


@dataclass(frozen=True, slots=True)
class TypedIn:
    """Real dice, typed in by hand: nothing about them can be proven."""


DiceOrigin: TypeAlias = Proven | Seeded | TypedIn


@dataclass(frozen=True, slots=True)
class Header:
    """Everything that must be known to replay the events."""

    game: str
    rules_version: int
    sheets: tuple[SheetName, ...]
    players: tuple[Player, ...]
    dice: DiceOrigin
    as_listed: bool = False
    first: Seat | None = None
    variant: str | None = None
    date: str | None = None
    copies: bool = False

    @property
    def setup(self) -> Setup:
        """The setup of the game with the sheets by name only: enough to read and write the deal."""
        return Setup(len(self.players), self.sheets, self.as_listed, self.first, self.variant, self.copies)


def fields(header: Header) -> Iterator[tuple[str, str]]:
    """The header as it is written, in order."""
    yield "game", header.game
    yield "rules", str(header.rules_version)
    if header.date is not None:
        yield "date", header.date
    if header.variant is not None:
        yield "variant", header.variant
    for number, sheet in enumerate(header.sheets, 1):
        yield f"sheet {number}", f"{sheet.content_hash} {sheet.name}"
    yield "sheets", "as listed" if header.as_listed else "drawn"
    if header.copies:
        yield "copies", "allowed"
    yield "first", "drawn" if header.first is None else str(header.first + 1)
    for number, player in enumerate(header.players, 1):
        yield f"seat {number}", player.name
        if player.bot is not None:
            yield f"bot {number}", player.bot
    match header.dice:
        case Proven(commitment, words, secret):
            yield "dice", "proven"
            yield "commitment", commitment
            for number, word in enumerate(words, 1):
                yield f"word {number}", word
            if secret is not None:
                yield "secret", secret
        case Seeded(seed):
            yield "dice", "seeded"
            yield "seed", str(seed)
        case _:
            yield "dice", "typed in"


@dataclass(frozen=True, slots=True)
class Field:
    """A value of the header and the line that it stands in."""

    text: str
    line: int


class Fields:
    """Takes a header apart, key by key; whatever is missing, unknown or malformed is a NotationError with its line."""

    def __init__(self, values: Mapping[str, Field], end: int) -> None:
        self._left = dict(values)
        self.end = end

    def optional(self, key: str, pattern: str, valid: Callable[[str], bool] = bool) -> str | None:
        """The value of a key that may be missing; it must match the pattern and be `valid`."""
        field = self._left.pop(key, None)
        if field is None:
            return None
        if not (re.fullmatch(pattern, field.text) and valid(field.text)):
            raise NotationError("header-value", field.line, len(key) + 3, key=key, text=field.text)
        return field.text

    def required(self, key: str, pattern: str, valid: Callable[[str], bool] = bool) -> str:
        """The value of a key that must be there."""
        value = self.optional(key, pattern, valid)
        if value is None:
            raise NotationError("header-key-missing", self.end, key=key)
        return value

    def numbered(self, key: str, pattern: str) -> tuple[str, ...]:
        """The values of `key 1`, `key 2` and so on."""
        values: list[str] = []
        while len(values) < MOST_NUMBERED:
            if (value := self.optional(f"{key} {len(values) + 1}", pattern)) is None:
                break
            values.append(value)
        return tuple(values)

    def nothing_left(self) -> None:
        """NotationError if there was a key that nobody asked for."""
        for key, field in self._left.items():
            raise NotationError("header-key-unknown", field.line, key=key)


NUMBER = r"[1-9][0-9]{0,8}"
SEED = r"0|-?[1-9][0-9]{0,18}"
HASH = r"[0-9a-f]{64}"
DATE = r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
WORD = rf"(?! ){PRINTABLE}{{1,{LONGEST_WORD}}}(?<! )"
IDENTIFIER = r"[a-z][a-z0-9-]{0,30}"


def is_day(text: str) -> bool:
    """Whether the month of this date has so many days."""
    year, month, day = map(int, text.split("-"))
    return day <= monthrange(year, month)[1]


def header_from(read: Fields, *, copies_allowed: bool = False) -> Header:
    """The header that these fields make up; `copies_allowed` if its format has no key that says so (B41, T33)."""
    game = read.required("game", IDENTIFIER, GAMES.__contains__)
    rules_version = int(read.required("rules", NUMBER))
    date = read.optional("date", DATE, is_day)
    variant = read.optional("variant", IDENTIFIER)
    sheets = tuple(
        SheetName(name, content_hash)
        for content_hash, name in (value.split(" ", 1) for value in read.numbered("sheet", f"{HASH} {NAME}"))
    )
    as_listed = read.required("sheets", "as listed|drawn") == "as listed"
    copies = copies_allowed or read.optional("copies", "allowed") is not None
    first = read.required("first", f"drawn|{NUMBER}")
    names = read.numbered("seat", NAME)
    players = tuple(Player(name, read.optional(f"bot {n}", IDENTIFIER)) for n, name in enumerate(names, 1))
    dice = dice_from(read)
    read.nothing_left()
    if isinstance(dice, Proven) and len(dice.words) != len(players):
        raise NotationError("header-words", read.end, words=len(dice.words), seats=len(players))
    return Header(
        game=game,
        rules_version=rules_version,
        sheets=sheets,
        players=players,
        dice=dice,
        as_listed=as_listed,
        first=None if first == "drawn" else Seat(int(first) - 1),
        variant=variant,
        date=date,
        copies=copies,
    )


def dice_from(read: Fields) -> DiceOrigin:
    """How the dice were made."""
    match read.required("dice", "proven|seeded|typed in"):
        case "proven":
            commitment = read.required("commitment", HASH)
            return Proven(commitment, read.numbered("word", WORD), read.optional("secret", HASH))
        case "seeded":
            return Seeded(int(read.required("seed", SEED)))
        case _:
            return TypedIn()
