"""A session without server, database or clock: who may do what, and what each client is told."""

from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from rollwright.core.errors import Complaint, ErrorCode, IllegalMove
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.protocol.messages import (
    Choose,
    ClientMessage,
    ComeBack,
    Draft,
    Hello,
    Leave,
    MarkPlaces,
    PresenceChanged,
    Say,
    SayWord,
    TakeBack,
    TakeOver,
    Throw,
    Update,
    Welcome,
    WhyNot,
)
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import GuestId
from rollwright.session.requests import (
    BotMove,
    ClientRequest,
    CloseTable,
    FreeSeat,
    MoveSeat,
    NoteRematch,
    Request,
    SeatBot,
    SitDown,
    VacateSeat,
)
from rollwright.table import Chose, Pace, Phrase, Played, TypedDice
from rollwright.table.view import public_view
from rollwright.testing.walks import random_marks
from tests.session.local_table import ANA, BRUNO, CELIA, GUESTS, SPECTATOR, LocalTable, marking, passing

every_game = pytest.mark.parametrize("game", GAMES)


# Who may do what


def test_a_guest_acts_for_their_own_seats_only() -> None:
    here = marking()
    turn = here.table.turn
    requests: list[ClientRequest] = [
        Choose(id="m", seat=BRUNO, turn=turn, move="reroll a"),
        MarkPlaces(id="m", seat=BRUNO, turn=turn, marks=()),
        Throw(id="m", seat=BRUNO, turn=turn),
        TakeBack(id="m", seat=BRUNO, turn=turn),
        Say(id="m", seat=BRUNO, phrase=Phrase.HELLO),
        SayWord(id="m", seat=BRUNO, word="other"),
        Leave(id="m", seat=BRUNO),
        ComeBack(id="m", seat=BRUNO),
    ]
    tried = {type(request) for request in requests}
    assert tried | {Hello, TakeOver, Draft, WhyNot} == set(get_args(ClientMessage)), "the last two are tried below"
    for request in requests:
        for guest in (GUESTS[CELIA], SPECTATOR, None):
            assert here.refused(request, guest).code is ErrorCode.NOT_YOUR_SEAT
    for guest in (GUESTS[CELIA], SPECTATOR):
        with pytest.raises(Complaint, match="error-not-your-seat"):
            here.session.draft(Draft(id="m", seat=BRUNO, turn=turn, marks=()), guest, here.now)
        with pytest.raises(Complaint, match="error-not-your-seat"):
            here.session.why_not(WhyNot(id="m", seat=BRUNO, turn=turn, marks=(), place=1), guest, here.now)


def test_a_request_for_another_turn_is_stale() -> None:
    here = marking()
    for turn in (here.table.turn - 1, here.table.turn + 1):
        request = MarkPlaces(id="m", seat=BRUNO, turn=turn, marks=())
        assert here.refused(request, GUESTS[BRUNO]).code is ErrorCode.STALE
        with pytest.raises(Complaint, match="error-stale"):
            here.session.draft(Draft(id="m", seat=BRUNO, turn=turn, marks=()), GUESTS[BRUNO], here.now)


def test_proven_dice_are_thrown_by_the_seat_whose_turn_it_is() -> None:
    here = LocalTable()
    assert here.refused(Throw(id="m", seat=BRUNO, turn=1), GUESTS[BRUNO]).message == "no-dice-due"
    loaded = Throw(id="m", seat=ANA, turn=1, faces="a a a a a")
    assert here.refused(loaded, GUESTS[ANA]).message == "dice-fall-by-themselves"
    here.do(Throw(id="m", seat=ANA, turn=1), GUESTS[ANA])
    assert here.refused(Throw(id="m", seat=ANA, turn=2), GUESTS[ANA]).message == "no-dice-due"


def test_real_dice_are_read_off_by_any_player() -> None:
    here = LocalTable(dice=TypedDice())
    for faces in (None, "", "a g b r", "a g b r z", "1 2 3 4 5"):
        here.refused(Throw(id="m", seat=CELIA, turn=1, faces=faces), GUESTS[CELIA])
    here.do(Throw(id="m", seat=CELIA, turn=1, faces="a g b r y"), GUESTS[CELIA])
    here.do(Choose(id="m", seat=ANA, turn=2, move="reroll g b"), GUESTS[ANA])
    assert here.table.roller == ANA, "real dice do not fall by themselves"


def test_a_move_and_a_throw_bring_a_player_back_who_left() -> None:
    here = LocalTable()
    for request in (Throw(id="m", seat=ANA, turn=1), MarkPlaces(id="m", seat=ANA, turn=2, marks=())):
        here.do(Leave(id="m", seat=ANA), GUESTS[ANA])
        here.do(request, GUESTS[ANA])
    assert [one.entry.type for one in here.log[-6:]] == ["left", "came-back", "rolled", "left", "came-back", "played"]


def test_a_guest_who_asks_again_for_their_own_seat_is_not_refused_and_writes_nothing() -> None:
    local = LocalTable()
    written = len(local.log)
    local.do(SitDown(ANA, "Ana", "word"), GUESTS[ANA])
    assert len(local.log) == written
    with pytest.raises(Complaint, match="seat-taken"):
        local.do(SitDown(ANA, "Ana", "word"), GUESTS[BRUNO])
    local.do(Leave(id="1", seat=ANA), GUESTS[ANA])
    with pytest.raises(Complaint, match="seat-taken"):
        local.do(SitDown(ANA, "Ana", "word"), GUESTS[ANA])


@every_game
def test_a_mark_has_one_spelling(game: str) -> None:
    here = marking(game)
    target = here.table.game.targets(here.table.state, BRUNO)[0].adds
    text = str(here.table.game.mark(target))
    for move in ("pass", text):
        request = Choose(id="m", seat=BRUNO, turn=here.table.turn, move=move)
        assert here.refused(request, GUESTS[BRUNO]).code is ErrorCode.BAD_MESSAGE
    marks = tuple(sorted(target))
    here.do(MarkPlaces(id="m", seat=BRUNO, turn=here.table.turn, marks=marks), GUESTS[BRUNO])
    assert here.session.views.own(here.table, BRUNO).choice == marks
    assert here.log[-1].entry == Chose(BRUNO, text), "the log has the notation of a record"


def test_a_mark_that_the_rules_forbid_is_refused_with_its_rule() -> None:
    here = marking()
    refused = here.refused(MarkPlaces(id="m", seat=BRUNO, turn=here.table.turn, marks=(9999,)), GUESTS[BRUNO])
    assert (refused.code, refused.rule) == (ErrorCode.ILLEGAL, "B3")


@pytest.mark.parametrize(
    "request_of_host", [FreeSeat(BRUNO), SeatBot(BRUNO, "greedy"), CloseTable(TableEnd.CLOSED), VacateSeat(BRUNO)]
)
def test_only_the_host_and_the_server_free_seats_and_close_tables(request_of_host: Request) -> None:
    here = LocalTable()
    if isinstance(request_of_host, SeatBot):
        here.do(FreeSeat(BRUNO), host=True)
    assert here.refused(request_of_host, GUESTS[BRUNO]).code is ErrorCode.NOT_ALLOWED
    here.do(request_of_host, host=True)


def test_a_seat_that_the_host_gives_to_a_bot_belongs_to_no_guest() -> None:
    here = LocalTable()
    here.do(FreeSeat(BRUNO), host=True)
    assert here.session.owners == {ANA: "Ana", CELIA: "Celia"}
    assert here.refused(SeatBot(BRUNO, "genius"), host=True).message == "bot-unknown"
    here.do(SeatBot(BRUNO, "greedy"), host=True)
    assert here.session.owners == {ANA: "Ana", CELIA: "Celia"}


def test_a_removed_guest_does_nothing_and_sees_nothing_more() -> None:
    here = marking()
    here.session.removed.add(GUESTS[BRUNO])
    assert here.refused(passing(here, BRUNO), GUESTS[BRUNO]).message == "removed-from-table"
    with pytest.raises(Complaint, match="removed-from-table"):
        here.enter(GUESTS[BRUNO])


def test_a_seat_moves_to_another_device_only_from_the_guest_who_made_the_link() -> None:
    here, phone = marking(), GuestId("phone")
    assert here.refused(MoveSeat(BRUNO, GUESTS[CELIA]), phone).message == "link-used-up"
    here.do(MoveSeat(BRUNO, GUESTS[BRUNO]), phone)
    assert here.session.seats_of(phone) == (BRUNO,)


def test_a_bot_takes_over_after_the_tables_patience_and_never_from_a_player_who_is_here() -> None:
    here = marking()
    request = TakeOver(id="m", seat=BRUNO, bot="greedy")
    client = here.enter(GUESTS[BRUNO])
    assert here.refused(request, SPECTATOR).code is ErrorCode.NOT_ALLOWED
    assert here.refused(request, GUESTS[CELIA]).message == "player-is-here"
    here.leave(client)
    here.now = ClockReading(59_000, 59.0)
    refused = here.refused(request, GUESTS[CELIA])
    assert (refused.message, refused.arguments["seconds"]) == ("not-away-long-enough", 1)
    here.leave(here.enter(GUESTS[BRUNO]))
    here.now = ClockReading(500_000, 118.0)
    refused = here.refused(request, GUESTS[CELIA])
    assert refused.arguments["seconds"] == 1, "the absence begins again, and only elapsed time counts"
    here.now = ClockReading(0, 119.0)
    assert here.refused(TakeOver(id="m", seat=BRUNO, bot="hal"), GUESTS[CELIA]).message == "bot-unknown"
    here.do(request, GUESTS[CELIA])
    assert here.table.bots[BRUNO] == "greedy"
    assert here.refused(TakeOver(id="m", seat=BRUNO, bot="random"), GUESTS[CELIA]).message == "no-takeover"


def test_a_table_over_days_waits_for_a_player_who_is_away_but_not_for_one_who_left() -> None:
    here = marking(pace=Pace.DAYS)
    here.leave(here.enter(GUESTS[BRUNO]))
    here.wait(10 * 86_400)
    request = TakeOver(id="m", seat=BRUNO, bot="greedy")
    assert here.refused(request, GUESTS[CELIA]).message == "table-waits-for-days"
    here.do(Leave(id="m", seat=BRUNO), GUESTS[BRUNO])
    here.do(request, GUESTS[CELIA])


def test_a_player_whose_seat_a_bot_plays_returns_before_doing_anything() -> None:
    here = marking()
    here.do(Leave(id="m", seat=BRUNO), GUESTS[BRUNO])
    here.do(TakeOver(id="m", seat=BRUNO, bot="greedy"), GUESTS[CELIA])
    assert here.refused(passing(here, BRUNO), GUESTS[BRUNO]).message == "bot-plays-here"
    here.do(BotMove(BRUNO, here.table.turn, "greedy", here.table.game.parse_move("pass")))
    take_back = TakeBack(id="m", seat=BRUNO, turn=here.table.turn)
    assert here.refused(take_back, GUESTS[BRUNO]).message == "bot-plays-here"
    here.do(ComeBack(id="m", seat=BRUNO), GUESTS[BRUNO])
    here.do(take_back, GUESTS[BRUNO])
    assert BRUNO in here.table.waiting_for


def test_the_move_of_a_bot_is_made_unless_the_game_has_moved_on() -> None:
    here = marking()
    here.do(Leave(id="m", seat=BRUNO), GUESTS[BRUNO])
    here.do(TakeOver(id="m", seat=BRUNO, bot="greedy"), GUESTS[CELIA])
    turn, entries = here.table.turn, here.table.entries
    passes = here.table.game.parse_move("pass")
    for late in (BotMove(BRUNO, turn - 1, "greedy", passes), BotMove(BRUNO, turn, "random", passes)):
        here.do(late)
        assert here.table.entries == entries
    here.do(BotMove(BRUNO, turn, "greedy", passes, stand_in="random"))
    assert [one.entry.type for one in here.log[entries:]] == ["stood-in", "chose"]


def test_one_rematch_is_noted_after_the_outcome() -> None:
    here = LocalTable()
    assert here.refused(NoteRematch("next"), host=True).message == "not-over-yet"
    here.do(CloseTable(TableEnd.CLOSED), host=True)
    here.do(NoteRematch("next"), host=True)
    assert here.refused(NoteRematch("another"), host=True).message == "rematch-already"


# What each client is told


@every_game
def test_a_hidden_choice_is_told_to_its_guest_only(game: str) -> None:
    here = marking(game)
    for guest in (*GUESTS, SPECTATOR):
        here.enter(guest)
    marks = here.table.game.targets(here.table.state, BRUNO)[0].adds
    move = str(here.table.game.mark(marks))
    here.do(MarkPlaces(id="m", seat=BRUNO, turn=here.table.turn, marks=tuple(marks)), GUESTS[BRUNO])
    for guest in (*GUESTS, SPECTATOR):
        update = here.heard[guest][-1]
        assert isinstance(update, Update)
        assert [logged.entry for logged in update.entries] == [Chose(BRUNO, move if guest == GUESTS[BRUNO] else None)]
        assert update.view == public_view(here.table)
        assert [own.seat for own in update.own] == [seat for seat in all_seats(3) if GUESTS[seat] == guest]


def test_a_client_that_comes_back_is_told_what_it_missed() -> None:
    here = marking()
    known = here.table.entries
    here.do(passing(here, BRUNO), GUESTS[BRUNO])
    here.enter(GUESTS[CELIA], known)
    (welcome,) = here.heard[GUESTS[CELIA]]
    assert isinstance(welcome, Welcome)
    assert [(logged.n, logged.entry) for logged in welcome.entries] == [(known, Chose(BRUNO, None))]
    assert (welcome.table, welcome.role) == ("AbC", "invited")


def test_times_of_entries_do_not_go_back_where_the_clocks_of_two_servers_differ_a_little() -> None:
    here = marking()
    for now, written in ((5_000, 5_000), (4_999, 5_000), (4_000, 5_000), (5_001, 5_001), (4_000, 4_000)):
        here.now = ClockReading(now, 0.0)
        here.do(Say(id="m", seat=BRUNO, phrase=Phrase.HELLO), GUESTS[BRUNO])
        assert here.log[-1].at == written, f"at {now}"


def test_the_others_are_told_who_is_present() -> None:
    here = LocalTable()
    here.enter(GUESTS[ANA])
    here.now = ClockReading(5_000, 5.0)
    client = here.enter(GUESTS[BRUNO])
    here.leave(client)
    watching = here.enter(SPECTATOR)
    here.leave(watching)
    told = [message.presence for message in here.heard[GUESTS[ANA]] if isinstance(message, PresenceChanged)]
    assert [one.away_since[BRUNO] for one in told] == [None, 5_000, 5_000, 5_000]
    assert [one.watchers for one in told] == [0, 0, 1, 0]
    here.leave(watching)
    assert len([message for message in here.heard[GUESTS[ANA]] if isinstance(message, PresenceChanged)]) == len(told)


def test_a_player_with_two_windows_is_away_when_both_are_closed() -> None:
    here = LocalTable()
    clients = [here.enter(GUESTS[BRUNO]) for _ in range(2)]
    for client, away in zip(clients, (False, True), strict=True):
        here.leave(client)
        assert (BRUNO in here.session.audience.away_since) == away


def test_presence_follows_the_seats_that_guests_take_lose_and_move() -> None:
    here, phone = LocalTable(), GuestId("phone")
    for guest in (*GUESTS, SPECTATOR):
        here.enter(guest)

    def presence() -> tuple[list[Seat], int]:
        """The seats that are away, and the number of spectators."""
        return list(here.session.audience.away_since), here.session.audience.presence().watchers

    assert presence() == ([], 1)
    here.do(MoveSeat(BRUNO, GUESTS[BRUNO]), phone)
    assert presence() == ([BRUNO], 2)
    here.enter(phone)
    assert presence() == ([], 2)
    here.do(FreeSeat(BRUNO), host=True)
    assert presence() == ([], 3)
    here.do(SitDown(BRUNO, "Eva"), SPECTATOR)
    assert presence() == ([], 2), "a spectator who sits down is no longer one"
    here.do(FreeSeat(CELIA), host=True)
    here.do(SitDown(CELIA, "Filip"), GuestId("Filip"))
    assert presence() == ([CELIA], 3), "who sits down without looking is away"


@every_game
def test_a_draft_is_answered_with_the_view_of_its_seat_and_told_to_no_other_client(game: str) -> None:
    here = marking(game)
    here.enter(GUESTS[CELIA])
    marks = here.table.game.targets(here.table.state, BRUNO)[0].adds
    request = Draft(id="d", seat=BRUNO, turn=here.table.turn, marks=tuple(sorted(marks)))
    drafted = here.session.draft(request, GUESTS[BRUNO], here.now)
    assert (drafted.id, drafted.own.seat, drafted.own.draft) == ("d", BRUNO, tuple(sorted(marks)))
    with pytest.raises(IllegalMove) as refused:
        here.session.draft(replace(request, marks=(*request.marks, 9999)), GUESTS[BRUNO], here.now)
    assert str(refused.value.problem.rule).startswith(game[0].upper())
    assert here.session.views.own(here.table, BRUNO) == drafted.own
    assert len(here.heard[GUESTS[CELIA]]) == 1
    here.do(MoveSeat(BRUNO, GUESTS[BRUNO]), SPECTATOR)
    assert here.session.views.own(here.table, BRUNO) == drafted.own, "the marks move to another device"


def test_a_forbidden_place_is_explained_by_its_rule() -> None:
    here = marking()
    allowed = {place for target in here.table.game.targets(here.table.state, BRUNO) for place in target.adds}
    place = next(place for place in range(100) if place not in allowed)
    request = WhyNot(id="w", seat=BRUNO, turn=here.table.turn, marks=(), place=place)
    problem = here.session.why_not(request, GUESTS[BRUNO], here.now).problem
    assert problem is not None
    assert problem.code is ErrorCode.ILLEGAL
    assert problem.rule is not None
    assert problem.rule.startswith("B")


@every_game
def test_a_whole_game_is_played_in_one_process(game: str) -> None:
    here, random = LocalTable(game), Random(3)
    for guest in GUESTS:
        here.enter(guest)
    while here.table.outcome is None:
        table = here.table
        if (roller := table.roller) is not None:
            here.do(Throw(id="m", seat=roller, turn=table.turn), GUESTS[roller])
            continue
        seat = random.choice(table.waiting_for)
        words = table.game.options(table.state, seat).moves
        marks = random_marks(table.game, table.state, seat, random)
        if not marks and "mark" in words and "pass" not in words:
            marks = table.game.targets(table.state, seat)[0].adds
        if "keep" in words:
            here.do(Choose(id="m", seat=seat, turn=table.turn, move="keep"), GUESTS[seat])
        else:
            here.do(MarkPlaces(id="m", seat=seat, turn=table.turn, marks=tuple(marks)), GUESTS[seat])
    last = here.heard[GUESTS[ANA]][-1]
    assert isinstance(last, Update)
    assert last.view.outcome is not None
    assert any(isinstance(one.entry, Played) for one in here.log)
