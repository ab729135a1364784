"""Fast must equal slow: games of The Border walk through the readable rules and through the kernels, state by state."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from rollwright.bots.border import greedy
from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.core.nodes import Joint, Over
from rollwright.core.seats import Seat, all_seats
from rollwright.games.border.game import Border
from rollwright.games.border.moves import Mark, Reroll
from rollwright.games.border.state import Phase, State
from rollwright.games.material import all_shipped
from rollwright.kernels.border import games, steps
from rollwright.kernels.border.evaluation import SCRATCH
from rollwright.kernels.border.packed import (
    ACTIVE,
    DICE,
    HIGH,
    LOW,
    PHASE,
    PHASES,
    SEATS_AT_MOST,
    TABLE,
    Boards,
    Position,
    boards_of,
    dice_of,
    dice_word,
    pack,
    spaces_of,
    two_words,
    unpack,
)
from rollwright.kernels.border.weights import HAND_WEIGHTS, tables_of
from rollwright.testing.walks import walk
from tests.kernels.parts import compiled

GAME = Border()
roll, reroll = compiled(steps.roll), compiled(steps.reroll)
first_action, second_action = compiled(steps.first_action), compiled(steps.second_action)
points, winners = compiled(steps.points), compiled(steps.winners)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
MANY = 2_000
FEW = 10


def table_for(seats: int) -> Setup:
    return Setup(seats, all_shipped("border"))


def boards_in(state: State) -> Boards:
    return boards_of(tuple(played.board for played in state.boards))


def happens(boards: Boards, position: Position, event: Event) -> None:
    """The event, in the kernel."""
    match event:
        case Roll(faces):
            roll(position, np.uint64(sum(1 << 8 * face for face in faces)))
        case Play(_, Reroll(dice)):
            reroll(position, np.uint64(dice_word(dice)))
        case Play(_, Mark(spaces)):
            low, high = two_words(spaces)
            first_action(boards, position, np.uint64(low), np.uint64(high))
        case Marks(plays):
            marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
            for play in plays:
                assert isinstance(play.move, Mark)
                marks[play.seat] = two_words(play.move.spaces)
            second_action(boards, position, marks)


def compare(state: State, boards: Boards, position: Position) -> None:
    """The two are the same, in all that can be asked."""
    assert np.array_equal(pack(state), position)
    played = tuple(one.board for one in state.boards)
    assert unpack(position, state.setup, played) == state
    assert [points(boards, position, seat) for seat in all_seats(state.setup.seats)] == list(GAME.scores(state))
    match GAME.node(state):
        case Over(outcome):
            won = int(winners(boards, position))
            assert tuple(seat for seat in all_seats(state.setup.seats) if won >> seat & 1) == outcome.winners


def walk_both(seats: int, seed: int) -> None:
    position: Position | None = None
    state = GAME.start(table_for(seats))
    for before, event in walk(GAME, table_for(seats), Random(seed)):
        if event is None:
            break
        state = GAME.apply(before, event)
        if position is None:
            position = pack(state)
        else:
            happens(boards_in(state), position, event)
        compare(state, boards_in(state), position)
    assert state.reason is not None


@SEATS
def test_random_games_are_the_same_in_both(seats: int) -> None:
    for seed in range(FEW):
        walk_both(seats, seed)


@pytest.mark.slow
@SEATS
def test_thousands_of_random_games_are_the_same_in_both(seats: int) -> None:
    for seed in range(FEW, MANY):
        walk_both(seats, seed)


def event_between(state: State, before: Position, after: Position) -> Event:
    """What a kernel has done."""
    table = [int(word) for word in before[TABLE]]
    if PHASES[table[PHASE]] is Phase.ROLL:
        return Roll(dice_of(int(after[TABLE, DICE]) - table[DICE]))
    if PHASES[table[PHASE]] is Phase.FIRST_ACTION and PHASES[int(after[TABLE, PHASE])] is Phase.ROLL:
        return Play(Seat(table[ACTIVE]), Reroll(dice_of(table[DICE] - int(after[TABLE, DICE]))))
    marks = {
        seat: Mark(spaces_of(*(int(after[seat, word] ^ before[seat, word]) for word in (LOW, HIGH))))
        for seat in all_seats(state.setup.seats)
    }
    if PHASES[table[PHASE]] is Phase.FIRST_ACTION:
        return Play(Seat(table[ACTIVE]), marks[Seat(table[ACTIVE])])
    node = GAME.node(state)
    assert isinstance(node, Joint)
    return Marks(tuple(Play(seat, marks[seat]) for seat in node.seats))


def kernel_game(policies: list[int], seed: int) -> Iterator[tuple[State, Event]]:
    """A game that the kernel plays, each of its events refused by the rules if it is not legal."""
    random = Random(seed)
    setup = table_for(len(policies))
    state = GAME.start(setup)
    node = GAME.node(state)
    assert isinstance(node, Chance)
    state = GAME.apply(state, Roll(tuple(random.choice(die) for die in node.dice)))
    boards, position = boards_in(state), pack(state)
    generator = np.array([random.getrandbits(63) | 1], np.uint64)
    marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
    by_seat = np.array(policies + [0] * (SEATS_AT_MOST - len(policies)))
    tables, scratch = tables_of(HAND_WEIGHTS), np.recarray(1, SCRATCH)[0]
    scratch.round = -1
    while state.reason is None:
        before = position.copy()
        games.step(boards, position, by_seat, tables, np.uint64(seed), generator, scratch, marks)
        event = event_between(state, before, position)
        yield state, event
        state = GAME.apply(state, event)
        compare(state, boards, position)


def replay(seats: int, seed: int, policy: int) -> None:
    for _ in kernel_game([policy] * seats, seed):
        pass


POLICIES = pytest.mark.parametrize("policy", [games.RANDOM, games.EVALUATION])


@SEATS
@POLICIES
def test_every_move_of_a_kernel_is_legal(seats: int, policy: int) -> None:
    for seed in range(FEW):
        replay(seats, seed, policy)


@pytest.mark.slow
@SEATS
@POLICIES
def test_every_move_of_a_kernel_is_legal_in_thousands_of_games(seats: int, policy: int) -> None:
    for seed in range(FEW, MANY):
        replay(seats, seed, policy)


@SEATS
def test_the_greedy_policy_is_level_2(seats: int) -> None:
    for seed in range(4):
        policies = [games.GREEDY, games.RANDOM, games.GREEDY, games.RANDOM][:seats]
        for state, event in kernel_game(policies, seed):
            match event:
                case Play() as play:
                    plays: tuple[Play, ...] = (play,)
                case Marks(plays):
                    pass
                case _:
                    continue
            for play in plays:
                if policies[play.seat] == games.GREEDY:
                    assert play.move == greedy.choose(state, play.seat, Random(1))
