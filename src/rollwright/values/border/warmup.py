"""Compiles or loads the kernel of the network of The Border, so that the first move of a bot does not wait."""

from rollwright.core.seats import Seat
from rollwright.games.border.board import Board
from rollwright.games.material import all_shipped
from rollwright.kernels.border.packed import make_boards, opening
from rollwright.values.border.look_ahead import VALUES
from rollwright.values.border.network import layers_for
from rollwright.values.border.workspace import Workspace


def warm_up() -> None:
    """Call the kernel once; the functions inside it are compiled with it."""
    dealt = tuple(board for board in all_shipped("border") if isinstance(board, Board))[:2]
    work = Workspace(layers_for(dealt), make_boards(dealt), opening(dealt), Seat(0))
    work.do(VALUES)
