"""The value of any position of The Border for each seat, by the network."""

from rollwright.core.seats import Seat
from rollwright.games.border.state import Phase, State
from rollwright.kernels.border.packed import TooManySpaces
from rollwright.values.border.colours import OtherMap, exchange_for
from rollwright.values.border.look_ahead import OUTPUTS, PLAN, PLAYED
from rollwright.values.border.workspace import Workspace
from rollwright.values.seat_value import SeatValue

PLAYED_ROUNDS = 128
"""The number of times that a round with rolls to come is played to its end."""
SEED = 1


def seat_values(state: State) -> tuple[SeatValue, ...] | None:
    """Return the value for each seat; None before the deal, and on boards that the network cannot judge.

    Before a round and after the game it is exact: the output of the network, or the result. Within a round it is the
    mean at the end of the round, which is played by the network, many times if dice are still to be rolled.
    """
    if state.phase is Phase.DEAL:
        return None
    try:
        exchange = exchange_for(state, Seat(0))
    except (OtherMap, TooManySpaces):
        return None
    work = Workspace(exchange.layers, exchange.boards, exchange.position(state), Seat(0))
    before_round = state.phase is Phase.ROLL and state.rolls == 0
    if before_round or state.reason is not None:
        count = 1
        work.ends[0] = work.position
    else:
        count = 1 if state.phase is Phase.SECOND_ACTION else PLAYED_ROUNDS
        work.do(PLAN)
        work.do(PLAYED, 0, count, seed=SEED)
    work.do(OUTPUTS, 0, count)
    found = work.outputs[:count, : len(state.boards)].mean(axis=0)
    return tuple(SeatValue(float(wins), float(points)) for wins, points in found)
