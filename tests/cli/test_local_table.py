"""A local table behind the terminal's interface: people and bots play a whole game by the views alone."""

from random import Random

import pytest

from rollwright.bots import bot_for
from rollwright.cli.game_table import draft, steps_to, why_not
from rollwright.cli.local_table import LocalTable
from rollwright.core.errors import Complaint
from rollwright.core.game import Place
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.protocol.messages import Choose, MarkPlaces
from rollwright.record import Player, final_state
from rollwright.record.proof import verify
from rollwright.table import Chose, SeededDice, Table
from rollwright.testing.tables import laid

BOT = Seat(2)


def opened(game: str) -> LocalTable:
    """Two people and a bot, ready for the first choice of a person."""
    table: Table = laid(game, dice=SeededDice(5))
    for seat, player in enumerate((Player("Ana"), Player("Bruno"), Player("greedy", "greedy"))):
        table.sit(Seat(seat), player)
        table.say_word(Seat(seat), "word")
    local = LocalTable(table, {BOT: bot_for("greedy", GAMES[game])}, Random(1))
    local.run_until_person()
    return local


def choose(table: LocalTable, random: Random) -> None:
    """Any choice of the seat that is due: another roll, or one mark."""
    view = table.replica.view
    seat = view.waiting_for[0]
    own = table.replica.own[seat]
    if "keep" in own.moves:
        table.request(Choose(id=table.new_id(), seat=seat, turn=view.turn, move=random.choice(own.moves)))
        return
    marks = random.choice(own.targets).adds if own.targets else ()
    table.request(MarkPlaces(id=table.new_id(), seat=seat, turn=view.turn, marks=marks))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_the_views_alone(game: str) -> None:
    table, random = opened(game), Random(2)
    assert table.seats == (Seat(0), Seat(1))
    while table.replica.view.outcome is None:
        assert table.replica.view.waiting_for[0] != BOT
        choose(table, random)
    record = table.record("2026-11-18")
    outcome = GAMES[game].outcome(final_state(record))
    assert outcome is not None
    assert table.replica.view.outcome.scores == outcome.scores
    assert verify(record) > 10
    assert any(isinstance(logged.entry, Chose) and logged.entry.seat == BOT for logged in table.replica.entries)
    assert len(table.events()) == len(table.replica.entries) == table.replica.view.entries
    assert table.events() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_draft_is_made_in_steps_and_a_refusal_names_its_rule(game: str) -> None:
    table, random = opened(game), Random(3)
    seat = table.replica.view.waiting_for[0]
    while not (own := table.replica.own[seat]).targets:
        choose(table, random)
        seat = table.replica.view.waiting_for[0]
    adds = frozenset(map(Place, own.targets[0].adds))
    assert draft(table, seat, adds) == table.replica.own[seat]
    assert steps_to(table, seat, adds) == [adds]
    problem = why_not(table, seat, adds, min(adds))
    assert problem is not None
    assert problem.rule is not None
    assert steps_to(table, seat, frozenset()) == []
    assert why_not(table, seat, frozenset(), min(adds)) is None
    with pytest.raises(Complaint):
        draft(table, seat, frozenset({Place(9999)}))


def test_a_game_that_is_abandoned_has_its_record() -> None:
    table = opened("border")
    table.abandon()
    assert table.replica.view.outcome is not None
    assert table.replica.view.outcome.reason == "reason-abandoned"
    assert table.record("2026-11-18").events
