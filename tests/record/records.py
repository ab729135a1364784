"""Short records that can be read at a glance, and what is said of a broken one."""

from pathlib import Path

import pytest

from rollwright.core.errors import NotationError
from rollwright.games.material import shipped
from rollwright.record import BrokenRecord, Record, final_state

VALID = Path(__file__).parents[2] / "vectors" / "games" / "valid"


def sheet_lines(game: str, names: str) -> str:
    """`sheet 1: … A` and so on."""
    return "\n".join(f"sheet {n}: {shipped(game, name).content_hash} {name}" for n, name in enumerate(names, 1))


BORDER = f"""\
rollwright record 2
game: border
rules: 1
{sheet_lines("border", "12")}
sheets: as listed
first: 1
seat 1: Ana
seat 2: Bert
dice: typed in

deal
roll a a a y b
1 reroll b y
roll g g
1 mark 11 12 18
together 2 mark 7

roll r r r r r
2 pass
together 1 pass
"""
"""The line `deal` is the twelfth."""

DRAWN = f"""\
rollwright record 2
game: twentyone
rules: 1
date: 2024-02-29
variant: inverted
{sheet_lines("twentyone", "ABC")}
sheets: drawn
first: drawn
seat 1: Ana
bot 1: greedy
seat 2: Bert
dice: seeded
seed: -7

deal first 2, sheets 2 1
"""

PROVEN = (VALID / "border-2-abandoned.txt").read_text(encoding="utf-8")
SEEDED = (VALID / "twentyone-3-seeded.txt").read_text(encoding="utf-8")


def changed(text: str, old: str, new: str) -> str:
    """The text with one change."""
    assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
    return text.replace(old, new)


def unreadable(text: str) -> tuple[int, int, str]:
    """Line, column and message of the error that reading this text must give."""
    with pytest.raises(NotationError) as caught:
        Record.parse(text)
    return caught.value.line, caught.value.column, caught.value.message


def said(text: str) -> dict[str, str | int]:
    """What the error tells besides its message."""
    with pytest.raises(NotationError) as caught:
        Record.parse(text)
    return caught.value.arguments


def broken(text: str) -> tuple[int, str | None, str]:
    """Line, rule and message of the refusal that replaying this record must give."""
    with pytest.raises(BrokenRecord) as caught:
        final_state(Record.parse(text))
    return caught.value.line, caught.value.rule, caught.value.message
