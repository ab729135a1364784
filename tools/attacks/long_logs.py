"""Attacks 5, 6 and 8: endless phrases, the export of a long log, endless entries over REST."""

import asyncio
import secrets
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from itertools import cycle
from typing import Any

from rollwright.testing.server.table_client import MessageRefused
from tools.attacks.attack import MALLORY, VICTIM, Attack, AttackTarget, Finding
from tools.attacks.client import BlindSocket, SourceClient, SourcePlayer, seated
from tools.attacks.server import TreeServer, lengthen_logs

SOCKETS = 60
MESSAGES_PER_SECOND = 19
"""Just below the limit on one socket."""
BURST = 90
PHRASES_BEFORE = 4_500
"""Phrases of another player that are in the log before attack 5, so that a short run reaches a limit on the table."""
MOST_PHRASES = 250
"""More phrases of one player in one attack are a success of the attacker."""


async def say_one(client: SourceClient, table: str, seat: int) -> None:
    """Say one phrase, which `lengthen_logs` repeats."""
    player = SourcePlayer(client, table)
    await player.enter()
    await player.send("say", seat=seat, phrase=phrases(client)[0])
    await player.cut()


def phrases(client: SourceClient) -> list[str]:
    """The phrases that the server offers."""
    return list(client.ask("GET", "/api/offer")["phrases"])


# 5: phrases


def prepare_phrases(server: TreeServer) -> dict[str, Any]:
    """Prepare a game whose second player has said many phrases and was then replaced by a bot."""

    async def replace_the_second() -> None:
        second, first = SourcePlayer(victim, table), SourcePlayer(mallory, table)
        await second.enter()
        await second.send("leave", seat=1)
        await first.enter()
        await first.send("take-over", seat=1, bot="random")
        await first.cut()
        await second.cut()

    table, (mallory, victim) = seated(server.url, "border", [MALLORY, VICTIM], first=0)
    asyncio.run(say_one(victim, table, 1))
    lengthen_logs(server, [table], PHRASES_BEFORE)
    asyncio.run(replace_the_second())
    return {"table": table, "mallory": mallory.cookie, "victim": victim.cookie}


def fill_with_phrases(target: AttackTarget) -> Finding:
    """Say phrases on 60 sockets; then the replaced player wants to come back, leave, and come back again."""
    return asyncio.run(say_phrases(target))


async def say_phrases(target: AttackTarget) -> Finding:
    """Count the entries that were written, and the answers to the replaced player."""
    table = target.prepared["table"]
    mallory = SourceClient(target.url, MALLORY, target.prepared["mallory"])
    victim = SourceClient(target.url, VICTIM, target.prepared["victim"])
    phrase = (await asyncio.to_thread(phrases, mallory))[0]
    before = await asyncio.to_thread(length_of, victim, table)
    began = time.monotonic()
    until = began + target.seconds
    await asyncio.gather(*(chatter(BlindSocket(mallory, table, before), phrase, until) for _ in range(SOCKETS)))
    written = await asyncio.to_thread(length_of, victim, table) - before
    seconds = time.monotonic() - began
    answers = await come_and_go(victim, table)
    come_back = "could come back and leave" if all(answer == "ack" for answer in answers) else " ".join(answers)
    held = written <= MOST_PHRASES and set(answers) == {"ack"}
    return Finding(held, f"{written:,} phrases in {seconds:.0f} s; the replaced player: {come_back}")


async def chatter(blind: BlindSocket, phrase: str, until: float) -> None:
    """One socket that says phrases as fast as allowed; it is opened again when the server closes it."""
    burst = BURST
    while time.monotonic() < until:
        try:
            if blind.closed:
                await blind.open()
                burst = BURST
            for _ in range(burst):
                blind.say({"type": "say", "id": secrets.token_hex(8), "seat": 0, "phrase": phrase})
            burst = MESSAGES_PER_SECOND
        except (OSError, EOFError):
            pass  # refused for now, so it is tried again
        await asyncio.sleep(1)
    blind.abort()


async def come_and_go(client: SourceClient, table: str) -> list[str]:
    """The answers to coming back, leaving, and coming back again."""
    player = SourcePlayer(client, table)
    await player.enter()
    answers = []
    for message in ("come-back", "leave", "come-back"):
        try:
            answers.append((await player.send(message, seat=1))["type"])
        except MessageRefused as problem:
            answers.append(f"{message} refused ({problem.problem['code']})")
    await player.cut()
    return answers


# 6: the export

LONG_TABLES, LONG_LOG = 20, 5_000
EXPORTS = 6


def prepare_export(server: TreeServer) -> dict[str, Any]:
    """Prepare a guest with 100,000 entries."""
    tables, cookie = [], None
    for _ in range(LONG_TABLES):
        client = SourceClient(server.url, MALLORY, cookie)
        opened = client.open_table("border", [None, None])
        client.sit(opened["table"], 0, "Mallory")
        asyncio.run(say_one(client, opened["table"], 0))
        tables.append(opened["table"])
        cookie = client.cookie
    lengthen_logs(server, tables, LONG_LOG)
    return {"cookie": cookie}


def export_in_parallel(target: AttackTarget) -> Finding:
    """Ask for the export six times in parallel, from six addresses, again and again until the time is over."""

    def export(number: int) -> tuple[int, int]:
        client = SourceClient(target.url, f"127.0.0.{100 + number % EXPORTS}", target.prepared["cookie"])
        try:
            answer = client.request("GET", "/api/me/data")
        except (OSError, HTTPException):
            return 0, 0
        return answer.status, len(answer.body)

    began = time.monotonic()
    answers: list[tuple[int, int]] = []
    with ThreadPoolExecutor(EXPORTS) as pool:
        while not answers or time.monotonic() < began + target.seconds:
            answers += pool.map(export, range(EXPORTS))
    statuses = Counter(status for status, _ in answers)
    size = max(size for _, size in answers) / 1e6
    told = ", ".join(f"{count} × {status or 'no answer'}" for status, count in sorted(statuses.items()))
    figure = f"{told}; at most {size:.0f} MB each, {time.monotonic() - began:.0f} s"
    return Finding(200 in statuses and statuses.keys() <= {200, 429, 503}, figure)


# 8: entries over REST

GUESTS = 10
MOST_ENTRIES_PER_SECOND = 10
PAUSE_AFTER_REFUSAL = 0.05


def fill_over_rest(target: AttackTarget) -> Finding:
    """Ten guests at one address sit down, and the host frees the seat again, as often as allowed."""
    host = SourceClient(target.url, MALLORY)
    opened = host.open_table("border", [None, None])
    table = opened["table"]
    guests = [host, *(SourceClient(target.url, MALLORY) for _ in range(GUESTS - 1))]
    for guest in guests[1:]:
        guest.follow(opened["links"]["invitation"]["url"])
    path = f"/api/tables/{table}/seats/0"
    before = length_of(host, table)
    began, refused = time.monotonic(), Counter[str]()
    for guest in cycle(guests):
        if time.monotonic() > began + target.seconds:
            break
        sitting = {"name": "Mallory", "word": "word"}
        for client, method, body in ((guest, "POST", sitting), (host, "DELETE", None)):
            if (problem := client.refused(method, path, body)) is not None:
                refused[problem["code"]] += 1
                time.sleep(PAUSE_AFTER_REFUSAL)
    seconds = time.monotonic() - began
    time.sleep(1)
    written = length_of(host, table) - before
    shown = ", ".join(f"{count} × {code}" for code, count in refused.most_common()) or "nothing"
    figure = f"{written:,} entries in {seconds:.0f} s; refused: {shown}"
    return Finding(written <= MOST_ENTRIES_PER_SECOND * seconds, figure)


def length_of(client: SourceClient, table: str) -> int:
    """Length of a table's log."""
    return int(client.ask("GET", f"/api/tables/{table}")["view"]["entries"])


PHRASES = Attack("5", "A log full of phrases", fill_with_phrases, barred=True, one_server=True, prepare=prepare_phrases)
EXPORT = Attack(
    "6", "Six exports of 100,000 entries", export_in_parallel, barred=True, one_server=True, prepare=prepare_export
)
REST = Attack("8", "Entries without end over REST", fill_over_rest, barred=True)
