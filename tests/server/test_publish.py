"""What each viewer is sent: what is public to all, what is sealed to its own seat; nothing twice, nothing stale."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.record import Player
from rollwright.server.house import House
from rollwright.server.protocol import entries as wire
from rollwright.server.publish import Publication, Shown, own_json, view_json
from rollwright.server.store.store import GuestId, Row
from rollwright.table import Chose, ProvenDice, SatDown, Table
from rollwright.table.view import sealed
from rollwright.testing.tables import ANA, BRUNO, CELIA, SECRET, move
from rollwright.testing.tables import marking as marking_table
from rollwright.testing.walks import random_marks
from tests.server.inside import Onlooker, houses, marking
from tests.table.test_log import restless

every_game = pytest.mark.parametrize("game", GAMES)


GUESTS = [GuestId(f"guest {seat}") for seat in range(6)]
SPECTATOR = GuestId("spectator")


def rows_of(table: Table, first: int = 0) -> list[Row]:
    """The log as it would be stored, an entry a second; each choice was made by the guest of its seat."""
    return [
        Row(wire.write(entry), 1000 * n, GUESTS[entry.seat] if isinstance(entry, Chose) else None)
        for n, entry in enumerate(table.log)
    ][first:]


def told(publication: Publication, *seats: Seat, guest: GuestId | None = None) -> dict[str, Any]:
    """The update for a guest with these seats; without another one, the guest of the last of them."""
    guest = guest or (GUESTS[seats[-1]] if seats else SPECTATOR)
    message: dict[str, Any] = json.loads(publication.update_for(guest, seats))
    return message


def one_choice(table: Table) -> Publication:
    """Bruno has chosen, and that alone is told."""
    table.choose(BRUNO, move(table, "pass"))
    return Publication(table, Shown(), table.entries - 1, rows_of(table, table.entries - 1))


def test_a_choice_is_told_with_its_move_to_the_guest_alone_who_made_it() -> None:
    publication = one_choice(marking_table())
    for guest, seats, shown in (
        (GUESTS[1], (BRUNO,), "pass"),
        (GUESTS[1], (ANA, BRUNO), "pass"),
        (GUESTS[1], (), "pass"),
        (GUESTS[0], (BRUNO,), None),
        (GUESTS[2], (CELIA,), None),
        (GUESTS[2], (ANA, BRUNO), None),
        (SPECTATOR, (), None),
    ):
        (logged,) = told(publication, *seats, guest=guest)["entries"]
        assert logged["entry"] == {"type": "chose", "seat": 1, "move": shown}
        assert logged["n"] == publication._first


def test_a_choice_that_a_bot_made_is_told_to_no_guest() -> None:
    table = marking_table()
    table.choose(BRUNO, move(table, "pass"))
    publication = Publication(table, Shown(), 0, [replace(row, guest=None) for row in rows_of(table)])
    for guest in (*GUESTS, SPECTATOR):
        assert told(publication, BRUNO, guest=guest)["entries"][-1]["entry"]["move"] is None


@every_game
def test_a_written_entry_is_sealed_as_the_table_seals_it(game: str) -> None:
    *_, table = restless(game, 3)
    assert any(isinstance(entry, Chose) for entry in table.log)
    for entry in (*table.log, SatDown(ANA, Player('{"type":"chose","seat":1,"move":"'))):
        assert wire.sealed(wire.write(entry)) == wire.write(sealed(entry))
        assert wire.is_choice(wire.write(entry)) == isinstance(entry, Chose)


def test_everyone_is_told_the_same_view_and_each_seat_what_is_its_own() -> None:
    publication = one_choice(marking_table())
    views = [told(publication, *seats)["view"] for seats in ((), (ANA,), (BRUNO,), (BRUNO, CELIA))]
    assert all(view == views[0] for view in views)
    assert [own["seat"] for own in told(publication, BRUNO, CELIA)["own"]] == [1, 2]
    assert told(publication)["own"] == []


def test_those_with_the_same_seats_are_sent_the_very_same_text() -> None:
    publication = one_choice(marking_table())
    assert publication.update_for(GUESTS[2], (CELIA,)) is publication.update_for(GUESTS[2], (CELIA,))
    assert publication.update_for(SPECTATOR, ()) is publication.update_for(GuestId("another"), ())


def moments(game: str, seed: int) -> Iterator[Table]:
    """A restless match at every step, with pencil marks now and then that come and go between the steps."""
    random = Random(seed)
    for table in restless(game, seed):
        yield table
        for seat in table.waiting_for:
            if random.random() < 0.3:
                table.draft(seat, random_marks(table.game, table.state, seat, random))
                yield table


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_what_is_remembered_of_the_last_message_is_never_stale(game: str, seed: int) -> None:
    shown = Shown()
    for table in moments(game, seed):
        assert shown.view(table) == view_json(table)
        for seat in all_seats(table.setup.seats):
            assert shown.own(table, seat) == own_json(table, seat)


@every_game
def test_what_is_remembered_is_not_told_of_a_table_that_was_read_anew(game: str) -> None:
    table = marking_table(game, dice=ProvenDice(SECRET))
    shown = Shown()
    table.draft(BRUNO, table.game.targets(table.state, BRUNO)[0].adds)
    before = shown.own(table, BRUNO)
    again = Table.from_log(table.dice, table.log)
    assert shown.own(again, BRUNO) == own_json(again, BRUNO) != before
    assert shown.view(again) == view_json(again)


def test_a_name_can_say_what_it_likes_without_changing_the_message() -> None:
    table = marking_table()
    table.free(BRUNO)
    table.sit(BRUNO, Player('"seats":[] \\ "}]'))
    assert Shown().view(table) == view_json(table)
    assert json.loads(Shown().view(table))["seats"][1]["name"] == '"seats":[] \\ "}]'


@every_game
@pytest.mark.parametrize("known", [0, 1, 5])
def test_what_was_missed_is_told_as_it_was_when_it_happened(game: str, known: int) -> None:
    *_, table = restless(game, 3)
    missed = Publication(table, Shown(), known, rows_of(table, known))
    for seats in ((), (ANA,), (ANA, BRUNO)):
        entries = told(missed, *seats)["entries"]
        assert [logged["n"] for logged in entries] == list(range(known, table.entries))
        for logged, entry in zip(entries, table.log[known:], strict=True):
            own = isinstance(entry, Chose) and entry.seat in seats[-1:]
            assert logged["entry"] == json.loads(wire.write(entry if own else sealed(entry)))


@pytest.mark.parametrize(("known", "first"), [(0, 0), (3, 3), (10**6, 0)])
def test_a_welcome_begins_where_the_clients_knowledge_ends_or_anew_if_it_knows_another_log(
    tmp_path: Path, known: int, first: int
) -> None:
    async def promise(house: House) -> None:
        people = await marking(house, "border", 2)
        onlooker = Onlooker(people[1].guest)
        async with house.room(people[0].table) as room:
            await room.enter(onlooker.viewer, known, lambda body: f"{{{body}}}")
            welcome = json.loads(onlooker.viewer._line[0])
            await room.leave(onlooker.viewer)
        entries = welcome["view"]["entries"]
        assert [logged["n"] for logged in welcome["entries"]] == list(range(first, entries))
        assert [own["seat"] for own in welcome["own"]] == [1]

    houses(tmp_path, promise)


def test_who_knows_everything_is_told_nothing_twice(tmp_path: Path) -> None:
    async def promise(house: House) -> None:
        people = await marking(house, "border", 2)
        onlooker = Onlooker(people[1].guest)
        async with house.room(people[0].table) as room:
            known = (await room.look()).entries
            await room.enter(onlooker.viewer, known, lambda body: f"{{{body}}}")
            assert json.loads(onlooker.viewer._line[0])["entries"] == []
            await room.leave(onlooker.viewer)

    houses(tmp_path, promise)
