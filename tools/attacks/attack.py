"""The types that describe an attack, the server that it is aimed at, and its result."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

MALLORY = "127.0.0.66"
"""The address of an attacker. All of 127.0.0.0/8 is loopback on Linux, so each client has its own address."""
VICTIM = "127.0.0.77"


@dataclass(frozen=True)
class AttackTarget:
    """A running server, as the process of an attacker receives it."""

    url: str
    port: int
    pid: int
    database: str
    seconds: float
    """Duration of an attack that has no natural end."""
    prepared: dict[str, Any] = field(default_factory=dict)
    """The values that `Attack.prepare` returned."""
    python: str = ""
    tree: str = ""
    """The interpreter and the source tree of the server."""

    def to_json(self) -> str:
        """The target as one line."""
        return json.dumps(asdict(self))

    @property
    def files(self) -> list[Path]:
        """The database and its write-ahead log."""
        return [Path(self.database), Path(self.database + "-wal")]


@dataclass(frozen=True)
class Finding:
    """Whether the server withstood an attack, and the figure that shows it."""

    held: bool
    figure: str


@dataclass(frozen=True)
class Attack:
    """One attack. `run` is called in a separate process, so that it does not delay the measuring event loop."""

    number: str
    title: str
    run: Callable[[AttackTarget], Finding]
    barred: bool = False
    """Whether honest players play meanwhile, and the bars on acknowledgements and memory apply."""
    prepare: Callable[[Any], dict[str, Any]] | None = None
    """Called with the `TreeServer` before anything is measured; it may stop and start the server."""
    options: tuple[str, ...] = ()
    """More options for `rollwright serve`."""
    files: dict[str, str] = field(default_factory=dict)
    """Files in the working directory of the server, by name."""
    one_server: bool = False
    """Whether it is aimed at the files of a SQLite database, or at connections, for which several nodes make no
    difference."""
    measures_bots: bool = False
    """Whether a guest with a slow bot plays meanwhile, and the waiting time for that bot is judged."""
