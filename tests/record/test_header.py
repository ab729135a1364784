"""What a record says before the first event: read and written field by field, each fault with its place."""

import pytest

from rollwright.core.seats import Seat
from rollwright.games.material import shipped
from rollwright.record import Player, Proven, Record, Seeded, SheetName, TypedIn
from tests.record.records import BORDER, DRAWN, PROVEN, changed, said, unreadable


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


# What is read


def test_a_header_is_read_in_which_everything_is_settled() -> None:
    header = Record.parse(BORDER).header
    assert (header.game, header.rules_version, header.as_listed, header.first) == ("border", 1, True, Seat(0))
    assert (header.variant, header.date, header.dice) == (None, None, TypedIn())


def test_a_header_is_read_in_which_much_is_drawn() -> None:
    header = Record.parse(DRAWN).header
    assert (header.as_listed, header.first, header.dice) == (False, None, Seeded(-7))
    assert (header.variant, header.date) == ("inverted", "2024-02-29")
    assert header.players == (Player("Ana", "greedy"), Player("Bert"))
    assert header.sheets == tuple(SheetName(name, shipped("twentyone", name).content_hash) for name in "ABC")


def test_proven_dice_are_read_with_their_words() -> None:
    dice = Record.parse(PROVEN).header.dice
    assert isinstance(dice, Proven)
    assert dice.words == ("apple", "bramble")
    assert dice.secret is not None


def test_proven_dice_are_read_without_a_secret() -> None:
    lines = [line for line in PROVEN.split("\n") if not line.startswith("secret: ")]
    dice = Record.parse("\n".join(lines)).header.dice
    assert isinstance(dice, Proven)
    assert dice.secret is None


def test_the_keys_may_stand_in_any_order() -> None:
    title, *fields = BORDER.split("\n\n")[0].split("\n")
    shuffled = "\n".join([title, *reversed(fields)]) + "\n\n" + BORDER.split("\n\n", 1)[1]
    assert Record.parse(shuffled) == Record.parse(BORDER)


@pytest.mark.parametrize("seed", ["0", "1", "-1", "9223372036854775807", "-9999999999999999999"])
def test_a_seed_is_any_whole_number_of_nineteen_digits(seed: str) -> None:
    assert Record.parse(changed(DRAWN, "seed: -7", f"seed: {seed}")).header.dice == Seeded(int(seed))


@pytest.mark.parametrize("name", ["B", "A: colon", "a  b", "Ñandú", "李", "🎲", "x" * 60, "\u00a0"])
def test_a_name_is_any_printable_text(name: str) -> None:
    record = Record.parse(changed(BORDER, "seat 2: Bert", f"seat 2: {name}"))
    assert record.header.players[1].name == name
    assert Record.parse(record.to_text()) == record


def test_as_many_as_ninety_nine_seats_are_read() -> None:
    seats = "\n".join(f"seat {number}: N" for number in range(1, 100))
    text = changed(BORDER.split("\n\n")[0] + "\n", "seat 1: Ana\nseat 2: Bert", seats)
    assert len(Record.parse(text).header.players) == 99


# What is refused


@pytest.mark.parametrize("line", ["game: border", "rules: 1", "sheets: as listed", "first: 1", "dice: typed in"])
def test_a_missing_key_is_named_at_the_end_of_the_header(line: str) -> None:
    text = changed(BORDER, f"{line}\n", "")
    assert unreadable(text) == (text.split("\n").index(""), 1, "header-key-missing")
    assert said(text) == {"key": line.split(":")[0]}


@pytest.mark.parametrize(
    ("dice", "key"), [("proven\nword 1: a\nword 2: b", "commitment"), ("seeded", "seed")], ids=["proven", "seeded"]
)
def test_dice_need_what_they_follow_from(dice: str, key: str) -> None:
    assert said(changed(BORDER, "dice: typed in", f"dice: {dice}")) == {"key": key}


def test_a_hundredth_sheet_is_refused() -> None:
    line = BORDER.split("\n")[3].removeprefix("sheet 1: ")
    many = "\n".join(f"sheet {number}: {line}" for number in range(3, 101))
    text = changed(BORDER, "sheets: as listed", f"{many}\nsheets: as listed")
    assert unreadable(text) == (line_of(text, "sheet 100"), 1, "header-key-unknown")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game: border", "game: chess"),
        ("game: border", "game: borderborder"),
        ("rules: 1", "rules: 0"),
        ("rules: 1", "rules: 1234567890"),
        ("rules: 1", "rules: ١"),
        ("sheets: as listed", "sheets: shuffled"),
        ("first: 1", "first: 0"),
        ("first: 1", "first: last"),
        ("first: 1", f"first: {'9' * 5000}"),
        ("seat 2: Bert", "seat 2: "),
        ("seat 2: Bert", "seat 2:  Bert"),
        ("seat 2: Bert", "seat 2: Bert "),
        ("seat 2: Bert", f"seat 2: {'B' * 61}"),
        ("seat 2: Bert", "seat 2: Be\x00rt"),
        ("seat 2: Bert", "seat 2: Be\x1b[31mrt"),
        ("seat 2: Bert", "seat 2: Be\x7frt"),
        ("seat 2: Bert", "seat 2: Be\x85rt"),
        ("seat 2: Bert", "seat 2: Be\u2028rt"),
        ("seat 2: Bert", "seat 2: Be\rrt"),
        ("seat 2: Bert", "seat 2: Be\ud800rt"),
        ("dice: typed in", "dice: loaded"),
    ],
)
def test_a_wrong_value_is_refused_where_it_stands(old: str, new: str) -> None:
    text = changed(BORDER, old, new)
    key = new.split(":")[0]
    assert unreadable(text) == (line_of(text, f"{key}: "), len(key) + 3, "header-value")


@pytest.mark.parametrize(
    "date",
    ["2024-2-29", "24-02-29", "2024-13-01", "2024-00-10", "2024-01-32", "2023-02-30", "2023-02-29", "2024-04-31",
     "2024-W01-1", "2024-01-01T12:00", "٢٠٢٤-٠١-٠١"],
)  # fmt: skip
def test_a_date_is_year_month_and_day(date: str) -> None:
    text = changed(DRAWN, "date: 2024-02-29", f"date: {date}")
    assert unreadable(text) == (4, 7, "header-value")


@pytest.mark.parametrize("variant", ["Inverted", "-", "in verted", "i" * 32])
def test_a_variant_is_an_identifier(variant: str) -> None:
    assert unreadable(changed(DRAWN, "variant: inverted", f"variant: {variant}")) == (5, 10, "header-value")


@pytest.mark.parametrize("bot", ["Greedy", "", "g" * 32])
def test_a_bot_is_an_identifier(bot: str) -> None:
    text = changed(DRAWN, "bot 1: greedy", f"bot 1: {bot}")
    assert unreadable(text) == (line_of(text, "bot 1"), 8, "header-value")


@pytest.mark.parametrize("seed", ["007", "-0", "+1", "1.5", "10000000000000000000", "9" * 5000, "x"])
def test_a_seed_has_one_way_to_be_written(seed: str) -> None:
    text = changed(DRAWN, "seed: -7", f"seed: {seed}")
    assert unreadable(text) == (line_of(text, "seed"), 7, "header-value")


@pytest.mark.parametrize("line", ["0" * 63 + " A", "0" * 64, "F" * 64 + " A", "0" * 64 + "  A", "0" * 65 + " A"])
def test_a_sheet_is_a_hash_and_a_name(line: str) -> None:
    text = BORDER.replace(BORDER.split("\n")[3], f"sheet 1: {line}")
    assert unreadable(text) == (4, 10, "header-value")


@pytest.mark.parametrize("word", ["", " a", "w" * 201, "a\tb"])
def test_a_word_is_printable_and_short(word: str) -> None:
    text = changed(PROVEN, "word 1: apple", f"word 1: {word}")
    assert unreadable(text) == (line_of(text, "word 1"), 9, "header-value")
