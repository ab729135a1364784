"""Level 3: knows the odds of the dice exactly, and plans with a judgement made by hand."""

from rollwright.bots.by_game import ByGame


class Planner(ByGame):
    """Looks one turn ahead, with every roll that may come."""

    file = "planner"
