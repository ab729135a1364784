"""Attack 1: endless request heads, anonymous, one connection each."""

import select
import time
from dataclasses import dataclass

from tools.attacks.attack import MALLORY, Attack, AttackTarget, Finding
from tools.attacks.client import connected
from tools.attacks.server import cpu_of

MEGABYTE = 1 << 20
START = b"GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n"
MOST_SECONDS = 30.0
LAST_ANSWER = 10.0


@dataclass(frozen=True)
class Head:
    """A request head that is larger than any honest one."""

    name: str
    start: bytes
    piece: bytes
    size: int
    end: bytes = b""


HEADS = (
    Head("one header of 96 MB", START + b"X-Endless: ", b"x" * 65_536, 96 * MEGABYTE),
    Head("48 MB of small headers", START, b"X-Small: 1\r\n" * 4096, 48 * MEGABYTE),
    Head("a path of 48 MB", b"GET /", b"p" * 65_536, 48 * MEGABYTE),
    Head("4 MB of Accept-Encoding", START + b"Accept-Encoding: ", b"gzip, " * 8192, 4 * MEGABYTE, b"\r\n\r\n"),
    Head("5,000 headers", START, b"X-Many: 1\r\n" * 100, 5_000 * 11, b"\r\n"),
)


def run(target: AttackTarget) -> Finding:
    """Send each head until it is refused or sent as a whole; then all of them again until the time is over."""
    until = time.monotonic() + target.seconds
    results = []
    held = True
    for head in HEADS:
        before = cpu_of(target.pid)
        refusal = send(target.port, head)
        held = held and refusal is not None
        results.append(f"{head.name}: {refusal or 'taken'}, {cpu_of(target.pid) - before:.1f} s of CPU")
    repeated = 0
    while time.monotonic() < until:
        send(target.port, HEADS[repeated % len(HEADS)])
        repeated += 1
    return Finding(held, "; ".join((*results, f"{repeated:,} more")))


def send(port: int, head: Head) -> str | None:
    """The status with which a head was refused, "reset" if the connection was closed; None if it was not refused."""
    until = time.monotonic() + MOST_SECONDS
    with connected(port, MALLORY, MOST_SECONDS) as connection:
        try:
            connection.sendall(head.start)
            for _ in range(head.size // len(head.piece)):
                connection.sendall(head.piece)
                if select.select([connection], [], [], 0)[0]:
                    break
                if time.monotonic() > until:
                    return None
            else:
                connection.sendall(head.end)
            connection.settimeout(LAST_ANSWER)
            status = connection.recv(4096)[9:12].decode()
        except TimeoutError:
            return None
        except OSError:
            return "reset"
    if not status:
        return "reset"
    return status if status.startswith("4") else None


ATTACK = Attack(number="1", title="Endless HTTP headers", run=run, barred=True, one_server=True)
