"""Who is here and who is away, when the clients of one table are spread over several servers."""

from rollwright.core.seats import Seat
from rollwright.session.audience import Audience, Client
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import GuestId

ANA, BRUNO, CELIA = GuestId("ana"), GuestId("bruno"), GuestId("celia")
OWNERS = {Seat(0): ANA, Seat(1): BRUNO}


def at(seconds: float) -> ClockReading:
    return ClockReading(int(seconds * 1000), seconds)


def audience(*guests: GuestId) -> Audience:
    """An audience of two seats, with these guests at this server."""
    made = Audience()
    made.seats = 2
    made.assign(OWNERS, at(0))
    for guest in guests:
        made.enter(Client(guest, "invited"), OWNERS)
    return made


def test_a_player_at_another_server_is_not_away() -> None:
    here = audience(ANA)
    before = here.presence()
    assert before.away_since == (None, 0)
    here.note_elsewhere({BRUNO: 1}, {}, at(5))
    assert here.presence().away_since == (None, None)
    assert [client.guest for client, _ in here.tell_changes(before)] == [ANA]
    assert here.tell_changes(here.presence()) == []


def test_a_player_who_leaves_one_of_two_servers_is_still_here() -> None:
    here = audience(ANA)
    here.note_elsewhere({ANA: 1}, {}, at(5))
    here.leave(here.clients[0], at(6))
    assert here.away_since == {Seat(1): at(0)}
    here.note_elsewhere({}, {ANA: at(7)}, at(8))
    assert here.away_since == {Seat(0): at(7), Seat(1): at(0)}


def test_a_server_that_first_sees_a_table_learns_since_when_its_players_are_away() -> None:
    here = Audience()
    here.seats = 2
    here.note_elsewhere({}, {BRUNO: at(3)}, at(9))
    here.assign(OWNERS, at(9))
    assert here.away_since == {Seat(0): at(9), Seat(1): at(3)}


def test_the_last_departure_counts_and_one_that_is_known_already_changes_nothing() -> None:
    here = audience(ANA, BRUNO)
    here.leave(here.clients[1], at(10))
    here.note_elsewhere({}, {BRUNO: at(4)}, at(11))
    assert here.away_since == {Seat(1): at(10)}
    here.note_elsewhere({}, {BRUNO: at(10.5)}, at(12))
    assert here.away_since == {Seat(1): at(10)}
    here.note_elsewhere({}, {BRUNO: at(20)}, at(21))
    assert here.away_since == {Seat(1): at(20)}


def test_spectators_at_all_servers_are_counted_and_players_are_not_spectators() -> None:
    here = audience(ANA, CELIA)
    here.note_elsewhere({CELIA: 2, BRUNO: 1}, {}, at(5))
    assert here.presence().watchers == 3
