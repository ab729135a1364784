"""The command `solve`: one file per game that can be solved, found through the registry of games."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from rich.console import Console

from rollwright.core.errors import Complaint
from rollwright.core.registry import REGISTRY
from rollwright.translations import Words


@dataclass(frozen=True, slots=True)
class SolveOptions:
    """The options of the command line."""

    game: str
    sheet: str | None
    second_rolls: bool
    position: str | None
    dice: str | None
    second_roll: bool
    as_json: bool


Solve: TypeAlias = Callable[[SolveOptions, Words, Console], None]


def solvable_game() -> str:
    """The first game that can be solved."""
    return next(game for game in REGISTRY if REGISTRY[game].solve is not None)


def solver_for(game: str) -> Solve:
    """The function that solves a game for the terminal. Raises Complaint if this game cannot be solved."""
    found: Solve | None = REGISTRY.load(game, "solve") if game in REGISTRY else None
    if found is None:
        raise Complaint("solve-game", text=game)
    return found
