"""Random games of any game: what happens next is drawn from a generator that the caller hands in."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import TypeVar

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import Game, GameState, Place
from rollwright.core.nodes import Choice, Joint, Over
from rollwright.core.seats import Seat

State = TypeVar("State", bound=GameState)

LISTED = 24
"""How many legal moves are looked at when one is drawn from the list."""


def walk(game: Game[State], setup: Setup, random: Random) -> Iterator[tuple[State, Event]]:
    """A whole game: each state with the event that follows; the last event ends the game."""
    state = game.start(setup)
    while (event := next_event(game, state, random)) is not None:
        yield state, event
        state = game.apply(state, event)


def next_event(game: Game[State], state: State, random: Random) -> Event | None:
    """Something that may happen now; None when the game is over."""
    match game.node(state):
        case Chance(dice):
            return Roll(tuple(random.choice(die) for die in dice))
        case Choice(seat):
            return Play(seat, random_move(game, state, seat, random))
        case Joint(seats):
            return Marks(tuple(Play(seat, random_move(game, state, seat, random)) for seat in seats))
        case Over():
            return None


def random_move(game: Game[State], state: State, seat: Seat, random: Random) -> Move:
    """A legal move: often one made by touching target after target, so that games come to their end."""
    marks: frozenset[Place] = frozenset()
    while random.random() < 0.9 and (targets := game.targets(state, seat, marks)):
        marks |= random.choice(targets).adds
    if marks and random.random() < 0.8:
        return game.mark(marks)
    return random.choice(list(islice(game.legal_moves(state, seat), LISTED)))


def applied_alone(game: Game[State], state: State, seat: Seat, move: Move) -> State:
    """The state after this seat's move; seats that mark at the same time make their first legal one."""
    match game.node(state):
        case Joint(seats):
            plays = [
                Play(other, move if other == seat else next(iter(game.legal_moves(state, other)))) for other in seats
            ]
            return game.apply(state, Marks(tuple(plays)))
        case _:
            return game.apply(state, Play(seat, move))
