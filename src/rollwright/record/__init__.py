"""Records: the header and the events of a game, as text and as JSON, with replay and verification. It rolls no dice."""

from rollwright.record.header import DiceOrigin, Header, Player, Proven, Seeded, SheetName, TypedIn
from rollwright.record.record import Record
from rollwright.record.replay import BrokenRecord, Step, final_state, replay

__all__ = [
    "BrokenRecord",
    "DiceOrigin",
    "Header",
    "Player",
    "Proven",
    "Record",
    "Seeded",
    "SheetName",
    "Step",
    "TypedIn",
    "final_state",
    "replay",
]
