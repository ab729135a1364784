"""Random games: the one loop that plays any game, with a random generator and a policy from the caller."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Protocol, TypeVar

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import AnyGame, Game, GameState, Places
from rollwright.core.nodes import Choice, Joint, Over
from rollwright.core.seats import Seat

State = TypeVar("State", bound=GameState)
Some = TypeVar("Some", contravariant=True)

LISTED = 24
"""The number of legal moves that are considered when one is drawn from the list."""


class Policy(Protocol[Some]):
    """Chooses a move for a seat that has to choose."""

    def __call__(self, game: AnyGame, state: Some, seat: Seat, random: Random, /) -> Move:
        """Return a legal move."""
        ...


def random_move(game: AnyGame, state: object, seat: Seat, random: Random) -> Move:
    """Choose a legal move, usually by touching target after target, so that games come to their end."""
    if (marks := random_marks(game, state, seat, random)) and random.random() < 0.8:
        return game.mark(marks)
    return random.choice(list(islice(game.legal_moves(state, seat), LISTED)))


def random_marks(game: AnyGame, state: object, seat: Seat, random: Random) -> Places:
    """Choose some marks by touching target after target; possibly none."""
    marks: Places = frozenset()
    while random.random() < 0.9 and (targets := game.targets(state, seat, marks)):
        marks |= random.choice(targets).adds
    return marks


def walk(
    game: Game[State], setup: Setup, random: Random, choose: Policy[State] = random_move
) -> Iterator[tuple[State, Event | None]]:
    """Play a whole game: yield each state with the event that follows it, and the last state with None."""
    state = game.start(setup)
    while (event := next_event(game, state, random, choose)) is not None:
        yield state, event
        state = game.apply(state, event)
    yield state, None


def next_event(game: Game[State], state: State, random: Random, choose: Policy[State] = random_move) -> Event | None:
    """Return an event that may happen now; None if the game is over."""
    match game.node(state):
        case Chance(dice):
            return Roll(tuple(random.choice(die) for die in dice))
        case Choice(seat):
            return Play(seat, choose(game, state, seat, random))
        case Joint(seats):
            return Marks(tuple(Play(seat, choose(game, state, seat, random)) for seat in seats))
        case Over():
            return None


def applied_alone(game: Game[State], state: State, seat: Seat, move: Move) -> State:
    """Return the state after this seat's move; seats that mark at the same time make their first legal one."""
    match game.node(state):
        case Joint(seats):
            plays = [
                Play(other, move if other == seat else next(iter(game.legal_moves(state, other)))) for other in seats
            ]
            return game.apply(state, Marks(tuple(plays)))
        case _:
            return game.apply(state, Play(seat, move))
