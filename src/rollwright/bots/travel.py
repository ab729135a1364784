"""How a position travels to another process on this machine: pickled, but the shipped sheets only by name.

Nothing that comes from outside or is kept is ever read so.
"""

import io
import pickle
from typing import Any

from rollwright.games.border.board import Board
from rollwright.games.material import SHIPPED, shipped
from rollwright.games.twentyone.sheet import Sheet


class _Packer(pickle.Pickler):
    def persistent_id(self, thing: object) -> tuple[str, str] | None:
        """A shipped sheet is known by its game and name."""
        if isinstance(thing, Board | Sheet):
            game = "border" if isinstance(thing, Board) else "twentyone"
            if thing.name in SHIPPED[game] and shipped(game, thing.name) == thing:
                return game, thing.name
        return None


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, known_as: tuple[str, str]) -> object:
        """The shipped sheet of this game and name."""
        return shipped(*known_as)


def pack(thing: Any) -> bytes:
    """Anything of ours as bytes."""
    packed = io.BytesIO()
    _Packer(packed, protocol=5).dump(thing)
    return packed.getvalue()


def unpack(packed: bytes) -> Any:
    """What `pack` was given."""
    return _Unpacker(io.BytesIO(packed)).load()
