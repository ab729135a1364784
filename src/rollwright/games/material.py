"""The boards and sheets of all games: shipped ones, made ones, and the files in which players write their own."""

from collections.abc import Sequence
from typing import Any

from rollwright.core.deal import Sheet
from rollwright.core.errors import Complaint
from rollwright.core.files import Checked, Fault, Faults, FileKind, ReadFile, read_toml
from rollwright.games import GAMES


def sheet_if_known(game: str, name: str) -> Sheet | None:
    """The board or sheet of this name, shipped or made; None if there is none."""
    try:
        return GAMES[game].sheet(name)
    except KeyError:
        return None


def sheet_named(game: str, name: str) -> Sheet:
    """The board or sheet of this name, shipped or made. Raises Complaint if there is none."""
    sheet = sheet_if_known(game, name)
    if sheet is None:
        raise Complaint("sheet-unknown", text=name, names=names_text(game))
    return sheet


def names_text(game: str) -> str:
    """All names of boards or sheets, for a message in any language."""
    rules, names = GAMES[game], list(GAMES[game].sheet_names)
    if rules.sheet_sets:
        first, last = rules.sheet_set(rules.sheet_sets[0])[0], rules.sheet_set(rules.sheet_sets[-1])[-1]
        names.append(f"{first.name} … {last.name}")
    return ", ".join(names)


def sheet_set(game: str, number: int) -> tuple[Sheet, ...]:
    """The boards or sheets that are made from this number. Raises Complaint if the game makes none from it."""
    sets = GAMES[game].sheet_sets
    if not sets:
        raise Complaint("sets-none")
    if number not in sets:
        raise Complaint("set-unknown", number=str(number), least=str(sets[0]), most=str(sets[-1]))
    return GAMES[game].sheet_set(number)


def shipped(game: str, name: str) -> Sheet:
    """The board or sheet of this name, shipped or made. Raises KeyError if there is none of that name."""
    return GAMES[game].sheet(name)


def all_shipped(game: str) -> tuple[Sheet, ...]:
    """All boards or sheets of a game, from which the seats of an ordinary table draw."""
    return tuple(shipped(game, name) for name in GAMES[game].sheet_names)


def all_retired(game: str) -> tuple[Sheet, ...]:
    """The boards or sheets that came with a game before."""
    return tuple(shipped(game, name) for name in GAMES[game].retired_names)


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
