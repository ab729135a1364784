"""The value of any position of Twenty One for each seat, by the network."""

from functools import cache

import numpy as np

from rollwright.games.twentyone.state import Phase, State, play_order
from rollwright.kernels.twentyone.evaluation import solved_tables
from rollwright.kernels.twentyone.packed import SEATS_AT_MOST, pack, pack_sheets
from rollwright.kernels.twentyone.policies import CHARGES
from rollwright.solver.twentyone.stored import Rows
from rollwright.values.seat_value import SeatValue
from rollwright.values.twentyone.evaluation import Lookup, lookup_of
from rollwright.values.twentyone.features import outlooks_of
from rollwright.values.twentyone.look_ahead import Network, value_position
from rollwright.values.twentyone.network import shipped_layers


@cache
def _lookup(rows: Rows) -> Lookup:
    return lookup_of(shipped_layers(), outlooks_of(rows, solved_tables(rows, CHARGES)))


def network_for(rows: Rows) -> Network:
    """Return the shipped network for sheets with these rows, in the order of play. Solves the rows the first time."""
    return Network(shipped_layers(), _lookup(rows))


def seat_values(state: State) -> tuple[SeatValue, ...] | None:
    """Return the value for each seat; None before the deal, and solo, where the solver knows the exact points.

    Within a round the seats' choices of this round are those of the network.
    """
    if state.phase is Phase.DEAL or len(state.sheets) == 1:
        return None
    rows = tuple(state.sheets[0].sheet.numbers[row] for row in play_order(state.setup.variant))
    network, found = network_for(rows), np.zeros((SEATS_AT_MOST, 2), np.float32)
    sheets = pack_sheets([played.sheet for played in state.sheets], state.setup.variant)
    value_position(network.layers, network.lookup, sheets, pack(state), network.memory, found)
    return tuple(SeatValue(float(wins), float(points)) for wins, points in found[: len(state.sheets)])
