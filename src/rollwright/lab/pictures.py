"""Plots of a series of games: the distributions of the points and of the other counts."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rollwright.core.errors import Complaint
from rollwright.lab.export import rows
from rollwright.lab.game_run import GameResult
from rollwright.lab.optional_dependencies import require

FORMS = (".svg", ".png")
WIDTH, HEIGHT = 4.8, 3.6
"""Inches of one panel."""


def check_form(file: Path) -> None:
    """Raise Complaint if files of this type cannot be drawn; called before the games are played."""
    if file.suffix not in FORMS:
        raise Complaint("form-unknown", name=str(file), forms=", ".join(FORMS))
    require("matplotlib")


def draw(played: Sequence[GameResult], panels: dict[str, str], axis: str, names: dict[str, str], file: Path) -> None:
    """Draw one panel for `points` and one for each tally, with a line for each player.

    `panels` has the title of each panel, `names` the name of each player, and `axis` the label of the vertical axes.
    """
    table = rows(played)
    with require("matplotlib").rc_context({"svg.hashsalt": "rollwright", "svg.fonttype": "none", "font.size": 9}):
        figure = require("matplotlib.figure").Figure(figsize=(WIDTH * len(panels), HEIGHT), layout="constrained")
        places = figure.subplots(1, len(panels), squeeze=False)[0]
        for place, (column, title) in zip(places, panels.items(), strict=True):
            for bot, name in names.items():
                spread([int(row[column] or 0) for row in table if row["player"] == bot], name, place)
            place.set(xlabel=title, ylabel=axis)
            place.xaxis.get_major_locator().set_params(integer=True)
            place.spines[["top", "right"]].set_visible(False)
            place.legend(frameon=False)
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else {})


def spread(values: Sequence[int], name: str, place: Any) -> None:
    """Draw the frequency of each value, in per cent, as steps."""
    shares = [100 * values.count(value) / len(values) for value in range(min(values), max(values) + 1)]
    edges = [edge - 0.5 for edge in range(min(values), max(values) + 2)]
    place.stairs(shares, edges, label=name, fill=True, alpha=0.35)
    place.stairs(shares, edges, color=place.patches[-1].get_facecolor()[:3])
