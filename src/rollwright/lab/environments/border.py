"""The Border as numbers, for learning: rerolls as actions, and a seat's observation of all boards."""

from functools import cache

import numpy as np

from rollwright.core.events import Move
from rollwright.core.game import Places
from rollwright.core.seats import Points, Seat
from rollwright.games.border.board import Board
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.moves import Dice, Reroll
from rollwright.games.border.rules import DICE, ROLLS
from rollwright.games.border.state import Phase, State
from rollwright.lab.environments.encoding import Encoding, Vector

REROLLS = 2**DICE - 1


def legal(state: State) -> tuple[int, ...]:
    """The legal rerolls (B11); the number of a reroll is its dice as bits, less 1."""
    return rerolls(state.dice) if state.phase is Phase.FIRST_ACTION and state.rolls < ROLLS else ()


def reroll(state: State, number: int) -> Move:
    """The reroll with this number."""
    return Reroll(tuple(colour for die, colour in enumerate(state.dice) if number + 1 >> die & 1))


@cache
def rerolls(dice: Dice) -> tuple[int, ...]:
    """Every distinct reroll of these dice; of equal dice, the first ones are rolled (B2)."""
    return tuple(
        bits - 1
        for bits in range(1, REROLLS + 1)
        if all(bits >> die - 1 & 1 for die in range(1, DICE) if bits >> die & 1 and dice[die] == dice[die - 1])
    )


def observe(state: State, seats: tuple[Seat, ...], marks: Places) -> Vector:
    """Phase and rolls, dice and leftovers by colour, values of areas, the seat's own draft, then each board."""
    on = state.boards[0].board.map
    highest = max(area.value for area in on.areas) or 1
    parts = [
        np.array([state.phase is Phase.FIRST_ACTION, state.rolls / ROLLS], np.float32),
        counts(state.dice),
        counts(state.leftover),
        np.array([points / highest for points in state.worth], np.float32),
        crosses(marks, len(on.hexes)),
    ]
    for seat in seats:
        played = state.boards[seat]
        parts += [
            np.array([seat == state.active, played.score / all_points(played.board)], np.float32),
            np.array([scored is not None for scored in played.scored], np.float32),
            crosses(played.crossed, len(on.hexes)),
            colours(played.board),
        ]
    return np.concatenate(parts)


def counts(dice: Dice) -> Vector:
    """The fraction of the dice that show each colour."""
    return np.array([dice.count(colour) / DICE for colour in COLOURS], np.float32)


def crosses(spaces: Places, size: int) -> Vector:
    """A 1 for each of these spaces."""
    found = np.zeros(size, np.float32)
    found[list(spaces)] = 1
    return found


@cache
def all_points(board: Board) -> Points:
    """The higher values of all areas of a board."""
    return sum(area.value for area in board.map.areas) or 1


@cache
def colours(board: Board) -> Vector:
    """For each colour a 1 at each of its spaces, which distinguishes one board from another (B4)."""
    found = np.zeros((len(COLOURS), len(board.map.hexes)), np.float32)
    for space, colour in board.colour_at.items():
        found[colour, space] = 1
    return found.reshape(-1)


BORDER = Encoding(REROLLS, legal, reroll, observe)
