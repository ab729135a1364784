"""The games as a table."""

import csv
from pathlib import Path

from rollwright.lab.export import rows, write
from rollwright.lab.optional_dependencies import require
from tests.lab.series import played


def test_a_line_for_each_seat_of_each_game() -> None:
    series = played("border", ("greedy", "random"), 2)
    table = rows(series)
    assert [(row["game"], row["seat"], row["player"]) for row in table] == [
        (1, 1, "greedy"),
        (1, 2, "random"),
        (2, 1, "greedy"),
        (2, 2, "random"),
    ]
    assert [row["areas"] for row in table] == [count for game in series for count in game.tallies["areas"]]
    assert {row["reason"] for row in table} == {"sixth-area"}


def test_csv_reads_back(tmp_path: Path) -> None:
    series, file = played("twentyone", ("greedy", "random"), 3), tmp_path / "games.csv"
    write(series, file)
    with file.open(encoding="utf-8", newline="") as stream:
        read = list(csv.DictReader(stream))
    assert [int(row["points"]) for row in read] == [points for game in series for points in game.outcome.scores]
    assert set(read[0]) == set(rows(series)[0])


def test_parquet_reads_back(tmp_path: Path) -> None:
    series, file = played("twentyone", ("greedy", "random"), 3), tmp_path / "games.parquet"
    write(series, file)
    assert require("pyarrow.parquet").read_table(file).to_pylist() == rows(series)
