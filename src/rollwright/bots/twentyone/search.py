"""What levels 4 and 5 share in Twenty One: every idea played out with the same dice, the worse ones dropped early."""

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

THINKING = 0.5
"""Seconds for a move where no deadline is given."""
WAY_BACK = 0.002
"""Seconds before the deadline at which an answer must be on its way."""
BATCH = 64
"""Games that are played out before looking at the clock, all choices together."""
FEW = 32
"""Games a choice after which one may be dropped."""
SURE = 2.5
"""Standard errors by which a choice must be behind for that."""
POINT = 0.02
"""What a point that a table promises is worth of a win."""


@dataclass(frozen=True, slots=True)
class Company:
    """How everyone is taken to play on after the choice that is weighed."""

    charges: tuple[float, ...]
    """What a round may cost: there is a table for each."""
    policy: int
    """How it plays on itself: by the number of a table, or `RACER`."""
    others: int
    """How the others do."""
    ideas: int
    """How many choices are played out: those that promise most."""
    doubt: float
    """How far from the truth the promises are, as a share of a win."""
    enough: int = 4096
    """Games a choice after which it stops to think; more than that would change nothing."""


ALONE = Company(charges=(0.0,), policy=0, others=0, ideas=1, doubt=1.0)
"""Nobody to race against (T30): the first thought is the best already."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None, company: Company) -> Move:
    """The choice after which this seat wins most often."""
    from rollwright.kernels.twentyone.packed import material_of, pack
    from rollwright.kernels.twentyone.playouts import Race
    from rollwright.kernels.twentyone.policies import thoughts
    from rollwright.kernels.twentyone.rows import solved_tables

    until = (time.monotonic() + THINKING if deadline is None else deadline) - WAY_BACK
    if len(state.sheets) == 1:
        company = ALONE
    rows = tuple(state.sheets[seat].sheet.numbers[row] for row in play_order(state.setup.variant))
    solving = _solving(rows, company.charges)
    solving.join(max(0.0, until - time.monotonic()))
    if solving.is_alive():
        return planner.choose(state, seat, rng)
    tables = solved_tables(rows, company.charges)
    material, packed = material_of([played.sheet for played in state.sheets], state.setup.variant), pack(state)
    ideas = thoughts(material, packed, seat, tables, company.policy)[: company.ideas]
    policies = [company.others] * len(state.sheets)
    policies[seat] = company.policy
    race = Race(material, packed, tables, policies, seat, ideas, rng.getrandbits(63))
    while len(race.choices) > 1 and race.games < company.enough and time.monotonic() < until:
        race.run(max(2, BATCH // len(race.choices)))
        if race.games >= FEW:
            race.drop(SURE)
    return move_of(state, seat, race.leader(POINT, company.doubt))


@cache
def _solving(rows: tuple[tuple[int, ...], ...], charges: tuple[float, ...]) -> Thread:
    """What rows are worth is found beside: a sheet that nobody has seen before may take longer than a move."""
    from rollwright.kernels.twentyone.rows import solved_tables

    thread = Thread(target=solved_tables, args=(rows, charges), daemon=True)
    thread.start()
    return thread


def move_of(state: State, seat: Seat, choice: int) -> Move:
    """What a choice of the kernels means in this position."""
    if state.phase is Phase.AGAIN:
        return Again() if choice else Keep()
    played = state.sheets[seat]
    row = current_row(state, played)
    entered = [place_of(row, box.colour) for at, box in enumerate(played.sheet.rows[row]) if choice >> at & 1]
    return Mark(frozenset(entered or (CROSS_OFF,)))
