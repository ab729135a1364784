"""The settings of a server: everything that an operator may decide."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace

from rollwright.core.errors import Complaint


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits per client and in total."""

    body: int = 16_384
    """Bytes per request body."""
    head: int = 16_384
    """Bytes per request head, that is, the first line and all headers."""
    header: int = 8_192
    """Bytes per header, or of the first line."""
    headers: int = 100
    """Headers per request."""
    head_seconds: int = 20
    """Seconds until the head of a request is complete, from the opening of the connection or its first byte."""
    body_seconds: int = 30
    """Seconds until the body of a request is complete, from the end of its head."""
    client_http_connections: int = 256
    """HTTP connections per address, including sockets that are not yet admitted; a trusted proxy is exempt."""
    http_connections: int = 2_048
    """HTTP connections in total."""
    message: int = 8_192
    """Characters per message."""
    frames: int = 200
    """WebSocket frames per second of one socket, including pings and fragments; bursts of five seconds' worth are
    allowed."""
    requests: int = 20
    """Requests per second of one client; bursts of five seconds' worth are allowed."""
    messages: int = 20
    """Messages per second of one socket; bursts of five seconds' worth are allowed."""
    client_connections: int = 100
    """Sockets per address."""
    connections: int = 10_000
    """Sockets in total."""
    tables: int = 50
    """Unfinished tables per host."""
    new_tables: int = 60
    """New tables per hour and address."""
    phrases: int = 200
    """Phrases per player and table."""
    phrases_per_minute: int = 20
    """Phrases per minute of one player at one table; the rate halves after every 50."""
    changes_per_minute: int = 20
    """Choices that one player may take back per minute at one table; the rate halves after every 50.

    The same number applies separately to leaving, words for the dice, bots that take over, and moves to another device.
    """
    sittings_per_minute: int = 10
    """How often per minute a guest may sit down at one table; the rate halves after every 50 times.

    All guests together may do it three times as often, and the host may seat bots as often as all guests may sit down.
    """

    channels: int = 10
    """Channels for notifications per guest."""
    confirmation_mails: int = 5
    """E-mails that ask to confirm an address, per hour, from one client and to one address."""
    notice_seconds: int = 20
    """Seconds after which a player is told that a table over days waits for them."""

    def changed(self, changes: list[str]) -> "Limits":
        """The limits with changes of the form `name=number`. Raises Complaint if one is not valid."""
        known = {one.name for one in fields(self)}
        limits = self
        for change in changes:
            name, _, number = change.partition("=")
            name = name.strip().replace("-", "_")
            if name not in known or not number.strip().isdecimal() or len(number) > 12:
                raise Complaint("limit-unknown", text=change, known=", ".join(sorted(known)))
            limits = replace(limits, **{name: int(number)})
        return limits


def default_bot_workers() -> int:
    """One worker per two cores that are available to this process, at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // 2)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server."""

    database: str
    """An SQLAlchemy database URL."""
    root_path: str = ""
    """The path under which a proxy serves us."""
    allowed_hosts: tuple[str, ...] = ()
    """Names in a `Host` header that are served in addition to this machine's own; `*` allows any."""
    limits: Limits = field(default_factory=Limits)
    extra_bots: Mapping[str, str] = field(default_factory=dict)
    """Additional bots, by id, as `module:Class`."""
    bot_workers: int = field(default_factory=default_bot_workers)
    """Number of worker processes for bots."""
    bot_seconds: float = 10.0
    """Seconds per decision; after that the fallback bot makes the move."""
    sweep_seconds: float = 3_600.0
    """Seconds between two searches for tables that are no longer used."""
    waiting_days: int = 7
    """Days after which a table that never started expires."""
    playing_days: int = 60
    """Days without an entry after which a game is abandoned."""
    keep_finished: int | None = None
    """Days after which a finished table is removed; None means never."""
    public_url: str | None = None
    """The address under which players reach the server, for links in notifications; without a slash at the end."""
    smtp: str | None = None
    """The mail server, as `smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`."""
    mail_from: str | None = None
    """The sender of e-mails."""
    allow_private_addresses: bool = False
    """Whether webhooks and push services may be in private networks and use plain http."""
