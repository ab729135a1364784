"""Rollwright: the digital home of The Border and Twenty One.

The public API. Everything is loaded when it is first used, so `import rollwright.core` loads no game.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rollwright.core.errors import IllegalMove, IllegalSetup, NotationError
    from rollwright.match import LegalMoves, Match, game_names, new_game, read_record
    from rollwright.record.record import Record
    from rollwright.record.replay import replay

__version__ = "0.1.0"

__all__ = [
    "IllegalMove",
    "IllegalSetup",
    "LegalMoves",
    "Match",
    "NotationError",
    "Record",
    "game_names",
    "new_game",
    "read_record",
    "replay",
]

_MODULES = {
    "rollwright.core.errors": ("IllegalMove", "IllegalSetup", "NotationError"),
    "rollwright.match": ("LegalMoves", "Match", "game_names", "new_game", "read_record"),
    "rollwright.record.record": ("Record",),
    "rollwright.record.replay": ("replay",),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}


if not TYPE_CHECKING:  # a type checker sees the imports above, and so finds a misspelt name

    def __getattr__(name: str) -> object:
        if name not in _MODULE_OF:
            raise AttributeError(f"module 'rollwright' has no attribute {name!r}")
        return getattr(import_module(_MODULE_OF[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
