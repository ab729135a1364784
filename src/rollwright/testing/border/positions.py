"""Positions of The Border that can be typed: boards as pictures, dice as `a a y`, marks as their text."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

import rollwright.games.border
from rollwright.core.deal import Setup
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.core.game import AnyGame, Place
from rollwright.core.nodes import Choice, seats_to_choose
from rollwright.core.seats import Seat
from rollwright.games.border.board import Board, Hex, Spaces
from rollwright.games.border.game import Border
from rollwright.games.border.material import shipped_board
from rollwright.games.border.moves import Mark, Move
from rollwright.games.border.picture import read
from rollwright.games.border.scoring import cross_off, worth_now
from rollwright.games.border.state import State
from rollwright.testing.walks import walk

GAME = Border()
BOARD_FILES = Path(rollwright.games.border.__file__).parent / "boards"

FIRST, SECOND, THIRD, FOURTH = (Seat(number) for number in range(4))


def board(name: str | Board = "1") -> Board:
    """One of the boards 1 to 4 for which positions are typed: they never change. Any other board is itself."""
    return name if isinstance(name, Board) else replace(shipped_board(f"A-{name}"), name=name)


def setup(*boards: str | Board, first: int = 0) -> Setup:
    """A table whose seats take these boards, in this order."""
    return Setup(len(boards), tuple(map(board, boards)), as_listed=True, first=Seat(first))


def opened(*boards: str | Board, first: int = 0) -> State:
    """A game before the first roll; two seats with the boards 1 and 2 unless named."""
    return GAME.apply(GAME.start(setup(*(boards or ("1", "2")), first=first)), Roll(()))


def spaces(text: str) -> Spaces:
    """`16 23 28`."""
    return frozenset(Place(int(word)) for word in text.split())


def ring(area: str) -> Spaces:
    """The whole border of an area; it is the same on every board (B4)."""
    return next(one.border for one in board().map.areas if one.id == area)


def number_of(area: str) -> int:
    """The index of an area among the map's areas."""
    return next(number for number, one in enumerate(board().map.areas) if one.id == area)


def crossed_in(name: str | Board, picture: str) -> Spaces:
    """The spaces that are crossed off in a picture of a board."""
    return read(board(name), dedent(picture).removeprefix("\n"))


def crossed(state: State, seat: Seat, marks: Spaces) -> State:
    """The position in which a seat has also crossed off these spaces, and scored the areas that they complete."""
    boards = list(state.boards)
    played = boards[seat]
    boards[seat] = cross_off(played, marks - played.crossed, state.worth)
    return replace(state, boards=tuple(boards), worth=worth_now(boards))


def enlarged(on: Board, more: int) -> Board:
    """The board on a map with more spaces, which are far away from the others."""
    hexes = tuple(Hex(100 + number, 0) for number in range(more))
    return Board("large", replace(on.map, hexes=on.map.hexes + hexes), on.segments)


def on_larger_boards(state: State, more: int) -> State:
    """The position on boards whose map has more spaces."""
    return replace(state, boards=tuple(replace(one, board=enlarged(one.board, more)) for one in state.boards))


def rolled(state: State, faces: str) -> State:
    """The state after this roll."""
    return GAME.apply(state, Roll(GAME.parse_faces(faces)))


def play(state: State, move: str, seat: Seat | None = None) -> State:
    """The state after the move of one seat, by default the active one."""
    return GAME.apply(state, Play(state.active if seat is None else seat, Move.parse(move)))


def marks(state: State, *moves: str) -> State:
    """The state after the marks of the other seats, in the order of the seats."""
    return GAME.apply(state, joint(state, *moves))


def joint(state: State, *moves: str) -> Marks:
    """The event of these marks."""
    others = [Seat(number) for number in range(state.setup.seats) if number != state.active]
    return Marks(tuple(Play(seat, Move.parse(move)) for seat, move in zip(others, moves, strict=True)))


def a_round(state: State, faces: str, first: str, *second: str) -> State:
    """The state after a whole round with one roll."""
    return marks(play(rolled(state, faces), first), *second)


def refusal(state: State, event: Event) -> tuple[str, str]:
    """The rule and the message that refuse the event; asserts that the state is unchanged."""
    before = pickle.loads(pickle.dumps(state))
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, event)
    assert state == before
    return caught.value.rule, caught.value.message


def refused(state: State, move: str, seat: Seat | None = None) -> tuple[str, str]:
    """The rule and the message that refuse a move; asserts that `is_legal` agrees."""
    before = pickle.loads(pickle.dumps(state))
    seat = state.active if seat is None else seat
    with pytest.raises(IllegalMove) as caught:
        GAME.check(state, seat, Move.parse(move))
    assert not GAME.is_legal(state, seat, Move.parse(move))
    assert state == before
    return caught.value.rule, caught.value.message


def arguments(state: State, move: str, seat: Seat | None = None) -> dict[str, str | int]:
    """The arguments of the refusal of this move, without its rule and its message."""
    with pytest.raises(IllegalMove) as caught:
        GAME.check(state, state.active if seat is None else seat, Move.parse(move))
    return caught.value.arguments


def legal(state: State, move: str, seat: Seat | None = None) -> bool:
    """Whether a seat, by default the active one, may make the move."""
    return GAME.is_legal(state, state.active if seat is None else seat, Move.parse(move))


def random_game(seed: int, seats: int = 4) -> Iterator[State]:
    """Every state of a random game in which the players cross off as much as they can."""
    random = Random(seed)
    names = random.sample(("1", "2", "3", "4"), seats)
    table = setup(*names, first=random.randrange(seats))
    return (state for state, _ in walk(GAME, table, random, reroll_or_mark_much))


def reroll_or_mark_much(_: AnyGame, state: State, seat: Seat, random: Random) -> Move:
    """Reroll in half of the cases in which it is possible; else touch target after target until there is none."""
    if isinstance(GAME.node(state), Choice):
        rerolls = [move for move in islice(GAME.legal_moves(state, seat), 31) if not isinstance(move, Mark)]
        if rerolls and random.random() < 0.5:
            return random.choice(rerolls)
    marked: Spaces = frozenset()
    while targets := GAME.targets(state, seat, marked):
        marked |= random.choice(targets).adds
    return GAME.mark(marked)


def choosing_seats(state: State) -> tuple[Seat, ...]:
    """The seats that have to choose."""
    return seats_to_choose(GAME.node(state))
