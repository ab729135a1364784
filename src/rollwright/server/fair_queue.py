"""A queue that is shared fairly: round-robin over the parts of a path, from the first part to the last.

With paths of address, guest and table, every address has its turn, within an address every guest, within a guest every
table. It knows nothing of bots, clients or time.
"""

from collections.abc import Hashable
from typing import Generic, TypeVar

Item = TypeVar("Item", bound=Hashable)

KEYS_PER_ROUND = 100
"""A new key beyond these waits for the next round, so that a stream of new addresses cannot block the others."""


class FairQueue(Generic[Item]):
    """Items wait under paths of equal length; items of the same path leave in the order in which they came."""

    def __init__(self) -> None:
        self._paths: dict[Item, tuple[str, ...]] = {}
        self._root: _Level[Item] = _Level()

    def __len__(self) -> int:
        return len(self._paths)

    def push(self, path: tuple[str, ...], item: Item) -> None:
        """Add an item that is not in the queue yet."""
        self._paths[item] = path
        self._root.push(path, item)

    def pop(self) -> Item:
        """Remove and return the item whose turn it is. Raises IndexError if the queue is empty."""
        if not self._paths:
            raise IndexError("pop from an empty queue")
        item = self._root.pop()
        del self._paths[item]
        return item

    def remove(self, item: Item) -> bool:
        """Remove an item before its turn; False if it is not in the queue."""
        path = self._paths.pop(item, None)
        if path is None:
            return False
        self._root.remove(path, item)
        return True


class _Level(Generic[Item]):
    """One part of the path: its keys, each with the level below it; below the last part are the items.

    A key has one turn per round. A key that was served in this round waits for the next one, even if nothing of it was
    left in the meantime, so a key that comes new is next after the item that is being served.
    """

    def __init__(self) -> None:
        self._items: dict[Item, None] = {}
        self._below: dict[str, _Level[Item]] = {}
        self._this_round: dict[str, None] = {}
        self._next_round: dict[str, None] = {}
        self._served: set[str] = set()

    def __bool__(self) -> bool:
        return bool(self._items or self._this_round or self._next_round)

    def push(self, path: tuple[str, ...], item: Item) -> None:
        if not path:
            self._items[item] = None
            return
        key = path[0]
        if key not in self._this_round and key not in self._next_round:
            full = len(self._served) + len(self._this_round) >= KEYS_PER_ROUND
            (self._next_round if full or key in self._served else self._this_round)[key] = None
        self._below.setdefault(key, _Level()).push(path[1:], item)

    def pop(self) -> Item:
        if self._items:
            item = next(iter(self._items))
            del self._items[item]
            return item
        if not self._this_round:
            self._begin_round()
        key = next(iter(self._this_round))
        del self._this_round[key]
        self._served.add(key)
        item = self._below[key].pop()
        if self._below[key]:
            self._next_round[key] = None
        return item

    def _begin_round(self) -> None:
        self._this_round, self._next_round = self._next_round, {}
        self._served.clear()
        self._below = {key: self._below[key] for key in self._this_round}

    def remove(self, path: tuple[str, ...], item: Item) -> None:
        if not path:
            del self._items[item]
            return
        key = path[0]
        self._below[key].remove(path[1:], item)
        if not self._below[key]:
            self._this_round.pop(key, None)
            self._next_round.pop(key, None)
            if key not in self._served:
                del self._below[key]
