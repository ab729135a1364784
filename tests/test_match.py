import pytest

import rollwright as rw
from rollwright.core.errors import Complaint
from rollwright.core.nodes import Joint
from rollwright.games.border.moves import Move
from rollwright.record.proof import verify
from rollwright.table import TableError


def play_out(match: rw.Match) -> rw.Match:
    while match.outcome is None:
        match.play(next(iter(match.legal_moves())))
    return match


def after_three_rolls() -> rw.Match:
    """The active player has rolled BE2's dice: three grey, one yellow, one blue."""
    match = rw.new_game("border", sheets=["1", "2"], real_dice=True)
    for _ in range(2):
        match.roll("a a a y b")
        match.play("reroll a a a y b")
    match.roll("a a a y b")
    return match


def test_the_public_names_are_all_there() -> None:
    assert all(hasattr(rw, name) for name in rw.__all__)
    assert set(rw.__all__) <= set(dir(rw))
    with pytest.raises(AttributeError, match="no attribute 'castle'"):
        _ = rw.castle  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", rw.game_names())
def test_a_game_is_played_to_its_end_and_its_record_replays(game: str) -> None:
    match = play_out(rw.new_game(game, seats=3, seed=7))
    record = rw.read_record(match.record().to_text())
    *_, last = rw.replay(record)
    assert last.after == match.state
    assert match.outcome is not None
    assert match.outcome.scores == match.scores
    assert repr(match).endswith("over>")


def test_the_same_seed_gives_the_same_game() -> None:
    assert play_out(rw.new_game("twentyone", seed=3)).events == play_out(rw.new_game("twentyone", seed=3)).events


def test_without_a_seed_the_dice_can_be_proven_afterwards() -> None:
    assert verify(play_out(rw.new_game("twentyone", seats=1)).record()) > 0


def test_legal_moves_can_be_counted_and_asked() -> None:
    legal = after_three_rolls().legal_moves()
    assert [str(move) for move in legal] == ["pass", "mark 19 26", "mark 11 12 18"]
    assert len(legal) == 3
    assert legal
    assert "mark 11 12 18" in legal
    assert Move.parse("mark 19 26") in legal
    assert "mark 11 12" not in legal
    assert "castle" not in legal
    assert 3 not in legal
    assert repr(legal) == "<LegalMoves pass, mark 19 26, mark 11 12 18>"


def test_a_seat_that_owes_nothing_has_no_legal_moves() -> None:
    legal = after_three_rolls().legal_moves(1)
    assert not legal
    assert "pass" not in legal


def test_a_refused_move_cites_its_rule_and_changes_nothing() -> None:
    match = after_three_rolls()
    before = match.state
    with pytest.raises(rw.IllegalMove) as refused:
        match.play("mark 11 12")
    assert refused.value.rule == "B14"
    assert match.state is before


def test_simultaneous_moves_are_applied_together() -> None:
    match = rw.new_game("border", seats=3, seed=7)
    while not isinstance(match.game.node(match.state), Joint):
        match.play("pass")
    one, two = match.to_move
    before = match.state
    match.play("pass", seat=two)
    assert match.state is before
    assert match.to_move == (one,)
    assert str(two) not in repr(match).split("to move: ")[1]
    match.play("pass")
    assert match.state is not before


def test_real_dice_are_waited_for() -> None:
    match = rw.new_game("border", real_dice=True, names=["Ana", "Ben"])
    assert match.to_move == ()
    assert "to move: dice" in repr(match)
    with pytest.raises(rw.IllegalMove):
        match.play("pass")
    match.roll("a g b r y")
    with pytest.raises(TableError):
        match.roll("a g b r y")
    assert [player.name for player in match.record().header.players] == ["Ana", "Ben"]


def test_a_view_is_made_of_plain_values() -> None:
    assert rw.new_game("twentyone", seed=1).view().game == "twentyone"


@pytest.mark.parametrize(
    ("game", "sheets", "message"), [("chess", None, "game-unknown"), ("border", ["9", "1"], "sheet-unknown")]
)
def test_an_unknown_game_or_sheet_is_named(game: str, sheets: list[str] | None, message: str) -> None:
    with pytest.raises(Complaint) as refused:
        rw.new_game(game, sheets=sheets)
    assert refused.value.message == message


def test_the_first_player_may_be_chosen() -> None:
    assert rw.new_game("border", seats=4, first=2, seed=1).to_move == (2,)


def test_one_board_for_all_seats_is_a_copy_and_must_be_allowed() -> None:
    with pytest.raises(rw.IllegalSetup):
        rw.new_game("border", sheets=["1", "1"])
    assert rw.new_game("border", sheets=["1", "1"], copies=True).to_move
