"""Limits for entries that are not moves, per table.

Everything here is computed from the log, so neither a table that is dropped from memory nor a restart renews an
allowance. Only some entries are counted. The number of all others follows from them: a seat is freed at most as often
as it is taken, a player comes back at most as often as they left or a bot took over, and everything else is the game.
"""

from typing import Protocol

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.core.seats import Seat
from rollwright.session.guests import GuestId
from rollwright.table import BotTookOver, Left, Moved, Said, SaidWord, SatDown, TookBack
from rollwright.table.entries import Entry

SLOWER_AFTER = 50
"""Number of entries after which the rate halves, and halves again."""
LONGEST_WAIT = 600.0
"""Maximum number of seconds until an allowance grows by one, so that nothing is refused permanently."""
ALL_GUESTS = 3
"""Factor by which all guests together may sit down at a table more often than one guest."""


COUNTED: frozenset[type[Entry]] = frozenset((SatDown, Said, TookBack, Left, SaidWord, BotTookOver, Moved))
"""The entries that use an allowance; all others, among them every move, are not looked at further."""


class ThrottleLimits(Protocol):
    """The numbers that the operator of a server may set."""

    @property
    def phrases(self) -> int:
        """Phrases of one player at one table."""
        ...

    @property
    def phrases_per_minute(self) -> int:
        """Phrases per minute of one player."""
        ...

    @property
    def changes_per_minute(self) -> int:
        """Entries of each other kind per minute of one player."""
        ...

    @property
    def sittings_per_minute(self) -> int:
        """Seats taken per minute by one guest."""
        ...


class Unlimited:
    """No limits, for a table in the process of its only client."""

    phrases = phrases_per_minute = changes_per_minute = sittings_per_minute = 10**9


class Allowance:
    """A token bucket that holds one minute's worth, and that fills more slowly the more it was used."""

    __slots__ = ("_at", "_most", "_seconds", "_tokens", "used")

    def __init__(self, per_minute: int) -> None:
        self._most = float(max(per_minute, 1))
        self._seconds = 60 / per_minute if per_minute else LONGEST_WAIT
        self._tokens = self._most
        self._at = 0
        self.used = 0

    @property
    def _seconds_each(self) -> float:
        doubled = min(self.used // SLOWER_AFTER, 20)
        return min(self._seconds * 2.0**doubled, LONGEST_WAIT)

    def wait(self, now: int) -> float:
        """Seconds until it can be used again; `now` is in milliseconds, by the wall clock.

        If the wall clock was set back, the time until then counts as zero.
        """
        passed = max(now - self._at, 0) / 1000
        self._tokens = min(self._tokens + passed / self._seconds_each, self._most)
        self._at = now
        return max(1 - self._tokens, 0) * self._seconds_each

    def use(self, at: int) -> None:
        """Use it once."""
        self.wait(at)
        self._tokens = max(self._tokens - 1, 0)
        self.used += 1


class Throttle:
    """The allowances of one table: of each player, until the seat is freed, and of guests who sit down."""

    def __init__(self, limits: ThrottleLimits) -> None:
        self._limits = limits
        self._players: dict[Seat, dict[type[Entry], Allowance]] = {}
        self._sitting: dict[GuestId | None, Allowance] = {}
        """The allowance of each guest, and under None that of all guests together."""
        self._bots = Allowance(ALL_GUESTS * limits.sittings_per_minute)

    def check(self, entry: Entry, guest: GuestId | None, now: int) -> None:
        """Raise RequestError if this guest may not write this entry now.

        A guest of None is the server itself, which frees the seats of a guest who is forgotten.
        """
        if type(entry) not in COUNTED or (isinstance(entry, Left) and guest is None):
            return
        allowances = self._of(entry, guest)
        if isinstance(entry, Said) and allowances[0].used >= self._limits.phrases:
            raise RequestError(ErrorCode.TOO_MANY, "phrases-used-up", most=self._limits.phrases)
        if (wait := max((allowance.wait(now) for allowance in allowances), default=0.0)) > 0:
            raise RequestError(ErrorCode.TOO_FAST, "too-fast-wait", seconds=int(wait) + 1)

    def note(self, entry: Entry, guest: GuestId | None, at: int) -> None:
        """Count an entry of the log."""
        if type(entry) not in COUNTED:
            return
        for allowance in self._of(entry, guest):
            allowance.use(at)
        if isinstance(entry, SatDown):  # a new player starts with full allowances
            self._players.pop(entry.seat, None)

    def _of(self, entry: Entry, guest: GuestId | None) -> list[Allowance]:
        """The allowances that this entry uses."""
        match entry:
            case SatDown(_, _, bot) if bot is not None:
                return [self._bots]
            case SatDown():
                rate = self._limits.sittings_per_minute
                every = self._sitting.setdefault(None, Allowance(ALL_GUESTS * rate))
                return [every] if guest is None else [self._sitting.setdefault(guest, Allowance(rate)), every]
            case Said(seat):
                return [self._of_player(seat, Said, self._limits.phrases_per_minute)]
            case TookBack(seat) | Left(seat) | SaidWord(seat) | BotTookOver(seat) | Moved(seat):
                return [self._of_player(seat, type(entry), self._limits.changes_per_minute)]
            case _:
                return []

    def _of_player(self, seat: Seat, kind: type[Entry], per_minute: int) -> Allowance:
        allowances = self._players.setdefault(seat, {})
        if kind not in allowances:
            allowances[kind] = Allowance(per_minute)
        return allowances[kind]
