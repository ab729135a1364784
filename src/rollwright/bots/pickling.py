"""Pickles positions for another process on this machine; sheets that are shipped or made are sent by name only.

Never used for data that comes from outside or is stored.
"""

import io
import pickle
from functools import cache
from typing import Any, cast

from rollwright.core.deal import Sheet
from rollwright.games import GAMES
from rollwright.games.material import sheet_if_known, shipped


@cache
def _sheet_classes() -> dict[type, str]:
    """Return the class of the sheets of every game that has sheets, with the game."""
    return {type(rules.sheet(rules.sheet_names[0])): game for game, rules in GAMES.items() if rules.sheet_names}


class _Pickler(pickle.Pickler):
    def persistent_id(self, thing: object) -> tuple[str, str] | None:
        """Return the game and the name of a sheet that is shipped or made."""
        if not hasattr(type(thing), "content_hash"):  # not a sheet; asked first because this is called very often
            return None
        game, name = _sheet_classes().get(type(thing)), cast("Sheet", thing).name
        return (game, name) if game and sheet_if_known(game, name) == thing else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, identity: tuple[str, str]) -> object:
        """Return the sheet of this game and name."""
        return shipped(*identity)


def pack(thing: Any) -> bytes:
    """Pickle any object of this package."""
    packed = io.BytesIO()
    _Pickler(packed, protocol=5).dump(thing)
    return packed.getvalue()


def unpack(packed: bytes) -> Any:
    """Return the object that `pack` pickled."""
    return _Unpickler(io.BytesIO(packed)).load()
