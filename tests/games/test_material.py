"""The boards and sheets that come with Rollwright, and the reading of anyone else's."""

from dataclasses import replace
from pathlib import Path

import pytest

import rollwright.games
from rollwright.core.errors import Complaint
from rollwright.core.files import Level
from rollwright.core.game import Place
from rollwright.games import GAMES
from rollwright.games.border.board import Board, Map
from rollwright.games.border.material import shipped_map
from rollwright.games.material import (
    all_shipped,
    check_file,
    check_together,
    file_kinds,
    sheet_if_known,
    sheet_named,
    sheet_set,
    shipped,
)
from rollwright.games.twentyone.sheet import Sheet
from tests.rules import rule

FOLDER = Path(rollwright.games.__file__).parent
BOARDS = FOLDER / "border" / "boards"
SHEETS = FOLDER / "twentyone" / "sheets"


def read(name: str) -> str:
    """A file beside the boards."""
    return (BOARDS / name).read_text(encoding="utf-8")


@rule("B2", "T3")
def test_every_file_that_is_shipped_has_its_name() -> None:
    assert {file.stem for file in BOARDS.glob("*.toml")} == {*GAMES["border"].sheet_names, "map"}
    assert {file.stem for file in (BOARDS / "retired").glob("*.toml")} == set(GAMES["border"].retired_names)
    assert {file.stem for file in SHEETS.glob("*.toml")} == set(GAMES["twentyone"].sheet_names)
    for game, rules in GAMES.items():
        assert tuple(sheet.name for sheet in all_shipped(game)) == rules.sheet_names


def test_a_board_that_is_shipped_is_read_once() -> None:
    assert shipped("border", "1") is shipped("border", "1")


@pytest.mark.parametrize("name", ["5", "map", "../1", "7-5", "07-1", "1000000-1"])
def test_a_board_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(KeyError):
        shipped("border", name)


@pytest.mark.parametrize(("game", "name"), [("twentyone", "G"), ("chess", "1")])
def test_a_name_that_there_is_not_is_refused(game: str, name: str) -> None:
    with pytest.raises(KeyError):
        shipped(game, name)


def complaint(name: str, game: str = "border") -> Complaint:
    with pytest.raises(Complaint) as caught:
        sheet_named(game, name)
    return caught.value


def test_a_name_of_a_made_board_is_enough() -> None:
    made = sheet_set("border", 4711)
    assert [sheet_named("border", f"4711-{place}") for place in (1, 2, 3, 4)] == list(made)
    assert sheet_named("border", "4711-2").name == "4711-2"
    assert sheet_named("border", "1") is shipped("border", "1")
    assert sheet_if_known("border", "my board") is None


def test_an_unknown_name_is_answered_with_all_that_there_are() -> None:
    assert complaint("1000000-1").message == "sheet-unknown"
    assert complaint("1000000-1").arguments["names"] == "1, 2, 3, 4, 0-1 … 999999-4"
    assert complaint("7-1", "twentyone").arguments["names"] == "A, B, C, D, E, F"


@pytest.mark.parametrize(
    ("game", "number", "message"),
    [("border", -1, "set-unknown"), ("border", 1_000_000, "set-unknown"), ("twentyone", 1, "sets-none")],
)
def test_boards_are_made_from_certain_numbers_only(game: str, number: int, message: str) -> None:
    with pytest.raises(Complaint) as caught:
        sheet_set(game, number)
    assert caught.value.message == message
    with pytest.raises(KeyError):
        GAMES[game].sheet_set(number)


@rule("B4")
def test_our_map_is_the_one_that_our_boards_lie_on() -> None:
    checked = check_file(shipped_map(), read)
    assert checked.standard
    assert isinstance(checked.value, Map)
    assert all(board.map == checked.value for board in all_shipped("border") if isinstance(board, Board))


@rule("B40", "T32")
def test_a_file_is_read_as_the_kind_that_it_says_it_is() -> None:
    assert isinstance(check_file(read("1.toml"), read).value, Board)
    assert isinstance(check_file(read("map.toml"), read).value, Map)
    assert isinstance(check_file((SHEETS / "A.toml").read_text(encoding="utf-8"), read).value, Sheet)


@rule("B40")
def test_a_file_of_an_unknown_kind_is_a_fault() -> None:
    checked = check_file('kind = "chess-board"', read)
    assert checked.value is None
    (fault,) = checked.faults
    assert (fault.level, fault.rule, fault.place, fault.message) == (Level.FAULT, "B40", "kind", "kind-unknown")
    assert fault.arguments == {"text": "chess-board", "kinds": ", ".join(file_kinds())}


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("", ["key-missing"]),
        ("kind = 1", ["key-of-wrong-type"]),
        ('kind = ""', ["key-of-wrong-type"]),
        ("kind = [", ["file-not-toml"]),
    ],
)
def test_a_file_that_does_not_say_its_kind_is_a_fault(text: str, messages: list[str]) -> None:
    checked = check_file(text, read)
    assert checked.value is None
    assert [fault.message for fault in checked.faults] == messages


@rule("B4")
def test_boards_of_one_map_go_together() -> None:
    boards = [board for board in all_shipped("border") if isinstance(board, Board)]
    assert check_together([*boards]) == ()
    assert check_together([]) == ()


@rule("B4")
def test_boards_of_two_maps_do_not_go_together() -> None:
    boards = [board for board in all_shipped("border") if isinstance(board, Board)]
    foreign = replace(boards[1], map=replace(boards[1].map, white=frozenset({Place(10)})))
    (fault,) = check_together([boards[0], foreign])
    assert (fault.level, fault.rule, fault.place, fault.message) == (Level.FAULT, "B4", "map", "maps-differ")


@rule("B4")
def test_a_map_under_another_name_is_the_same_map() -> None:
    boards = [board for board in all_shipped("border") if isinstance(board, Board)]
    renamed = replace(boards[1], map=replace(boards[1].map, name="copied"))
    assert check_together([boards[0], renamed]) == ()
    assert renamed.content_hash == boards[1].content_hash


@rule("T5")
def test_the_sheets_of_twenty_one_are_checked_as_a_set() -> None:
    sheets = [sheet for sheet in all_shipped("twentyone") if isinstance(sheet, Sheet)]
    assert check_together([*sheets]) == ()
    assert check_together([*sheets[:5], replace(sheets[0], name="G")]) != ()
