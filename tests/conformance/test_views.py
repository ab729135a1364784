"""What a table shows to a seat holds no waiting choice and no draft of another."""

import json

from rollwright.core.events import Marks
from rollwright.core.game import Place
from rollwright.core.nodes import Joint
from rollwright.core.seats import Seat
from rollwright.record import Player
from rollwright.table import Happened, SeededDice, Table
from rollwright.table.view import entry_for, view
from tests.conformance.moments import Moment, at_every_table
from tests.conformance.walk import random_move


def table_at(moment: Moment) -> Table:
    table = Table.from_log(moment.table.game, moment.table.setup, SeededDice(1), map(Happened, moment.past))
    for seat in moment.seats:
        table.sit(seat, Player(f"Player {seat + 1}"))
    return table


def seen_by(table: Table, viewer: Seat | None) -> str:
    """Everything that leaves the table towards this viewer."""
    log = [repr(entry_for(entry, viewer)) for entry in table.log]
    return json.dumps([view(table, viewer), log])


@at_every_table
def test_nobody_sees_what_another_seat_has_chosen_or_drafted(moment: Moment) -> None:
    game = moment.table.game
    if not isinstance(game.node(moment.state), Joint) or len(moment.owing) < 2:
        return
    chooser, *others = moment.random.sample(moment.owing, len(moment.owing))
    viewers = [None, *(seat for seat in moment.seats if seat != chooser)]

    def what_others_see(move_of_chooser: int) -> list[str]:
        table = table_at(moment)
        moves = list(game.legal_moves(moment.state, chooser))
        first = moves[move_of_chooser % len(moves)]
        marks: frozenset[Place] = frozenset()
        for target in game.targets(moment.state, chooser)[move_of_chooser % 2 :][:1]:
            marks = target.adds
        table.draft(chooser, marks)
        table.choose(chooser, first)
        for other in others[1:]:
            table.choose(other, next(iter(game.legal_moves(moment.state, other))))
        return [seen_by(table, viewer) for viewer in viewers]

    assert what_others_see(0) == what_others_see(-1)


@at_every_table
def test_choices_are_revealed_together_when_the_last_is_in(moment: Moment) -> None:
    game = moment.table.game
    if not isinstance(game.node(moment.state), Joint):
        return
    table = table_at(moment)
    order = moment.random.sample(moment.owing, len(moment.owing))
    moves = {seat: random_move(game, moment.state, seat, moment.random) for seat in order}
    for seat in order:
        assert table.state == moment.state
        table.choose(seat, moves[seat])
    (entry,) = [entry for entry in table.log[len(moment.past) :] if isinstance(entry, Happened)]
    assert isinstance(entry.event, Marks)
    assert {play.seat: play.move for play in entry.event.plays} == moves
