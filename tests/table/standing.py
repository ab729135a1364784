"""All that a table knows, so that a table before and after, or two tables, can be compared."""

import pytest

from rollwright.core.errors import Argument, Complaint
from rollwright.table import Table


def standing(table: Table) -> dict[str, object]:
    """How the table stands: all that it remembers, and what follows from it."""
    remembered = {
        name: value.copy() if isinstance(value, list | dict | set) else value for name, value in vars(table).items()
    }
    follows = {
        "waiting for": table.waiting_for,
        "roller": table.roller,
        "ready": table.ready,
        "falls by itself": table.falls_by_itself,
        "outcome": table.outcome,
        "words": table.words,
        "events": table.events,
    }
    return remembered | follows


def logged(table: Table) -> dict[str, object]:
    """How the table stands but for the drafts, which are in no log."""
    return {name: value for name, value in standing(table).items() if name != "drafts"}


def rebuilt(table: Table) -> Table:
    """The table that the log leads to."""
    return Table.from_log(table.dice, table.log)


def complaint(table: Table, method: str, *arguments: object) -> tuple[str, dict[str, Argument]]:
    """What is said to something that the table refuses; all stands as before."""
    before = standing(table)
    with pytest.raises(Complaint) as refused:
        getattr(table, method)(*arguments)
    assert standing(table) == before
    return refused.value.message, refused.value.arguments
