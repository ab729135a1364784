"""Level 5: the strongest that we could make; with several players it weighs points against the race."""

from rollwright.bots.by_game import ByGame


class Master(ByGame):
    """Thinks for as long as it may; it needs numba."""

    file = "master"
