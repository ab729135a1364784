"""Twenty One walked through the readable rules and through the kernels: every state, score and outcome is equal."""

from random import Random

import numpy as np
import pytest

from rollwright.bots.twentyone import greedy
from rollwright.core.deal import Setup
from rollwright.core.events import Marks, Move, Play, Roll
from rollwright.core.game import Place
from rollwright.core.seats import Seat, all_seats
from rollwright.games.material import all_shipped
from rollwright.games.twentyone.game import TwentyOne
from rollwright.games.twentyone.moves import Again, Keep, Mark
from rollwright.games.twentyone.rules import dice_to_roll
from rollwright.games.twentyone.sheet import CROSS_OFF, Sheet, place_of, row_and_colour
from rollwright.games.twentyone.state import INVERTED, Phase, State, current_row, play_order
from rollwright.kernels.twentyone import playouts, steps
from rollwright.kernels.twentyone.evaluation import solved_tables
from rollwright.kernels.twentyone.games import MOST_ROUNDS, play_games
from rollwright.kernels.twentyone.packed import (
    ALL_FREE,
    DUE_MARK,
    DUE_ROLL,
    PHASE,
    ROUND,
    TABLE,
    Numbers,
    Position,
    pack,
    pack_sheets,
    unpack,
)
from rollwright.kernels.twentyone.playouts import AGAIN, FIRST_DICE, LAST_DICE, MARKS
from rollwright.kernels.twentyone.policies import CHARGES, GREEDY, RACER, RANDOM
from tests.kernels.parts import compiled
from tests.kernels.twentyone.traced import traced_game

GAME = TwentyOne()
roll, fitting, mark = compiled(steps.roll), compiled(steps.fitting), compiled(steps.mark)
end_round, score, share = compiled(steps.end_round), compiled(steps.score), compiled(steps.share)
play_to_the_end = compiled(playouts.play_to_the_end)
VARIANTS = (None, INVERTED)
GAMES = 20
"""Of each number of seats and variant; `slow` tests walk through `MANY`, 2,000 of each number of seats."""
MANY = 1000


def sheets(seats: int, first: int = 0) -> tuple[Sheet, ...]:
    """So many different ones."""
    ours = [sheet for sheet in all_shipped("twentyone") if isinstance(sheet, Sheet)]
    return tuple(ours[(first + seat) % len(ours)] for seat in range(seats))


def opened(table: tuple[Sheet, ...], first: int, variant: str | None) -> State:
    """The first roll is due."""
    setup = Setup(len(table), table, as_listed=True, first=Seat(first), variant=variant)
    return GAME.apply(GAME.start(setup), Roll(()))


def rows_of(table: tuple[Sheet, ...], variant: str | None) -> tuple[tuple[int, ...], ...]:
    """The numbers of the sheets in the order of play."""
    return tuple(table[0].numbers[row] for row in play_order(variant))


def boxes_of(state: State, seat: Seat, move: Mark) -> int:
    """The boxes of a mark as kernels number them."""
    played = state.sheets[seat]
    row = current_row(state, played)
    columns = [played.sheet.column[row][row_and_colour(place)[1]] for place in move.places if place != CROSS_OFF]
    return sum(1 << column for column in columns)


def mark_of(state: State, seat: Seat, boxes: int) -> Mark:
    """The other way round."""
    played = state.sheets[seat]
    row = current_row(state, played)
    places: list[Place] = [
        place_of(row, box.colour) for at, box in enumerate(played.sheet.rows[row]) if boxes >> at & 1
    ]
    return Mark(frozenset(places or (CROSS_OFF,)))


def same(position: Position, state: State) -> bool:
    """Whether the kernel has reached the position of the rules."""
    return np.array_equal(position, pack(state))


def walk(seats: int, variant: str | None, rng: Random) -> None:
    """A random game through both, step by step, with the same dice and choices."""
    table = sheets(seats, rng.randrange(6))
    state = opened(table, rng.randrange(seats), variant)
    packed_sheets = pack_sheets(table, variant)
    position = pack(state)
    while state.reason is None:
        if state.phase is Phase.ROLL:
            falling = dice_to_roll(state.dice)
            faces = tuple(rng.randint(1, 6) for _ in falling)
            state = GAME.apply(state, Roll(faces))
            fell = sum((face - 1) * 6**die for die, face in zip(falling, faces, strict=True))
            roll(position, np.uint64(fell))
        elif state.phase is Phase.AGAIN:
            again = rng.random() < 0.5
            state = GAME.apply(state, Play(state.active, Again() if again else Keep()))
            position[TABLE, PHASE] = DUE_ROLL if again else DUE_MARK
        else:
            plays = tuple(Play(seat, rng.choice(moves(state, seat))) for seat in all_seats(seats))
            for play in plays:
                assert fitting(packed_sheets, position, play.seat) == all_that_fit(state, play.seat)
                assert isinstance(play.move, Mark)
                boxes = boxes_of(state, play.seat, play.move)
                mark(packed_sheets, position, play.seat, boxes)
            state = GAME.apply(state, Marks(plays))
            end_round(position)
        assert same(position, state)
        assert unpack(position, state.setup, table) == state
        assert tuple(score(position, seat) for seat in range(seats)) == GAME.scores(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    shares = [share(position, seat) for seat in range(seats)]
    assert shares == [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]


def moves(state: State, seat: Seat) -> list[Move]:
    return list(GAME.legal_moves(state, seat))


def all_that_fit(state: State, seat: Seat) -> int:
    """The boxes in which a number may be entered, by the rules."""
    boxes = 0
    for move in moves(state, seat):
        assert isinstance(move, Mark)
        boxes |= boxes_of(state, seat, move)
    return boxes


def replay(state: State, trace: Numbers) -> State:
    """Games that the kernel played, by the rules: an illegal choice would be refused."""
    for line in trace:
        if state.phase is Phase.ROLL and state.rolls == 0:
            state = GAME.apply(state, Roll(tuple(int(face) for face in line[FIRST_DICE:AGAIN])))
        if state.phase is Phase.AGAIN:
            state = GAME.apply(state, Play(state.active, Again() if line[AGAIN] else Keep()))
        if state.phase is Phase.ROLL:
            falling = dice_to_roll(state.dice)
            state = GAME.apply(state, Roll(tuple(int(line[LAST_DICE + die]) for die in falling)))
        assert state.dice == tuple(line[LAST_DICE:MARKS])
        plays = (Play(seat, mark_of(state, seat, int(line[MARKS + seat]))) for seat in all_seats(len(state.sheets)))
        state = GAME.apply(state, Marks(tuple(plays)))
    return state


SEATS = pytest.mark.parametrize("seats", GAME.seats)


@SEATS
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_are_the_same_step_by_step(seats: int, variant: str | None) -> None:
    for number in range(GAMES):
        walk(seats, variant, Random(f"{seats} {number}"))


@pytest.mark.slow
@SEATS
@pytest.mark.parametrize("variant", VARIANTS)
def test_many_random_games_are_the_same_step_by_step(seats: int, variant: str | None) -> None:
    for number in range(MANY):
        walk(seats, variant, Random(f"many {seats} {number}"))


@SEATS
@pytest.mark.parametrize("variant", VARIANTS)
def test_games_that_the_kernel_played_are_games_by_the_rules(seats: int, variant: str | None) -> None:
    table = sheets(seats)
    packed_sheets = pack_sheets(table, variant)
    tables = solved_tables(rows_of(table, variant), CHARGES)
    policies = [RACER, 1, GREEDY, RANDOM, RACER, 6][:seats]
    scores = play_games(packed_sheets, policies, GAMES, 7, tables=tables).scores
    for number in range(GAMES):
        trace, points = traced_game(packed_sheets, policies, number, 7, tables=tables)
        state = replay(opened(table, number % seats, variant), trace)
        assert GAME.outcome(state) is not None
        assert GAME.scores(state) == tuple(points) == tuple(scores[number])


def test_the_greedy_policy_is_the_greedy_bot() -> None:
    table = sheets(2)
    for number in range(GAMES):
        trace, _ = traced_game(pack_sheets(table), [GREEDY, RANDOM], number, 3)
        state = opened(table, number % 2, None)
        for line in trace:
            rolled = GAME.apply(state, Roll(tuple(int(face) for face in line[FIRST_DICE:AGAIN])))
            if rolled.phase is Phase.AGAIN and rolled.active == 0:
                assert isinstance(greedy.choose(rolled, Seat(0), Random(1)), Again if line[AGAIN] else Keep)
            marking = State(
                state.setup,
                Phase.MARK,
                state.round,
                state.active,
                2,
                tuple(map(int, line[LAST_DICE:MARKS])),
                state.sheets,
            )
            assert greedy.choose(marking, Seat(0), Random(1)) == mark_of(marking, Seat(0), int(line[MARKS]))
            state = replay(state, line[None, :])


@SEATS
@pytest.mark.parametrize("variant", VARIANTS)
def test_playouts_from_any_position_are_games_by_the_rules(seats: int, variant: str | None) -> None:
    """Before a roll, between the first and the second, and while marking; with a choice that is given."""
    rng = Random(seats)
    table = sheets(seats)
    packed_sheets = pack_sheets(table, variant)
    tables = solved_tables(rows_of(table, variant), CHARGES)
    for number in range(GAMES // 3):
        state = opened(table, number % seats, variant)
        for _ in range(rng.randrange(25)):
            state = a_step(state, rng)
        if state.reason is not None:
            continue
        position = pack(state)
        trace = np.zeros((MOST_ROUNDS, MARKS + seats), np.int64)
        chooser, choice = a_choice(state, rng)
        generator = np.array([number + 1], np.uint64)
        policies = np.array([RANDOM, RACER, GREEDY, RACER, 4, 4][:seats])
        play_to_the_end(packed_sheets, position, policies, tables, generator, chooser, choice, trace)
        if state.phase is Phase.MARK and choice >= 0:
            assert trace[state.round - 1, MARKS + chooser] == choice
        if state.phase is Phase.AGAIN:
            assert trace[state.round - 1, AGAIN] == choice
        end = replay(state, trace[state.round - 1 : position[TABLE, ROUND]])
        assert same(position, end)
        assert unpack(position, state.setup, table) == end


def a_step(state: State, rng: Random) -> State:
    """Something that may happen, by the rules."""
    if state.reason is not None:
        return state
    if state.phase is Phase.ROLL:
        return GAME.apply(state, Roll(tuple(rng.randint(1, 6) for _ in dice_to_roll(state.dice))))
    if state.phase is Phase.AGAIN:
        return GAME.apply(state, Play(state.active, rng.choice(moves(state, state.active))))
    plays = (Play(seat, rng.choice(moves(state, seat))) for seat in all_seats(len(state.sheets)))
    return GAME.apply(state, Marks(tuple(plays)))


def a_choice(state: State, rng: Random) -> tuple[int, int]:
    """Who chooses, and what: as `play_to_the_end` takes it."""
    if state.phase is Phase.AGAIN:
        return state.active, rng.randrange(2)
    if state.phase is Phase.ROLL:
        return 0, -1
    seat = Seat(rng.randrange(len(state.sheets)))
    move = rng.choice(moves(state, seat))
    assert isinstance(move, Mark)
    return seat, boxes_of(state, seat, move) & ALL_FREE
