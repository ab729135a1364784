"""The same event always leads to the same state; a refused one leaves everything as it was."""

from collections.abc import Iterator
from contextlib import suppress

import pytest

from rollwright.core.chance import Chance
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import Place
from rollwright.core.nodes import Choice, Joint
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from tests.conformance.moments import Moment, at_every_table, copied, played


@at_every_table
def test_the_same_event_leads_to_the_same_state_every_time(moment: Moment) -> None:
    if moment.event is not None:
        one, other = (moment.table.game.apply(moment.state, moment.event) for _ in range(2))
        assert one == other
        assert hash(one) == hash(other)


@at_every_table
def test_the_same_events_lead_to_the_same_state_from_the_start(moment: Moment) -> None:
    game = moment.table.game
    state = game.start(moment.table.setup)
    for event in moment.past:
        state = game.apply(state, event)
    assert state == moment.state


@at_every_table
def test_an_event_leaves_the_state_before_it_as_it_was(moment: Moment) -> None:
    before = copied(moment.state)
    if moment.event is not None:
        moment.table.game.apply(moment.state, moment.event)
    assert moment.state == before


TEXTS = {"border": ("pass", "reroll a", "reroll a a a a a a"), "twentyone": ("again", "keep", "mark x")}
"""Moves of the shipped games other than marks."""


def any_move(moment: Moment) -> Move:
    """A move that may be legal here, elsewhere or nowhere."""
    random = moment.random
    game = random.choice([moment.table.game, *GAMES.values()])
    places = frozenset(Place(random.randrange(-3, 100)) for _ in range(random.randrange(4)))
    marks, texts = game.mark(places), TEXTS.get(game.name)
    return random.choice([marks, game.parse_move(random.choice(texts))]) if texts else marks


def any_events(moment: Moment) -> Iterator[Event]:
    """Rolls, plays and marks of all kinds, most of them wrong here."""
    random = moment.random
    some_seats = [Seat(random.randrange(-1, len(moment.seats) + 1)) for _ in range(random.randrange(len(moment.seats)))]
    yield Roll(tuple(random.randrange(-1, 8) for _ in range(random.randrange(8))))
    yield Play(Seat(random.randrange(-1, len(moment.seats) + 1)), any_move(moment))
    for seats in (moment.seats, moment.owing, tuple(some_seats)):
        yield Marks(tuple(Play(seat, any_move(moment)) for seat in seats))
    steps = played(moment.table, 0)
    yield from (event for _, event in random.sample(steps, 3) if event is not None)


@at_every_table
def test_a_refused_event_leaves_the_state_as_it_was(moment: Moment) -> None:
    before = copied(moment.state)
    for event in any_events(moment):
        with suppress(IllegalMove):
            moment.table.game.apply(moment.state, event)
        assert moment.state == before


@at_every_table
def test_an_event_of_another_kind_than_is_due_is_refused(moment: Moment) -> None:
    game = moment.table.game
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


@at_every_table
def test_marks_of_too_few_too_many_or_in_another_order_are_refused(moment: Moment) -> None:
    if isinstance(moment.event, Marks):
        plays = moment.event.plays
        for wrong in (plays[1:], plays[:-1], (*plays, plays[0]), (*plays[1:], plays[0])):
            if wrong != plays:
                with pytest.raises(IllegalMove):
                    moment.table.game.apply(moment.state, Marks(wrong))
