"""Replays a record and checks every event by the rules; an error names the line of the first illegal one."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rollwright.core.deal import Setup, Sheet
from rollwright.core.errors import Complaint, Refusal
from rollwright.core.events import Event
from rollwright.core.game import GameState
from rollwright.core.nodes import Node
from rollwright.games import GAMES
from rollwright.games.material import all_retired, all_shipped, sheet_if_known
from rollwright.record.header import SheetName
from rollwright.record.record import Record


class BrokenRecord(Complaint):
    """A record that the rules do not allow: the line, and the refusal if a rule is the reason."""

    def __init__(self, line: int, cause: Complaint) -> None:
        super().__init__(cause.message, **cause.arguments)
        self.line = line
        self.cause = cause
        self.rule = cause.rule if isinstance(cause, Refusal) else None

    def __str__(self) -> str:
        return f"line {self.line}: {self.cause}"


@dataclass(frozen=True, slots=True)
class Step:
    """One event of a replay: the node that it answered and the states before and after it."""

    number: int
    event: Event
    node: Node
    before: GameState
    after: GameState


def find_sheet(game: str, wanted: SheetName, others: Iterable[Sheet]) -> Sheet:
    """Find the sheet whose content a record names: one of the others, one of its name, or one that is or was ours."""
    for sheet in (*others, sheet_if_known(game, wanted.name), *all_shipped(game), *all_retired(game)):
        if sheet is not None and sheet.content_hash == wanted.content_hash:
            return sheet
    raise Complaint("sheet-not-found", name=wanted.name, hash=wanted.content_hash[:12])


def setup_of(record: Record, others: Iterable[Sheet] = ()) -> Setup:
    """The setup with its sheets; those that Rollwright does not have must be among the others."""
    header = record.header
    if header.rules_version != GAMES[header.game].rules_version:
        raise Complaint("record-of-other-rules", version=header.rules_version)
    others = tuple(others)
    sheets = tuple(find_sheet(header.game, wanted, others) for wanted in header.sheets)
    return Setup(len(header.players), sheets, header.as_listed, header.first, header.variant, header.copies)


def opening(record: Record, others: Iterable[Sheet] = ()) -> GameState:
    """The state before the first event. Raises BrokenRecord in line 1 if the header is not a playable setup."""
    try:
        state: GameState = GAMES[record.header.game].start(setup_of(record, others))
        return state
    except Complaint as complaint:
        raise BrokenRecord(1, complaint) from None


def replay(record: Record, others: Iterable[Sheet] = ()) -> Iterator[Step]:
    """Yield each event with the states around it. Raises BrokenRecord at the first that is illegal."""
    game = GAMES[record.header.game]
    state = opening(record, others)
    for number, event in enumerate(record.events):
        try:
            after = game.apply(state, event)
        except Refusal as refusal:
            raise BrokenRecord(record.line(number), refusal) from None
        yield Step(number, event, game.node(state), state, after)
        state = after


def final_state(record: Record, others: Iterable[Sheet] = ()) -> GameState:
    """The state after the last event."""
    others = tuple(others)
    state = opening(record, others)
    for step in replay(record, others):
        state = step.after
    return state
