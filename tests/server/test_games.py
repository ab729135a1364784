"""Whole games on a real server, over real sockets: people and bots, and someone who watches."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from rollwright.core.errors import Complaint
from rollwright.games import GAMES, GameView
from rollwright.protocol.codec import from_data
from rollwright.record import Proven, Record, TypedIn, final_state
from rollwright.record.proof import verify
from rollwright.record.replay import replay
from rollwright.table import Entry, Happened, event_of
from rollwright.table.outcome import outcome_view
from rollwright.testing.server.running import HttpRefused, Running
from rollwright.testing.server.seated_table import SeatedTable, seated_table

BOTS = ("random", "greedy")
VIEWS = TypeAdapter(list[GameView])


@dataclass(frozen=True)
class Wish:
    """A table to play at."""

    game: str
    seats: tuple[str | None, ...]
    more: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        seats = " ".join(bot or "person" for bot in self.seats)
        return f"{self.game}: {seats} {' '.join(map(str, self.more.values()))}"


def mixed(seats: int) -> tuple[str | None, ...]:
    """Every other seat has a bot, the first one too; alone there is only a person."""
    return tuple(None if seat % 2 else BOTS[seat // 2 % 2] for seat in range(seats)) if seats > 1 else (None,)


def wishes() -> Iterator[Wish]:
    """Each game with the fewest and the most seats, as it is and in every variant; people only; and with real dice."""
    for name, game in GAMES.items():
        yield from (Wish(name, mixed(number)) for number in (game.seats[0], game.seats[-1]))
        yield from (Wish(name, mixed(3), {"variant": variant}) for variant in game.variants)
        yield Wish(name, (None,) * game.seats[1])
        yield Wish(name, mixed(4), {"dice": "typed", "first": 2})


@dataclass(frozen=True)
class Played:
    """A game that was played, as everyone saw it, and what the server says about it afterwards."""

    wish: Wish
    entries: dict[int | None, list[dict[str, Any]]]
    """What each viewer was sent, by seat; None is the watcher."""
    views: list[dict[str, Any]]
    """The last public view of each viewer."""
    record: Record
    record_as_json: Record
    proof: dict[str, Any] | HttpRefused
    replay: dict[str, Any]

    @property
    def last(self) -> dict[str, Any]:
        return self.views[0]


@pytest.fixture(scope="module")
def played(server: Running) -> list[Played]:
    return asyncio.run(play_all(server))


async def play_all(server: Running) -> list[Played]:
    """All games at the same time."""
    return list(await asyncio.gather(*(play(server, wish, n) for n, wish in enumerate(wishes()))))


async def play(server: Running, wish: Wish, seed: int) -> Played:
    async with seated_table(server, wish.game, list(wish.seats), **wish.more) as here:
        await here.play(Random(seed))
        seen: dict[int | None, list[dict[str, Any]]] = {seat: guest.entries for seat, guest in here.guests.items()}
        return Played(
            wish,
            {**seen, None: here.watcher.entries},
            [viewer.view for viewer in here.viewers],
            Record.parse(await here.ask("GET", "/record")),
            await parsed_json(here),
            await proof_of(here),
            await here.ask("GET", "/replay"),
        )


async def parsed_json(here: SeatedTable) -> Record:
    return Record.parse(json.dumps(await here.ask("GET", "/record?form=json")))


async def proof_of(here: SeatedTable) -> dict[str, Any] | HttpRefused:
    try:
        proof: dict[str, Any] = await here.ask("GET", "/proof")
    except HttpRefused as answered:
        return answered
    return proof


def test_every_game_comes_to_its_end(played: list[Played]) -> None:
    for game in played:
        assert game.last["outcome"]["reason"] in ("reason-sixth-area", "reason-nothing-crossed-off", "reason-fifth-row")
        assert game.last["outcome"]["winners"], game.wish


def without_sealed_moves(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {**entry, "entry": {**entry["entry"], "move": None}} if entry["entry"]["type"] == "chose" else entry
        for entry in entries
    ]


def test_everyone_sees_the_same_entries_in_the_same_order(played: list[Played]) -> None:
    for game in played:
        watched = game.entries[None]
        for seat, entries in game.entries.items():
            assert without_sealed_moves(entries) == watched, f"{game.wish}, seat {seat}"
        assert all(view == game.last for view in game.views), game.wish


def test_each_seat_sees_its_own_sealed_choices_and_nobody_elses(played: list[Played]) -> None:
    for game in played:
        for seat, entries in game.entries.items():
            chosen = [entry["entry"] for entry in entries if entry["entry"]["type"] == "chose"]
            assert len(chosen) > 10, game.wish
            assert all((choice["move"] is not None) == (choice["seat"] == seat) for choice in chosen), game.wish


def test_what_was_revealed_is_what_each_seat_chose(played: list[Played]) -> None:
    for game in played:
        for seat, entries in game.entries.items():
            sealed: str | None = None
            for entry in (logged["entry"] for logged in entries):
                if entry["type"] == "chose" and entry["seat"] == seat:
                    sealed = entry["move"]
                elif entry["type"] == "marked":
                    revealed = [play["move"] for play in entry["plays"] if play["seat"] == seat]
                    assert revealed == ([] if sealed is None else [sealed]), game.wish
                    sealed = None


def events_in(entries: list[dict[str, Any]], game: str) -> list[object]:
    read = [from_data(Entry, logged["entry"]) for logged in entries]
    return [event_of(entry, GAMES[game]) for entry in read if isinstance(entry, Happened)]


def test_the_record_has_the_events_that_everyone_saw(played: list[Played]) -> None:
    for game in played:
        assert list(game.record.events) == events_in(game.entries[None], game.wish.game), game.wish
        assert game.record == game.record_as_json


def test_the_record_replays_to_the_outcome_that_everyone_saw(played: list[Played]) -> None:
    for game in played:
        outcome = GAMES[game.wish.game].outcome(final_state(game.record))
        assert outcome is not None
        seen = outcome_view(outcome)
        assert game.last["outcome"] == {
            "reason": seen.reason,
            "scores": list(seen.scores),
            "winners": list(seen.winners),
            "tie_break": seen.tie_break,
        }


def test_the_record_says_who_played(played: list[Played]) -> None:
    for game in played:
        assert [player.bot for player in game.record.header.players] == list(game.wish.seats)
        assert [player.name for player in game.record.header.players] == [seat["name"] for seat in game.last["seats"]]
        assert game.record.header.variant == game.wish.more.get("variant")


def test_the_dice_of_every_record_are_proven_and_the_proof_says_the_same(played: list[Played]) -> None:
    proven = [game for game in played if "dice" not in game.wish.more]
    assert {game.wish.game for game in proven} == set(GAMES)
    for game in proven:
        assert isinstance(game.proof, dict), game.wish
        dice = game.record.header.dice
        assert game.proof["rolls"] == verify(game.record) > 10
        assert dice == Proven(game.proof["commitment"], tuple(game.proof["words"]), game.proof["secret"])
        assert game.proof["commitment"] == game.entries[None][0]["entry"]["commitment"], "bound before the first word"


def test_real_dice_are_marked_as_such_and_have_no_proof(played: list[Played]) -> None:
    typed = [game for game in played if game.wish.more.get("dice") == "typed"]
    assert {game.wish.game for game in typed} == set(GAMES)
    for game in typed:
        assert game.record.header.dice == TypedIn()
        assert isinstance(game.proof, HttpRefused)
        assert game.proof.problem["message"] == "dice-typed-in"
        with pytest.raises(Complaint):
            verify(game.record)


def test_the_replay_shows_every_event_as_it_was_seen(played: list[Played]) -> None:
    for game in played:
        steps = game.replay["steps"]
        happened = [entry for entry in game.entries[None] if entry["entry"]["type"] in ("rolled", "played", "marked")]
        assert [step["entry"] for step in steps] == happened, game.wish
        positions = [GAMES[game.wish.game].view(step.after) for step in replay(game.record)]
        assert [step["view"]["position"] for step in steps] == VIEWS.dump_python(positions, mode="json"), game.wish
        assert steps[-1]["view"]["outcome"] == game.last["outcome"]
        assert game.replay["opened"] == game.entries[None][0]["entry"]
