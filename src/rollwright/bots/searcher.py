"""Level 4: plays every idea out many times, with the same dice for each, and takes the one that ends best."""

from rollwright.bots.by_game import ByGame


class Searcher(ByGame):
    """Thinks for as long as it may; it needs numba."""

    file = "searcher"
