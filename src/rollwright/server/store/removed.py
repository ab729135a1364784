"""The numbers of rows that a removal deleted or changed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Removed:
    """The numbers of rows that a removal deleted or changed."""

    tables: int = 0
    entries: int = 0
    names: int = 0
    guests: int = 0

    def __bool__(self) -> bool:
        return any((self.tables, self.entries, self.names, self.guests))

    def __add__(self, other: "Removed") -> "Removed":
        return Removed(
            self.tables + other.tables,
            self.entries + other.entries,
            self.names + other.names,
            self.guests + other.guests,
        )
