"""Attacks 3, 4 and 9: a host reads a hidden choice or rewrites a finished game; a removed guest returns."""

import asyncio
import json
from random import Random
from typing import Any

from rollwright.testing.server.running import HttpRefused
from rollwright.testing.server.table_client import MessageRefused
from tools.attacks.attack import MALLORY, VICTIM, Attack, AttackTarget, Finding
from tools.attacks.client import SourceClient, SourcePlayer, seated
from tools.attacks.honest import GAMES, play

HOST_SEAT, VICTIM_SEAT, THIRD_SEAT = 0, 1, 2


# 3: the hidden choice


def read_hidden_choices(target: AttackTarget) -> Finding:
    """In both games the host frees the seat of a player who has chosen, sits there, and asks for the whole log."""
    seen = {game: asyncio.run(read_hidden_choice(target, game)) for game in GAMES}
    figure = "; ".join(f"{game}: {'move shown: ' + move if move else 'not shown'}" for game, move in seen.items())
    return Finding(not any(seen.values()), figure)


async def read_hidden_choice(target: AttackTarget, game: str) -> str | None:
    """The move of the victim as the later owner of the seat sees it; None if it is not shown."""
    table, (host, victim, third) = await asyncio.to_thread(seated, target.url, game, [MALLORY, VICTIM, MALLORY])
    players = [SourcePlayer(client, table) for client in (host, victim, third)]
    try:
        for player in players:
            await player.enter()
        move = await until_only_the_victim_has_chosen(players)
        path = f"/api/tables/{table}/seats/{VICTIM_SEAT}"
        await host.ask_async("DELETE", path)
        await host.ask_async("POST", path, {"name": "Mallory", "word": "word"})
        later = SourcePlayer(host, table)
        await later.enter(known=0)
        export = await host.ask_async("GET", "/api/me/data")
        exported = [one["entry"].get("entry", one["entry"]) for one in logged(export)]  # older servers nest it
        told = [*(entry["entry"] for entry in later.entries), *exported]
        shown = [entry["move"] for entry in told if entry["type"] == "chose" and entry["seat"] == VICTIM_SEAT]
        shown.append(later.own.get(VICTIM_SEAT, {}).get("choice"))
        await later.cut()
        return move if any(shown) else None
    except (HttpRefused, MessageRefused):  # one of the steps is refused
        return None
    finally:
        for player in players:
            await player.cut()


def logged(export: Any) -> list[dict[str, Any]]:
    """The entries in an export of a guest's data, which is one JSON object or one per line."""
    if isinstance(export, dict):
        return list(export["entries"])
    return [line for line in map(json.loads, str(export).splitlines()) if "entry" in line]


async def until_only_the_victim_has_chosen(players: list[SourcePlayer]) -> str:
    """Play until several seats make hidden choices and only the victim has chosen; returns the move of the victim."""
    random = Random(3)  # noqa: S311
    victim = players[VICTIM_SEAT]
    while True:
        view = players[HOST_SEAT].view
        if VICTIM_SEAT in view["waiting_for"] and len(view["waiting_for"]) > 1:
            await victim.until(lambda view=view: victim.view["turn"] == view["turn"])
            move = victim.random_move(VICTIM_SEAT, random)
            await victim.choose(VICTIM_SEAT, move)
            await players[HOST_SEAT].until(lambda: VICTIM_SEAT in players[HOST_SEAT].view["chosen"])
            return move
        seat = view["roller"] if view["roller"] is not None else view["waiting_for"][0]
        player = players[seat]
        await player.until(lambda player=player, view=view: player.view["turn"] >= view["turn"])
        owed = player.owed(seat)
        if owed is not None:
            await player.step(seat, owed, random)
        turn = view["turn"]
        await players[HOST_SEAT].until(
            lambda turn=turn: players[HOST_SEAT].view["turn"] > turn or players[HOST_SEAT].view["chosen"]
        )


# 4: the finished game


def rewrite_finished_games(target: AttackTarget) -> Finding:
    """After the outcome the host frees the seat of the other player and sits there under another name."""
    return asyncio.run(rewrite_finished_game(target))


async def rewrite_finished_game(target: AttackTarget) -> Finding:
    """Compare the record before and after, and ask whether the other player still has the rematch."""
    table, clients = await finished_game(target, "twentyone")
    host, victim = clients
    before = await record_of(host, table)
    path = f"/api/tables/{table}/seats/{VICTIM_SEAT}"
    refusals = []
    for method, body in (("DELETE", None), ("POST", {"name": "Mallory", "word": "word"})):
        refusals.append(await asyncio.to_thread(host.refused, method, path, body))
    renamed = await record_of(host, table) != before
    rematch = await asyncio.to_thread(victim.refused, "POST", f"/api/tables/{table}/rematch")
    figure = f"record {'changed' if renamed else 'unchanged'}; rematch of the other player {outcome(rematch)}"
    return Finding(not renamed and rematch is None and None not in refusals, figure)


async def finished_game(target: AttackTarget, game: str) -> tuple[str, list[SourceClient]]:
    """A game between two clients that was played to its end."""
    table, clients = await asyncio.to_thread(seated, target.url, game, [MALLORY, VICTIM])
    players = [SourcePlayer(client, table) for client in clients]
    try:
        for player in players:
            await player.enter()
        pace = 0.012  # a little slower than the limit on messages
        moves = (play(player, seat, Random(seat), lambda _: pace) for seat, player in enumerate(players))  # noqa: S311
        await asyncio.gather(*moves)
    finally:
        for player in players:
            await player.cut()
    return table, clients


async def record_of(client: SourceClient, table: str) -> str:
    """The record of a finished game."""
    return str(await client.ask_async("GET", f"/api/tables/{table}/record"))


def outcome(problem: dict[str, Any] | None) -> str:
    """The answer to a request as a text."""
    return "allowed" if problem is None else f"refused ({problem['code']})"


# 9: the removed guest


def return_after_removal(target: AttackTarget) -> Finding:
    """A guest whom the host has removed uses the old membership, the old link and the new one to return."""
    host, troll = SourceClient(target.url, VICTIM), SourceClient(target.url, MALLORY)
    opened = host.open_table("border", [None, None])
    table, link = opened["table"], opened["links"]["invitation"]["url"]
    troll.follow(link)
    host.sit(table, 0, "Ana")
    troll.sit(table, 1, "Troll")
    how = remove(host, table, 1)
    host.ask("POST", f"/api/tables/{table}/links")
    token = link.partition("=")[2]
    tried = {
        "look": troll.refused("GET", f"/api/tables/{table}"),
        "old link": troll.refused("POST", f"/api/tables/{table}/keys", {"token": token}),
        "sit": troll.refused("POST", f"/api/tables/{table}/seats/1", {"name": "Troll", "word": "word"}),
    }
    figure = f"{how}; " + ", ".join(f"{name} {outcome(problem)}" for name, problem in tried.items())
    return Finding(None not in tried.values(), figure)


def remove(host: SourceClient, table: str, seat: int) -> str:
    """Remove the guest of a seat permanently if the server supports it; otherwise only free the seat."""
    paths: dict[str, dict[str, Any]] = host.ask("GET", "/openapi.json")["paths"]
    for path, methods in paths.items():
        if path.startswith("/api/tables/{table}/") and path.endswith("/guest") and "delete" in methods:
            host.ask("DELETE", path.format(table=table, seat=seat))
            return "removed"
    host.ask("DELETE", f"/api/tables/{table}/seats/{seat}")
    return "freed, no way to remove"


HIDDEN_CHOICE = Attack(number="3", title="The host reads a hidden choice", run=read_hidden_choices)
FINISHED_GAME = Attack(number="4", title="The host rewrites a finished game", run=rewrite_finished_games)
REMOVED_GUEST = Attack(number="9", title="A removed guest comes back", run=return_after_removal)
