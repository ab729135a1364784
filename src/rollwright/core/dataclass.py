"""Dataclasses that are frozen for mypy only, for values that the server builds with every message.

`dataclass(frozen=True)` assigns each field by a call of `object.__setattr__`, which takes several times as long.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

Value = TypeVar("Value")


@dataclass_transform(frozen_default=True)
def statically_frozen(*, kw_only: bool = False) -> Callable[[type[Value]], type[Value]]:
    """A decorator like `dataclass(frozen=True, slots=True)`, without checks at run time; the values have no hash."""
    return dataclass(slots=True, kw_only=kw_only)
