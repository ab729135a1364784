"""How a server is set up: everything that a host may decide."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace

from rollwright.core.errors import Complaint


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client, or all together, may use up."""

    body: int = 16_384
    """Bytes of a request's body."""
    message: int = 8_192
    """Characters of a message."""
    requests: int = 20
    """Requests a second of one client; five times as many at once."""
    messages: int = 20
    """Messages a second of one socket; five times as many at once."""
    client_connections: int = 100
    """Sockets of one address."""
    connections: int = 10_000
    """Sockets in all."""
    tables: int = 50
    """Tables of one host that are not over."""
    new_tables: int = 60
    """New tables an hour of one address."""
    besides: int = 5_000
    """Entries of one table beside the events of its game; after that, only moves are taken."""

    def changed(self, wishes: list[str]) -> "Limits":
        """The limits with `name=number` wishes, or a Complaint."""
        known = {one.name for one in fields(self)}
        limits = self
        for wish in wishes:
            name, _, number = wish.partition("=")
            name = name.strip().replace("-", "_")
            if name not in known or not number.strip().isdecimal() or len(number) > 12:
                raise Complaint("limit-unknown", text=wish, known=", ".join(sorted(known)))
            limits = replace(limits, **{name: int(number)})
        return limits


@dataclass(frozen=True, slots=True)
class Settings:
    """One server."""

    database: str
    """An SQLAlchemy address."""
    root_path: str = ""
    """The path under which a proxy shows us."""
    limits: Limits = field(default_factory=Limits)
    extra_bots: Mapping[str, str] = field(default_factory=dict)
    """More bots, by id: `module:Class`."""
    bot_workers: int = 1
    """Processes that bots think in."""
    bot_seconds: float = 10.0
    """A bot that thinks longer is replaced for that move."""
    sweep_seconds: float = 3_600.0
    """How often tables are looked for that nobody will come back to."""
    waiting_days: int = 7
    """After so long a table that never started expires."""
    playing_days: int = 60
    """After so long without an entry a game is abandoned."""
    keep_finished: int | None = None
    """Days after which a finished table is removed; never, if None."""
