"""One match: seats, a log of entries, a source of dice, sealed choices, a view per seat. No network, no database."""

from rollwright.table.dice import Dice, ProvenDice, SeededDice, TypedDice
from rollwright.table.entries import Abandoned, Chose, Entry, Happened, SaidWord, SatDown, TookBack
from rollwright.table.table import Table, TableError

__all__ = [
    "Abandoned",
    "Chose",
    "Dice",
    "Entry",
    "Happened",
    "ProvenDice",
    "SaidWord",
    "SatDown",
    "SeededDice",
    "Table",
    "TableError",
    "TookBack",
    "TypedDice",
]
