"""The rules of Pig."""

import pytest

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.errors import IllegalMove, IllegalSetup, NotationError
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.core.game import Game, Place
from rollwright.core.nodes import Choice, Over
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat
from rollwright.games.material import shipped
from tests.rules import rule
from tests.third_game.pig import Hold, Pig, PigEnd, RollAgain, State

GAME: Game[State] = Pig()
ANA, BEN = Seat(0), Seat(1)


def after(*events: Event, seats: int = 2, variant: str | None = None) -> State:
    """The state after these events of a game that the first seat begins."""
    state = GAME.start(Setup(seats, (), first=ANA, variant=variant))
    for event in (Roll(()), *events):
        state = GAME.apply(state, event)
    return state


def held(seat: Seat, *faces: int) -> list[Event]:
    """A round in which a seat rolls these numbers and holds."""
    events: list[Event] = []
    for face in faces:
        events += [Roll((face,)), Play(seat, RollAgain())]
    return [*events[:-1], Play(seat, Hold())]


@rule("P1")
def test_it_is_for_one_to_eight_players_without_boards() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6, 7, 8]
    for setup in (Setup(9, ()), Setup(2, (shipped("border", "1"), shipped("border", "2")))):
        with pytest.raises(IllegalSetup) as refused:
            GAME.start(setup)
        assert refused.value.rule == "P1"
    refusal = GAME.why_not(after(Roll((4,))), ANA, frozenset(), Place(0))
    assert refusal is not None
    assert refusal.rule == "P1"


@rule("P2")
def test_the_first_player_is_drawn_and_the_next_is_to_the_left() -> None:
    drawn = GAME.start(Setup(3, ()))
    assert GAME.node(drawn) == Chance(((0, 1, 2),))
    assert GAME.apply(drawn, Roll((2,))).active == 2
    assert after(Roll((1,)), seats=3).active == 1
    assert after(Roll((1,)), Roll((1,)), Roll((1,)), seats=3).active == 0


@rule("P3", "P5")
def test_the_active_player_rolls_and_then_chooses() -> None:
    assert GAME.node(after()) == Chance(((1, 2, 3, 4, 5, 6),))
    state = after(Roll((4,)))
    assert GAME.node(state) == Choice(ANA)
    assert list(GAME.legal_moves(state, ANA)) == [RollAgain(), Hold()]
    assert list(GAME.legal_moves(state, BEN)) == []
    assert state.gathered == 4


@rule("P4")
def test_a_one_loses_the_points_of_the_round() -> None:
    state = after(Roll((6,)), Play(ANA, RollAgain()), Roll((1,)))
    assert (GAME.scores(state), state.gathered, state.active, state.round) == ((0, 0), 0, BEN, 2)


@rule("P6")
def test_holding_scores_the_points_of_the_round() -> None:
    state = after(*held(ANA, 6, 5))
    assert (GAME.scores(state), state.active, state.round, state.rolls) == ((11, 0), BEN, 2, 0)


@rule("P7")
def test_fifty_points_win() -> None:
    almost = after(*held(ANA, *[6] * 8), Roll((1,)))
    assert GAME.outcome(almost) is None
    state = GAME.apply(GAME.apply(almost, Roll((2,))), Play(ANA, Hold()))
    assert GAME.node(state) == Over(Outcome(PigEnd.FIFTY_POINTS, (50, 0), (ANA,)))
    for event in (Roll((3,)), Play(BEN, Hold())):
        with pytest.raises(IllegalMove, match="P7"):
            GAME.apply(state, event)


@rule("P8")
def test_with_two_dice_a_one_on_either_loses_the_round() -> None:
    assert GAME.variants == ("two-dice",)
    assert after(Roll((6, 5)), variant="two-dice").gathered == 11
    assert after(Roll((6, 1)), variant="two-dice").active == BEN


@pytest.mark.parametrize(
    ("event", "rule_broken"),
    [
        (Roll((7,)), "P3"),
        (Roll((1, 2)), "P3"),
        (Play(ANA, Hold()), "P3"),
        (Marks((Play(ANA, Hold()),)), "P5"),
    ],
)
def test_an_event_that_is_not_due_is_refused(event: Event, rule_broken: str) -> None:
    with pytest.raises(IllegalMove, match=rule_broken):
        GAME.apply(after(), event)


@pytest.mark.parametrize("text", ["", "mark 1", "hold now"])
def test_other_words_are_not_moves(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_move(text)
