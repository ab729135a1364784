"""The messages that each client is sent: the public part is the same for all, a hidden choice is for its guest only."""

from collections.abc import Iterator
from random import Random

import pytest

from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.protocol.messages import Update
from rollwright.session.broadcast import Broadcast
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.views import ViewCache
from rollwright.table import Chose, ProvenDice, Table
from rollwright.table.view import own_view, public_view, sealed
from rollwright.testing.tables import ANA, BRUNO, CELIA, SECRET, any_move, move
from rollwright.testing.tables import marking as marking_table
from rollwright.testing.walks import random_marks
from tests.table.test_log import restless

every_game = pytest.mark.parametrize("game", GAMES)

GUESTS = [GuestId(f"guest {seat}") for seat in range(6)]
SPECTATOR = GuestId("spectator")


def log_of(table: Table, first: int = 0) -> list[AttributedEntry]:
    """The log with an entry per second; each choice was made by the guest of its seat."""
    return [
        AttributedEntry(entry, 1000 * n, GUESTS[entry.seat] if isinstance(entry, Chose) else None, told=table.told[n])
        for n, entry in enumerate(table.log)
    ][first:]


def told(broadcast: Broadcast, *seats: Seat, guest: GuestId | None = None) -> Update:
    """The update for a guest with these seats; without another one, the guest of the last of them."""
    return broadcast.update_for(guest or (GUESTS[seats[-1]] if seats else SPECTATOR), seats)


def one_choice(table: Table) -> Broadcast:
    """Bruno has chosen, and that alone is told."""
    table.choose(BRUNO, move(table, "pass"))
    return Broadcast(table, ViewCache(), table.entries - 1, log_of(table, table.entries - 1))


def test_a_choice_is_told_with_its_move_only_to_the_guest_who_made_it() -> None:
    table = marking_table()
    broadcast = one_choice(table)
    for guest, seats, shown in (
        (GUESTS[1], (BRUNO,), "pass"),
        (GUESTS[1], (ANA, BRUNO), "pass"),
        (GUESTS[1], (), "pass"),
        (GUESTS[0], (BRUNO,), None),
        (GUESTS[2], (CELIA,), None),
        (GUESTS[2], (ANA, BRUNO), None),
        (SPECTATOR, (), None),
    ):
        (logged,) = told(broadcast, *seats, guest=guest).entries
        assert logged.entry == Chose(BRUNO, shown)
        assert logged.n == table.entries - 1


def test_a_choice_that_a_bot_made_is_told_to_no_guest() -> None:
    table = marking_table()
    table.choose(BRUNO, move(table, "pass"))
    broadcast = Broadcast(table, ViewCache(), 0, [one._replace(guest=None) for one in log_of(table)])
    for guest in (*GUESTS, SPECTATOR):
        assert told(broadcast, BRUNO, guest=guest).entries[-1].entry == Chose(BRUNO, None)


def test_everyone_is_told_the_same_view_and_each_seat_its_own() -> None:
    broadcast = one_choice(marking_table())
    for seats in ((), (ANA,), (BRUNO,), (BRUNO, CELIA)):
        assert told(broadcast, *seats).view is broadcast.view
        assert [own.seat for own in told(broadcast, *seats).own] == list(seats)


def test_clients_with_the_same_seats_are_sent_the_very_same_message() -> None:
    broadcast = one_choice(marking_table())
    assert told(broadcast, CELIA) is told(broadcast, CELIA)
    assert told(broadcast) is told(broadcast, guest=GuestId("another"))


@every_game
@pytest.mark.parametrize("known", [0, 1, 5])
def test_missed_entries_are_told_as_they_were_written(game: str, known: int) -> None:
    *_, table = restless(game, 3)
    missed = Broadcast(table, ViewCache(), known, log_of(table, known))
    for seats in ((), (ANA,), (ANA, BRUNO)):
        entries = told(missed, *seats).entries
        assert [logged.n for logged in entries] == list(range(known, table.entries))
        for logged, entry in zip(entries, table.log[known:], strict=True):
            own = isinstance(entry, Chose) and entry.seat in seats[-1:]
            assert logged.entry == (entry if own else sealed(entry))


# The cache of views


def moments(game: str, seed: int) -> Iterator[Table]:
    """A random match at every step, with pencil marks now and then that come and go between the steps."""
    random = Random(seed)
    for table in restless(game, seed):
        yield table
        for seat in table.waiting_for:
            if random.random() < 0.3:
                table.draft(seat, random_marks(table.game, table.state, seat, random))
                yield table


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_a_cached_view_is_never_out_of_date(game: str, seed: int) -> None:
    views = ViewCache()
    for table in moments(game, seed):
        assert views.public(table) == public_view(table)
        for seat in all_seats(table.setup.seats):
            assert views.own(table, seat) == own_view(table, seat)


@every_game
def test_a_view_that_has_not_changed_is_the_same_object(game: str) -> None:
    table, views = marking_table(game), ViewCache()
    before, own = views.public(table), views.own(table, CELIA)
    table.choose(BRUNO, any_move(table, BRUNO))
    assert views.own(table, CELIA) is own
    after = views.public(table)
    assert after != before
    for sheet, same in zip(before.position.seats, after.position.seats, strict=True):
        assert sheet is same


@every_game
def test_the_views_of_a_table_are_not_those_of_the_table_that_was_read_again(game: str) -> None:
    table = marking_table(game, dice=ProvenDice(SECRET))
    views = ViewCache()
    table.draft(BRUNO, table.game.targets(table.state, BRUNO)[0].adds)
    before = views.own(table, BRUNO)
    again = Table.from_log(table.dice, table.log)
    assert views.own(again, BRUNO) == own_view(again, BRUNO) != before
    assert views.public(again) == public_view(again)
