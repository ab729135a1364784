"""`rollwright play` where nobody sits: who sits where, which boards, which dice, which record."""

from pathlib import Path

import pytest

from rollwright.games import GAMES
from rollwright.games.border.state import BorderEnd
from rollwright.games.twentyone.state import TwentyOneEnd
from rollwright.record import Player, Proven, Record, Seeded, final_state
from tests.cli.program import SHEETS, Program, one_sentence

every_game = pytest.mark.parametrize("game", GAMES)


def players(record: Record) -> list[tuple[str, str | None]]:
    """Who sat there."""
    return [(player.name, player.bot) for player in record.header.players]


@every_game
def test_bots_play_a_game_to_its_end(rollwright: Program, game: str) -> None:
    record = rollwright.record(game)
    outcome = GAMES[game].outcome(final_state(record))
    assert outcome is not None
    assert outcome.reason in (BorderEnd.SIXTH_AREA, TwentyOneEnd.FIFTH_ROW)


def test_without_a_game_the_first_one_is_played(rollwright: Program) -> None:
    assert rollwright.record().header.game == "border"


# Who sits where


def test_three_sit_there_unless_more_are_wanted(rollwright: Program) -> None:
    assert len(rollwright.record("twentyone").header.players) == 3


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_a_number_of_seats(rollwright: Program, seats: int) -> None:
    assert len(rollwright.record("twentyone", "--seats", str(seats)).header.players) == seats


def test_a_list_of_who_sits_there(rollwright: Program) -> None:
    record = rollwright.record("twentyone", "--seats", "random,greedy")
    assert players(record) == [("Random 1", "random"), ("Greedy 2", "greedy")]


def test_where_nobody_sits_a_bot_takes_a_persons_seat(rollwright: Program) -> None:
    record = rollwright.record("twentyone", "--seats", "person, random")
    assert players(record) == [("Greedy 1", "greedy"), ("Random 2", "random")]


def test_names_in_the_order_of_the_seats(rollwright: Program) -> None:
    record = rollwright.record("twentyone", "--seats", "3", "--names", "Ana, Zoë ,李")
    assert [player.name for player in record.header.players] == ["Ana", "Zoë", "李"]


def test_as_many_seats_as_names(rollwright: Program) -> None:
    assert len(rollwright.record("twentyone", "--names", "a,b,c,d,e").header.players) == 5


def test_equal_names_are_told_apart(rollwright: Program) -> None:
    record = rollwright.record("twentyone", "--names", "Ana,Ana,Ana 2")
    assert [player.name for player in record.header.players] == ["Ana", "Ana 2", "Ana 2 2"]


def test_equal_names_of_full_length_are_told_apart(rollwright: Program) -> None:
    rollwright("play", "twentyone", "--names", f"{'a' * 60},{'a' * 60}", "--record", "game.rec")
    assert rollwright("replay", "game.rec").code == 0


# The table


def test_the_first_seat_can_be_given(rollwright: Program) -> None:
    record = rollwright.record("border", "--first", "2", "--seed", "1")
    assert record.header.first == 1


def test_the_sheets_can_be_given(rollwright: Program) -> None:
    record = rollwright.record("twentyone", "--seats", "2", "--sheets", f"C,{SHEETS / 'B.toml'}")
    assert record.header.as_listed
    assert [sheet.name for sheet in record.header.sheets] == ["C", "B"]


def test_copies_of_one_board_can_be_allowed_and_the_record_says_so(rollwright: Program) -> None:
    record = rollwright.record("border", "--seats", "2", "--boards", "1,1", "--copies")
    assert [sheet.name for sheet in record.header.sheets] == ["1", "1"]
    assert record.header.copies


def test_boards_is_another_word_for_sheets(rollwright: Program) -> None:
    record = rollwright.record("border", "--seats", "2", "--boards", "4,1")
    assert [sheet.name for sheet in record.header.sheets] == ["4", "1"]


def test_boards_are_made_from_the_number_in_their_names(rollwright: Program) -> None:
    record = rollwright.record("border", "--seats", "2", "--boards", "4711-1,4711-2")
    assert [sheet.name for sheet in record.header.sheets] == ["4711-1", "4711-2"]
    assert len(final_state(record).setup.sheets) == 2


def test_twenty_one_can_be_played_from_the_bottom(rollwright: Program) -> None:
    assert rollwright.record("twentyone", "--inverted").header.variant == "inverted"
    assert rollwright.record("twentyone", "--variant", "inverted").header.variant == "inverted"


# Dice


@every_game
def test_a_seed_gives_the_same_record_twice(rollwright: Program, game: str) -> None:
    one = rollwright.record(game, "--seed", "7", "--seats", "greedy,random")
    other = rollwright.record(game, "--seed", "7", "--seats", "greedy,random")
    assert one.events == other.events
    assert one.header.dice == Seeded(7)


def test_another_seed_gives_another_game(rollwright: Program) -> None:
    assert rollwright.record("twentyone", "--seed", "7") != rollwright.record("twentyone", "--seed", "8")


@pytest.mark.parametrize("seed", ["0", "-5", "9223372036854775807"])
def test_any_ordinary_number_is_a_seed(rollwright: Program, seed: str) -> None:
    assert rollwright.record("twentyone", f"--seed={seed}").header.dice == Seeded(int(seed))


def test_a_seed_that_no_record_can_hold_is_refused(rollwright: Program) -> None:
    one_sentence(rollwright("play", "twentyone", "--seed", "9" * 30, "--record", "game.rec"))


def test_without_a_seed_the_dice_are_proven(rollwright: Program) -> None:
    dice = rollwright.record("twentyone").header.dice
    assert isinstance(dice, Proven)
    assert dice.secret is not None
    assert len(set(dice.words)) == 3


# The record


def test_where_nobody_sits_no_record_is_kept_unless_wanted(rollwright: Program, tmp_path: Path) -> None:
    assert rollwright("play", "twentyone").code == 0
    assert list(tmp_path.iterdir()) == []


def test_a_record_is_not_overwritten_unless_wanted(rollwright: Program, tmp_path: Path) -> None:
    (tmp_path / "dear.rec").write_text("mine", encoding="utf-8")
    said = one_sentence(rollwright("play", "twentyone", "--record", "dear.rec"))
    assert said == "dear.rec already exists. Choose another name, or add --overwrite."
    assert (tmp_path / "dear.rec").read_text(encoding="utf-8") == "mine"
    assert rollwright("play", "twentyone", "--record", "dear.rec", "--overwrite").code == 0
    assert (tmp_path / "dear.rec").read_text(encoding="utf-8").startswith("rollwright record 2\n")


def test_the_place_of_the_record_is_told(rollwright: Program, tmp_path: Path) -> None:
    *_, kept, how = rollwright("play", "twentyone", "--record", "game.rec").out.splitlines()
    assert kept == "Record: game.rec"
    assert how == "Verify the dice with: rollwright verify game.rec"
    assert [file.name for file in tmp_path.iterdir()] == ["game.rec"]


def test_the_result_is_told(rollwright: Program) -> None:
    ran = rollwright("play", "twentyone", "--seed", "3", "--record", "game.rec")
    record = Record.parse(Path("game.rec").read_text(encoding="utf-8"))
    outcome = GAMES["twentyone"].outcome(final_state(record))
    assert outcome is not None
    for player, points in zip(record.header.players, outcome.scores, strict=True):
        assert f"{player.name}: {points}" in ran.out
    winner: Player = record.header.players[outcome.winners[0]]
    assert f"{winner.name} wins with {max(outcome.scores)} points." in ran.out
