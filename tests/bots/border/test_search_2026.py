"""The yardsticks of The Border, in addition to what they share with levels 4 and 5 (`test_search`)."""

from dataclasses import replace

import numpy as np
import pytest

from rollwright.bots.border import master_2026, searcher_2026
from rollwright.bots.border.search_2026 import PositionSearch, hand_tables, tuned_tables
from rollwright.games.border.moves import Mark
from rollwright.games.border.state import Phase
from rollwright.testing.border.positions import (
    FIRST,
    GAME,
    SECOND,
    crossed,
    opened,
    ring,
    rolled,
    spaces,
)
from tests.bots.border.test_search import move

every_yardstick = pytest.mark.parametrize("bot", [searcher_2026, master_2026], ids=["searcher-2026", "master-2026"])
WELL_BUT_RED = ring("well") - spaces("42 43 44")


@every_yardstick
def test_it_completes_an_area_when_it_can(bot: object) -> None:
    state = replace(rolled(crossed(opened("1", "2"), FIRST, WELL_BUT_RED), "r r r o o"), rolls=3)
    assert "42 43 44" in move(bot, state)


@every_yardstick
def test_it_keeps_the_dice_that_complete_an_area(bot: object) -> None:
    state = rolled(crossed(opened("1", "2"), FIRST, WELL_BUT_RED), "r r g g y")
    assert "r" not in move(bot, state).removeprefix("reroll")


@every_yardstick
def test_in_the_second_action_it_completes_what_it_can(bot: object) -> None:
    state = crossed(opened("2", "1"), SECOND, ring("castle") - spaces("62 66"))
    state = replace(rolled(state, "r r b b b"), phase=Phase.SECOND_ACTION)
    assert "62 66" in move(bot, state, SECOND)


def test_where_moves_lead_is_made_again() -> None:
    search = PositionSearch(rolled(opened("1", "2"), "a a a g r"), FIRST, tuned_tables(2))
    candidates = search.candidates()[:3]
    starts = search.starts(candidates)
    assert starts.shape == (3, 5, 10)
    assert np.array_equal(starts, search.starts(candidates))


def test_after_the_third_roll_it_considers_every_mark() -> None:
    state = replace(rolled(opened("1", "2"), "a a a b b"), rolls=3)
    marks = {candidate.move for candidate in PositionSearch(state, FIRST, hand_tables()).candidates()}
    assert marks == {legal for legal in GAME.legal_moves(state, FIRST) if isinstance(legal, Mark)}
