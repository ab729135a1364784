"""The log is the truth: it leads to the same table whenever it is read, wherever it was cut, by whomever it is kept."""

from collections.abc import Callable, Iterator
from random import Random
from typing import get_args

import pytest

from rollwright.core.errors import Complaint
from rollwright.core.events import Marks, Play
from rollwright.core.outcome import TableEnd
from rollwright.games import GAMES
from rollwright.table import Chose, Entry, Pace, Played, ProvenDice, SeededDice, Table, TableError
from rollwright.table.entries import entry_of
from rollwright.table.view import sealed
from rollwright.testing.tables import (
    ANA,
    BRUNO,
    SECRET,
    any_move,
    break_off,
    dealt,
    finished,
    laid,
    marking,
    meddle,
    move,
    play_to_the_end,
    rolled,
    seated,
    step,
)
from tests.table.standing import logged, rebuilt, standing

every_game = pytest.mark.parametrize("game", GAMES)

SEEDS = 12
MOST_STEPS = 400
AFTER_THE_END = 20


def restless(game: str, seed: int) -> Iterator[Table]:
    """A random match at which people and bots come and go, after everything that happened or was refused."""
    random = Random(seed)
    table = laid(game, random.choice(GAMES[game].seats), SeededDice(seed))
    left_after_the_end = AFTER_THE_END
    for number in range(MOST_STEPS):
        before = standing(table)
        try:
            if number == MOST_STEPS - 2 * AFTER_THE_END:
                break_off(table, random)
            elif table.outcome is None and random.random() < 0.6:
                step(table, random)
            else:
                meddle(table, random)
        except TableError:
            assert standing(table) == before
        table.proceed()
        yield table
        left_after_the_end -= table.outcome is not None
        if not left_after_the_end:
            return


@every_game
@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_log_leads_to_an_equal_table_at_every_step(game: str, seed: int) -> None:
    for table in restless(game, seed):
        assert logged(rebuilt(table)) == logged(table)


@every_game
@pytest.mark.parametrize("seed", range(SEEDS))
def test_who_follows_the_log_entry_by_entry_has_an_equal_table_at_every_step(game: str, seed: int) -> None:
    follower: Table | None = None
    for table in restless(game, seed):
        follower = follower or Table.from_log(table.dice, table.log[:1])
        for entry in table.log[follower.entries :]:
            follower.follow(entry)
        assert logged(follower) == logged(table)


def test_in_these_matches_every_kind_of_entry_is_written_and_only_the_move_of_a_choice_is_sealed() -> None:
    written: set[type] = set()
    for game in GAMES:
        for seed in range(SEEDS):
            *_, last = restless(game, seed)
            written |= {type(entry) for entry in last.log}
            for entry in last.log:
                assert sealed(entry) == (Chose(entry.seat, None) if isinstance(entry, Chose) else entry)
    assert written == set(get_args(Entry))


@every_game
def test_the_log_of_a_whole_game_leads_to_its_outcome(game: str) -> None:
    table = finished(game, dice=ProvenDice(SECRET))
    assert logged(rebuilt(table)) == logged(table)
    assert rebuilt(table).outcome is not None


def test_the_log_keeps_the_pace_and_the_patience() -> None:
    setup = laid().setup
    table = rebuilt(Table(GAMES["border"], setup, SeededDice(1), Pace.DAYS, patience=7200))
    assert (table.opened.pace, table.opened.patience) == (Pace.DAYS, 7200)


def test_the_log_rebuilds_a_closed_table() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    table.close(TableEnd.ABANDONED)
    assert standing(rebuilt(table)) == standing(table)


@pytest.mark.parametrize("length", [0, 1, 4])
def test_a_log_that_does_not_begin_with_the_opening_is_no_table(length: int) -> None:
    table = marking()
    with pytest.raises(TableError) as refused:
        Table.from_log(table.dice, table.log[1 : 1 + length])
    assert refused.value.message == "log-without-opening"


def test_a_log_with_an_event_that_the_rules_refuse_is_no_table() -> None:
    table = marking()
    with pytest.raises(Complaint):
        Table.from_log(table.dice, [*table.log, Played(ANA, "pass")])


DAMAGES: dict[str, Callable[[tuple[Play, ...]], tuple[Play, ...]]] = {
    "one is missing": lambda plays: plays[:-1],
    "all but one are missing": lambda plays: plays[:1],
    "all are missing": lambda plays: plays[:0],
    "one is there twice": lambda plays: (*plays, plays[-1]),
    "in another order": lambda plays: plays[::-1],
}


@every_game
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("all_chose", [False, True])
def test_a_log_with_joint_marks_that_the_rules_refuse_is_no_table(game: str, damage: str, all_chose: bool) -> None:
    table = marking(game, seats=4)
    plays = tuple([Play(seat, any_move(table, seat)) for seat in table.waiting_for])
    marks = DAMAGES[damage](plays)
    choices = [Chose(play.seat, str(play.move)) for play in (plays if all_chose else marks)]
    with pytest.raises(Complaint):
        Table.from_log(table.dice, [*table.log, *choices, entry_of(Marks(marks))])


@pytest.mark.parametrize("make", [seated, dealt, rolled])
def test_a_log_with_joint_marks_where_no_seats_mark_together_is_no_table(make: Callable[[], Table]) -> None:
    table = make()
    plays = tuple([Play(seat, any_move(table, seat)) for seat in table.waiting_for])
    choices = [Chose(play.seat, str(play.move)) for play in plays]
    with pytest.raises(Complaint):
        Table.from_log(table.dice, [*table.log, *choices, entry_of(Marks(plays))])


@every_game
def test_the_log_as_a_watcher_sees_it_leads_to_the_same_game(game: str) -> None:
    table = seated(game)
    play_to_the_end(table, Random(4))
    seen = Table.from_log(table.dice, [sealed(entry) for entry in table.log])
    assert (seen.state, seen.events, seen.outcome) == (table.state, table.events, table.outcome)


# Letting go of the log


@every_game
def test_a_table_that_forgets_its_log_goes_on_as_if_it_had_not(game: str) -> None:
    table, forgetful = seated(game), seated(game)
    random, the_same = Random(6), Random(6)
    kept = forgetful.forget()
    while table.outcome is None:
        step(table, random)
        step(forgetful, the_same)
        kept += forgetful.forget()
        assert forgetful.log == []
        assert forgetful.events == []
        assert (forgetful.state, forgetful.choices) == (table.state, table.choices)
        assert (forgetful.entries, forgetful.turn, forgetful.rolls) == (table.entries, table.turn, table.rolls)
    assert kept == table.log
    assert forgetful.outcome == table.outcome


def test_what_is_handed_out_was_not_forgotten_before() -> None:
    table = marking()
    log = list(table.log)
    assert table.forget() == log
    table.choose(BRUNO, move(table, "pass"))
    assert table.forget() == [Chose(BRUNO, "pass")]
    assert table.forget() == []
    assert table.entries == len(log) + 1
