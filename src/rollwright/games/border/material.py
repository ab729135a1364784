"""The boards that come with The Border (B2), those made from a number, and the files of players' own boards (B40)."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from rollwright.core.deal import Sheet
from rollwright.core.files import Checked, Fault, Faults, FileKind, ReadFile
from rollwright.games.border.board import Board, Map
from rollwright.games.border.check import check_board_file, check_map_file
from rollwright.games.border.generator import NUMBERS, board_file, make_boards

NAMES = ("1", "2", "3", "4")
RETIRED = ("A-1", "A-2", "A-3", "A-4")
"""The boards that were shipped as 1 to 4 before. Records still contain their hashes."""
OUR_MAP = "rollwright"
"""The name by which any board file can use our map."""
FOLDER = Path(__file__).parent / "boards"
MADE = re.compile(r"(0|[1-9][0-9]*)-([1-4])", re.ASCII)
"""The name of a board that is made: the number of its set, and its place in it."""
MOST_SETS = 64
"""Sets of boards that stay in memory."""


def read_shipped(file: str) -> str:
    """The text of a file in the folder of the boards."""
    return (FOLDER / file).read_text(encoding="utf-8")


def shipped_map() -> str:
    """The text of our map's file."""
    return read_shipped("map.toml")


@cache
def shipped_board(name: str) -> Board:
    """One of the boards that come with the game, or came with it. Raises KeyError if there is none of that name."""
    if name not in NAMES + RETIRED:
        raise KeyError(name)
    file = f"{name}.toml" if name in NAMES else f"retired/{name}.toml"
    return check_board_file(read_shipped(file), read_shipped).playable(name)


@lru_cache(MOST_SETS)
def board_set(number: int) -> tuple[Board, ...]:
    """The boards of the set with this number, on our map. Raises KeyError if it is not one of the `NUMBERS`."""
    if number not in NUMBERS:
        raise KeyError(number)
    return make_boards(shipped_board(NAMES[0]).map, number)


def board_named(name: str) -> Board:
    """A board that is shipped, or made from the number in its name. Raises KeyError if there is none of that name."""
    if made := MADE.fullmatch(name):
        return board_set(int(made[1]))[int(made[2]) - 1]
    return shipped_board(name)


def made_file(board: Sheet) -> str:
    """The text of a file with a board of a set, which is on our map."""
    return board_file(board_named(board.name), OUR_MAP)


def check_board(text: str, read: ReadFile) -> Checked[Board]:
    """Check a board file, which may name our map."""
    return check_board_file(text, lambda name: shipped_map() if name == OUR_MAP else read(name))


def check_map(text: str, read: ReadFile) -> Checked[Map]:  # noqa: ARG001  a map names no other file
    """Check a map file."""
    return check_map_file(text)


FILE_KINDS = (FileKind("border-board", check_board), FileKind("border-map", check_map))


def check_together(files: Sequence[object]) -> tuple[Fault, ...]:
    """A fault unless all boards have the same map (B4)."""
    faults = Faults("B40")
    maps = [file.map for file in files if isinstance(file, Board)]
    if any(on != maps[0] for on in maps):
        faults.fault("map", "maps-differ", rule="B4")
    return tuple(faults.found)
