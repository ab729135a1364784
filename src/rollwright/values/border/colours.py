"""Boards with their colours exchanged, for the kernels, so that nothing that is decided depends on their order.

Positions are searched with the colours in the order in which a seat sees them on its board, and exchanging colours on
all boards and dice exchanges them in the answer, exactly.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from rollwright.core.seats import Seat
from rollwright.games.border.board import Board
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.exchange import NewColours, exchanged_dice, own_order, recoloured
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
    new_colours: NewColours

    def position(self, state: State) -> Position:
        """Return the packed position with the colours exchanged."""
        made = pack(state)
        made[TABLE, DICE], made[TABLE, LEFTOVER] = self.dice(state.dice), self.dice(state.leftover)
        return made

    def dice(self, dice: Dice) -> int:
        """Return the word of these dice with the colours exchanged."""
        return dice_word(exchanged_dice(dice, self.new_colours))

    def dice_of(self, word: int) -> Dice:
        """Return the dice of a word, in the colours of the boards before the exchange."""
        return tuple(colour for colour in COLOURS for _ in range(int(word) >> 8 * self.new_colours[colour] & 255))


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
    new_colours = own_order([*boards[seat:], *boards[:seat]])
    exchanged = tuple(recoloured(board, new_colours) for board in boards)
    return Exchange(layers_for(boards), make_boards(exchanged), new_colours)
