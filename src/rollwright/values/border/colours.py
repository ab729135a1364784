"""Exchanges colours, so that nothing that is decided depends on their order.

Every colour is equally likely on every die. Positions are therefore searched with the colours in the order in which a
seat sees them on its board, and exchanging colours on all boards and dice exchanges them in the answer, exactly.
"""

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from rollwright.core.seats import Seat
from rollwright.games.border.board import Board
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.material import shipped_board
from rollwright.games.border.moves import Dice
from rollwright.games.border.state import State
from rollwright.kernels.border.packed import DICE, LEFTOVER, TABLE, Boards, Position, dice_word, make_boards, pack
from rollwright.values.border.evaluation import Layers
from rollwright.values.border.features import LONGEST_SEGMENT
from rollwright.values.border.network import layers_for


class OtherMap(ValueError):
    """Boards that the network cannot judge, because it knows one map only, and segments of up to five spaces."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Boards with their colours exchanged, for the kernels, and the network that judges them."""

    layers: Layers
    boards: Boards
    order: tuple[int, ...]
    """The new place of each colour."""

    def position(self, state: State) -> Position:
        """Return the packed position with the colours exchanged."""
        made = pack(state)
        made[TABLE, DICE], made[TABLE, LEFTOVER] = self.dice(state.dice), self.dice(state.leftover)
        return made

    def dice(self, dice: Dice) -> int:
        """Return the word of these dice with the colours exchanged."""
        return dice_word(tuple(COLOURS[self.order[colour]] for colour in dice))

    def dice_of(self, word: int) -> Dice:
        """Return the dice of a word, in the colours of the boards before the exchange."""
        return tuple(colour for colour in COLOURS for _ in range(int(word) >> 8 * self.order[colour] & 255))


def exchange_for(state: State, seat: Seat) -> Exchange:
    """Return the exchange for a seat. Raises OtherMap if the network cannot judge these boards."""
    return _exchange(tuple(_Content(played.board) for played in state.boards), seat)


class _Content:
    """A board that is compared by its content, so that comparing two takes no time."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def __hash__(self) -> int:
        return hash(self.board.content_hash)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Content) and self.board.content_hash == other.board.content_hash


@cache
def known_map() -> object:
    """Return the map of the shipped boards."""
    return shipped_board("1").map


@lru_cache(maxsize=256)
def _exchange(contents: tuple[_Content, ...], seat: Seat) -> Exchange:
    boards = [content.board for content in contents]
    longest = max(len(segment.spaces) for board in boards for segment in board.segments)
    if longest > LONGEST_SEGMENT or any(board.map != known_map() for board in boards):
        raise OtherMap("the network knows the shipped map only, and segments of up to five spaces")
    seen = [*boards[seat:], *boards[:seat]]
    order = sorted(COLOURS, key=lambda colour: [min(board.spaces_of[colour], default=999) for board in seen])
    places = {colour: COLOURS[place] for place, colour in enumerate(order)}
    exchanged = []
    for board in boards:
        segments = sorted(board.segments, key=lambda segment: min(segment.spaces))
        moved = tuple(replace(segment, colour=places[segment.colour]) for segment in segments)
        exchanged.append(Board(board.name, board.map, moved))
    return Exchange(layers_for(boards), make_boards(tuple(exchanged)), tuple(int(places[colour]) for colour in COLOURS))
