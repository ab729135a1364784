"""JSON that is put together from parts is the codec's, character by character, and no part of it is out of date."""

import pytest

from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.protocol import codec
from rollwright.protocol.messages import Drafted, Update, Welcome
from rollwright.protocol.rest import MyEntry
from rollwright.record import Player
from rollwright.server.live.stored_table import rows_of
from rollwright.server.live.wire_json import MessageWriter, export_entry, to_json, without_move
from rollwright.server.settings import Limits
from rollwright.server.store.store import TableId
from rollwright.session.audience import Audience, Client
from rollwright.session.broadcast import Broadcast
from rollwright.session.session import Session
from rollwright.session.views import ViewCache
from rollwright.table import Chose, SatDown, Table
from rollwright.table.view import sealed
from rollwright.testing.tables import ANA, BRUNO
from rollwright.testing.tables import marking as marking_table
from tests.session.test_broadcast import GUESTS, SPECTATOR, log_of, moments
from tests.table.test_log import restless

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_an_update_is_the_codecs_at_every_moment_of_a_match(game: str, seed: int) -> None:
    views, writer, known = ViewCache(), MessageWriter(), 0
    for table in moments(game, seed):
        broadcast = Broadcast(table, views, known, log_of(table, known))
        for seat in all_seats(table.setup.seats):
            for seats in ((seat,), (), all_seats(table.setup.seats)):
                update = broadcast.update_for(GUESTS[seat], seats)
                assert writer.json(update) == codec.to_json(update)
            drafted = Drafted(id="a-1", own=views.own(table, seat))
            assert writer.json(drafted) == codec.to_json(drafted)
        known = table.entries


def welcome_to(table: Table, guest: str, seats: tuple[Seat, ...], known: int) -> tuple[Welcome, str]:
    """The welcome of the session with the entries in it, and its JSON from the entries as they are stored."""
    log = log_of(table)
    session = Session(Table.from_log(table.dice, table.log), log, Audience(), (), Limits())
    session.owners.update({seat: GUESTS[seat] for seat in seats})
    client = Client(GUESTS[seats[0]] if seats else SPECTATOR, "host")
    welcome, _ = session.enter(client, guest, log[known:])
    writer = MessageWriter()
    writer.remember(0, log, rows_of(log))
    return welcome, writer.welcome(welcome, rows_of(log[known:]), client.guest)


@every_game
@pytest.mark.parametrize("known", [0, 3])
def test_a_welcome_with_stored_entries_is_the_codecs(game: str, known: int) -> None:
    for table in restless(game, 3):
        for seats in ((), (ANA,), (BRUNO,)):
            welcome, text = welcome_to(table, "AbC", seats, min(known, table.entries))
            assert text == codec.to_json(welcome) == MessageWriter().json(welcome)


@every_game
def test_a_stored_choice_is_hidden_as_the_table_hides_it(game: str) -> None:
    *_, table = restless(game, 3)
    assert any(isinstance(entry, Chose) for entry in table.log)
    for entry in (*table.log, SatDown(ANA, '{"type":"chose","seat":1,"move":"')):
        assert without_move(to_json(entry)) == to_json(sealed(entry))


def test_a_name_can_be_anything_without_changing_the_message() -> None:
    table = marking_table()
    table.free(BRUNO)
    table.sit(BRUNO, Player('"seats":[] \\ "}]'))
    update = Broadcast(table, ViewCache(), 0, log_of(table)).update_for(SPECTATOR, ())
    assert MessageWriter().json(update) == codec.to_json(update)
    assert codec.from_json(Update, MessageWriter().json(update)).view.seats[1].name == '"seats":[] \\ "}]'


def test_an_entry_of_an_export_is_the_codecs() -> None:
    *_, table = restless("border", 3)
    for row in rows_of(log_of(table)):
        item = codec.from_json(MyEntry, export_entry(TableId('t"'), 7, row.at, row.body))
        assert export_entry(TableId('t"'), 7, row.at, row.body) == codec.to_json(item)
