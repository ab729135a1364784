"""Limits on rates and numbers per client. Unused state is evicted."""

from collections import Counter, OrderedDict

MOST_REMEMBERED = 10_000


class TokenBucket:
    """Token bucket: refills at `rate` tokens per second and holds five seconds' worth."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, now: float, most: float | None = None) -> None:
        self.rate = rate
        self.most = most or 5 * rate
        self.left = self.most
        self.at = now

    def take(self, now: float, count: float = 1) -> bool:
        """Take `count` tokens; False, and nothing is taken, if there are fewer."""
        left = self.left + (now - self.at) * self.rate
        if left > self.most:
            left = self.most
        self.at = now
        taken = left >= count
        self.left = left - count if taken else left
        return taken


class Rates:
    """One token bucket per client; the least recently used ones are evicted."""

    def __init__(self, rate: float, most: float | None = None) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allow(self, client: str, now: float, count: float = 1) -> bool:
        """Take `count` tokens from the client's bucket; False if there are fewer."""
        bucket = self._buckets.pop(client, None) or TokenBucket(self.rate, now, self.most)
        self._buckets[client] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now, count)


class Connections:
    """The number of open connections, per client and in total."""

    def __init__(self, each: int, all_together: int) -> None:
        self.each = each
        self.all_together = all_together
        self.open: Counter[str] = Counter()
        self.total = 0

    @property
    def full(self) -> bool:
        """Whether the limit of the total is reached."""
        return self.total >= self.all_together

    def enter(self, client: str) -> bool:
        """Count a new connection; False if a limit is reached."""
        if self.full or self.open.get(client, 0) >= self.each:
            return False
        self.add(client)
        return True

    def add(self, client: str) -> None:
        """Count a new connection regardless of the limits."""
        self.open[client] += 1
        self.total += 1

    def leave(self, client: str) -> None:
        """Remove a connection from the count."""
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
        """Leave the count temporarily."""
        if self._counted:
            self._counted = False
            self._connections.leave(self._client)

    def resume(self) -> None:
        """Enter the count again, unless the connection is closed."""
        if self._open and not self._counted:
            self._counted = True
            self._connections.add(self._client)

    def close(self) -> None:
        """Leave the count permanently."""
        self.suspend()
        self._open = False
