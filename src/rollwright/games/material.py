"""The boards and sheets of all games: those that are shipped, and the files in which players write their own."""

from collections.abc import Sequence
from typing import Any

from rollwright.core.deal import Sheet
from rollwright.core.files import Checked, Fault, Faults, FileKind, ReadFile, read_toml
from rollwright.games import GAMES


def shipped(game: str, name: str) -> Sheet:
    """A board or sheet that comes with a game. Raises KeyError if there is none of that name."""
    return GAMES[game].sheet(name)


def all_shipped(game: str) -> tuple[Sheet, ...]:
    """All boards or sheets of a game, from which the seats of an ordinary table draw."""
    return tuple(shipped(game, name) for name in GAMES[game].sheet_names)


def file_kinds() -> dict[str, FileKind]:
    """Every kind of file that a game reads, by the value of its key `kind`."""
    return {kind.name: kind for game in GAMES.values() for kind in game.file_kinds}


def check_file(text: str, read: ReadFile) -> Checked[Any]:
    """Read a file of any of the `file_kinds` and check it; `read` returns the text of a file that it names."""
    faults = Faults("B40")
    top = read_toml(text, faults)
    name = top.text("kind") if faults.still_playable() else ""
    if not faults.still_playable():
        return Checked(None, tuple(faults.found))
    kinds = file_kinds()
    if name not in kinds:
        faults.fault("kind", "kind-unknown", text=name, kinds=", ".join(kinds))
        return Checked(None, tuple(faults.found))
    return kinds[name].check(text, read)


def check_together(files: Sequence[object]) -> tuple[Fault, ...]:
    """The faults that boards or sheets have as a set, although each of them can be played."""
    return tuple(fault for game in GAMES.values() for fault in game.check_together(files))
