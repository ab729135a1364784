"""The registry of games: where each side of a game is found. It imports no game before that game is used.

Shipped games are added by `rollwright.games`. Another package adds a game as an entry point of the group
`rollwright.games`, which names a `Registration`. Entry points are read only when an unknown game is asked for, or when
all games are listed, because reading them takes longer than loading a game.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

GROUP = "rollwright.games"
"""The group of entry points."""


@dataclass(frozen=True, slots=True)
class Registration:
    """A game and its sides, each as `module:name`. A side that the game does not have is None."""

    game: str
    """The game's id: a lower-case word, as `Game.name`."""
    rules: str
    """A class without arguments that implements `rollwright.core.game.Game`."""
    screen: str | None = None
    """A class that implements `rollwright.cli.screens.screen.Screen`, the game in the terminal."""
    bots: str | None = None
    """The module that lists the levels of bots of this game as `LEVELS`; `random` and `greedy` exist without it."""
    values: str | None = None
    """A function that returns the `rollwright.values.seat_value.SeatValue` of each seat in a state, or None."""
    environment: str | None = None
    """A `rollwright.lab.environments.encoding.Encoding`, the game as numbers for learning."""
    solve: str | None = None
    """The function that `rollwright solve` calls; see `rollwright.cli.solvers`."""
    lesson: Path | None = None
    """The file of the game's lesson; see `rollwright.lesson.lesson`."""
    messages: Path | None = None
    """A folder with a folder of Fluent files per language; None if the messages are in Rollwright's own catalogue."""


def load_reference(reference: str) -> Any:
    """The object that `module:name` names, or the module without a name."""
    module, named, name = reference.partition(":")
    return getattr(import_module(module), name) if named else import_module(module)


class Registry(Mapping[str, Registration]):
    """The registrations by the id of the game: first those that were added, then the entry points."""

    def __init__(self) -> None:
        self._found: dict[str, Registration] = {}
        self._searched = False

    def add(self, registration: Registration) -> None:
        """Register a game. Raises ValueError if its id is taken."""
        if self._found.get(registration.game, registration) != registration:
            raise ValueError(f"two games are registered as {registration.game!r}")
        self._found[registration.game] = registration

    def load(self, game: str, side: str) -> Any:
        """One side of a game: the object that its registration names. None if the game does not have this side."""
        reference = getattr(self[game], side)
        return None if reference is None else load_reference(reference)

    def __getitem__(self, game: str) -> Registration:
        if game not in self._found:
            self._search()
        return self._found[game]

    def __iter__(self) -> Iterator[str]:
        added = tuple(self._found)
        yield from added
        self._search()
        yield from (game for game in tuple(self._found) if game not in added)

    def __len__(self) -> int:
        self._search()
        return len(self._found)

    def _search(self) -> None:
        if self._searched:
            return
        self._searched = True
        from importlib.metadata import entry_points  # here, because it takes longer to load than the rules

        for entry in entry_points(group=GROUP):
            self.add(entry.load())


REGISTRY = Registry()
