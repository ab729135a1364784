"""The view of a seat contains no hidden choice and no draft of another seat."""

from typing import NamedTuple

from rollwright.core.events import Move
from rollwright.core.game import Places
from rollwright.core.nodes import Joint
from rollwright.core.seats import Seat
from rollwright.record import Player
from rollwright.table import Chose, Entry, Happened, Marked, SeededDice, Table, entry_of
from rollwright.table.view import OwnView, PublicView, own_view, public_view, sealed
from rollwright.testing.conformance.moments import Moment
from rollwright.testing.conformance.pencil import NO_MARKS
from rollwright.testing.conformance.promises import promise
from rollwright.testing.walks import random_move


def table_at(moment: Moment) -> Table:
    table = Table(moment.game, moment.setup, SeededDice(1))
    for seat in moment.seats:
        table.sit(seat, Player(f"Player {seat + 1}"))
    for event in moment.past:
        table.follow(entry_of(event))
    return table


class Seen(NamedTuple):
    """Everything that the table sends to a viewer."""

    public: PublicView
    own: OwnView | None
    log: list[Entry]


def chosen_by(viewer: Seat | None, entry: Entry) -> bool:
    return isinstance(entry, Chose) and entry.seat == viewer


def seen_by(table: Table, viewer: Seat | None) -> Seen:
    own = None if viewer is None else own_view(table, viewer)
    return Seen(public_view(table), own, [entry if chosen_by(viewer, entry) else sealed(entry) for entry in table.log])


@promise
def nobody_sees_what_another_seat_has_chosen_or_drafted(moment: Moment) -> None:
    game = moment.game
    if not isinstance(game.node(moment.state), Joint) or len(moment.seats_to_choose) < 2:
        return
    chooser, drafter, *others = moment.random.sample(moment.seats_to_choose, len(moment.seats_to_choose))
    viewers = (None, *moment.seats)
    moves = list(game.legal_moves(moment.state, chooser))
    drafts = [NO_MARKS, *(target.adds for target in game.targets(moment.state, drafter))]

    def seen_after(move: Move, draft: Places) -> dict[Seat | None, Seen]:
        table = table_at(moment)
        table.draft(drafter, draft)
        table.choose(chooser, move)
        for other in others:
            table.choose(other, next(iter(game.legal_moves(moment.state, other))))
        return {viewer: seen_by(table, viewer) for viewer in viewers}

    once = seen_after(moves[0], drafts[0])
    with_another_move = seen_after(moves[-1], drafts[0])
    with_another_draft = seen_after(moves[0], drafts[-1])
    for viewer in viewers:
        assert viewer == chooser or once[viewer] == with_another_move[viewer]
        assert viewer == drafter or once[viewer] == with_another_draft[viewer]


@promise
def choices_are_revealed_together_when_the_last_is_in(moment: Moment) -> None:
    game = moment.game
    if not isinstance(game.node(moment.state), Joint):
        return
    table = table_at(moment)
    entries = table.entries
    order = moment.random.sample(moment.seats_to_choose, len(moment.seats_to_choose))
    moves = {seat: random_move(game, moment.state, seat, moment.random) for seat in order}
    for seat in order:
        assert table.state == moment.state
        table.choose(seat, moves[seat])
    (entry,) = [entry for entry in table.log[entries:] if isinstance(entry, Happened)]
    assert isinstance(entry, Marked)
    assert {play.seat: game.parse_move(play.move) for play in entry.plays} == moves


@promise
def what_a_seat_is_told_is_what_the_game_says(moment: Moment) -> None:
    game, table = moment.game, table_at(moment)
    assert public_view(table).position == game.view(moment.state)
    for seat in moment.seats:
        seen, options = own_view(table, seat), game.options(moment.state, seat)
        assert options.targets == (targets := game.targets(moment.state, seat))
        assert (seen.moves, seen.points, seen.dice) == (options.moves, options.points, options.dice)
        assert [(frozenset(one.adds), one.points) for one in seen.targets] == [
            (target.adds, target.points) for target in targets
        ]
