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

    def take(self, now: float) -> bool:
        """Use one, if there is one."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """A bucket a client; the longest unused are let go."""

    def __init__(self, rate: float, most: float | None = None) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, client: str, now: float) -> bool:
        """Whether this client may go on."""
        bucket = self._buckets.pop(client, None) or Bucket(self.rate, now, self.most)
        self._buckets[client] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class Connections:
    """How many sockets are open, by client and in all."""

    def __init__(self, each: int, all_together: int) -> None:
        self.each = each
        self.all_together = all_together
        self.open: Counter[str] = Counter()

    def enter(self, client: str) -> bool:
        """Count one more, if there may be one."""
        if self.open[client] >= self.each or self.open.total() >= self.all_together:
            return False
        self.open[client] += 1
        return True

    def leave(self, client: str) -> None:
        """Count one less."""
        self.open[client] -= 1
        if not self.open[client]:
            del self.open[client]
