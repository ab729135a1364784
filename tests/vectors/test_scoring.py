"""The positions of `vectors/scoring`, whose points were added up by hand."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.game import Place, Places
from rollwright.games import GAMES
from rollwright.games.border import scoring as border
from rollwright.games.border.board import Board
from rollwright.games.border.state import BorderEnd, PlayedBoard
from rollwright.games.border.state import blank as blank_board
from rollwright.games.material import shipped
from rollwright.games.twentyone import scoring as twentyone
from rollwright.games.twentyone.picture import read
from rollwright.games.twentyone.sheet import Sheet
from rollwright.games.twentyone.state import CROSSED, BoxEntry, PlayedSheet, TwentyOneEnd
from rollwright.games.twentyone.state import blank as blank_sheet

SCORING = Path(__file__).parents[2] / "vectors" / "scoring"


def positions(game: str, kind: str) -> pytest.MarkDecorator:
    """A test of every position of this kind."""
    read_all = tomllib.loads((SCORING / f"{game}.toml").read_text(encoding="utf-8"))[kind]
    return pytest.mark.parametrize("position", read_all, ids=[position["name"] for position in read_all])


def board(name: str = "1") -> Board:
    found = shipped("border", name)
    assert isinstance(found, Board)
    return found


def places(numbers: list[int]) -> Places:
    return frozenset(Place(number) for number in numbers)


def before(position: dict[str, Any], on: Board) -> PlayedBoard:
    """The board as the position says; what is complete on it has been scored."""
    rings = [set(area.ring) for area in on.map.areas if area.id in position["around"]]
    crossed = places(list(set().union(*rings) - set(position["still_open"])))
    played = blank_board(on)
    return border.cross_off(played, crossed - played.crossed, border.worth_now([played]))


# The Border


@positions("border", "action")
def test_crosses_score_what_was_added_up_by_hand(position: dict[str, Any]) -> None:
    on = board()
    played = before(position, on)
    worth = tuple(area.low if area.id in position["taken"] else area.value for area in on.map.areas)
    crossed = border.cross_off(played, places(position["cross"]), worth)
    assert crossed.score - played.score == position["points"]


@positions("border", "table")
def test_actions_of_several_seats_score_what_was_added_up_by_hand(position: dict[str, Any]) -> None:
    boards = [
        before(seat, board(name)) for seat, name in zip(position["seats"], GAMES["border"].sheet_names, strict=False)
    ]
    boards = [replace(played, scored=(None,) * len(played.scored)) for played in boards]
    for action in position["actions"]:
        worth = border.worth_now(boards)
        for seat, cross in action.items():
            boards[int(seat) - 1] = border.cross_off(boards[int(seat) - 1], places(cross), worth)
    assert list(border.scores(boards, len(boards))) == position["scores"]


@positions("border", "ending")
def test_the_border_is_won_as_it_was_found_by_hand(position: dict[str, Any]) -> None:
    areas = len(board().map.areas)
    boards = [
        PlayedBoard(board(), frozenset(), (*scored, *(None,) * (areas - len(scored)))) for scored in position["scored"]
    ]
    outcome = border.outcome(boards, BorderEnd.SIXTH_AREA)
    assert [seat + 1 for seat in outcome.winners] == position["winners"]
    assert (outcome.tie_break.value if outcome.tie_break else None) == position.get("tie_break")


# Twenty One


def entries(text: str) -> tuple[BoxEntry, ...]:
    signs: dict[str, BoxEntry] = {".": None, "x": CROSSED}
    return tuple(signs[word] if word in signs else int(word) for word in text.split())


def sheet(name: str) -> Sheet:
    found = shipped("twentyone", name)
    assert isinstance(found, Sheet)
    return found


@positions("twentyone", "row")
def test_a_row_scores_what_was_added_up_by_hand(position: dict[str, Any]) -> None:
    numbers, row = position["numbers"], entries(position["entries"])
    assert twentyone.hits(numbers, row) == position["hits"]
    assert twentyone.row_score(numbers, row) == position["score"]


@positions("twentyone", "sheet")
def test_a_sheet_scores_what_was_added_up_by_hand(position: dict[str, Any]) -> None:
    on = sheet(position["sheet"])
    rows = read(on, position["picture"])
    assert [twentyone.row_score(numbers, row) for numbers, row in zip(on.numbers, rows, strict=True)] == position[
        "rows"
    ]
    assert twentyone.sheet_score(PlayedSheet(on, rows)) == position["score"]


@positions("twentyone", "ending")
def test_twenty_one_is_won_as_it_was_found_by_hand(position: dict[str, Any]) -> None:
    sheets = []
    for name, row in zip(GAMES["twentyone"].sheet_names, position["first_rows"], strict=False):
        played = blank_sheet(sheet(name))
        sheets.append(PlayedSheet(played.sheet, (entries(row), *played.rows[1:])))
    outcome = twentyone.outcome(sheets, TwentyOneEnd.FIFTH_ROW)
    assert list(outcome.scores) == position["scores"]
    assert [seat + 1 for seat in outcome.winners] == position["winners"]
    assert (outcome.tie_break.value if outcome.tie_break else None) == position.get("tie_break")
