"""The search of levels 4 and 5 of Twenty One: the chances to win by the network, and sampled rounds with the same dice.

This module needs numba; it is imported when a bot of these levels moves for the first time.
"""

from dataclasses import dataclass
from random import Random

from rollwright.bots import clock
from rollwright.bots.twentyone import planner
from rollwright.bots.twentyone.choices import move_of
from rollwright.bots.twentyone.row_tables import rows_of, tables_before
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import Phase, State
from rollwright.kernels.twentyone.packed import pack, pack_sheets
from rollwright.kernels.twentyone.policies import CHARGES, ValuedChoice
from rollwright.values.twentyone.look_ahead import Lookahead
from rollwright.values.twentyone.position_values import network_for

THINKING_SECONDS = 0.5
"""The time for a move if no deadline is given."""
RETURN_SECONDS = 0.002
"""The time before the deadline at which the search ends."""
SAMPLES_PER_BATCH = 2
"""Samples per choice between two looks at the clock."""
SAMPLES_BEFORE_DROPPING = 16
"""Samples per choice between two looks for choices to drop."""
STANDARD_ERRORS = 3.0
"""How far a choice must be behind to be dropped."""
UNCERTAINTY = 0.012
"""The standard error of a difference between two choices by the network, as measured by many samples."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a bot uses the network."""

    samples: int
    """Samples per choice after which the search ends; 0 for no search."""
    choices: int = 6
    """The number of choices that are compared: those with the highest chance by the network."""
    margin: float = 0.04
    """How far behind the best by the network such a choice may be."""
    boxes: float = 0.0
    """The chance to win that an entered die is worth in addition, where the game is even."""
    again: float = 0.0
    """The chance to win that a second roll is worth in addition, where the game is even."""


PLAIN = Style(samples=0)
BUILDER = Style(samples=0, boxes=-0.008)
SPRINTER = Style(samples=0, boxes=0.007)
GAMBLER = Style(samples=0, again=0.03)
DEEP = Style(samples=1024)


def choose(state: State, seat: Seat, rng: Random, deadline: float | None, style: Style) -> Move:
    """Return the choice with the highest chance to win; solo, the exact optimum (T30)."""
    until = (clock.now() + THINKING_SECONDS if deadline is None else deadline) - RETURN_SECONDS
    rows = rows_of(state, seat)
    if len(state.sheets) == 1 or tables_before(until, rows, CHARGES) is None:
        return planner.choose(state, seat, rng)
    network = network_for(rows)
    sheets, position = pack_sheets([played.sheet for played in state.sheets], state.setup.variant), pack(state)
    choices = preferred(network.ranked_choices(sheets, position, seat), state, style)
    close = [choice for choice in choices[: style.choices] if choice.value > choices[0].value - style.margin]
    # The chances after this round already consider all choices of it.
    rounds = 0 if state.phase is Phase.AGAIN else 1
    race = Lookahead(network, sheets, position, seat, close, rounds, rng.getrandbits(63))
    deepen(race, until, style)
    return move_of(state, seat, race.leader(1.0, UNCERTAINTY))


def preferred(choices: list[ValuedChoice], state: State, style: Style) -> list[ValuedChoice]:
    """Return these choices with what they are worth in addition, the best first."""

    def worth(choice: int) -> float:
        if state.phase is Phase.AGAIN:
            return style.again * choice
        return style.boxes * choice.bit_count()

    # Nothing is worth anything in addition where the game is decided.
    open_still = {one.choice: 4 * max(one.value * (1 - one.value), 0.0) for one in choices}
    valued = [ValuedChoice(one.choice, one.value + open_still[one.choice] * worth(one.choice)) for one in choices]
    return sorted(valued, key=lambda choice: -choice.value)


def deepen(race: Lookahead, until: float, style: Style) -> None:
    """Run samples until the time is over, there are enough, or one choice is left."""
    seconds = 0.0  # for the last batch
    while len(race.choices) > 1 and race.games < style.samples:
        now = clock.now()
        if now + seconds >= until:
            return
        race.run(SAMPLES_PER_BATCH)
        seconds = clock.now() - now
        if race.games % SAMPLES_BEFORE_DROPPING == 0:
            race.drop(STANDARD_ERRORS)
