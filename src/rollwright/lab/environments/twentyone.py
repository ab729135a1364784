"""Twenty One as numbers, for learning: again and keep as actions, and a seat's observation of all sheets."""

import numpy as np

from rollwright.core.events import Move
from rollwright.core.game import Places
from rollwright.core.seats import Seat
from rollwright.games.twentyone.colours import COLOURS
from rollwright.games.twentyone.moves import Again, Keep
from rollwright.games.twentyone.rules import DIE, ROLLS
from rollwright.games.twentyone.scoring import BONUS, hits, sheet_score
from rollwright.games.twentyone.sheet import BOXES, CROSS_OFF, ROWS, row_and_colour
from rollwright.games.twentyone.state import Phase, State, current_row, is_complete
from rollwright.lab.environments.encoding import Encoding, Vector

MOVES = (Again(), Keep())
HIGHEST = max(DIE)
MOST_POINTS = ROWS * (BOXES * HIGHEST + BONUS[-1])
"""An upper bound of the score of a sheet."""


def legal(state: State) -> tuple[int, ...]:
    """Again and keep after the first roll (T10)."""
    return (0, 1) if state.phase is Phase.AGAIN else ()


def move(state: State, number: int) -> Move:  # noqa: ARG001  the numbers mean the same in every state
    """Again is 0, keep is 1."""
    return MOVES[number]


def observe(state: State, seats: tuple[Seat, ...], marks: Places) -> Vector:
    """Phase and rolls, the dice one-hot, the seat's own draft by colour, then each sheet."""
    inputs: list[float] = [state.phase is Phase.AGAIN, state.rolls / ROLLS]
    for die in range(BOXES):
        inputs += [bool(state.dice) and state.dice[die] == face for face in DIE]
    marked = {row_and_colour(place)[1] for place in marks if place != CROSS_OFF}
    inputs += [colour in marked for colour in COLOURS] + [CROSS_OFF in marks]
    for seat in seats:
        inputs += sheet_inputs(state, seat)
    return np.array(inputs, np.float32)


def sheet_inputs(state: State, seat: Seat) -> list[float]:
    """Active player, points, finished rows; free, number, fit and hits of the current row by colour; then every box."""
    played = state.sheets[seat]
    current = current_row(state, played)
    columns, entries = played.sheet.column[current], played.rows[current]
    numbers = played.sheet.most[current]  # by colour: the highest number that fits
    free = [entries[columns[colour]] is None for colour in COLOURS]
    dice = state.dice or (0,) * BOXES
    inputs: list[float] = [seat == state.active, sheet_score(played) / MOST_POINTS, is_complete(played)]
    inputs += [row == current for row in range(ROWS)]
    inputs.append(hits(played.sheet.numbers[current], entries) / BOXES)
    inputs += free
    inputs += [number / HIGHEST for number in numbers]
    inputs += [free[colour] and 0 < dice[colour] <= numbers[colour] for colour in COLOURS]
    inputs += [free[colour] and dice[colour] == numbers[colour] for colour in COLOURS]
    for row in range(ROWS):
        for colour in COLOURS:
            entry = played.rows[row][played.sheet.column[row][colour]]
            inputs += [played.sheet.most[row][colour] / HIGHEST, entry is None, (entry or 0) / HIGHEST]
    return inputs


TWENTYONE = Encoding(len(MOVES), legal, move, observe)
