"""The two forms of a record, text and JSON: the same content, read back exactly, and no text breaks the reader."""

import json
from typing import Any

import pytest

from rollwright.core.errors import NotationError
from rollwright.core.events import Marks, Play, Roll
from rollwright.record import Record
from rollwright.record.record import LONGEST_RECORD
from rollwright.translations import LONGEST_QUOTE, SOURCE, Words
from tests.record.records import BORDER, DRAWN, PROVEN, SEEDED, changed, said, unreadable

AS_JSON = Record.parse(BORDER).to_json()
RECORDS = {"typed": BORDER, "drawn": DRAWN, "proven": PROVEN, "seeded": SEEDED}
every_record = pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)


def as_json(text: str = BORDER) -> dict[str, Any]:
    """What stands inside the JSON form: format, header, events."""
    content: dict[str, Any] = json.loads(Record.parse(text).to_json())["rollwright record"]
    return content


def json_of(**content: object) -> str:
    """The JSON form of a record with this changed; None takes a key away."""
    changed_content = {**as_json(), **content}
    return json.dumps({"rollwright record": {k: v for k, v in changed_content.items() if v is not None}})


# Both ways, exactly


@every_record
def test_both_forms_are_written_as_they_were_read_and_have_the_same_content(text: str) -> None:
    record = Record.parse(text)
    from_json = Record.parse(record.to_json())
    assert record.to_text() == from_json.to_text() == text
    assert from_json.to_json() == record.to_json()
    assert from_json == record


def test_the_events_are_read_in_order() -> None:
    kinds = [type(event) for event in Record.parse(BORDER).events]
    assert kinds == [Roll, Roll, Play, Roll, Play, Marks, Roll, Play, Marks]


def test_json_holds_the_lines_of_the_text() -> None:
    content = as_json()
    assert content["format"] == 2
    assert content["header"]["seat 2"] == "Bert"
    assert content["events"][:3] == ["deal", "roll a a a y b", "1 reroll b y"]


def test_names_stay_readable_in_json() -> None:
    assert "Ñandú" in Record.parse(changed(BORDER, "Bert", "Ñandú")).to_json()


def test_a_record_without_events_is_a_record() -> None:
    text = BORDER.split("\n\n")[0] + "\n"
    record = Record.parse(text)
    assert record.events == ()
    assert record.to_text() == text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(BORDER.rstrip("\n"), id="the last line need not end"),
        pytest.param(BORDER.replace("\n1 ", "\n\n\n1 ") + "\n\n", id="blank lines between events"),
        pytest.param(changed(BORDER, "roll a a a y b", "roll  a a   a y b "), id="blanks between words"),
        pytest.param("\ufeff" + BORDER.replace("\n", "\r\n"), id="a file from Windows"),
        pytest.param("\ufeff" + AS_JSON.replace("\n", "\r\n"), id="a byte order mark before JSON"),
        pytest.param(" \n\t" + AS_JSON, id="blanks before JSON"),
    ],
)
def test_how_a_record_is_laid_out_means_nothing(text: str) -> None:
    assert Record.parse(text) == Record.parse(BORDER)


# Whether copies are allowed (B41, T33)

COPIES = changed(BORDER, "sheets: as listed", "sheets: as listed\ncopies: allowed")


def test_a_header_that_allows_copies_says_so_in_both_forms() -> None:
    record = Record.parse(COPIES)
    assert record.header.copies
    assert record.to_text() == COPIES
    assert Record.parse(record.to_json()) == record


def test_a_header_that_does_not_allow_copies_is_silent() -> None:
    assert not Record.parse(BORDER).header.copies


@pytest.mark.parametrize("value", ["", "no", "forbidden", "Allowed", "allowed ", "true"])
def test_copies_are_allowed_or_the_line_is_missing(value: str) -> None:
    assert unreadable(COPIES.replace("copies: allowed", f"copies: {value}")) == (7, 9, "header-value")


def test_a_record_of_format_1_allows_copies_and_is_written_in_format_2() -> None:
    record = Record.parse(changed(BORDER, "rollwright record 2", "rollwright record 1"))
    assert record.to_text() == COPIES
    assert Record.parse(json_of(format=1)) == record


# Where an event stood


def test_a_record_knows_the_lines_of_its_events() -> None:
    record = Record.parse(BORDER)
    assert [record.line(number) for number in range(len(record.events))] == [12, 13, 14, 15, 16, 17, 19, 20, 21]


def test_in_json_the_line_is_the_number_of_the_event() -> None:
    record = Record.parse(Record.parse(BORDER).to_json())
    assert record.line(2) == 3


def test_a_record_that_was_not_read_counts_its_events() -> None:
    read = Record.parse(BORDER)
    assert Record(read.header, read.events).line(2) == 3


def test_lines_do_not_make_two_records_different() -> None:
    read = Record.parse(BORDER)
    assert Record(read.header, read.events) == read


# What is not a record


@pytest.mark.parametrize(
    "text",
    ["", "\n", "hello", "rollwright record", "rollwright record 1 ", "rollwright record -1", "\nrollwright record 1",
     "rollwright record " + "1" * 5000, "Rollwright record 1", "rollwright record ١", "\ufeff\ufeffrollwright record 1",
     "rollwright record 01", "rollwright record 0", "[]", "\x00", "\ud800"],
)  # fmt: skip
def test_a_text_with_another_first_line_is_not_a_record(text: str) -> None:
    assert unreadable(text) == (1, 1, "not-a-record")


@pytest.mark.parametrize("number", ["3", "999999999"])
def test_another_format_is_not_known(number: str) -> None:
    text = changed(BORDER, "rollwright record 2", f"rollwright record {number}")
    assert unreadable(text) == (1, 1, "record-format-unknown")
    assert said(text) == {"format": int(number), "known": 2}


def test_a_title_alone_misses_its_header() -> None:
    assert unreadable("rollwright record 2") == (1, 1, "header-key-missing")


def test_a_record_of_many_characters_is_not_read() -> None:
    assert unreadable("{" * (LONGEST_RECORD + 1)) == (1, 1, "record-too-long")


# JSON


@pytest.mark.parametrize(
    "text",
    [
        pytest.param('{"a":' + "[" * 2_000, id="deep lists"),
        pytest.param('{"a":' + "[" * 200_000, id="very deep lists"),
        pytest.param('{"a":' * 100_000, id="deep objects"),
        pytest.param(f'{{"rollwright record": {{"format": {"9" * 5000}}}}}', id="a huge number"),
    ],
)
def test_what_is_too_deep_or_too_large_is_not_json(text: str) -> None:
    assert unreadable(text)[2] == "not-json"


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"rollwright record": null}',
        '{"rollwright record": []}',
        '{"rollwright record": {}}',
        '{"rollwright record": {"format": "1"}}',
        '{"rollwright record": {"format": 1.0}}',
        '{"rollwright record": {"format": true}}',
        '{"rollwright record": {"format": NaN}}',
        f'{{"rollwright record": {{"format": {"9" * 4000}}}}}',
    ],
)
def test_json_without_a_format_is_not_a_record(text: str) -> None:
    assert unreadable(text) == (1, 1, "not-a-record")


@pytest.mark.parametrize("header", [None, [], "game", {"game": 1}, {"game": None}, {"game": ["border"]}])
def test_the_header_in_json_is_an_object_of_texts(header: object) -> None:
    assert unreadable(json_of(header=header)) == (1, 1, "json-header")


@pytest.mark.parametrize("events", [None, {}, "deal", [1], [None], [["deal"]]])
def test_the_events_in_json_are_a_list_of_texts(events: object) -> None:
    assert unreadable(json_of(events=events)) == (1, 1, "json-events")


@pytest.mark.parametrize("event", ["", " ", "\n", "1 pass\n", "1 \npass", "roll a a a y b\n"])
def test_a_line_break_cannot_hide_in_an_event(event: str) -> None:
    line, _, message = unreadable(json_of(events=["deal", event]))
    assert line == 2
    assert message in ("event-unknown", "move-unknown", "colour-unknown")


# Texts that are not meant well


NASTY = ["\ud800", "\udfff", "\x00", "\x1b[2J", "\u202e", "\u2028", "\x85", "9" * 5000, "-" + "9" * 5000, "🎲" * 100]
every_nasty = pytest.mark.parametrize("nasty", NASTY, ids=ascii)


@every_nasty
def test_what_is_said_of_an_error_can_be_shown(nasty: str) -> None:
    for text in (
        changed(BORDER, "game: border", f"game: {nasty}"),
        changed(BORDER, "first: 1", nasty),
        changed(BORDER, "deal\n", f"deal {nasty}\n"),
        changed(BORDER, "2 pass", f"2 {nasty}"),
        json_of(header={**as_json()["header"], nasty: "value"}),
    ):
        with pytest.raises(NotationError) as refused:
            Record.parse(text)
        shown = Words(SOURCE).complain(refused.value)
        assert shown.isprintable()
        assert len(shown) < 2 * LONGEST_QUOTE
