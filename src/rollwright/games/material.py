"""The boards and sheets that come with Rollwright, each read when it is asked for, and the reading of anyone else's."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeAlias

from rollwright.core.deal import Sheet
from rollwright.core.files import Checked, Fault, Faults, read_toml
from rollwright.games.border.board import Board, Map
from rollwright.games.border.check import check_board_file, check_map_file
from rollwright.games.twentyone.check import check_set, check_sheet_file
from rollwright.games.twentyone.sheet import Sheet as TwentyOneSheet

Material: TypeAlias = Board | Map | TwentyOneSheet

_FOLDERS = {"border": "border/boards", "twentyone": "twentyone/sheets"}
SHIPPED: dict[str, tuple[str, ...]] = {"border": ("1", "2", "3", "4"), "twentyone": ("A", "B", "C", "D", "E", "F")}
"""The names of each game's own boards or sheets (B2, T3)."""

OUR_MAP = "rollwright"
"""What a foreign board file says to lie on our map."""

KINDS = ("border-board", "border-map", "twentyone-sheet")


def check_file(text: str, read: Callable[[str], str]) -> Checked[Board] | Checked[Map] | Checked[TwentyOneSheet]:
    """Read a file of any of the `KINDS` and check it; `read` gives the text of a file that it names."""
    faults = Faults("B40")
    top = read_toml(text, faults)
    kind = top.text("kind") if faults.still_playable() else ""
    match kind:
        case "border-board":
            return check_board_file(text, read)
        case "border-map":
            return check_map_file(text)
        case "twentyone-sheet":
            return check_sheet_file(text)
        case _:
            if faults.still_playable():
                faults.fault("kind", "kind-unknown", text=kind, kinds=", ".join(KINDS))
            return Checked[Board](None, tuple(faults.found))


def check_together(files: list[Material]) -> tuple[Fault, ...]:
    """What sheets that were checked one by one do not keep as a set (T5, T7); boards are held together by B4 alone."""
    faults = Faults("B40")
    maps = [file.map for file in files if isinstance(file, Board)]
    if any(on != maps[0] for on in maps):
        faults.fault("map", "maps-differ", rule="B4")
    return (*faults.found, *check_set([file for file in files if isinstance(file, TwentyOneSheet)]))


def shipped_map() -> str:
    """The file of our map, which a board of anyone's may name as its own."""
    return (Path(__file__).parent / _FOLDERS["border"] / "map.toml").read_text(encoding="utf-8")


@cache
def shipped(game: str, name: str) -> Board | TwentyOneSheet:
    """One of the `SHIPPED` boards or sheets; KeyError if there is none of that name."""
    if name not in SHIPPED[game]:
        raise KeyError(name)
    folder = Path(__file__).parent / _FOLDERS[game]

    def read(file: str) -> str:
        return (folder / file).read_text(encoding="utf-8")

    text = read(f"{name}.toml")
    checked = check_board_file(text, read) if game == "border" else check_sheet_file(text)
    return checked.playable(name)


def all_shipped(game: str) -> tuple[Sheet, ...]:
    """All boards or sheets of a game, which the seats of an ordinary table draw from."""
    return tuple(shipped(game, name) for name in SHIPPED[game])
