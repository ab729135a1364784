"""The result of a table in plain values, as clients receive it."""

from dataclasses import dataclass

from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points, Seat


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """The result of the game; reason and tie-break are message ids."""

    reason: str
    scores: tuple[Points, ...]
    winners: tuple[Seat, ...]
    tie_break: str | None


def outcome_view(outcome: Outcome) -> OutcomeView:
    """The outcome in plain values."""
    tie_break = outcome.tie_break.value if outcome.tie_break else None
    return OutcomeView(outcome.reason.value, outcome.scores, outcome.winners, tie_break)
