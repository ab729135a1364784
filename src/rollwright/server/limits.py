"""Limits on rate and number, a client at a time. What nobody uses is forgotten."""

from collections import Counter, OrderedDict

MOST_REMEMBERED = 10_000


class Bucket:
    """So many a second, and five seconds' worth at once."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, now: float, most: float | None = None) -> None:
        self.rate = rate
        self.most = most or 5 * rate
        self.left = self.most
        self.at = now

    def take(self, now: float, count: float = 1) -> bool:
        """Use one token, or `count` of them, if there are so many."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Rates:
    """A bucket a client; the longest unused are let go."""

    def __init__(self, rate: float, most: float | None = None) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, client: str, now: float, count: float = 1) -> bool:
        """Whether this client may go on; `count` tokens are used if so."""
        bucket = self._buckets.pop(client, None) or Bucket(self.rate, now, self.most)
        self._buckets[client] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now, count)


class Connections:
    """How many connections are open, by client and in all."""

    def __init__(self, each: int, all_together: int) -> None:
        self.each = each
        self.all_together = all_together
        self.open: Counter[str] = Counter()
        self.total = 0

    @property
    def full(self) -> bool:
        """Whether the total is reached."""
        return self.total >= self.all_together

    def enter(self, client: str) -> bool:
        """Count one more, if there may be one."""
        if self.full or self.open.get(client, 0) >= self.each:
            return False
        self.add(client)
        return True

    def add(self, client: str) -> None:
        """Count one more, whatever the limits say."""
        self.open[client] += 1
        self.total += 1

    def leave(self, client: str) -> None:
        """Count one less."""
        self.total -= 1
        self.open[client] -= 1
        if not self.open[client]:
            del self.open[client]


class CountedConnection:
    """One open connection in the count of `Connections`; it can be suspended while another count includes it."""

    __slots__ = ("_client", "_connections", "_counted", "_open")

    def __init__(self, connections: Connections, client: str) -> None:
        """`client` is already counted."""
        self._connections = connections
        self._client = client
        self._counted = self._open = True

    def suspend(self) -> None:
        """Leave the count for now."""
        if self._counted:
            self._counted = False
            self._connections.leave(self._client)

    def resume(self) -> None:
        """Be counted again, unless the connection is closed."""
        if self._open and not self._counted:
            self._counted = True
            self._connections.add(self._client)

    def close(self) -> None:
        """Leave the count for good."""
        self.suspend()
        self._open = False
