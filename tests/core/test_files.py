"""Reading a file of anyone's making: every fault with its place and rule, never a traceback."""

from collections.abc import Callable

import pytest

from rollwright.core.files import LONGEST_FILE, Checked, Fault, Faults, Level, TomlTable, UnplayableFile, read_toml

TEXT = """
name = "one"
empty = ""
count = 7
large = 10_000
half = 0.5
yes = true
list = [1, -2, 3]
mixed = [1, "2"]
rows = [[1, 2], [], [3]]
words = [["a", "b"], []]
pair = [1, 2.5]
[inner]
name = "two"
[[row]]
count = 1
[[row]]
count = "2"
"""

Reader = Callable[[TomlTable], object]


def table() -> tuple[TomlTable, Faults]:
    """The top table of the text, and where its faults are noted."""
    faults = Faults("B40")
    return read_toml(TEXT, faults), faults


READS: list[tuple[Reader, object]] = [
    (lambda top: top.text("name"), "one"),
    (lambda top: top.integer("count"), 7),
    (lambda top: top.integers("list"), (1, -2, 3)),
    (lambda top: top.integer_lists("rows"), ((1, 2), (), (3,))),
    (lambda top: top.text_lists("words"), (("a", "b"), ())),
    (lambda top: top.numbers("pair", 2), (1.0, 2.5)),
    (lambda top: top.numbers("missing", 2), None),
    (lambda top: top.table("inner").text("name"), "two"),
    (lambda top: top.tables("row")[0].integer("count"), 1),
]


@pytest.mark.parametrize(("reader", "expected"), READS)
def test_what_is_there_is_read(reader: Reader, expected: object) -> None:
    top, faults = table()
    assert reader(top) == expected
    assert faults.found == []


WRONG: list[tuple[Reader, object, str, str]] = [
    (lambda top: top.text("count"), "", "count", "text"),
    (lambda top: top.text("empty"), "", "empty", "text"),
    (lambda top: top.integer("name"), 0, "name", "integer"),
    (lambda top: top.integer("yes"), 0, "yes", "integer"),
    (lambda top: top.integer("half"), 0, "half", "integer"),
    (lambda top: top.integer("large"), 0, "large", "integer"),
    (lambda top: top.integers("mixed"), (), "mixed", "integers"),
    (lambda top: top.integers("count"), (), "count", "integers"),
    (lambda top: top.integer_lists("list"), (), "list", "integer-lists"),
    (lambda top: top.integer_lists("words"), (), "words", "integer-lists"),
    (lambda top: top.integer_lists("count"), (), "count", "integer-lists"),
    (lambda top: top.text_lists("rows"), (), "rows", "text-lists"),
    (lambda top: top.text_lists("list"), (), "list", "text-lists"),
    (lambda top: top.text_lists("name"), (), "name", "text-lists"),
    (lambda top: top.numbers("pair", 3), None, "pair", "numbers"),
    (lambda top: top.numbers("mixed", 2), None, "mixed", "numbers"),
    (lambda top: top.numbers("count", 1), None, "count", "numbers"),
    (lambda top: top.tables("list"), (), "list", "tables"),
    (lambda top: top.tables("inner"), (), "inner", "tables"),
    (lambda top: list(top.table("list")), [], "list", "table"),
    (lambda top: top.table("inner").integer("name"), 0, "inner.name", "integer"),
    (lambda top: top.tables("row")[1].integer("count"), 0, "row[2].count", "integer"),
]


@pytest.mark.parametrize(("reader", "instead", "place", "wanted"), WRONG)
def test_what_is_of_a_wrong_type_is_a_fault_with_its_place(
    reader: Reader, instead: object, place: str, wanted: str
) -> None:
    top, faults = table()
    assert reader(top) == instead
    assert faults.found == [Fault(Level.FAULT, "B40", place, "key-of-wrong-type", {"wanted": wanted})]


MISSING: list[tuple[Reader, object, str]] = [
    (lambda top: top.text("missing"), "", "text"),
    (lambda top: top.integer("missing"), 0, "integer"),
    (lambda top: top.integers("missing"), (), "integers"),
    (lambda top: top.integer_lists("missing"), (), "integer-lists"),
    (lambda top: top.text_lists("missing"), (), "text-lists"),
    (lambda top: top.tables("missing"), (), "tables"),
    (lambda top: list(top.table("missing")), [], "table"),
]


@pytest.mark.parametrize(("reader", "instead", "wanted"), MISSING)
def test_what_is_missing_is_a_fault(reader: Reader, instead: object, wanted: str) -> None:
    top, faults = table()
    assert reader(top) == instead
    assert faults.found == [Fault(Level.FAULT, "B40", "missing", "key-missing", {"wanted": wanted})]


def test_a_table_lists_its_keys_in_the_files_order() -> None:
    top, _ = table()
    assert list(top)[:3] == ["name", "empty", "count"]
    assert top.place("name") == "name"
    assert top.table("inner").place("name") == "inner.name"


@pytest.mark.parametrize("text", ["a = ", "a = 1\na = 2", "a = " + "[" * 50_000, "a = " + "9" * 5_000, "\0"])
def test_what_is_no_toml_is_a_fault_and_an_empty_table(text: str) -> None:
    faults = Faults("T32")
    assert list(read_toml(text, faults)) == []
    (fault,) = faults.found
    assert (fault.level, fault.rule, fault.place, fault.message) == (Level.FAULT, "T32", "", "file-not-toml")
    assert fault.arguments["reason"]


def test_a_file_may_be_as_long_as_the_longest_and_no_longer() -> None:
    faults = Faults("B40")
    assert list(read_toml("#".ljust(LONGEST_FILE), faults)) == []
    assert faults.found == []
    assert list(read_toml("#".ljust(LONGEST_FILE + 1), faults)) == []
    assert faults.found == [Fault(Level.FAULT, "B40", "", "file-too-long", {"most": LONGEST_FILE})]


def test_a_fault_has_the_rule_of_its_kind_of_file_unless_another_is_named() -> None:
    faults = Faults("B40")
    faults.fault("area", "not-nine-areas", count=8)
    faults.fault("area", "ring-open", rule="B3")
    assert [fault.rule for fault in faults.found] == ["B40", "B3"]


def test_only_a_fault_makes_a_file_unplayable() -> None:
    faults = Faults("B40")
    faults.warning("B7", "area", "name-of-area-not-ours")
    faults.difference("B5", "spaces", "not-86-spaces", count=85)
    assert faults.still_playable()
    faults.fault("area", "not-nine-areas")
    assert not faults.still_playable()
    assert [fault.level for fault in faults.found] == [Level.WARNING, Level.DIFFERENCE, Level.FAULT]


FAULT = Fault(Level.FAULT, "B40", "area", "not-nine-areas", {})
DIFFERENCE = Fault(Level.DIFFERENCE, "B5", "spaces", "not-86-spaces", {})
WARNING = Fault(Level.WARNING, "B7", "area", "name-of-area-not-ours", {})


def test_a_file_is_standard_unless_something_but_a_warning_was_found() -> None:
    assert Checked(1, ()).standard
    assert Checked(1, (WARNING,)).standard
    assert not Checked(1, (WARNING, DIFFERENCE)).standard
    assert not Checked(None, ()).standard


def test_a_playable_file_gives_its_value() -> None:
    assert Checked(1, (DIFFERENCE, WARNING)).playable("mine") == 1


def test_an_unplayable_file_gives_all_its_faults_and_no_differences() -> None:
    with pytest.raises(UnplayableFile) as caught:
        Checked(None, (DIFFERENCE, FAULT, WARNING)).playable("mine")
    assert caught.value.faults == (FAULT,)
    assert (caught.value.message, caught.value.arguments) == ("file-not-playable", {"name": "mine", "count": 1})
