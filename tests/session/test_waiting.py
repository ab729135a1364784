"""For whom a game waits, and who may have to be told that it does."""

from collections.abc import Callable

from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat
from rollwright.protocol.messages import Leave, SayWord, TakeOver, Throw
from rollwright.session.guests import AttributedEntry
from rollwright.session.requests import CloseTable, FreeSeat, Request, SeatBot
from rollwright.session.waiting import Wait
from rollwright.table import Moved, Pace
from rollwright.table.entries import PATIENCE
from tests.session.local_table import ANA, BRUNO, CELIA, GUESTS, SPECTATOR, LocalTable, marking, passing

DELAY = 5_000


def waits(here: LocalTable, request: Request, seat: Seat = ANA, *, host: bool = False) -> list[Wait]:
    """Carry out a request, and return the waits that began with it."""
    before, written = here.session.waits_before(), len(here.log)
    here.do(request, GUESTS[seat], host=host)
    return here.session.waits_since(before, request, here.log[written:], DELAY)


def throw(here: LocalTable, seat: Seat) -> Throw:
    return Throw(id="t", seat=seat, turn=here.table.turn)


def waiting_for(here: LocalTable) -> set[str]:
    return {str(guest) for guest in here.session.waited_for}


def test_a_game_waits_for_those_who_have_to_roll_or_to_choose() -> None:
    here = LocalTable(pace=Pace.DAYS)
    assert waiting_for(here) == {"Ana"}
    here.do(throw(here, ANA), GUESTS[ANA])
    assert waiting_for(here) == {"Ana"}
    here.do(passing(here, ANA), GUESTS[ANA])
    assert waiting_for(here) == {"Bruno", "Celia"}
    here.do(passing(here, BRUNO), GUESTS[BRUNO])
    assert waiting_for(here) == {"Celia"}


def test_nobody_is_waited_for_before_the_deal_and_after_the_end() -> None:
    here = LocalTable(words=False)
    assert waiting_for(here) == set()
    here = LocalTable()
    here.do(CloseTable(TableEnd.CLOSED), host=True)
    assert waiting_for(here) == set()


def test_a_player_for_whom_a_bot_plays_is_not_waited_for() -> None:
    here = marking()
    here.do(Leave(id="l", seat=BRUNO), GUESTS[BRUNO])
    assert waiting_for(here) == {"Bruno", "Celia"}
    here.do(TakeOver(id="t", seat=BRUNO, bot="greedy"), GUESTS[CELIA])
    assert waiting_for(here) == {"Celia"}


def test_over_days_every_player_is_told_once_when_it_becomes_their_turn() -> None:
    here = LocalTable(pace=Pace.DAYS)
    here.wait(1)
    assert waits(here, throw(here, ANA), ANA) == []  # it was her turn before
    begun = waits(here, passing(here, ANA), ANA)
    turn = here.table.turn
    assert begun == [Wait(GUESTS[seat], turn, 1_000 + DELAY, ANA) for seat in (BRUNO, CELIA)]
    assert waits(here, passing(here, BRUNO), BRUNO) == []
    assert waits(here, passing(here, CELIA), CELIA) == [Wait(GUESTS[BRUNO], here.table.turn, 1_000 + DELAY, CELIA)]


def test_over_days_players_are_told_although_they_are_connected() -> None:
    here = LocalTable(pace=Pace.DAYS)
    for guest in GUESTS:
        here.enter(guest)
    here.do(throw(here, ANA), GUESTS[ANA])
    assert [wait.guest for wait in waits(here, passing(here, ANA), ANA)] == ["Bruno", "Celia"]


def test_the_first_player_is_told_when_the_game_begins() -> None:
    here = LocalTable(words=False, pace=Pace.DAYS)
    words = [SayWord(id="w", seat=seat, word="word") for seat in (ANA, BRUNO, CELIA)]
    begun = [waits(here, word, word.seat) for word in words]
    assert begun == [[], [], [Wait(GUESTS[ANA], here.table.turn, DELAY, CELIA)]]


def test_no_player_has_played_when_the_host_lets_the_game_begin() -> None:
    here = LocalTable(words=False, pace=Pace.DAYS)
    for seat in (ANA, BRUNO):
        here.do(SayWord(id="w", seat=seat, word="word"), GUESTS[seat])
    assert waits(here, FreeSeat(CELIA), host=True) == []
    assert waits(here, SeatBot(CELIA, "greedy"), host=True) == [Wait(GUESTS[ANA], here.table.turn, DELAY, None)]


def test_a_player_who_begins_is_told_although_they_took_the_last_seat() -> None:
    here = LocalTable(pace=Pace.DAYS)
    log = here.log[-1:]
    assert [wait.guest for wait in here.session.waits_since(frozenset(), throw(here, ANA), log, DELAY)] == ["Ana"]
    moved = [AttributedEntry(Moved(ANA), 7, SPECTATOR)]
    (wait,) = here.session.waits_since(frozenset(), throw(here, ANA), moved, DELAY)
    assert (wait.guest, wait.due) == (SPECTATOR, 7 + DELAY)


def test_in_a_live_game_only_absent_players_are_told_when_the_patience_ends() -> None:
    here = LocalTable()
    clients = [here.enter(guest) for guest in GUESTS]
    here.do(throw(here, ANA), GUESTS[ANA])
    assert here.session.waits_before() is None
    here.leave(clients[CELIA])
    assert waits(here, passing(here, ANA), ANA) == [Wait(GUESTS[CELIA], here.table.turn, PATIENCE * 1000, ANA)]


def test_in_a_live_game_with_everybody_there_nobody_is_told() -> None:
    here = LocalTable()
    for guest in GUESTS:
        here.enter(guest)
    here.do(throw(here, ANA), GUESTS[ANA])
    assert waits(here, passing(here, ANA), ANA) == []


def leaving(pace: Pace, seat: Seat, act: Callable[[LocalTable], object] = id) -> list[Wait]:
    """The waits that begin when a player of Border leaves while Bruno and Celia have to mark."""
    here = LocalTable(pace=pace)
    clients = [here.enter(guest) for guest in GUESTS]
    here.do(throw(here, ANA), GUESTS[ANA])
    here.do(passing(here, ANA), GUESTS[ANA])
    act(here)
    here.leave(clients[seat])
    return here.session.waits_of_absent(here.now)


def test_who_leaves_a_live_game_in_their_turn_is_told() -> None:
    assert [wait.guest for wait in leaving(Pace.LIVE, BRUNO)] == ["Bruno"]
    assert leaving(Pace.LIVE, ANA) == []
    assert leaving(Pace.DAYS, BRUNO) == []  # noted when the turn began


def test_who_still_has_another_page_open_has_not_left() -> None:
    assert leaving(Pace.LIVE, BRUNO, lambda here: here.enter(GUESTS[BRUNO])) == []
