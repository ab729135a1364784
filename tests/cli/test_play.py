"""`rollwright play` where nobody sits: who sits where, which boards, which dice, which record."""

from pathlib import Path

import pytest

from rollwright.games import GAMES
from rollwright.games.border.state import BorderEnd
from rollwright.games.twentyone.state import TwentyOneEnd
from rollwright.record import Player, Proven, Record, Seeded, final_state
from tests.cli.program import SHEETS, Program, one_sentence

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_bots_play_a_game_to_its_end(rollwright: Program, game: str) -> None:
    record = rollwright.record(game)
    outcome = GAMES[game].outcome(final_state(record))
    assert outcome is not None
    assert outcome.reason in (BorderEnd.SIXTH_AREA, TwentyOneEnd.FIFTH_ROW)


def test_without_a_game_the_first_one_is_played(rollwright: Program) -> None:
    assert rollwright.record().header.game == "border"


# Who sits where


@pytest.mark.parametrize(
    ("seats", "players"),
    [
        ("1", [("Greedy 1", "greedy")]),
        ("6", [(f"Greedy {seat}", "greedy") for seat in range(1, 7)]),
        ("random,greedy", [("Random 1", "random"), ("Greedy 2", "greedy")]),
        ("person, random", [("Greedy 1", "greedy"), ("Random 2", "random")]),
    ],
)
def test_the_seats_are_a_number_or_a_list_and_where_nobody_sits_a_bot_takes_a_persons_seat(
    rollwright: Program, seats: str, players: list[tuple[str, str]]
) -> None:
    record = rollwright.record("twentyone", "--seats", seats)
    assert [(player.name, player.bot) for player in record.header.players] == players


def test_there_are_as_many_seats_as_names_and_equal_names_are_told_apart(rollwright: Program) -> None:
    record = rollwright.record("twentyone", "--names", "Ana, Zoë ,李,Ana,Ana 2")
    assert [player.name for player in record.header.players] == ["Ana", "Zoë", "李", "Ana 2", "Ana 2 2"]


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
