"""How a server is set up: everything that a host may decide."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace

from rollwright.core.errors import Complaint


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client, or all together, may use up."""

    body: int = 16_384
    """Bytes of a request's body."""
    head: int = 16_384
    """Bytes of a request's head: its first line and all headers."""
    header: int = 8_192
    """Bytes of one header, or of the first line."""
    headers: int = 100
    """Headers of a request."""
    head_seconds: int = 20
    """Seconds until the head of a request is complete, from the opening of the connection or its first byte."""
    body_seconds: int = 30
    """Seconds until the body of a request is complete, from the end of its head."""
    client_http_connections: int = 256
    """Connections of one address that are not (yet) counted as sockets; a trusted proxy is exempt."""
    http_connections: int = 2_048
    """The same in all."""
    message: int = 8_192
    """Characters of a message."""
    frames: int = 200
    """WebSocket frames per second of one socket, pings and fragments included; five times as many at once."""
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
    phrases: int = 200
    """Phrases of one player at one table."""
    phrases_per_minute: int = 20
    """Phrases a minute of one player at one table; half as many after every 50."""
    changes_per_minute: int = 20
    """Choices taken back a minute by one player at one table; half as many after every 50. The same number counts,
    separately, for leaving, words for the dice, bots that take over and moves to another device."""
    sittings_per_minute: int = 10
    """How often a minute one guest may sit down at one table; half as often after every 50 times. All guests together
    may do it three times as often, and the host may seat bots as often as they."""

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


def default_bot_workers() -> int:
    """One worker per two cores that this process may use, at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // 2)


@dataclass(frozen=True, slots=True)
class Settings:
    """One server."""

    database: str
    """An SQLAlchemy address."""
    root_path: str = ""
    """The path under which a proxy shows us."""
    allowed_hosts: tuple[str, ...] = ()
    """Names in a `Host` header that are served besides this machine's own; `*` is any."""
    limits: Limits = field(default_factory=Limits)
    extra_bots: Mapping[str, str] = field(default_factory=dict)
    """More bots, by id: `module:Class`."""
    bot_workers: int = field(default_factory=default_bot_workers)
    """Worker processes that bots think in."""
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
