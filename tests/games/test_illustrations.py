"""The illustrations of the rulebook are positions and moves that the rules confirm."""

from dataclasses import replace

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.games import GAMES
from rollwright.testing.illustrations import Illustration, Illustrator, Panel, illustrator
from rollwright.translations import SOURCE, Words
from rollwright.translations.rulebook import RoundStep, Rule, rulebook

ALL = [(game, one) for game in GAMES for one in illustrator(game).illustrations]


@pytest.fixture(params=ALL, ids=lambda pair: pair[1].id)
def illustrated(request: pytest.FixtureRequest) -> tuple[Illustrator, Illustration]:
    game, one = request.param
    return illustrator(game), one


def named(illustrating: Illustrator, wanted: str) -> Illustration:
    return next(one for one in illustrating.illustrations if one.id == wanted)


def test_every_event_is_legal_and_scores_what_the_file_says(illustrated: tuple[Illustrator, Illustration]) -> None:
    illustrating, one = illustrated
    played = illustrating.play(one)
    marked = any("mark" in text for text in one.events)
    assert bool(one.scores) == marked, "a picture with marks says what they score"
    if marked:
        assert illustrating.game.scores(played.last) == one.scores


def test_alternatives_are_legal_and_refused_moves_are_refused_by_their_rule(
    illustrated: tuple[Illustrator, Illustration],
) -> None:
    illustrating, one = illustrated
    drawn = illustrating.drawing(one)
    assert len(drawn["panels"]) == len(one.panels)
    assert [bool(panel["refused"]) for panel in drawn["panels"]] == [bool(panel.refused) for panel in one.panels]
    assert {panel.refused_by for panel in one.panels if panel.refused} <= rules_of(illustrating.game.name)


def rules_of(game: str) -> set[str]:
    return {part.number for part in rulebook(game, Words(SOURCE)) if isinstance(part, Rule)}


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_and_the_rules_of_a_round_are_illustrated(game: str) -> None:
    rules = rules_of(game)
    shown = {rule for one in illustrator(game).illustrations for rule in one.rules}
    assert shown <= rules
    assert {rule for rule in rules if rule[1] == "E"} <= shown
    assert len(shown) > 10


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_the_overview_and_its_scoring_are_illustrated(game: str) -> None:
    steps = [part.number for part in rulebook(game, Words(SOURCE)) if isinstance(part, RoundStep)]
    assert steps == list(range(1, len(steps) + 1))
    assert 3 <= len(steps) <= 5
    parts = [one.overview for one in illustrator(game).illustrations if one.overview]
    assert sorted(parts) == ["scoring", "step-1", "step-2", "step-3"]


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_given_once(game: str) -> None:
    names = [one.id for one in illustrator(game).illustrations]
    assert len(set(names)) == len(names)


def test_an_illegal_event_is_found() -> None:
    illustrating = illustrator("border")
    wrong = replace(named(illustrating, "B14"), events=("roll a a a y b", "mark 11 12"))
    with pytest.raises(IllegalMove):
        illustrating.play(wrong)


@pytest.mark.parametrize(
    ("panel", "message"),
    [
        (Panel(refused="mark 11 12 18", refused_by="B14"), "is legal"),
        (Panel(refused="mark 11 12", refused_by="B13"), "refused by B14, not by B13"),
    ],
)
def test_a_refusal_that_does_not_happen_is_found(panel: Panel, message: str) -> None:
    illustrating = illustrator("border")
    wrong = replace(named(illustrating, "B14"), panels=(panel,))
    with pytest.raises(ValueError, match=message):
        illustrating.drawing(wrong)


def test_an_alternative_that_is_not_legal_is_found() -> None:
    illustrating = illustrator("border")
    wrong = replace(named(illustrating, "BE2"), panels=(Panel(also=("mark 19",)),))
    with pytest.raises(IllegalMove):
        illustrating.drawing(wrong)


def test_dice_that_stay_keep_their_place_and_used_ones_are_struck() -> None:
    drawn = illustrator("border").drawing(named(illustrator("border"), "BE4"))
    assert drawn["rolls"] == [
        {"dice": ["yellow", "yellow", "grey", "blue", "yellow"], "kept": [0, 1, 4], "spent": []},
        {"dice": ["yellow", "yellow", "red", "yellow", "yellow"], "kept": [], "spent": [0, 1, 2, 3, 4]},
    ]
    drawn = illustrator("twentyone").drawing(named(illustrator("twentyone"), "TE1"))
    assert [roll["kept"] for roll in drawn["rolls"]] == [[4, 5], []]
    assert drawn["rolls"][1]["dice"] == [2, 5, 6, 4, 1, 1]
