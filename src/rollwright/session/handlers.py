"""Carries out each kind of request: checks whether it is allowed, and applies it to the table."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import NamedTuple, cast

from rollwright.core.errors import Complaint, ErrorCode, RequestError
from rollwright.core.events import Move
from rollwright.core.game import Place, Places
from rollwright.core.seats import Seat
from rollwright.protocol.messages import (
    Choose,
    ComeBack,
    Draft,
    Leave,
    MarkPlaces,
    Say,
    SayWord,
    TakeBack,
    TakeOver,
    Throw,
    Why,
    WhyNot,
)
from rollwright.record.header import Player
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import GuestId
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
from rollwright.table import Pace, Table


class Circumstances(NamedTuple):
    """Everything except the table that decides whether a request is carried out."""

    guest: GuestId | None
    """The guest who asks; None for the server itself."""
    host: bool
    """Whether the request is made in the name of the table's host."""
    now: ClockReading
    owners: Mapping[Seat, GuestId]
    away_since: Mapping[Seat, ClockReading]
    bots: Sequence[str]
    """The bots that can play here."""

    def check_owner(self, seat: Seat) -> None:
        """Raise RequestError unless the seat belongs to the guest."""
        if self.guest is None or self.owners.get(seat) != self.guest:
            raise RequestError(ErrorCode.NOT_YOUR_SEAT, seat=seat + 1)

    def check_host(self) -> None:
        """Raise RequestError unless the host or the server itself asks."""
        if not self.host:
            raise RequestError(ErrorCode.NOT_ALLOWED)


def carry_out(table: Table, request: Request, given: Circumstances) -> None:
    """Apply a request to the table. Raises Complaint, and changes nothing, if it is not allowed."""
    match request:
        case Choose() | MarkPlaces():
            choose(table, request, given)
        case Throw():
            throw(table, request, given)
        case TakeBack():
            check_turn(table, request, given)
            check_in_person(table, request.seat)
            table.take_back(request.seat)
        case SayWord():
            given.check_owner(request.seat)
            table.say_word(request.seat, request.word)
        case Leave():
            given.check_owner(request.seat)
            table.leave(request.seat)
        case ComeBack():
            given.check_owner(request.seat)
            table.come_back(request.seat)
        case Say():
            given.check_owner(request.seat)
            table.say(request.seat, request.phrase)
        case TakeOver():
            take_over(table, request, given)
        case SitDown():
            sit_down(table, request, given)
        case MoveSeat(seat, owner):
            if given.owners.get(seat) != owner:
                raise RequestError(ErrorCode.NOT_ALLOWED, "link-used-up")
            table.move_to_another_device(seat)
        case BotMove():
            make_bot_move(table, request)
        case _:
            given.check_host()
            carry_out_for_host(table, request, given)


def carry_out_for_host(
    table: Table, request: FreeSeat | SeatBot | CloseTable | VacateSeat | NoteRematch, given: Circumstances
) -> None:
    """Apply a request of the host or of the server itself."""
    match request:
        case FreeSeat(seat):
            table.free(seat)
        case SeatBot(seat, bot):
            check_bot(bot, given.bots)
            seat_bot(table, seat, bot)
        case CloseTable(reason):
            table.close(reason)
        case VacateSeat(seat):
            table.leave(seat)
        case NoteRematch(identity, seat):
            table.go_on_at(identity, seat)


def check_turn(
    table: Table, request: Choose | MarkPlaces | Throw | TakeBack | Draft | WhyNot, given: Circumstances
) -> None:
    """Raise RequestError unless the seat's owner asks and has seen the current position."""
    given.check_owner(request.seat)
    if request.turn != table.turn:
        raise RequestError(ErrorCode.STALE)


def check_in_person(table: Table, seat: Seat) -> None:
    """Raise Complaint while a bot plays in the seat; its player has to return first."""
    if seat in table.bots:
        raise Complaint("bot-plays-here", seat=seat + 1)


def check_bot(bot: str, bots: Sequence[str]) -> None:
    """Raise Complaint unless this bot can play here."""
    if bot not in bots:
        raise Complaint("bot-unknown", text=bot, bots=", ".join(bots))


def move_of(table: Table, request: Choose | MarkPlaces) -> Move:
    """The move that a player asks for. Raises RequestError if a mark is sent as text, because it has its own
    message."""
    if isinstance(request, MarkPlaces):
        return table.game.mark(places_of(request.marks))
    move = table.game.parse_move(request.move)
    if move.marks is not None:
        raise RequestError(ErrorCode.BAD_MESSAGE, where="choose.move", reason="a mark is sent as the message `mark`")
    return move


def places_of(marks: tuple[int, ...]) -> Places:
    """The places of these numbers; `Place` would be called for each of them."""
    return frozenset(cast("tuple[Place, ...]", marks))


def choose(table: Table, request: Choose | MarkPlaces, given: Circumstances) -> None:
    """Make a move; a player who left returns with it."""
    check_turn(table, request, given)
    check_in_person(table, request.seat)
    move = move_of(table, request)
    if request.seat in table.gone:
        table.game.check(table.state, request.seat, move)  # first, because after an entry nothing may be refused
        table.come_back(request.seat)
    table.choose(request.seat, move)


def throw(table: Table, request: Throw, given: Circumstances) -> None:
    """Roll the dice: proven ones for the seat whose turn it is, real ones for the player who types them in."""
    check_turn(table, request, given)
    if table.roller is None or (table.roller != request.seat and not table.dice.real):
        raise Complaint("no-dice-due")
    faces = None if request.faces is None else table.game.parse_faces(request.faces)
    if request.seat in table.gone:
        table.come_back(request.seat)
    table.roll(faces)


def take_over(table: Table, request: TakeOver, given: Circumstances) -> None:
    """Let a bot take over for a player who left, or who has been absent too long at a table that is played live."""
    if given.guest not in given.owners.values():
        raise RequestError(ErrorCode.NOT_ALLOWED)
    check_bot(request.bot, given.bots)
    if request.seat in table.players and request.seat not in table.gone:
        since = given.away_since.get(request.seat)
        if since is None:
            raise Complaint("player-is-here", seat=request.seat + 1)
        if table.opened.pace is Pace.DAYS:
            raise Complaint("table-waits-for-days", seat=request.seat + 1)
        left = table.opened.patience - since.seconds_until(given.now)
        if left > 0:
            raise Complaint("not-away-long-enough", seat=request.seat + 1, seconds=ceil(left))
    table.take_over(request.seat, request.bot)


def sit_down(table: Table, request: SitDown, given: Circumstances) -> None:
    """Take a seat; the word is checked first, because after an entry nothing may be refused.

    It is already done if the guest sits there: a browser repeats a request whose connection breaks before the answer.
    """
    if given.guest is not None and given.owners.get(request.seat) == given.guest and request.seat not in table.gone:
        return
    word = None if table.turn else request.word
    if word is not None:
        table.check_word(word)
    table.sit(request.seat, Player(request.name.strip()))
    if word is not None:
        table.say_word(request.seat, word)


def seat_bot(table: Table, seat: Seat, bot: str) -> None:
    """Seat a bot; its name is its id, which each reader sees in their own language."""
    table.sit(seat, Player(bot, bot))


def make_bot_move(table: Table, request: BotMove) -> None:
    """Make the move of a bot, unless the game has moved on or its player has returned."""
    if awaits_bot(table, request.seat, request.turn, request.bot):
        if request.stand_in is not None:
            table.stand_in(request.seat, request.stand_in)
        table.choose(request.seat, request.move)


def awaits_bot(table: Table, seat: Seat, turn: int, bot: str) -> bool:
    """Whether the table still waits for this bot's move in this turn."""
    return table.turn == turn and table.bots.get(seat) == bot and seat in table.waiting_for


def draft(table: Table, request: Draft, given: Circumstances) -> None:
    """Store the draft of a seat."""
    check_turn(table, request, given)
    table.draft(request.seat, places_of(request.marks))


def why_not(table: Table, request: WhyNot, given: Circumstances) -> Why:
    """The rule that forbids a place after the marks of a draft."""
    check_turn(table, request, given)
    marks = places_of(request.marks)
    if marks:
        table.game.check(table.state, request.seat, table.game.mark(marks))
    refusal = table.game.why_not(table.state, request.seat, marks, Place(request.place))
    return Why(id=request.id, problem=None if refusal is None else refusal.problem)


def run_automatic_steps(table: Table) -> None:
    """Do everything that needs no person; bots roll their dice immediately."""
    table.proceed()
    while table.bots and table.roller in table.bots and not table.dice.real:
        table.roll()
        table.proceed()
