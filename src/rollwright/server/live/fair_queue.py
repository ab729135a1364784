"""A fair queue: the least recently served key comes first, at each part of a path.

With paths of address, guest and table, addresses take turns, within an address its guests, and within a guest their
tables. The queue does not depend on bots, clients or time.
"""

from collections.abc import Hashable
from typing import Generic, TypeVar

Item = TypeVar("Item", bound=Hashable)

KEYS_REMEMBERED = 1_000
"""Number of keys without items whose last turn is remembered."""


class FairQueue(Generic[Item]):
    """Items wait under paths of equal length. Items of the same path leave in the order in which they were added."""

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
    """One part of the path: its keys, each with the level below it. Below the last part are the items.

    The key that was served longest ago is next. A new key counts as served just before the most recently served item.
    So it comes next after a key that fills the queue, but a stream of new keys cannot block the others.
    """

    def __init__(self) -> None:
        self._items: dict[Item, None] = {}
        self._below: dict[str, _Level[Item]] = {}
        self._waiting: dict[str, None] = {}
        """The keys that have items below them."""
        self._served: dict[str, float] = {}
        """When each key was last served, oldest first. The unit of time is one served item."""
        self._now = 0

    def __bool__(self) -> bool:
        return bool(self._items or self._waiting)

    def push(self, path: tuple[str, ...], item: Item) -> None:
        if not path:
            self._items[item] = None
            return
        key = path[0]
        self._waiting[key] = None
        self._served.setdefault(key, self._now - 0.5)
        self._below.setdefault(key, _Level()).push(path[1:], item)

    def pop(self) -> Item:
        if self._items:
            item = next(iter(self._items))
            del self._items[item]
            return item
        key = min(self._waiting, key=self._served.__getitem__)
        self._now += 1
        del self._served[key]
        self._served[key] = self._now
        item = self._below[key].pop()
        self._leave_if_empty(key)
        return item

    def remove(self, path: tuple[str, ...], item: Item) -> None:
        if not path:
            del self._items[item]
            return
        self._below[path[0]].remove(path[1:], item)
        self._leave_if_empty(path[0])

    def _leave_if_empty(self, key: str) -> None:
        """Stop a key without items from waiting; it stays known, so that it does not become new by emptying its
        queue."""
        if not self._below[key]:
            del self._waiting[key]
        if len(self._served) - len(self._waiting) > KEYS_REMEMBERED:
            oldest = next(known for known in self._served if known not in self._waiting)
            del self._served[oldest], self._below[oldest]
