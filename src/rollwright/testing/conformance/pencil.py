"""Drafts at a moment, and the points that they would score."""

from rollwright.core.game import Places
from rollwright.core.seats import Points, Seat
from rollwright.testing.conformance.moments import Moment
from rollwright.testing.walks import applied_alone

NO_MARKS: Places = frozenset()


def pencilled(moment: Moment, seat: Seat) -> Places:
    """Some marks made by touching targets, possibly none."""
    marks = NO_MARKS
    while moment.random.random() < 0.5 and (targets := moment.game.targets(moment.state, seat, marks)):
        marks |= moment.random.choice(targets).adds
    return marks


def score(moment: Moment, seat: Seat) -> Points:
    """The current points of a seat."""
    return moment.game.scores(moment.state)[seat]


def score_after(moment: Moment, seat: Seat, marks: Places) -> Points:
    """The points of a seat after these marks are confirmed."""
    game = moment.game
    return game.scores(applied_alone(game, moment.state, seat, game.mark(marks)))[seat]
