"""The nodes of a game: chance, choice, joint choice, and the end."""

from dataclasses import dataclass
from typing import TypeAlias

from rollwright.core.chance import Chance
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Choice:
    """One seat chooses, visibly to all."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Joint:
    """Several seats choose at the same time; the choices are hidden until the last seat has chosen."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    outcome: Outcome


Node: TypeAlias = Chance | Choice | Joint | Over


def seats_to_choose(node: Node) -> tuple[Seat, ...]:
    """The seats that have to choose at this node."""
    match node:
        case Choice(seat):
            return (seat,)
        case Joint(seats):
            return seats
        case _:
            return ()
