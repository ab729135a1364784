"""The rules of Twenty One in the rulebook's order: a round (T9 to T19) and the end (T20 to T23)."""

from dataclasses import replace
from functools import cache

from rollwright.core.chance import Chance, Faces
from rollwright.core.deal import Setup, check_setup, deal_from, deal_node, sheets_of
from rollwright.core.errors import IllegalMove, IllegalSetup
from rollwright.core.events import Event, Move, Play, Roll
from rollwright.core.game import Place, Places
from rollwright.core.nodes import Choice, Joint, Node, Over
from rollwright.core.seats import Seat, all_seats, next_seat
from rollwright.games.twentyone.moves import Again, Keep, Mark
from rollwright.games.twentyone.scoring import outcome
from rollwright.games.twentyone.sheet import BOXES, CROSS_OFF, Pips, Sheet, row_and_colour
from rollwright.games.twentyone.state import (
    CROSSED,
    INVERTED,
    Phase,
    PlayedSheet,
    State,
    TwentyOneEnd,
    blank,
    current_row,
    is_complete,
)

SEATS = range(1, 7)  # T1; solo by T30
VARIANTS = (INVERTED,)
DICE = 6  # T2
DIE = (1, 2, 3, 4, 5, 6)
ROLLS = 2  # T10


# The table


def start(setup: Setup) -> State:
    """The state before the deal: the number of seats (T1), a different sheet for each (T3, T33), all alike (T5)."""
    check_setup(setup, SEATS, VARIANTS, seats_rule="T1", sheets_rule="T3", first_rule="T9", variant_rule="T31")
    sheets = sheets_of(setup, Sheet)
    if len(sheets) < len(setup.sheets):
        raise IllegalSetup("T3", "sheet-of-another-game")
    for sheet in sheets:
        if sheet.numbers != sheets[0].numbers:
            raise IllegalSetup("T5", "sheets-of-two-kinds", one=sheets[0].name, other=sheet.name)
    return State(setup, Phase.DEAL, round=0, active=Seat(0))


def node(state: State) -> Node:
    """The node of the game (T10, T12)."""
    if state.reason is not None:
        return Over(outcome(state.sheets, state.reason))
    match state.phase:
        case Phase.MARK:
            return Joint(all_seats(state.setup.seats))
        case Phase.AGAIN:
            return Choice(state.active)
        case Phase.ROLL:
            return fall_of(len(dice_to_roll(state.dice)))
        case _:
            return deal_node(state.setup)


@cache
def fall_of(dice: int) -> Chance:
    """The chance node of this many dice (T2)."""
    return Chance((DIE,) * dice)


def must_choose(state: State, seat: Seat) -> bool:
    """Whether the game waits for this seat to choose."""
    if state.reason is not None:
        return False
    if state.phase is Phase.MARK:
        return 0 <= seat < state.setup.seats
    return state.phase is Phase.AGAIN and seat == state.active


def dice_to_roll(dice: tuple[Pips, ...]) -> list[int]:
    """All six at first (T10); then every die that does not show a 1 (T11)."""
    return [die for die in range(DICE) if not dice or dice[die] != 1]


# Legal moves


def check(state: State, seat: Seat, move: Move) -> None:
    """Refuse a move that this seat may not make now."""
    if state.reason is not None:
        raise IllegalMove("T22", "game-over")
    match state.phase:
        case Phase.MARK:
            check_mark(state, seat, move)
        case Phase.AGAIN:
            check_again(state, seat, move)
        case Phase.ROLL:
            raise IllegalMove("T10", "roll-first")
        case _:
            raise IllegalMove("T9", "deal-first")


def check_again(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove unless the active player says whether the dice are rolled again (T10)."""
    if seat != state.active:
        raise IllegalMove("T10", "not-the-active-player", active=state.active + 1)
    match move:
        case Again() | Keep():
            return
        case Mark():
            raise IllegalMove("T10", "again-or-keep-first")
        case _:
            raise IllegalMove("T12", "move-of-another-game")


def check_mark(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove unless this is a mark that the seat may make (T12)."""
    match move:
        case Mark(places):
            check_places(state, seat, places)
        case Again() | Keep() if state.rolls == ROLLS:
            raise IllegalMove("T10", "no-second-roll-left", rolls=ROLLS)
        case Again() | Keep() if not dice_to_roll(state.dice):
            raise IllegalMove("T11", "six-ones")
        case Again() | Keep():
            raise IllegalMove("T10", "dice-are-kept")
        case _:
            raise IllegalMove("T12", "move-of-another-game")


def check_places(state: State, seat: Seat, places: Places) -> None:
    """Enter at least one number or cross off one box (T13), never both (T19)."""
    if not 0 <= seat < state.setup.seats:
        raise IllegalMove("T12", "no-such-seat", seat=seat + 1)
    if not places:
        raise IllegalMove("T13", "mark-nothing")
    if CROSS_OFF in places:
        if len(places) > 1:
            raise IllegalMove("T19", "enter-and-cross-off")
        return
    played = state.sheets[seat]
    current = current_row(state, played)
    if len({place // BOXES for place in places}) > 1:
        raise IllegalMove("T17", "two-rows")
    for place in sorted(places):
        check_entry(state, played, current, place)


def check_entry(state: State, played: PlayedSheet, current: int, place: Place) -> None:
    """Into a free box of the current row, not higher than its number (T14)."""
    if not 0 <= place < CROSS_OFF:
        raise IllegalMove("T4", "no-such-box")
    row, colour = row_and_colour(place)
    if row != current:
        raise IllegalMove("T14", "not-the-current-row", row=row + 1, current=current + 1)
    if played.rows[row][played.sheet.column[row][colour]] is not None:
        raise IllegalMove("T14", "box-not-free", row=row + 1, colour=colour.id)
    number, most = state.dice[colour], played.sheet.most[row][colour]
    if number > most:
        raise IllegalMove("T14", "number-too-high", row=row + 1, colour=colour.id, number=number, most=most)


# Events


def apply(state: State, event: Event) -> State:
    """The next state. A refused event changes nothing."""
    if state.reason is not None:
        raise IllegalMove("T22", "game-over")
    match event:
        case Roll(faces):
            return roll(state, faces)
        case Play(seat, move):
            check(state, seat, move)
            if state.phase is Phase.MARK:
                raise IllegalMove("T12", "marks-together")
            return replace(state, phase=Phase.ROLL if isinstance(move, Again) else Phase.MARK)
        case _:
            return mark(state, event.plays)


def roll(state: State, faces: Faces) -> State:
    """All six dice (T10), then once more every die that does not show a 1 (T11)."""
    if state.phase is Phase.DEAL:
        return deal(state, faces)
    if state.phase is not Phase.ROLL:
        raise IllegalMove("T10", "no-roll-due")
    falling = dice_to_roll(state.dice)
    due = fall_of(len(falling))
    if len(faces) != len(due.dice):
        rule = "T11" if state.rolls else "T10"
        raise IllegalMove(rule, "wrong-number-of-dice", due=len(due.dice), fell=len(faces))
    if not due.admits(faces):
        raise IllegalMove("T2", "no-such-face")
    dice = list(state.dice or DIE)
    for die, face in zip(falling, faces, strict=True):
        dice[die] = face
    may_roll_again = state.rolls + 1 < ROLLS and dice.count(1) < DICE
    phase = Phase.AGAIN if may_roll_again else Phase.MARK
    return replace(state, phase=phase, rolls=state.rolls + 1, dice=tuple(dice))


def deal(state: State, faces: Faces) -> State:
    """The first active player (T9) and the sheets (T3) are drawn; the first round begins."""
    if not deal_node(state.setup).admits(faces):
        raise IllegalMove("T9", "deal-impossible")
    drawn = deal_from(state.setup, faces)
    pool = sheets_of(state.setup, Sheet)
    return replace(
        state, phase=Phase.ROLL, round=1, active=drawn.first, sheets=tuple(blank(pool[pick]) for pick in drawn.picks)
    )


def mark(state: State, plays: tuple[Play, ...]) -> State:
    """Every player uses the same dice, all at the same time (T12)."""
    if state.phase is not Phase.MARK:
        raise IllegalMove("T12", "no-marks-yet")
    if tuple([play.seat for play in plays]) != all_seats(state.setup.seats):
        raise IllegalMove("T12", "marks-of-all")
    for play in plays:
        check(state, play.seat, play.move)
    return reveal(state, plays)


def reveal(state: State, plays: tuple[Play, ...]) -> State:
    """Checked marks are written, those of all seats together; then the round is over."""
    sheets = tuple(
        written(state, played, places_in(play.move)) for played, play in zip(state.sheets, plays, strict=True)
    )
    if any(is_complete(played) for played in sheets):
        return replace(state, sheets=sheets, reason=TwentyOneEnd.FIFTH_ROW)  # T22
    return State(
        setup=state.setup,
        phase=Phase.ROLL,
        round=state.round + 1,
        active=next_seat(state.active, state.setup.seats),
        rolls=0,
        dice=(),
        sheets=sheets,
    )


def written(state: State, played: PlayedSheet, places: Places) -> PlayedSheet:
    """The sheet with checked marks written into its current row, and into no other (T14, T17, T18)."""
    row = current_row(state, played)
    entries = list(played.rows[row])
    if CROSS_OFF in places:
        entries[entries.index(None)] = CROSSED
    else:
        for place in places:
            colour = row_and_colour(place)[1]
            entries[played.sheet.column[row][colour]] = state.dice[colour]
    return PlayedSheet(played.sheet, (*played.rows[:row], tuple(entries), *played.rows[row + 1 :]))


def places_in(move: Move) -> Places:
    """The places of a mark that was checked."""
    return move.places if isinstance(move, Mark) else frozenset()
