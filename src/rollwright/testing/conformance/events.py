"""The same event always leads to the same state; a refused event changes nothing."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

import pytest

from rollwright.core.chance import Chance
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import Place
from rollwright.core.nodes import Choice, Joint
from rollwright.core.seats import Seat
from rollwright.testing.conformance.moments import Moment, copied, played
from rollwright.testing.conformance.promises import promise


@promise
def the_same_event_leads_to_the_same_state_every_time(moment: Moment) -> None:
    if moment.event is not None:
        one, other = (moment.game.apply(moment.state, moment.event) for _ in range(2))
        assert one == other
        assert hash(one) == hash(other)


@promise
def the_same_events_lead_to_the_same_state_from_the_start(moment: Moment) -> None:
    game = moment.game
    state = game.start(moment.setup)
    for event in moment.past:
        state = game.apply(state, event)
    assert state == moment.state


@promise
def an_event_leaves_the_state_before_it_as_it_was(moment: Moment) -> None:
    before = copied(moment.state)
    if moment.event is not None:
        moment.game.apply(moment.state, moment.event)
    assert moment.state == before


@dataclass(frozen=True)
class ForeignMove(Move):
    """A move that belongs to no game under test."""

    def __str__(self) -> str:
        return "foreign"


def any_move(moment: Moment) -> Move:
    """A move that may be legal here, elsewhere or nowhere."""
    random = moment.random
    game = moment.game
    places = frozenset(Place(random.randrange(-3, 100)) for _ in range(random.randrange(4)))
    return random.choice(
        [ForeignMove(), game.mark(places), game.parse_move(random.choice(moment.case.subject.move_texts))]
    )


def any_events(moment: Moment) -> Iterator[Event]:
    """Rolls, plays and marks of all kinds, most of them wrong here."""
    random = moment.random
    some_seats = [Seat(random.randrange(-1, len(moment.seats) + 1)) for _ in range(random.randrange(len(moment.seats)))]
    yield Roll(tuple(random.randrange(-1, 8) for _ in range(random.randrange(8))))
    yield Play(Seat(random.randrange(-1, len(moment.seats) + 1)), any_move(moment))
    for seats in (moment.seats, moment.seats_to_choose, tuple(some_seats)):
        yield Marks(tuple(Play(seat, any_move(moment)) for seat in seats))
    steps = played(moment.case, 0)
    yield from (event for _, event in random.sample(steps, 3) if event is not None)


@promise
def a_refused_event_leaves_the_state_as_it_was(moment: Moment) -> None:
    before = copied(moment.state)
    for event in any_events(moment):
        with suppress(IllegalMove):
            moment.game.apply(moment.state, event)
        assert moment.state == before


@promise
def an_event_of_another_kind_than_is_due_is_refused(moment: Moment) -> None:
    game = moment.game
    node = game.node(moment.state)
    wrong: list[Event] = []
    if not isinstance(node, Chance):
        wrong.append(Roll(()))
    if not isinstance(node, Choice):
        wrong += [Play(seat, any_move(moment)) for seat in moment.seats]
    if not isinstance(node, Joint):
        wrong.append(Marks(tuple(Play(seat, any_move(moment)) for seat in moment.seats)))
    for event in wrong:
        with pytest.raises(IllegalMove):
            game.apply(moment.state, event)


@promise
def marks_that_were_checked_one_by_one_lead_to_the_same_state(moment: Moment) -> None:
    if isinstance(moment.event, Marks):
        game, plays = moment.game, moment.event.plays
        for play in plays:
            game.check(moment.state, play.seat, play.move)
        assert game.reveal(moment.state, plays) == game.apply(moment.state, moment.event)


@promise
def marks_of_too_few_too_many_or_in_another_order_are_refused(moment: Moment) -> None:
    if isinstance(moment.event, Marks):
        plays = moment.event.plays
        for wrong in (plays[1:], plays[:-1], (*plays, plays[0]), (*plays[1:], plays[0])):
            if wrong != plays:
                with pytest.raises(IllegalMove):
                    moment.game.apply(moment.state, Marks(wrong))
