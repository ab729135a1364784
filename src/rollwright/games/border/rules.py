"""The rules of The Border in the rulebook's order: legal moves (B8 to B24) and their effects (B25 to B32)."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from rollwright.core.chance import Chance, Faces
from rollwright.core.deal import Setup, check_setup, deal_from, deal_node, sheets_of
from rollwright.core.errors import IllegalMove, IllegalSetup
from rollwright.core.events import Event, Move, Play, Roll
from rollwright.core.nodes import Choice, Joint, Node, Over
from rollwright.core.seats import Seat, next_seat, other_seats
from rollwright.games.border.board import Board, Spaces
from rollwright.games.border.colours import COLOURS, Colour
from rollwright.games.border.moves import Dice, Mark, Reroll, sorted_dice
from rollwright.games.border.scoring import cross_off, outcome, worth_after, worth_now
from rollwright.games.border.state import BorderEnd, Phase, PlayedBoard, State, blank

SEATS = range(2, 5)  # B1
VARIANTS: tuple[str, ...] = ()
DICE = 5  # B2
ROLLS = 3  # B11
AREAS_TO_END = 6  # B29
IDLE_ROUNDS_TO_END = 10  # B32


# The table


def start(setup: Setup) -> State:
    """The state before the deal: the number of seats (B1), a different board for each (B2, B41), one map (B4)."""
    check_setup(setup, SEATS, VARIANTS, seats_rule="B1", sheets_rule="B2", first_rule="B8", variant_rule="B1")
    boards = sheets_of(setup, Board)
    if len(boards) < len(setup.sheets):
        raise IllegalSetup("B2", "sheet-of-another-game")
    for board in boards:
        if board.map != boards[0].map:
            raise IllegalSetup("B4", "boards-of-two-maps", one=boards[0].name, other=board.name)
    return State(setup, Phase.DEAL, round=0, active=Seat(0))


def node(state: State) -> Node:
    """The node of the game (B9)."""
    if state.reason is not None:
        return Over(outcome(state.boards, state.reason))
    match state.phase:
        case Phase.FIRST_ACTION:
            return Choice(state.active)
        case Phase.SECOND_ACTION:
            return Joint(others(state))
        case Phase.ROLL:
            return fall_of(DICE - len(state.dice))
        case _:
            return deal_node(state.setup)


@cache
def fall_of(dice: int) -> Chance:
    """The chance node of this many dice, all alike (B2)."""
    return Chance((COLOURS,) * dice, alike=True)


def must_choose(state: State, seat: Seat) -> bool:
    """Whether the game waits for this seat to choose."""
    if state.reason is not None:
        return False
    if state.phase is Phase.FIRST_ACTION:
        return seat == state.active
    return state.phase is Phase.SECOND_ACTION and seat in others(state)


def others(state: State) -> tuple[Seat, ...]:
    """The non-active players, who have the second action (B9)."""
    return other_seats(state.active, state.setup.seats)


# Legal moves


def check(state: State, seat: Seat, move: Move) -> None:
    """Refuse a move that this seat may not make now (B9)."""
    if state.reason is not None:
        raise IllegalMove("B29" if state.reason is BorderEnd.SIXTH_AREA else "B32", "game-over")
    match state.phase:
        case Phase.SECOND_ACTION:
            if seat not in others(state):
                raise IllegalMove("B9", "second-action-of-the-others")
            match move:
                case Mark(spaces):
                    check_second_action(state.boards[seat], state.dice, state.leftover, spaces)
                case Reroll():
                    raise IllegalMove("B9", "reroll-in-second-action")
                case _:
                    raise IllegalMove("B9", "move-of-another-game")
        case Phase.FIRST_ACTION:
            if seat != state.active:
                raise IllegalMove("B9", "not-the-active-player", active=state.active + 1)
            match move:
                case Mark(spaces):
                    check_first_action(state.boards[seat], state.dice, spaces)
                case Reroll(dice):
                    check_reroll(state, dice)
                case _:
                    raise IllegalMove("B9", "move-of-another-game")
        case Phase.ROLL:
            raise IllegalMove("B10", "roll-first")
        case _:
            raise IllegalMove("B8", "deal-first")


def check_reroll(state: State, dice: Dice) -> None:
    """Any of the dice, one to five, until the third roll (B11); those set aside before as well (B12)."""
    if state.rolls == ROLLS:
        raise IllegalMove("B11", "no-roll-left", rolls=ROLLS)
    if not dice:
        raise IllegalMove("B11", "reroll-nothing")
    if (short := short_of(state.dice, dice)) is not None:
        raise IllegalMove("B11", "dice-not-there", colour=short.id)


def check_first_action(played: PlayedBoard, dice: Dice, spaces: Spaces) -> None:
    """Raise IllegalMove unless the active player may cross off these spaces (B13 to B18)."""
    check_open(played, spaces, rule="B13")
    segments = [played.board.segment_at[space] for space in sorted(spaces)]
    wanted = [segment.colour for segment in segments]
    if (short := short_of(dice, wanted)) is not None:
        needed, there = wanted.count(short), dice.count(short)
        raise IllegalMove("B13", "not-enough-dice", colour=short.id, needed=needed, there=there)
    crossed = played.crossed | spaces
    for segment in segments:
        if not segment.spaces <= crossed:
            missing = spaces_text(segment.spaces - crossed)
            raise IllegalMove("B14", "segment-left-open", colour=segment.colour.id, spaces=missing)


def check_second_action(played: PlayedBoard, dice: Dice, leftover: Dice, spaces: Spaces) -> None:
    """Raise IllegalMove unless another player may cross off these spaces (B19 to B23)."""
    check_open(played, spaces, rule="B19")
    if not leftover and len(spaces) > 1:
        raise IllegalMove("B22", "one-die-only")
    wanted = [played.board.colour_at[space] for space in sorted(spaces)]
    if (short := short_of(leftover or dice, wanted)) is not None:
        if not leftover:
            raise IllegalMove("B22", "not-one-of-the-five", colour=short.id)
        raise IllegalMove("B19", "no-leftover-die", colour=short.id)
    if lonely := spaces - reached(played, spaces):
        raise IllegalMove("B20", "not-adjacent", space=min(lonely))


def check_open(played: PlayedBoard, spaces: Spaces, *, rule: str) -> None:
    """Only spaces of the board that are neither white (B6) nor crossed off yet (B13 or B19, by the action)."""
    board = played.board
    if not spaces <= board.coloured:
        space = min(spaces - board.coloured)
        if space in board.map.white:
            raise IllegalMove("B6", "white-space", space=space)
        raise IllegalMove("B3", "no-such-space", space=space, most=len(board.map.hexes) - 1)
    if crossed := spaces & played.crossed:
        raise IllegalMove(rule, "already-crossed", space=min(crossed))


def reached(played: PlayedBoard, spaces: Spaces) -> Spaces:
    """Those of the spaces that can be crossed off one after the other, each next to a cross (B20)."""
    neighbours = played.board.map.neighbours
    crossed, ahead = played.crossed, spaces
    while step := [space for space in ahead if not neighbours[space].isdisjoint(crossed)]:
        crossed = crossed.union(step)
        ahead = ahead.difference(step)
    return spaces - ahead


def short_of(dice: Dice, colours: Iterable[Colour]) -> Colour | None:
    """A colour that is wanted more often than the dice show it: each die is used once (B13)."""
    left = list(dice)
    for colour in colours:
        if colour not in left:
            return colour
        left.remove(colour)
    return None


# Events


def apply(state: State, event: Event) -> State:
    """The next state. A refused event changes nothing."""
    if state.reason is not None:
        raise IllegalMove("B29" if state.reason is BorderEnd.SIXTH_AREA else "B32", "game-over")
    match event:
        case Roll(faces):
            return roll(state, faces)
        case Play(seat, move):
            check(state, seat, move)
            if state.phase is Phase.SECOND_ACTION:
                raise IllegalMove("B24", "marks-together")
            return reroll(state, move) if isinstance(move, Reroll) else first_action(state, move)
        case _:
            return second_action(state, event.plays)


def roll(state: State, faces: Faces) -> State:
    """Roll all five dice first (B10), then those that were chosen (B11)."""
    if state.phase is Phase.DEAL:
        return deal(state, faces)
    if state.phase is not Phase.ROLL:
        raise IllegalMove("B11", "no-roll-due")
    due = fall_of(DICE - len(state.dice))
    if len(faces) != len(due.dice):
        rule = "B11" if state.rolls else "B10"
        raise IllegalMove(rule, "wrong-number-of-dice", due=len(due.dice), fell=len(faces))
    if not due.admits(faces):
        raise IllegalMove("B2", "no-such-face")
    dice = sorted_dice([*state.dice, *[COLOURS[face] for face in faces]])
    return replace(state, phase=Phase.FIRST_ACTION, rolls=state.rolls + 1, dice=dice, leftover=dice)


def deal(state: State, faces: Faces) -> State:
    """The first active player (B8) and the boards (B2) are drawn; the first round begins."""
    if not deal_node(state.setup).admits(faces):
        raise IllegalMove("B8", "deal-impossible")
    drawn = deal_from(state.setup, faces)
    pool = sheets_of(state.setup, Board)
    boards = tuple(blank(pool[pick]) for pick in drawn.picks)
    return replace(state, phase=Phase.ROLL, round=1, active=drawn.first, boards=boards, worth=worth_now(boards))


def reroll(state: State, move: Reroll) -> State:
    """The chosen dice are taken up, the others stay on the table (B11)."""
    kept = list(state.dice)
    for colour in move.dice:
        kept.remove(colour)
    return replace(state, phase=Phase.ROLL, dice=tuple(kept), leftover=())


def first_action(state: State, move: Move) -> State:
    """The active player crosses off; the dice not used are left for the others (B13, B19, B23)."""
    spaces = spaces_in(move)
    played = state.boards[state.active]
    leftover = list(state.dice)
    for space in spaces:
        leftover.remove(played.board.colour_at[space])
    boards = list(state.boards)
    boards[state.active] = cross_off(played, spaces, state.worth)
    worth = worth_after(state.worth, state.boards, boards)
    return replace(state, phase=Phase.SECOND_ACTION, leftover=tuple(leftover), boards=tuple(boards), worth=worth)


def second_action(state: State, plays: tuple[Play, ...]) -> State:
    """All the others cross off together, without seeing each other (B24)."""
    if state.phase is not Phase.SECOND_ACTION:
        raise IllegalMove("B9", "no-second-action-yet")
    if tuple([play.seat for play in plays]) != others(state):
        raise IllegalMove("B24", "marks-of-all")
    for play in plays:
        check(state, play.seat, play.move)
    return reveal(state, plays)


def reveal(state: State, plays: tuple[Play, ...]) -> State:
    """Checked marks are written, those of all seats together; then the round is over."""
    boards = list(state.boards)
    for play in plays:
        boards[play.seat] = cross_off(boards[play.seat], spaces_in(play.move), state.worth)
    crossed_off = state.leftover != state.dice or any(spaces_in(play.move) for play in plays)
    return end_of_round(state, tuple(boards), 0 if crossed_off else state.idle_rounds + 1)


def end_of_round(state: State, boards: tuple[PlayedBoard, ...], idle_rounds: int) -> State:
    """The game ends after a sixth area (B29) or ten idle rounds (B32); otherwise the next seat is active (B8)."""
    worth = worth_after(state.worth, state.boards, boards)
    reason = None
    if any(played.areas_completed >= AREAS_TO_END for played in boards):
        reason = BorderEnd.SIXTH_AREA
    elif idle_rounds == IDLE_ROUNDS_TO_END:
        reason = BorderEnd.NOTHING_CROSSED_OFF
    if reason is not None:
        return replace(state, boards=boards, worth=worth, idle_rounds=idle_rounds, reason=reason)
    return State(
        setup=state.setup,
        phase=Phase.ROLL,
        round=state.round + 1,
        active=next_seat(state.active, state.setup.seats),
        rolls=0,
        dice=(),
        leftover=(),
        boards=boards,
        worth=worth,
        idle_rounds=idle_rounds,
    )


def spaces_in(move: Move) -> Spaces:
    """The spaces of a mark that was checked."""
    return move.spaces if isinstance(move, Mark) else frozenset()


def spaces_text(spaces: Spaces) -> str:
    """The numbers of the spaces, for a message."""
    return ", ".join(str(space) for space in sorted(spaces))
