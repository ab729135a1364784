"""Attack 11: the minor attacks of the review, each with its own verdict."""

import asyncio
import subprocess
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from rollwright.testing.server.raw_socket import PING, frame
from rollwright.testing.server.running import HttpRefused
from tools.attacks.attack import MALLORY, VICTIM, Attack, AttackTarget, Finding
from tools.attacks.client import BlindSocket, SourceClient, SourcePlayer, seated
from tools.attacks.seats import finished_game
from tools.attacks.server import commits_of, cpu_of, environment_of, serve_command

START_SECONDS = 20.0
FLOOD_SECONDS = 5.0
MOST_COMMITS_PER_SECOND = 20
REPLAYS_PER_SECOND = 20
CONNECTIONS = 4
MOST_OF_A_CORE = 0.5
INVISIBLE = ("\u3164", "\u2800", "\u034f", "\ufe0f", "\u115f", "\u1160", "\uffa0", "\u17b4", "\u200b")
FOREIGN_COOKIE = "AAAAAAAAAAAAAAAAAAAAAA"
"""As long as a cookie of the server, but never issued."""
HOSTS = ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "")


def start_through_symlink(target: AttackTarget) -> Finding:
    """Start a second server on a symbolic link to the database file of the first."""
    link = Path(target.database).with_name("link.db")
    link.symlink_to(target.database)
    process = subprocess.Popen(
        serve_command(target.python, link, 0, "--log", "second.log"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment_of(target.tree),
        cwd=link.parent,
    )
    try:
        code: int | None = process.wait(START_SECONDS)
    except subprocess.TimeoutExpired:
        code = None
        process.terminate()
        process.wait()
    held = code is not None and code != 0
    return Finding(held, f"the second server refused to start (exit {code})" if held else "the second server started")


def use_foreign_cookie(target: AttackTarget) -> Finding:
    """Use a cookie that the server never issued."""
    client = SourceClient(target.url, MALLORY, FOREIGN_COOKIE)
    answer = client.request("POST", "/api/tables", {"game": "border", "seats": [None, None]})
    replaced = "rollwright=" in answer.headers.get("Set-Cookie", "")
    held = replaced or answer.status >= 400
    return Finding(held, "replaced by one of the server's own" if replaced else f"answer {answer.status}, not replaced")


def flood_readyz(target: AttackTarget) -> Finding:
    """Ask `/readyz` on one connection as fast as it answers."""
    connection = HTTPConnection("127.0.0.1", target.port, timeout=10, source_address=(MALLORY, 0))
    before, statuses = commits_of(target.database), Counter[int]()
    until = time.monotonic() + FLOOD_SECONDS
    while time.monotonic() < until:
        try:
            connection.request("GET", "/readyz")
            answer = connection.getresponse()
            answer.read()
            statuses[answer.status] += 1
        except (OSError, HTTPException):
            statuses[0] += 1
            connection.close()
    connection.close()
    commits = (commits_of(target.database) - before) / FLOOD_SECONDS
    figure = f"{statuses.total() / FLOOD_SECONDS:.0f} requests and {commits:.0f} commits per second"
    return Finding(commits <= MOST_COMMITS_PER_SECOND, figure)


def replay_all_the_time(target: AttackTarget) -> Finding:
    """Ask for the replay of a finished game as often as one address may."""
    table, (host, _) = asyncio.run(finished_game(target, "border"))
    before, began = cpu_of(target.pid), time.monotonic()

    def ask(number: int) -> int:
        time.sleep(max(0.0, began + number / REPLAYS_PER_SECOND - time.monotonic()))
        if time.monotonic() > began + target.seconds:
            return 0
        return host.request("GET", f"/api/tables/{table}/replay").status

    with ThreadPoolExecutor(CONNECTIONS) as pool:
        statuses = Counter(pool.map(ask, range(int(REPLAYS_PER_SECOND * target.seconds))))
    asked = sum(count for status, count in statuses.items() if status)
    # A busy machine answers fewer than it is asked for, so the use of CPU is that of one request times the rate.
    share = (cpu_of(target.pid) - before) / max(asked, 1) * REPLAYS_PER_SECOND
    told = ", ".join(f"{count} × {status}" for status, count in sorted(statuses.items()) if status)
    return Finding(share <= MOST_OF_A_CORE, f"{share:.0%} of a core at {REPLAYS_PER_SECOND} per second ({told})")


def use_invisible_names(target: AttackTarget) -> Finding:
    """Sit down with invisible names."""
    client = SourceClient(target.url, MALLORY)
    table = client.open_table("border", [None, None])["table"]
    passed = []
    for sign in INVISIBLE:
        for name in (sign, sign * 3, f" {sign} "):
            try:
                client.sit(table, 0, name)
            except HttpRefused:
                continue
            passed.append(f"U+{ord(sign):04X}")
            client.ask("DELETE", f"/api/tables/{table}/seats/0")
    return Finding(not passed, "all refused" if not passed else f"passed: {', '.join(dict.fromkeys(passed))}")


def use_foreign_hosts(target: AttackTarget) -> Finding:
    """Send the Host header of another name, as a page does after DNS rebinding."""
    client = SourceClient(target.url, MALLORY)
    statuses = {host: client.request("GET", "/api/offer", headers={"Host": host}).status for host in HOSTS}
    figure = ", ".join(f"“{host}”: {status}" for host, status in statuses.items())
    return Finding(all(status >= 400 for status in statuses.values()), figure)


def flood_with_pings(target: AttackTarget) -> Finding:
    """Send pings on one socket as fast as the server takes them."""
    return asyncio.run(send_pings(target))


async def send_pings(target: AttackTarget) -> Finding:
    """Count the pings until the time is over; a socket that the server closes is opened again."""
    client = SourceClient(target.url, MALLORY)
    table = (await asyncio.to_thread(client.open_table, "border", [None, None]))["table"]
    pings, opened, batch = 0, 0, frame(PING, b"ping") * 500
    until = time.monotonic() + target.seconds
    while time.monotonic() < until:
        blind = BlindSocket(client, table)
        try:
            async with asyncio.timeout(max(0.01, until - time.monotonic())):
                await blind.open()
                opened += 1
                while not blind.closed and blind.writer is not None:
                    blind.send(batch)
                    pings += 500
                    await blind.writer.drain()
                    await asyncio.sleep(0)  # drain returns without a pause while there is space
        except (OSError, EOFError, TimeoutError):
            await asyncio.sleep(0.05)
        finally:
            blind.abort()
    return Finding(True, f"{pings:,} pings on {opened} sockets, one after the other")


def listen_after_deletion(target: AttackTarget) -> Finding:
    """Keep a socket open while its guest is deleted, then let the other player say something."""
    return asyncio.run(hear_after_deletion(target))


async def hear_after_deletion(target: AttackTarget) -> Finding:
    """Whether the socket of a deleted guest still receives the entries of the table."""
    table, (other, deleted) = await asyncio.to_thread(seated, target.url, "border", [VICTIM, MALLORY])
    phrase = (await other.ask_async("GET", "/api/offer"))["phrases"][0]
    listening, speaking = SourcePlayer(deleted, table), SourcePlayer(other, table)
    await listening.enter()
    await speaking.enter()
    await deleted.ask_async("DELETE", "/api/me")
    answer = await speaking.send("say", seat=0, phrase=phrase)
    heard = True
    try:
        await listening.until(lambda: len(listening.entries) >= answer["entries"], 3)
    except TimeoutError:
        heard = False
    for player in (listening, speaking):
        await player.cut()
    return Finding(not heard, "hears the table" if heard else "hears nothing more")


ATTACKS = (
    Attack("11a", "A second server through a symbolic link", start_through_symlink, one_server=True),
    Attack("11b", "A cookie that was never issued", use_foreign_cookie),
    Attack("11c", "A flood of /readyz", flood_readyz, one_server=True),
    Attack("11d", "Replays at the allowed rate", replay_all_the_time),
    Attack("11e", "Invisible names", use_invisible_names),
    Attack("11f", "A foreign Host header", use_foreign_hosts),
    Attack("11g", "A flood of pings on one socket", flood_with_pings, barred=True),
    Attack("11h", "A socket that stays open after DELETE /api/me", listen_after_deletion),
)
