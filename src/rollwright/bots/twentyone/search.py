"""The search that levels 4 and 5 of Twenty One share: choices are played out with the same dice, bad ones dropped."""

import time
from dataclasses import dataclass
from functools import cache
from random import Random
from threading import Thread

from rollwright.bots.twentyone import planner
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.moves import Again, Keep, Mark
from rollwright.games.twentyone.sheet import CROSS_OFF, place_of
from rollwright.games.twentyone.state import Phase, State, current_row, play_order

THINKING_SECONDS = 0.5
"""The time for a move if no deadline is given."""
RETURN_SECONDS = 0.002
"""The time before the deadline at which the search ends."""
GAMES_PER_BATCH = 64
"""Games of all choices together between two looks at the clock."""
GAMES_BEFORE_DROPPING = 32
"""Games per choice before one may be dropped."""
STANDARD_ERRORS = 2.5
"""How far a choice must be behind to be dropped."""
POINT = 0.02
"""The value of a point of the tables as a share of a win."""


@dataclass(frozen=True, slots=True)
class PlayoutSettings:
    """The policies of all seats after a choice, and the number of playouts."""

    charges: tuple[float, ...]
    """The cost of a round in points; there is a table of row values for each."""
    policy: int
    """The policy of the bot's own seat: the number of a table, or `RACER`."""
    others: int
    """The policy of the other seats."""
    choices: int
    """The number of choices that are played out: those with the highest value."""
    uncertainty: float
    """The standard error of the values by tables, as a share of a win."""
    enough: int = 4096
    """Games per choice after which the search ends; more would change nothing."""


ALONE = PlayoutSettings(charges=(0.0,), policy=0, others=0, choices=1, uncertainty=1.0)
"""Without other seats (T30) the exact values decide."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None, playouts: PlayoutSettings) -> Move:
    """Return the choice after which this seat wins most often."""
    from rollwright.kernels.twentyone.evaluation import solved_tables
    from rollwright.kernels.twentyone.packed import pack, pack_sheets
    from rollwright.kernels.twentyone.playouts import Race
    from rollwright.kernels.twentyone.policies import ranked_choices

    until = (time.monotonic() + THINKING_SECONDS if deadline is None else deadline) - RETURN_SECONDS
    if len(state.sheets) == 1:
        playouts = ALONE
    rows = tuple(state.sheets[seat].sheet.numbers[row] for row in play_order(state.setup.variant))
    solving = _solving(rows, playouts.charges)
    solving.join(max(0.0, until - time.monotonic()))
    if solving.is_alive():
        return planner.choose(state, seat, rng)
    tables = solved_tables(rows, playouts.charges)
    sheets, position = pack_sheets([played.sheet for played in state.sheets], state.setup.variant), pack(state)
    choices = ranked_choices(sheets, position, seat, playouts.policy, tables)[: playouts.choices]
    policies = [playouts.others] * len(state.sheets)
    policies[seat] = playouts.policy
    race = Race(sheets, position, tables, policies, seat, choices, rng.getrandbits(63))
    while len(race.choices) > 1 and race.games < playouts.enough and time.monotonic() < until:
        race.run(max(2, GAMES_PER_BATCH // len(race.choices)))
        if race.games >= GAMES_BEFORE_DROPPING:
            race.drop(STANDARD_ERRORS)
    return move_of(state, seat, race.leader(POINT, playouts.uncertainty))


@cache
def _solving(rows: tuple[tuple[int, ...], ...], charges: tuple[float, ...]) -> Thread:
    """Solve rows in the background, because those of an unknown sheet may take longer than a move."""
    from rollwright.kernels.twentyone.evaluation import solved_tables

    thread = Thread(target=solved_tables, args=(rows, charges), daemon=True)
    thread.start()
    return thread


def move_of(state: State, seat: Seat, choice: int) -> Move:
    """Return the move of a choice of the kernels in this position."""
    if state.phase is Phase.AGAIN:
        return Again() if choice else Keep()
    played = state.sheets[seat]
    row = current_row(state, played)
    entered = [place_of(row, box.colour) for at, box in enumerate(played.sheet.rows[row]) if choice >> at & 1]
    return Mark(frozenset(entered or (CROSS_OFF,)))
