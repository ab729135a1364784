"""A record is replayed by the rules: whatever they forbid is named with its line; foreign sheets are handed in."""

import itertools
from dataclasses import replace

import pytest

from rollwright.core.chance import Chance
from rollwright.core.errors import Complaint, IllegalMove
from rollwright.core.events import Roll
from rollwright.core.nodes import Choice, Joint
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.material import shipped
from rollwright.games.twentyone.check import check_sheet_file
from rollwright.games.twentyone.sheet import Sheet
from rollwright.record import BrokenRecord, Record, SheetName, final_state, replay
from rollwright.record.replay import find_sheet, opening, setup_of
from tests.record.records import BORDER, DRAWN, SEEDED, broken, changed


def foreign_sheet() -> Sheet:
    """A sheet that does not come with Rollwright: the rows of sheet A from bottom to top."""
    own = shipped("twentyone", "A")
    assert isinstance(own, Sheet)
    return Sheet("mine", tuple(reversed(own.rows)))


def foreign_record() -> str:
    """A game alone on that sheet."""
    return f"""\
rollwright record 2
game: twentyone
rules: 1
sheet 1: {foreign_sheet().content_hash} mine
sheets: as listed
first: 1
seat 1: Ana
dice: typed in

deal
roll 1 1 1 1 1 1
together 1 mark 1g
"""


# What a replay gives


def test_every_event_is_a_step_with_the_states_around_it() -> None:
    record = Record.parse(BORDER)
    steps = list(replay(record))
    assert [step.number for step in steps] == list(range(len(record.events)))
    assert tuple(step.event for step in steps) == record.events
    for one, next_one in itertools.pairwise(steps):
        assert one.after == next_one.before


def test_a_step_knows_the_node_that_the_event_answered() -> None:
    nodes = [step.node for step in replay(Record.parse(BORDER))]
    assert isinstance(nodes[1], Chance)
    assert nodes[2] == Choice(Seat(0))
    assert nodes[5] == Joint((Seat(1),))


def test_the_final_state_is_the_one_after_the_last_event() -> None:
    record = Record.parse(BORDER)
    assert final_state(record) == list(replay(record))[-1].after


def test_every_beginning_of_a_record_can_be_replayed() -> None:
    record = Record.parse(SEEDED)
    states = [opening(record), *(step.after for step in replay(record))]
    for count, state in enumerate(states):
        assert final_state(replace(record, events=record.events[:count])) == state


def test_a_record_without_events_leads_to_the_opening() -> None:
    record = Record.parse(DRAWN.split("\n\n")[0])
    assert final_state(record) == opening(record)
    assert final_state(record).round == 0


# What the rules forbid


def test_a_forbidden_event_in_json_is_named_with_its_number() -> None:
    text = Record.parse(changed(BORDER, "1 mark 11 12 18", "1 mark 11 12")).to_json()
    assert broken(text) == (5, "B14", "segment-left-open")


def test_the_steps_before_a_forbidden_event_are_given() -> None:
    steps = replay(Record.parse(changed(BORDER, "1 mark 11 12 18", "1 mark 11 12")))
    assert [next(steps).number for _ in range(4)] == [0, 1, 2, 3]
    with pytest.raises(BrokenRecord):
        next(steps)


def test_a_deal_that_cannot_be_is_refused() -> None:
    record = Record.parse(BORDER)
    with pytest.raises(BrokenRecord) as caught:
        final_state(replace(record, events=(Roll((7,)),)))
    assert (caught.value.line, caught.value.rule) == (12, "B8")


def test_a_broken_record_tells_line_rule_and_message() -> None:
    with pytest.raises(BrokenRecord) as caught:
        final_state(Record.parse(changed(BORDER, "1 reroll b y", "1 reroll o")))
    assert str(caught.value) == "line 14: B11: dice-not-there (colour='orange')"
    assert isinstance(caught.value.cause, IllegalMove)


# Sheets


def test_a_sheet_is_found_by_its_hash_whatever_it_is_called() -> None:
    text = changed(BORDER, f"{shipped('border', '2').content_hash} 2", f"{shipped('border', '2').content_hash} my own")
    assert final_state(Record.parse(text)) == final_state(Record.parse(BORDER))


def test_the_setup_has_the_real_sheets() -> None:
    assert setup_of(Record.parse(BORDER)).sheets == (shipped("border", "1"), shipped("border", "2"))


def test_a_made_board_is_found_by_its_name_and_its_hash() -> None:
    made = shipped("border", "4711-2")
    assert find_sheet("border", SheetName("4711-2", made.content_hash), []) == made
    with pytest.raises(Complaint):
        find_sheet("border", SheetName("4711-1", made.content_hash), [])


def test_a_board_that_was_shipped_before_is_found_by_its_hash_under_the_name_of_its_successor() -> None:
    before = shipped("border", "A-2")
    assert before.content_hash != shipped("border", "2").content_hash
    assert find_sheet("border", SheetName("2", before.content_hash), []) is before


def test_a_foreign_sheet_can_be_handed_in() -> None:
    state = final_state(Record.parse(foreign_record()), others=[foreign_sheet()])
    assert GAMES["twentyone"].scores(state) == (1,)


def test_foreign_sheets_may_come_from_a_generator() -> None:
    record = Record.parse(foreign_record())
    state = final_state(record, others=(sheet for sheet in [foreign_sheet()]))
    assert state == final_state(record, others=[foreign_sheet()])
    assert len(list(replay(record, (sheet for sheet in [foreign_sheet()])))) == 3


def test_a_sheet_that_is_handed_in_comes_before_ours() -> None:
    ours = shipped("twentyone", "A")
    assert isinstance(ours, Sheet)
    theirs = Sheet("theirs", ours.rows)
    assert find_sheet("twentyone", SheetName("A", ours.content_hash), [theirs]) is theirs


def test_a_sheet_of_the_other_game_is_not_found() -> None:
    with pytest.raises(Complaint) as caught:
        find_sheet("border", SheetName("A", shipped("twentyone", "A").content_hash), [])
    assert caught.value.message == "sheet-not-found"


def test_a_sheet_of_the_other_game_that_is_handed_in_is_refused_by_the_rules() -> None:
    sheet = shipped("twentyone", "A")
    text = changed(BORDER, f"{shipped('border', '2').content_hash} 2", f"{sheet.content_hash} A")
    with pytest.raises(BrokenRecord) as caught:
        final_state(Record.parse(text), others=[sheet])
    assert (caught.value.rule, caught.value.message) == ("B2", "sheet-of-another-game")


def test_a_sheet_file_makes_a_record_of_it_playable() -> None:
    rows = foreign_sheet().rows
    text = "\n".join(
        (
            'kind = "twentyone-sheet"\nname = "mine"',
            f"numbers = {[[box.number for box in row] for row in rows]}",
            f"colours = {[[box.colour.id for box in row] for row in rows]}",
        )
    )
    sheet = check_sheet_file(text).playable("mine.toml")
    assert final_state(Record.parse(foreign_record()), others=[sheet]).round == 2
