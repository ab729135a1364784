"""Pencil marks at a moment, and what they would score."""

from rollwright.core.game import Places
from rollwright.core.seats import Points, Seat
from rollwright.testing.conformance.moments import Moment
from rollwright.testing.walks import applied_alone

NO_MARKS: Places = frozenset()


def pencilled(moment: Moment, seat: Seat) -> Places:
    """Some marks made by touching targets, perhaps none."""
    marks = NO_MARKS
    while moment.random.random() < 0.5 and (targets := moment.game.targets(moment.state, seat, marks)):
        marks |= moment.random.choice(targets).adds
    return marks


def score(moment: Moment, seat: Seat) -> Points:
    """What the seat has."""
    return moment.game.scores(moment.state)[seat]


def score_after(moment: Moment, seat: Seat, marks: Places) -> Points:
    """What the seat has when these marks are made firm."""
    game = moment.game
    return game.scores(applied_alone(game, moment.state, seat, game.mark(marks)))[seat]
