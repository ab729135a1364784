"""The search of the yardsticks `searcher-2026` and `master-2026`: choices are played out with the same dice."""

from dataclasses import dataclass
from random import Random

from rollwright.bots import clock
from rollwright.bots.twentyone import planner
from rollwright.bots.twentyone.choices import move_of
from rollwright.bots.twentyone.row_tables import rows_of, tables_before
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State

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
    from rollwright.kernels.twentyone.packed import pack, pack_sheets
    from rollwright.kernels.twentyone.playouts import Race
    from rollwright.kernels.twentyone.policies import ranked_choices

    until = (clock.now() + THINKING_SECONDS if deadline is None else deadline) - RETURN_SECONDS
    if len(state.sheets) == 1:
        playouts = ALONE
    tables = tables_before(until, rows_of(state, seat), playouts.charges)
    if tables is None:
        return planner.choose(state, seat, rng)
    sheets, position = pack_sheets([played.sheet for played in state.sheets], state.setup.variant), pack(state)
    choices = ranked_choices(sheets, position, seat, playouts.policy, tables)[: playouts.choices]
    policies = [playouts.others] * len(state.sheets)
    policies[seat] = playouts.policy
    race = Race(sheets, position, tables, policies, seat, choices, rng.getrandbits(63))
    while len(race.choices) > 1 and race.games < playouts.enough and clock.now() < until:
        race.run(max(2, GAMES_PER_BATCH // len(race.choices)))
        if race.games >= GAMES_BEFORE_DROPPING:
            race.drop(STANDARD_ERRORS)
    return move_of(state, seat, race.leader(POINT, playouts.uncertainty))
