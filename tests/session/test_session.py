"""A session without server, database or clock: who may do what, and what each client is told."""

from random import Random

import pytest

from rollwright.core.deal import Setup
from rollwright.core.errors import Complaint, ErrorCode
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.protocol.messages import (
    Choose,
    ComeBack,
    Draft,
    Leave,
    MarkPlaces,
    PresenceChanged,
    Say,
    ServerMessage,
    TakeBack,
    TakeOver,
    Throw,
    Update,
    Welcome,
    WhyNot,
)
from rollwright.server.settings import Limits
from rollwright.session.audience import Audience, Client, Delivery
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.requests import (
    BotMove,
    CloseTable,
    FreeSeat,
    MoveSeat,
    NoteRematch,
    Request,
    SeatBot,
    SitDown,
    VacateSeat,
)
from rollwright.session.session import Session
from rollwright.table import Chose, Phrase, Played, SeededDice, Table
from rollwright.table.view import public_view
from rollwright.testing.walks import random_marks

ANA, BRUNO, CELIA = Seat(0), Seat(1), Seat(2)
GUESTS = [GuestId("Ana"), GuestId("Bruno"), GuestId("Celia")]
SPECTATOR = GuestId("Eva")
BOTS = ("random", "greedy")

every_game = pytest.mark.parametrize("game", GAMES)


class LocalTable:
    """A table in one process: a session, a log in memory, and a clock that the test sets."""

    def __init__(self, game: str = "border", seats: int = 3) -> None:
        table = Table(GAMES[game], Setup(seats, all_shipped(game), first=ANA), SeededDice(7))
        self.log = [AttributedEntry(table.opened, 0)]
        self.session = Session(table, self.log, Audience(), BOTS, Limits())
        self.now = ClockReading(0, 0.0)
        self.heard: dict[GuestId, list[ServerMessage]] = {}
        for seat in all_seats(seats):
            self.do(SitDown(seat, GUESTS[seat], "word"), GUESTS[seat])

    @property
    def table(self) -> Table:
        return self.session.table

    def do(self, request: Request, guest: GuestId | None = None, *, host: bool = False) -> None:
        """Carry out a request, and write its entries."""
        self.session.carry_out(request, guest, self.now, host=host)
        log = self.session.attributed(guest, None, self.now)
        self.log += log
        self.deliver(self.session.commit(log, self.now))

    def deliver(self, deliveries: list[Delivery]) -> None:
        for client, message in deliveries:
            self.heard[client.guest].append(message)

    def enter(self, guest: GuestId, known: int = 0) -> Client:
        client = Client(guest, "invited")
        welcome, others = self.session.enter(client, "AbC", self.log[known:])
        self.heard[guest] = [welcome]
        self.deliver(others)
        return client

    def leave(self, client: Client) -> None:
        self.deliver(self.session.audience.leave(client, self.now))

    def refused(self, request: Request, guest: GuestId | None = None, *, host: bool = False) -> Complaint:
        """The error with which a request is refused; it must have changed nothing."""
        before = public_view(self.table)
        with pytest.raises(Complaint) as error:
            self.do(request, guest, host=host)
        assert public_view(self.table) == before
        assert self.session.pending == []
        return error.value

    def turn(self, seat: Seat) -> dict[str, object]:
        return {"id": "m", "seat": seat, "turn": self.table.turn}


def passing(here: LocalTable, seat: Seat) -> MarkPlaces:
    return MarkPlaces(id="m", seat=seat, turn=here.table.turn, marks=())


def marking(game: str = "border") -> LocalTable:
    """A table at which Bruno and Celia, and in Twenty One also Ana, owe a mark."""
    here = LocalTable(game)
    here.do(Throw(id="m", seat=ANA, turn=here.table.turn), GUESTS[ANA])
    first = passing(here, ANA) if game == "border" else Choose(id="m", seat=ANA, turn=here.table.turn, move="keep")
    here.do(first, GUESTS[ANA])
    assert {BRUNO, CELIA} <= set(here.table.waiting_for)
    return here


# Who may do what


def test_a_guest_acts_for_their_own_seats_only() -> None:
    here = marking()
    turn = here.table.turn
    for request in (
        Choose(id="m", seat=BRUNO, turn=turn, move="reroll a"),
        MarkPlaces(id="m", seat=BRUNO, turn=turn, marks=()),
        Throw(id="m", seat=BRUNO, turn=turn),
        TakeBack(id="m", seat=BRUNO, turn=turn),
        Say(id="m", seat=BRUNO, phrase=Phrase.HELLO),
        Leave(id="m", seat=BRUNO),
        ComeBack(id="m", seat=BRUNO),
    ):
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
    here.now = ClockReading(0, 60.0)
    here.do(request, GUESTS[CELIA])
    assert here.table.bots[BRUNO] == "greedy"
    assert here.refused(passing(here, BRUNO), GUESTS[BRUNO]).message == "bot-plays-here"


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


def test_phrases_are_limited_by_the_time_that_the_caller_passes_in() -> None:
    here = LocalTable()
    say = Say(id="m", seat=ANA, phrase=Phrase.HELLO)
    for _ in range(Limits().phrases_per_minute):
        here.do(say, GUESTS[ANA])
    assert here.refused(say, GUESTS[ANA]).code is ErrorCode.TOO_FAST
    here.do(Say(id="m", seat=BRUNO, phrase=Phrase.HELLO), GUESTS[BRUNO])
    here.now = ClockReading(60_000, 60.0)
    here.do(say, GUESTS[ANA])


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


@every_game
def test_a_draft_is_answered_with_the_view_of_its_seat_and_told_to_no_other_client(game: str) -> None:
    here = marking(game)
    here.enter(GUESTS[CELIA])
    marks = here.table.game.targets(here.table.state, BRUNO)[0].adds
    request = Draft(id="d", seat=BRUNO, turn=here.table.turn, marks=tuple(sorted(marks)))
    drafted = here.session.draft(request, GUESTS[BRUNO], here.now)
    assert (drafted.id, drafted.own.seat, drafted.own.draft) == ("d", BRUNO, tuple(sorted(marks)))
    assert len(here.heard[GUESTS[CELIA]]) == 1


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
