"""The errors of a table that are not refusals by a rule."""

from rollwright.core.errors import Complaint


class TableError(Complaint):
    """The table does not allow an action, for a reason other than a rule of the game."""
