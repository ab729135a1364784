"""Checks finished tables against what their clients were told, whatever happened to the server meanwhile."""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg

from rollwright.games import GAMES
from rollwright.record import Record, final_state
from rollwright.record.proof import verify
from rollwright.server.live.guests import hash_of, token_in
from rollwright.table.outcome import outcome_view
from rollwright.testing.server.load import LoadedTable, ReconnectingClient, ask_until_answered

MOVES = ("chose", "played")


@dataclass(frozen=True)
class StoredEntry:
    """A row of the entries in the database."""

    place: int
    at: int
    entry: dict[str, Any]
    guest: str | None
    cause: str | None


@dataclass
class Findings:
    """The number of checks, and the errors that they found."""

    acknowledged: int = 0
    games: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    """All other errors."""

    @property
    def all_wrong(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.faults]


async def audit(database: Path | str, matches: Sequence[LoadedTable]) -> Findings:
    """Compare the clients, the database and the records; servers may have the database open."""
    findings = Findings()
    with closing(reading(database)) as opened:
        if isinstance(database, Path) and (sound := opened.execute("PRAGMA integrity_check").fetchone()) != ("ok",):
            findings.faults.append(f"the database is damaged: {sound}")
        logs = read_logs(opened)
        status = dict(opened.execute("SELECT id, status FROM tables"))
    for match in matches:
        log = logs[match.table]
        check_log(match, log, findings)
        for player in match.players:
            check_player(match, player, log, findings)
        if status.get(match.table) != "over":
            findings.faults.append(f"{match}: the database says {status.get(match.table)}")
        if all(viewer.done for viewer in match.viewers):
            await check_record(match, findings)
    return findings


def reading(database: Path | str) -> Any:
    """Return a connection to a file of SQLite, or to the address of a PostgreSQL database."""
    if isinstance(database, Path):
        return sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    return psycopg.connect(database)


def read_logs(database: Any) -> defaultdict[str, list[StoredEntry]]:
    """Return the log of every table."""
    logs: defaultdict[str, list[StoredEntry]] = defaultdict(list)
    columns = '"table", sequence, at, body, guest, cause'
    for table, place, at, body, *who in database.execute(f'SELECT {columns} FROM entries ORDER BY "table", sequence'):  # noqa: S608
        logs[table].append(StoredEntry(place, at, json.loads(body), *who))
    return logs


def check_log(match: LoadedTable, log: Sequence[StoredEntry], findings: Findings) -> None:
    """Check that all viewers have seen the log that is stored."""
    kept = [public({"n": one.place, "at": one.at, "entry": one.entry}) for one in log]
    if [entry["n"] for entry in kept] != list(range(len(kept))):
        findings.faults.append(f"{match}: the log has gaps")
    findings.faults += [
        f"{match}: the viewer in seat {viewer.seat} saw another log"
        for viewer in match.viewers
        if [public(entry) for entry in viewer.entries] != kept
    ]


def public(logged: dict[str, Any]) -> dict[str, Any]:
    """Return an entry as all viewers may see it, without its narration, which is not stored."""
    entry = logged["entry"]
    shown = {**entry, "move": None} if entry["type"] == "chose" else entry
    return {"n": logged["n"], "at": logged["at"], "entry": shown}


def check_player(
    match: LoadedTable, player: ReconnectingClient, log: Sequence[StoredEntry], findings: Findings
) -> None:
    """Check that the log has every acknowledged message of a player once, and no other."""
    mine = [one for one in log if one.guest == hash_of(token_in(str(player.browser.cookie))) and one.cause is not None]
    times = Counter(one.cause for one in mine)
    by_cause = {one.cause: one for one in mine}
    findings.acknowledged += len(player.acknowledged)
    for acknowledged in player.acknowledged:
        message = acknowledged.message
        found = by_cause.get(message["id"])
        name = f"{match}: {message}"
        if found is None or found.place >= acknowledged.entries or not says(match.game, found.entry, message):
            findings.lost.append(f"{name} is stored as {found}")
        if times[message["id"]] > 1:
            findings.doubled.append(name)
    if len(mine) != len(player.acknowledged):
        findings.faults.append(f"{match}: {len(mine)} messages stored, {len(player.acknowledged)} acknowledged")
    # The same without the column of causes: the moves of this seat are those that its player sent.
    moves = sum(one.entry["type"] in MOVES and one.entry["seat"] == player.seat for one in log)
    sent = [one.message for one in player.acknowledged] + ([player.waiting] if player.waiting else [])
    if moves > sum(message["type"] in ("choose", "mark") for message in sent):
        findings.doubled.append(f"{match}: seat {player.seat} moved more often than it was asked to")


def says(game: str, entry: dict[str, Any], message: dict[str, Any]) -> bool:
    """Return whether an entry is the effect of a message."""
    if message["type"] == "throw":
        return bool(entry["type"] == "rolled")
    rules = GAMES[game]
    asked = rules.mark(frozenset(message["marks"])) if "marks" in message else rules.parse_move(message["move"])
    return (
        entry["type"] in MOVES and entry["seat"] == message["seat"] and bool(rules.parse_move(entry["move"]) == asked)
    )


async def check_record(match: LoadedTable, findings: Findings) -> None:
    """Check that the record can be verified and has the outcome that the viewers saw."""
    text = await ask_until_answered(match.watcher.browser, "GET", f"/api/tables/{match.table}/record")
    record = Record.parse(text)
    if not verify(record):
        findings.faults.append(f"{match}: no roll was verified")
    outcome = GAMES[match.game].outcome(final_state(record))
    if outcome is None or any(viewer.view["outcome"] != plain(outcome_view(outcome)) for viewer in match.viewers):
        findings.faults.append(f"{match}: the record ends otherwise")
    findings.games += 1


def plain(view: Any) -> dict[str, Any]:
    """Return a view as plain JSON values."""
    fields: Iterable[str] = view.__dataclass_fields__
    return {name: list(value) if isinstance(value := getattr(view, name), tuple) else value for name in fields}
