"""The games by their id. This file registers the games that are shipped, and imports none of them before it is used."""

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.errors import Complaint
from rollwright.core.game import AnyGame
from rollwright.core.registry import REGISTRY, Registration

if TYPE_CHECKING:
    from rollwright.core.game import GameView

FOLDER = Path(__file__).parent

REGISTRY.add(
    Registration(
        game="border",
        rules="rollwright.games.border.game:Border",
        screen="rollwright.cli.screens.border:BorderScreen",
        bots="rollwright.bots.border",
        values="rollwright.values.border.position_values:seat_values",
        environment="rollwright.lab.environments.border:BORDER",
        lesson=FOLDER / "border" / "lesson.toml",
    )
)
REGISTRY.add(
    Registration(
        game="twentyone",
        rules="rollwright.games.twentyone.game:TwentyOne",
        screen="rollwright.cli.screens.twentyone:TwentyOneScreen",
        bots="rollwright.bots.twentyone",
        values="rollwright.values.twentyone.position_values:seat_values",
        environment="rollwright.lab.environments.twentyone:TWENTYONE",
        lesson=FOLDER / "twentyone" / "lesson.toml",
        solve="rollwright.cli.solvers.twentyone:solve",
    )
)


class Games(Mapping[str, AnyGame]):
    """The rules of every registered game, loaded when they are first asked for."""

    def __init__(self) -> None:
        self._loaded: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._loaded:
            self._loaded[name] = REGISTRY.load(name, "rules")()
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in REGISTRY

    def __iter__(self) -> Iterator[str]:
        return iter(REGISTRY)

    def __len__(self) -> int:
        return len(REGISTRY)


GAMES: Mapping[str, AnyGame] = Games()


def game_named(name: str) -> AnyGame:
    """The game with this id. Raises Complaint, which lists the games, if there is none."""
    if name not in GAMES:
        raise Complaint("game-unknown", text=name, games=", ".join(GAMES))
    return GAMES[name]


def view_types() -> tuple[type, ...]:
    """The class of the views of every registered game."""
    return tuple(game.view_type for game in GAMES.values())


def drawing_types() -> tuple[type, ...]:
    """The class of the drawing data of every registered game."""
    return tuple(game.drawing_type for game in GAMES.values())


if not TYPE_CHECKING:  # pragma: no branch

    def __getattr__(name: str) -> object:
        """`GameView` is a protocol for the type checker, and at run time the union that a schema is made from."""
        if name != "GameView":
            raise AttributeError(f"module 'rollwright.games' has no attribute {name!r}")
        return reduce(or_, view_types())


__all__ = ["GAMES", "GameView", "drawing_types", "game_named", "view_types"]
