"""The seats of a table, numbered clockwise from 0; texts for people number them from 1."""

from functools import cache
from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
Points: TypeAlias = int


@cache
def all_seats(count: int) -> tuple[Seat, ...]:
    """All seats of a table with `count` seats."""
    return tuple(Seat(number) for number in range(count))


@cache
def other_seats(seat: Seat, count: int) -> tuple[Seat, ...]:
    """All seats of a table with `count` seats except this one."""
    return tuple(other for other in all_seats(count) if other != seat)


def next_seat(seat: Seat, count: int) -> Seat:
    """The seat to the left of this one (B8, T9)."""
    return Seat((seat + 1) % count)
