"""The games of a series as a table for other programs: one row per seat and game, as CSV or Parquet."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from rollwright.core.errors import Complaint
from rollwright.lab.game_run import GameResult
from rollwright.lab.optional_dependencies import require
from rollwright.lab.simulate import seat_results

ExportedValue: TypeAlias = str | int | float | None
FORMS = (".csv", ".parquet")


def rows(played: Sequence[GameResult]) -> list[dict[str, ExportedValue]]:
    """One row per seat and game; games, seats and turns count from 1."""
    found: list[dict[str, ExportedValue]] = []
    for one in seat_results(played):
        game = played[one.game]
        tie = game.outcome.tie_break
        found.append(
            {
                "game": one.game + 1,
                "seat": one.seat + 1,
                "player": one.bot,
                "sheet": one.sheet,
                "turn": one.turn + 1,
                "points": one.points,
                "share": one.share,
                **{tally: counts[one.seat] for tally, counts in game.tallies.items()},
                "rounds": game.rounds,
                "reason": game.outcome.reason.value.removeprefix("reason-"),
                "tie": None if tie is None else tie.value.removeprefix("tie-"),
            }
        )
    return found


def check_form(file: Path) -> None:
    """Raise Complaint if files of this type cannot be written; called before the games are played."""
    if file.suffix not in FORMS:
        raise Complaint("form-unknown", name=str(file), forms=", ".join(FORMS))
    if file.suffix == ".parquet":
        require("pyarrow")


def write(played: Sequence[GameResult], file: Path) -> None:
    """Write the table in the format of the file's suffix."""
    table = rows(played)
    if file.suffix == ".parquet":
        columns = {name: [row[name] for row in table] for name in table[0]}
        require("pyarrow.parquet").write_table(require("pyarrow").table(columns), file)
        return
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(table[0]))
        writer.writeheader()
        writer.writerows(table)
