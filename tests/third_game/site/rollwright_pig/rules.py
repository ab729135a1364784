"""The rules of Pig in the order of their numbers."""

from collections.abc import Iterator
from dataclasses import replace

from rollwright.core.chance import Chance, Faces
from rollwright.core.deal import Setup, check_setup, deal_from, deal_node
from rollwright.core.errors import IllegalMove, IllegalSetup
from rollwright.core.events import Event, Move, Play, Roll
from rollwright.core.nodes import Choice, Node, Over
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points, Seat, all_seats, next_seat
from rollwright_pig.moves import Hold, RollAgain
from rollwright_pig.state import TWO_DICE, Phase, PigEnd, Score, State

SEATS = range(1, 9)  # P1
VARIANTS = (TWO_DICE,)  # P8
DIE = (1, 2, 3, 4, 5, 6)
ENOUGH = 50  # P7


def start(setup: Setup) -> State:
    """Before the first player is drawn (P1, P2)."""
    check_setup(setup, SEATS, VARIANTS, seats_rule="P1", sheets_rule=None, first_rule="P2", variant_rule="P8")
    if setup.sheets:
        raise IllegalSetup("P1", "sheet-of-another-game")
    return State(setup, Phase.DEAL, round=0, active=Seat(0))


def node(state: State) -> Node:
    """Who or what the game waits for."""
    match state.phase:
        case Phase.DEAL:
            return deal_node(state.setup)
        case Phase.ROLL:
            return Chance((DIE,) * dice_count(state.setup))
        case Phase.DECIDE:
            return Choice(state.active)
        case Phase.OVER:
            return Over(end(state))


def dice_count(setup: Setup) -> int:
    """One die (P3), or two (P8)."""
    return 2 if setup.variant == TWO_DICE else 1


def owes(state: State, seat: Seat) -> bool:
    """Whether the game waits for this seat to choose."""
    return state.phase is Phase.DECIDE and seat == state.active


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove unless this seat may roll again or hold (P5)."""
    if state.phase is Phase.OVER:
        raise IllegalMove("P7", "game-over")
    if state.phase is not Phase.DECIDE:
        raise IllegalMove("P3", "pig-roll-first")
    if seat != state.active:
        raise IllegalMove("P5", "not-the-active-player", active=state.active + 1)
    if not isinstance(move, RollAgain | Hold):
        raise IllegalMove("P5", "move-of-another-game")


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Roll and hold (P5)."""
    if owes(state, seat):
        yield RollAgain()
        yield Hold()


def apply(state: State, event: Event) -> State:
    """The next state. A refused event changes nothing."""
    match event:
        case Roll(faces):
            return roll(state, faces)
        case Play(seat, move):
            check(state, seat, move)
            return replace(state, phase=Phase.ROLL) if isinstance(move, RollAgain) else hold(state)
        case _:
            raise IllegalMove("P5", "marks-together")


def roll(state: State, faces: Faces) -> State:
    """The dice fall: a 1 ends the round without points (P4), any other number is added to it (P5)."""
    if state.phase is Phase.OVER:
        raise IllegalMove("P7", "game-over")
    if state.phase is Phase.DEAL:
        return deal(state, faces)
    due = node(state)
    if not isinstance(due, Chance):
        raise IllegalMove("P5", "no-roll-due")
    if len(faces) != len(due.dice):
        raise IllegalMove("P3", "wrong-number-of-dice", due=len(due.dice), fell=len(faces))
    if not due.admits(faces):
        raise IllegalMove("P3", "no-such-face")
    if 1 in faces:
        return next_round(state)
    gathered = state.gathered + sum(faces)
    return replace(state, phase=Phase.DECIDE, rolls=state.rolls + 1, dice=faces, gathered=gathered)


def deal(state: State, faces: Faces) -> State:
    """The first player is drawn (P2)."""
    if not deal_node(state.setup).admits(faces):
        raise IllegalMove("P2", "deal-impossible")
    first = deal_from(state.setup, faces).first
    return replace(state, phase=Phase.ROLL, round=1, active=first, scores=(Score(),) * state.setup.seats)


def hold(state: State) -> State:
    """The points of the round are scored (P6); the game may be over (P7)."""
    scores = list(state.scores)
    scores[state.active] = Score(scores[state.active].points + state.gathered)
    scored = replace(state, scores=tuple(scores))
    if scores[state.active].points >= ENOUGH:
        return replace(scored, phase=Phase.OVER)
    return next_round(scored)


def next_round(state: State) -> State:
    """The player to the left is the active one (P2)."""
    active = next_seat(state.active, state.setup.seats)
    return State(state.setup, Phase.ROLL, state.round + 1, active, scores=state.scores)


def points_of(state: State) -> tuple[Points, ...]:
    """The points of every seat; 0 before the deal."""
    return tuple(score.points for score in state.scores) or (0,) * state.setup.seats


def end(state: State) -> Outcome:
    """The player with 50 points has won (P7); only one can have them."""
    points = points_of(state)
    winners = tuple(seat for seat in all_seats(state.setup.seats) if points[seat] >= ENOUGH)
    return Outcome(PigEnd.FIFTY_POINTS, points, winners)
