"""The header of a record, as values and as `key: value` fields."""

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
"""Maximum number of sheets, seats or words in a header."""


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a seat: a name, and for a bot its id."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class SheetName:
    """The name of a board or sheet and its hash, which identifies it."""

    name: str
    content_hash: str


@dataclass(frozen=True, slots=True)
class Proven:
    """Dice from a secret whose commitment is published at the start; the secret is revealed when the game is over."""

    commitment: str
    words: tuple[str, ...]
    secret: str | None = None


@dataclass(frozen=True, slots=True)
class Seeded:
    """Dice from a public seed, for tests and simulation."""

    seed: int


@dataclass(frozen=True, slots=True)
class TypedIn:
    """Real dice, typed in by hand, which cannot be verified."""


DiceOrigin: TypeAlias = Proven | Seeded | TypedIn


@dataclass(frozen=True, slots=True)
class Header:
    """Everything that is necessary to replay the events."""

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
        """The setup of the game with the sheets by name only, which is enough to read and write the deal."""
        return Setup(len(self.players), self.sheets, self.as_listed, self.first, self.variant, self.copies)


def fields(header: Header) -> Iterator[tuple[str, str]]:
    """The fields of a header in the order in which they are written."""
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
    """A value of the header and its line."""

    text: str
    line: int


class Fields:
    """Reads the fields of a header. Raises NotationError with the line of a key that is missing, unknown or
    malformed."""

    def __init__(self, values: Mapping[str, Field], end: int) -> None:
        self._left = dict(values)
        self.end = end

    def optional(self, key: str, pattern: str, valid: Callable[[str], bool] = bool) -> str | None:
        """The value of an optional key. Raises NotationError unless it matches the pattern and is `valid`."""
        field = self._left.pop(key, None)
        if field is None:
            return None
        if not (re.fullmatch(pattern, field.text) and valid(field.text)):
            raise NotationError("header-value", field.line, len(key) + 3, key=key, text=field.text)
        return field.text

    def required(self, key: str, pattern: str, valid: Callable[[str], bool] = bool) -> str:
        """The value of a required key. Raises NotationError if it is missing."""
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
        """Raise NotationError if there is a key that was not read."""
        for key, field in self._left.items():
            raise NotationError("header-key-unknown", field.line, key=key)


NUMBER = r"[1-9][0-9]{0,8}"
SEED = r"0|-?[1-9][0-9]{0,18}"
HASH = r"[0-9a-f]{64}"
DATE = r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
WORD = rf"(?! ){PRINTABLE}{{1,{LONGEST_WORD}}}(?<! )"
IDENTIFIER = r"[a-z][a-z0-9-]{0,30}"


def is_day(text: str) -> bool:
    """Whether a date exists."""
    year, month, day = map(int, text.split("-"))
    return day <= monthrange(year, month)[1]


def header_from(read: Fields, *, copies_allowed: bool = False) -> Header:
    """Build a header from these fields; `copies_allowed` is the default of a format that has no such key (B41, T33)."""
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
    """The origin of the dice."""
    match read.required("dice", "proven|seeded|typed in"):
        case "proven":
            commitment = read.required("commitment", HASH)
            return Proven(commitment, read.numbered("word", WORD), read.optional("secret", HASH))
        case "seeded":
            return Seeded(int(read.required("seed", SEED)))
        case _:
            return TypedIn()
