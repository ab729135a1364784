"""The tastes of our bots. `HAND` was made by hand; the others by `tools/tune_border.py`, which says how."""

from rollwright.kernels.border.taste import Taste

HAND = Taste(
    two_open=1.1,
    three_open=1.3,
    four_open=1.6,
    five_open=2.0,
    distance=6.0,
    bend=1.0,
    race=1.5,
    contest=4.0,
    left=0.7,
    hope=1 / 6,
    haste=0.0,
)

_TUNED_FOR_TWO = Taste(
    two_open=0.458,
    three_open=0.834,
    four_open=1.641,
    five_open=2.918,
    distance=6.592,
    bend=0.694,
    race=2.36,
    contest=7.512,
    left=0.633,
    hope=0.182,
    haste=0.0,
)

_TUNED_FOR_FOUR = Taste(
    two_open=1.539,
    three_open=2.036,
    four_open=2.492,
    five_open=2.713,
    distance=32.623,
    bend=0.72,
    race=0.572,
    contest=5.647,
    left=0.725,
    hope=0.218,
    haste=0.201,
)

TUNED = {2: _TUNED_FOR_TWO, 3: _TUNED_FOR_FOUR, 4: _TUNED_FOR_FOUR}
"""By the number of seats: 15 generations for two, before there was `haste`, and 60 for four."""
