"""The changes that a transaction has made to a table, in numbers only, as other nodes are told of them."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Self, TypeVar

Table = TypeVar("Table", bound=str)


class Change(NamedTuple):
    """A change of a table by another node."""

    entries: int = 0
    """The length of the log after new entries; 0 if there are none."""
    drafts: frozenset[int] = frozenset()
    """The seats that have another draft."""
    other: bool = False
    """Whether connections, members or anything else may have changed, so that all must be read again."""

    def __or__(self, later: "Change") -> "Change":
        return Change(max(self.entries, later.entries), self.drafts | later.drafts, self.other or later.other)

    def __str__(self) -> str:
        if self.other:
            return ""
        drafts = "".join([f".d{seat}" for seat in sorted(self.drafts)]) if self.drafts else ""
        return f".e{self.entries}{drafts}" if self.entries else drafts

    @classmethod
    def parse(cls, parts: Iterable[str]) -> Self:
        """The change of these parts of a text. One that a newer version has written may have parts of other kinds."""
        entries, drafts, other = 0, set[int](), True
        for part in parts:
            kind, number = part[:1], part[1:]
            other = False
            if kind == "e" and number.isdecimal():
                entries = int(number)
            elif kind == "d" and number.isdecimal():
                drafts.add(int(number))
            else:
                return cls(other=True)
        return cls(entries, frozenset(drafts), other)


EVERYTHING = Change(other=True)


def add_changes(changes: dict[Table, Change], later: Mapping[Table, Change]) -> None:
    """Add later changes to earlier ones."""
    for table, change in later.items():
        changes[table] = changes[table] | change if table in changes else change
