"""What each message of a client does to a table, and who may send it."""

from math import ceil

from rollwright.core.errors import Complaint
from rollwright.core.game import Place
from rollwright.core.seats import Seat
from rollwright.server.bot_players import Act
from rollwright.server.clock import Moment
from rollwright.server.protocol.errors import ErrorCode, Problem, Wrong, store_problem
from rollwright.server.protocol.messages import (
    Choose,
    ClientMessage,
    ComeBack,
    Draft,
    Failed,
    Hello,
    Leave,
    Say,
    SayWord,
    TakeBack,
    TakeOver,
    Throw,
    Why,
    WhyNot,
)
from rollwright.server.room import Room
from rollwright.server.store.store import GuestId, StoreFailed
from rollwright.table import Pace, Table


async def answer(room: Room, guest: GuestId, message: ClientMessage, bots: list[str]) -> str:
    """Do what a message asks for; the answer, which is an acknowledgement or an error."""
    if isinstance(message, Hello):
        return failure(None, Wrong(ErrorCode.BAD_MESSAGE, "hello-twice").problem)
    try:
        match message:
            case Draft():
                marks = frozenset(map(Place, message.marks))
                own = await room.draft(message.seat, marks, lambda table: check_turn(room, guest, message, table))
                return f'{{"type":"drafted","id":"{message.id}","own":{own}}}'
            case WhyNot():
                return await why_not(room, guest, message)
            case _:
                entries = await room.act(act_of(room, guest, message, bots), guest, message.id)
                return f'{{"type":"ack","id":"{message.id}","entries":{entries}}}'
    except Wrong as wrong:
        return failure(message.id, wrong.problem)
    except StoreFailed as failed:
        return failure(message.id, store_problem(failed))
    except Complaint as complaint:
        return failure(message.id, Problem.of(complaint))


def failure(message: str | None, problem: Problem) -> str:
    """A message that was not done."""
    return Failed(type="error", id=message, problem=problem).model_dump_json()


def act_of(
    room: Room,
    guest: GuestId,
    message: Choose | Throw | TakeBack | SayWord | Leave | ComeBack | TakeOver | Say,
    bots: list[str],
) -> Act:
    """What is done to the table."""

    def act(table: Table) -> None:
        if isinstance(message, TakeOver):
            take_over(room, guest, message, bots, table)
            return
        check_owner(room, guest, message.seat)
        match message:
            case Choose():
                check_turn(room, guest, message, table)
                check_in_person(table, message.seat)
                move = table.game.parse_move(message.move)
                if message.seat in table.gone:
                    table.game.check(table.state, message.seat, move)  # first: see `sit_down`
                    table.come_back(message.seat)
                table.choose(message.seat, move)
            case Throw():
                check_turn(room, guest, message, table)
                throw(table, message)
            case TakeBack():
                check_turn(room, guest, message, table)
                check_in_person(table, message.seat)
                table.take_back(message.seat)
            case SayWord():
                table.say_word(message.seat, message.word)
            case Leave():
                table.leave(message.seat)
            case ComeBack():
                table.come_back(message.seat)
            case Say():
                table.say(message.seat, message.phrase)

    return act


def check_owner(room: Room, guest: GuestId, seat: Seat) -> None:
    """Nobody does anything for another's seat."""
    if room.owners.get(seat) != guest:
        raise Wrong(ErrorCode.NOT_YOUR_SEAT, seat=seat + 1)


def check_turn(room: Room, guest: GuestId, message: Choose | Throw | TakeBack | Draft | WhyNot, table: Table) -> None:
    """The message must come from the seat's owner, and answer to the position that the table is in."""
    check_owner(room, guest, message.seat)
    if message.turn != table.turn:
        raise Wrong(ErrorCode.STALE)


def check_in_person(table: Table, seat: Seat) -> None:
    """While a bot plays on in a seat, its player first comes back."""
    if seat in table.bots:
        raise Complaint("bot-plays-here", seat=seat + 1)


def throw(table: Table, message: Throw) -> None:
    """Throw the dice: proven ones by the seat whose turn it is, real ones by whoever reads them off."""
    if table.roller is None or (table.roller != message.seat and not table.dice.real):
        raise Complaint("no-dice-due")
    if message.seat in table.gone:
        table.come_back(message.seat)
    table.roll(None if message.faces is None else table.game.parse_faces(message.faces))


def take_over(room: Room, guest: GuestId, message: TakeOver, bots: list[str], table: Table) -> None:
    """Let a bot play on for somebody who left, or who has been away too long at a table that does not wait for days."""
    if guest not in room.owners.values():
        raise Wrong(ErrorCode.NOT_ALLOWED)
    if message.bot not in bots:
        raise Complaint("bot-unknown", text=message.bot, bots=", ".join(bots))
    if message.seat in table.players and message.seat not in table.gone:
        since = room.away_since.get(message.seat)
        if since is None:
            raise Complaint("player-is-here", seat=message.seat + 1)
        if table.opened.pace is Pace.DAYS:
            raise Complaint("table-waits-for-days", seat=message.seat + 1)
        left = table.opened.patience - since.seconds_until(Moment())
        if left > 0:
            raise Complaint("not-away-long-enough", seat=message.seat + 1, seconds=ceil(left))
    table.take_over(message.seat, message.bot)


async def why_not(room: Room, guest: GuestId, message: WhyNot) -> str:
    """Which rule forbids a place."""
    table = await room.look()
    check_turn(room, guest, message, table)
    marks = frozenset(map(Place, message.marks))
    if marks:
        table.game.check(table.state, message.seat, table.game.mark(marks))
    refusal = table.game.why_not(table.state, message.seat, marks, Place(message.place))
    problem = None if refusal is None else Problem.of(refusal)
    return Why(type="why", id=message.id, problem=problem).model_dump_json()
