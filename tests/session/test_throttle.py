"""Entries that are not moves are limited per player, and no player is kept from anything by the entries of another."""

from itertools import pairwise

import pytest

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.core.outcome import TableEnd
from rollwright.protocol.messages import ComeBack, Leave, Say, SayWord, TakeBack, TakeOver
from rollwright.server.settings import Limits
from rollwright.session.guests import GuestId
from rollwright.session.requests import FreeSeat, MoveSeat, Request, SeatBot, SitDown, VacateSeat
from rollwright.session.throttle import LONGEST_WAIT, SLOWER_AFTER, Allowance, Throttle
from rollwright.table import CameBack, Closed, Entry, Freed, Left, Phrase, Said, SatDown, TookBack
from tests.session.local_table import ANA, BRUNO, CELIA, GUESTS, LocalTable, marking, passing

DAY = 24 * 3600 * 1000
GUEST = GuestId("guest")
FEW = Limits(phrases_per_minute=5, changes_per_minute=5, sittings_per_minute=5)
TALK, LEAVE, COME_BACK = (
    Say(id="m", seat=BRUNO, phrase=Phrase.HELLO),
    Leave(id="m", seat=BRUNO),
    ComeBack(id="m", seat=BRUNO),
)


def accepted(here: LocalTable, request: Request, guest: GuestId | None, *, host: bool = False) -> bool:
    """Whether the request is carried out; it may only be refused because it comes too fast."""
    try:
        here.do(request, guest, host=host)
    except RequestError as refused:
        if refused.problem.code is not ErrorCode.TOO_FAST:
            raise
        return False
    return True


# One allowance


def test_an_allowance_holds_one_minutes_worth_and_fills_again() -> None:
    allowance = Allowance(per_minute=3)
    for _ in range(3):
        assert allowance.wait(0) == 0
        allowance.use(0)
    assert allowance.wait(0) == 20
    assert allowance.wait(15_000) == pytest.approx(5)
    assert allowance.wait(20_000) == 0


def test_the_more_was_used_the_longer_it_takes_but_never_longer_than_the_longest_wait() -> None:
    waits = []
    allowance, now = Allowance(per_minute=60), 0
    for _ in range(20 * SLOWER_AFTER):
        waits.append(wait := allowance.wait(now))
        now += round(wait * 1000) + 1
        allowance.use(now)
    assert waits == sorted(waits[:60]) + sorted(waits[60:])
    assert max(waits) == pytest.approx(LONGEST_WAIT, abs=1)
    assert waits[-1] == pytest.approx(LONGEST_WAIT, abs=1)


def test_a_clock_that_is_set_back_makes_nobody_wait_longer() -> None:
    allowance = Allowance(per_minute=1)
    allowance.use(10 * DAY)
    assert allowance.wait(9 * DAY) == 60
    assert allowance.wait(9 * DAY + 60_000) == 0


def test_a_limit_of_nothing_still_allows_one_in_a_long_while() -> None:
    allowance = Allowance(per_minute=0)
    allowance.use(0)
    assert allowance.wait(0) == LONGEST_WAIT


# One table


def written_in_a_day(entry: Entry, *between: Entry) -> int:
    """The number of entries of a player who tries every second of a day."""
    throttle, written = Throttle(Limits()), 0
    for now in range(0, DAY, 1000):
        try:
            throttle.check(entry, GUEST, now)
        except RequestError:
            continue
        for one in (entry, *between):
            throttle.note(one, GUEST, now)
            written += 1
    return written


def test_in_a_whole_day_of_trying_a_player_writes_little() -> None:
    assert written_in_a_day(TookBack(ANA)) < 700
    assert written_in_a_day(Left(ANA), CameBack(ANA)) < 1400
    assert written_in_a_day(Said(ANA, Phrase.HELLO)) == Limits().phrases
    assert written_in_a_day(SatDown(ANA, "Ana"), Freed(ANA)) < 1400
    assert written_in_a_day(SatDown(ANA, "greedy", "greedy"), Freed(ANA)) < 1600


def test_what_ends_or_undoes_something_is_never_refused() -> None:
    throttle = Throttle(Limits(changes_per_minute=1))
    for _ in range(1000):
        for entry in (CameBack(ANA), Freed(ANA), Closed(TableEnd.CLOSED)):
            throttle.check(entry, GUEST, 0)
            throttle.note(entry, GUEST, 0)


def test_a_new_player_does_not_suffer_from_the_one_before() -> None:
    throttle = Throttle(Limits(phrases=3))
    for _ in range(100):
        throttle.note(Said(ANA, Phrase.HELLO), GUEST, 0)
        throttle.note(TookBack(ANA), GUEST, 0)
    throttle.note(Freed(ANA), None, 0)
    throttle.note(SatDown(ANA, "Eva"), GuestId("Eva"), 0)
    throttle.check(Said(ANA, Phrase.HELLO), GuestId("Eva"), 0)
    throttle.check(TookBack(ANA), GuestId("Eva"), 0)


# A session


def test_a_player_who_talks_too_fast_is_told_how_long_to_wait_also_after_a_restart() -> None:
    here = marking(limits=FEW)
    assert [accepted(here, TALK, GUESTS[BRUNO]) for _ in range(60)] == [True] * 5 + [False] * 55
    here.reload()
    refused = here.refused(TALK, GUESTS[BRUNO]).problem
    assert (refused.message, refused.arguments) == ("too-fast-wait", {"seconds": 13})
    here.do(Say(id="m", seat=CELIA, phrase=Phrase.HELLO), GUESTS[CELIA])
    here.wait(12)
    here.do(TALK, GUESTS[BRUNO])


def test_a_player_who_has_said_all_phrases_is_told_so_and_still_plays() -> None:
    here = marking(limits=Limits(phrases=5, phrases_per_minute=5))
    for _ in range(5):
        here.do(TALK, GUESTS[BRUNO])
    here.wait(DAY)
    refused = here.refused(TALK, GUESTS[BRUNO]).problem
    assert (refused.code, refused.message) == (ErrorCode.TOO_MANY, "phrases-used-up")
    here.do(passing(here, BRUNO), GUESTS[BRUNO])
    here.do(LEAVE, GUESTS[BRUNO])
    here.do(COME_BACK, GUESTS[BRUNO])


def test_a_player_comes_back_takes_back_and_leaves_whatever_the_others_did() -> None:
    here = marking(limits=FEW)
    for _ in range(20):
        for request in (TALK, LEAVE):
            accepted(here, request, GUESTS[BRUNO])
        if BRUNO in here.table.gone:
            here.do(COME_BACK, GUESTS[BRUNO])
    assert here.refused(LEAVE, GUESTS[BRUNO]).code is ErrorCode.TOO_FAST
    here.do(passing(here, CELIA), GUESTS[CELIA])
    here.do(TakeBack(id="m", seat=CELIA, turn=here.table.turn), GUESTS[CELIA])
    here.do(Leave(id="m", seat=CELIA), GUESTS[CELIA])
    here.do(TakeOver(id="m", seat=CELIA, bot="greedy"), GUESTS[BRUNO])
    here.do(ComeBack(id="m", seat=CELIA), GUESTS[CELIA])


def test_taking_back_becomes_slower_and_is_never_refused_permanently() -> None:
    here, refusals = marking(limits=FEW), 0
    take_back = TakeBack(id="m", seat=BRUNO, turn=here.table.turn)
    for _ in range(60):
        here.do(passing(here, BRUNO), GUESTS[BRUNO])
        while not accepted(here, take_back, GUESTS[BRUNO]):
            refusals += 1
            here.wait(float(here.refused(take_back, GUESTS[BRUNO]).problem.arguments["seconds"]))
    assert refusals == 55


def test_sitting_down_and_seating_bots_are_limited_and_freeing_is_always_possible() -> None:
    here, refusals = LocalTable(limits=FEW), 0
    here.do(FreeSeat(BRUNO), host=True)
    for number in range(100):
        for sitting, guest in (
            (SitDown(BRUNO, "Troll"), GuestId(f"troll {number % 3}")),
            (SeatBot(BRUNO, "greedy"), None),
        ):
            if accepted(here, sitting, guest, host=guest is None):
                here.do(FreeSeat(BRUNO), host=True)
            else:
                refusals += 1
    assert refusals > 170
    assert len(here.log) < 80
    here.wait(60)
    here.do(SitDown(BRUNO, "Bruno"), GUESTS[BRUNO])


def test_devices_are_limited_and_leaving_by_being_forgotten_is_not() -> None:
    here = LocalTable(limits=FEW)
    here.do(FreeSeat(BRUNO), host=True)
    devices = [GuestId(f"device {number}") for number in range(7)]
    here.do(SitDown(BRUNO, "Bruno"), devices[0])
    for old, new in pairwise(devices[:6]):
        here.do(MoveSeat(BRUNO, old), new)
    assert here.refused(MoveSeat(BRUNO, devices[5]), devices[6]).message == "too-fast-wait"
    for _ in range(5):
        here.do(LEAVE, devices[5])
        here.do(COME_BACK, devices[5])
    assert here.refused(LEAVE, devices[5]).code is ErrorCode.TOO_FAST
    here.do(VacateSeat(BRUNO), host=True)
    assert BRUNO in here.table.gone


def test_words_are_limited() -> None:
    here = LocalTable(limits=FEW, words=False)
    said = [accepted(here, SayWord(id="m", seat=ANA, word=f"word {n}"), GUESTS[ANA]) for n in range(10)]
    assert said == [True] * 5 + [False] * 5
