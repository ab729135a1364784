"""The files of our map and of a board that never changes, and ways to change them."""

from rollwright.core.files import Checked, Level
from rollwright.games.border.board import Board, Map
from rollwright.games.border.check import check_board_file
from rollwright.testing.border.positions import BOARD_FILES

MAP = (BOARD_FILES / "map.toml").read_text(encoding="utf-8")
BOARD = (BOARD_FILES / "retired" / "A-1.toml").read_text(encoding="utf-8")
WELL = "ring = [25, 26, 31, 37, 44, 43, 42, 36, 30]"
VILLA = "ring = [0, 1, 2, 3,"
LAST_SPACE = "[1, 16],  # 82 to 85"
# One hexagon above the spaces 0 and 1, outside every area.
BUMP = LAST_SPACE.replace("[1, 16],", "[1, 16], [7, -1],")


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The file with each of these changes made, once."""
    for before, after in changes:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text


def well_ringed_by(spaces: str) -> str:
    """The map with another ring around the well."""
    return changed(MAP, (WELL, f"ring = [{spaces}]"))


def check_board(text: str, map_text: str = MAP) -> Checked[Board]:
    """A board file beside a map file."""

    def read(name: str) -> str:
        assert name == "map.toml"
        return map_text

    return check_board_file(text, read)


def found(checked: Checked[Board] | Checked[Map]) -> list[tuple[Level, str, str, str]]:
    """Everything that was found, without its arguments."""
    return [(fault.level, fault.rule, fault.place, fault.message) for fault in checked.faults]
