"""The four things a game may be waiting for."""

from dataclasses import dataclass
from typing import TypeAlias

from rollwright.core.chance import Chance
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Choice:
    """One seat chooses, everyone sees it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Joint:
    """Several seats choose at the same time, unseen until the last one has."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    outcome: Outcome


Node: TypeAlias = Chance | Choice | Joint | Over


def owing(node: Node) -> tuple[Seat, ...]:
    """The seats that owe a choice at this node."""
    match node:
        case Choice(seat):
            return (seat,)
        case Joint(seats):
            return seats
        case _:
            return ()
