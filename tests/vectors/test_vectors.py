"""Everything under `vectors/` holds: valid records replay and verify, invalid ones are refused for the right reason."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.errors import Complaint, NotationError
from rollwright.games import GAMES
from rollwright.record import BrokenRecord, Record, final_state
from rollwright.record.proof import verify
from tools.make_vectors import files

VECTORS = Path(__file__).parents[2] / "vectors"
VALID = VECTORS / "games" / "valid"
OLD = VECTORS / "games" / "format-1"
INVALID = VECTORS / "games" / "invalid"


def expected(folder: Path) -> dict[str, dict[str, Any]]:
    return tomllib.loads((folder / "expected.toml").read_text(encoding="utf-8"))


def read(file: Path) -> str:
    return file.read_bytes().decode()


every_valid = pytest.mark.parametrize(
    "file",
    [folder / name for folder in (VALID, OLD) for name in expected(folder)],
    ids=lambda file: f"{file.parent.name}/{file.name}",
)
every_invalid = pytest.mark.parametrize("name", expected(INVALID))


@pytest.mark.parametrize("folder", [VALID, OLD, INVALID], ids=["valid", "format-1", "invalid"])
def test_every_file_has_an_expectation_and_every_expectation_a_file(folder: Path) -> None:
    assert {file.name for file in folder.iterdir()} - {"expected.toml"} == set(expected(folder))


# Valid records


@pytest.mark.parametrize("name", expected(VALID))
def test_a_valid_record_is_written_as_it_was_read(name: str) -> None:
    text = read(VALID / name)
    record = Record.parse(text)
    written = record.to_json() if name.endswith(".json") else record.to_text()
    assert written == text.removeprefix("\ufeff").replace("\r\n", "\n")


@pytest.mark.parametrize("name", expected(OLD))
def test_a_record_of_format_1_is_read_as_if_it_allowed_copies(name: str) -> None:
    record = Record.parse(read(OLD / name))
    assert record.header.copies
    assert record.to_text().startswith("rollwright record 2\n")
    assert "\ncopies: allowed\n" in record.to_text()


@every_valid
def test_both_forms_of_a_valid_record_have_the_same_content(file: Path) -> None:
    record = Record.parse(read(file))
    assert Record.parse(record.to_json()) == record
    assert Record.parse(record.to_text()) == record


@every_valid
def test_a_valid_record_leads_where_it_must(file: Path) -> None:
    record = Record.parse(read(file))
    wanted = expected(file.parent)[file.name]
    game = GAMES[record.header.game]
    state = final_state(record)
    outcome = game.outcome(state)
    assert len(record.events) == wanted["events"]
    assert list(game.scores(state)) == wanted["scores"]
    if outcome is None:
        assert "reason" not in wanted
    else:
        assert outcome.reason.value == wanted["reason"]
        assert [seat + 1 for seat in outcome.winners] == wanted["winners"]
        assert (outcome.tie_break.value if outcome.tie_break else None) == wanted.get("tie_break")


@every_valid
def test_a_valid_record_verifies_unless_it_says_why_not(file: Path) -> None:
    record = Record.parse(read(file))
    wanted = expected(file.parent)[file.name]
    if "not_verified" in wanted:
        with pytest.raises(Complaint) as refused:
            verify(record)
        assert refused.value.message == wanted["not_verified"]
    else:
        assert verify(record) == wanted["rolls_verified"]


def test_there_is_a_finished_record_for_every_game_number_of_seats_and_variant_of_one() -> None:
    finished = set()
    for name, wanted in expected(VALID).items():
        header = Record.parse(read(VALID / name)).header
        if "reason" in wanted:
            finished |= {(header.game, len(header.players)), (header.game, header.variant)}
    assert finished == {(game.name, what) for game in GAMES.values() for what in (*game.seats, None, *game.variants)}


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("border-2-most-valuable-area.txt", ("reason-sixth-area", [2], "tie-most-valuable-area")),
        ("border-3-shared-win.txt", ("reason-nothing-crossed-off", [2, 3], "tie-shared")),
        ("border-2-ten-idle-rounds.txt", ("reason-nothing-crossed-off", [1, 2], "tie-shared")),
        ("twentyone-2-shared-win.txt", ("reason-fifth-row", [1, 2], "tie-shared")),
    ],
)
def test_a_record_ends_as_it_is_called(name: str, ending: tuple[str, list[int], str]) -> None:
    wanted = expected(VALID)[name]
    assert (wanted["reason"], wanted["winners"], wanted["tie_break"]) == ending


# Invalid records


def found(text: str, *, check: Callable[[Record], object]) -> dict[str, object]:
    """What is said of a record, as `expected.toml` writes it; `check` is only called if it can be replayed."""
    try:
        record = Record.parse(text)
        final_state(record)
    except NotationError as error:
        return {"line": error.line, "column": error.column, "rule": "notation", "message": error.message}
    except BrokenRecord as broken:
        return {"line": broken.line, "rule": broken.rule or "record", "message": broken.message}
    try:
        check(record)
    except BrokenRecord as broken:
        return {"line": broken.line, "rule": "proof", "message": broken.message}
    except Complaint as complaint:
        return {"rule": "proof", "message": complaint.message}
    return {}


@every_invalid
def test_an_invalid_record_is_refused_for_the_one_thing_that_is_wrong(name: str) -> None:
    assert found(read(INVALID / name), check=verify) == expected(INVALID)[name]


def test_many_different_rules_are_broken() -> None:
    rules = {wanted["rule"] for wanted in expected(INVALID).values()}
    assert {f"B{number}" for number in (1, 2, 3, 6, 8, 9, 10, 11, 13, 14, 19, 20, 22, 24, 29, 32)} <= rules
    assert {"T1", "T3", "T9", "T10", "T11", "T12", "T13", "T14", "T17", "T19", "T22", "T31"} <= rules


# Playthroughs


def test_every_game_number_of_seats_and_variant_has_a_playthrough() -> None:
    tables = {
        "-".join((game.name, str(seats), *([variant] if variant else ())))
        for game in GAMES.values()
        for seats in game.seats
        for variant in (None, *game.variants)
    }
    assert {file.stem for file in (VECTORS / "playthroughs").iterdir()} == tables


def test_what_is_generated_is_up_to_date() -> None:
    stale = [path for path, content in files() if (VECTORS / path).read_bytes() != content]
    assert stale == [], "run `python tools/make_vectors.py` and read the difference"
