"""The public view of a table and the view of each seat: the only module that decides what is hidden."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rollwright.core.chance import Chance
from rollwright.core.dataclass import statically_frozen
from rollwright.core.game import Places
from rollwright.core.seats import Points, Seat, all_seats
from rollwright.games import GameView
from rollwright.table.entries import Chose, Entry
from rollwright.table.outcome import OutcomeView, outcome_view
from rollwright.table.table import Table


@dataclass(frozen=True, slots=True)
class SeatView:
    """The player of a seat, the bot that chooses for it, and whether the player has left; a free seat has no name."""

    name: str | None
    bot: str | None
    left: bool


@statically_frozen()
class PublicView:
    """The part of a table that everyone may see; `position` is the view of the game."""

    position: GameView
    turn: int
    entries: int
    seats: tuple[SeatView, ...]
    words: tuple[bool, ...]
    """Which seats have added a word to the dice."""
    waiting_for: tuple[Seat, ...]
    chosen: tuple[Seat, ...]
    roller: Seat | None
    """The seat that rolls the dice that are due."""
    dice_due: int
    """The number of dice that are due."""
    outcome: OutcomeView | None
    rematch: str | None

    @property
    def seats_due(self) -> tuple[Seat, ...]:
        """The seats for which the game waits: those that have to choose, or the one that rolls."""
        return self.waiting_for if self.roller is None else (self.roller,)


@statically_frozen()
class TargetView:
    """A legal next mark."""

    adds: tuple[int, ...]
    points: Points


@statically_frozen()
class OwnView:
    """The hidden choice, the draft and the legal moves of a seat, which only this seat may see. Places are numbers."""

    seat: Seat
    choice: tuple[int, ...] | None
    """The places of its hidden choice; None if it has not chosen."""
    draft: tuple[int, ...]
    points: Points
    """The points that the draft would score."""
    targets: tuple[TargetView, ...]
    moves: tuple[str, ...]
    """The first words of the legal moves."""
    dice: tuple[str, ...]
    """The colours of the dice that the draft does not use."""


class PlayersView(NamedTuple):
    """The part of a public view that changes only when `Table.seat_changes` does."""

    seats: tuple[SeatView, ...]
    words: tuple[bool, ...]


def players_view(table: Table) -> PlayersView:
    """The players of a table, and which of them have added a word."""
    seats = all_seats(table.setup.seats)
    return PlayersView(
        seats=tuple([seat_view(table, seat) for seat in seats]),
        words=tuple([seat in table.word_of for seat in seats]),
    )


def public_view(table: Table, position: GameView | None = None, players: PlayersView | None = None) -> PublicView:
    """The public view of a table; `position` is the view of the game, and `players` that of the seats, for a caller
    that has already computed them."""
    roller, node = table.roller, table.node
    seats, words = players_view(table) if players is None else players
    return PublicView(
        position=table.game.view(table.state) if position is None else position,
        turn=table.turn,
        entries=table.entries,
        seats=seats,
        words=words,
        waiting_for=table.waiting_for,
        chosen=tuple(sorted(table.choices)) if table.choices else (),
        roller=roller,
        dice_due=len(node.dice) if roller is not None and isinstance(node, Chance) else 0,
        outcome=None if (outcome := table.outcome) is None else outcome_view(outcome),
        rematch=table.rematch,
    )


def seat_view(table: Table, seat: Seat) -> SeatView:
    player = table.players.get(seat)
    return SeatView(None if player is None else player.name, table.bots.get(seat), seat in table.gone)


def own_view(table: Table, seat: Seat) -> OwnView:
    """The view that only this seat receives."""
    choice = table.choices.get(seat)
    if seat not in table.waiting_for:
        return nothing_to_choose(seat, None if choice is None else tuple(sorted(choice.marks or ())))
    draft = table.drafts.get(seat, frozenset())
    options = table.game.options(table.state, seat, draft)
    return OwnView(
        seat=seat,
        choice=None,
        draft=tuple(sorted(draft)),
        points=options.points,
        targets=tuple([target_view(target.adds, target.points) for target in options.targets]),
        moves=options.moves,
        dice=options.dice,
    )


@lru_cache(maxsize=4096)
def target_view(adds: Places, points: Points) -> TargetView:
    """A TargetView; often the same object as before, because the same few places are offered again and again."""
    return TargetView(tuple(sorted(adds)), points)


@lru_cache(maxsize=256)
def nothing_to_choose(seat: Seat, choice: tuple[int, ...] | None) -> OwnView:
    """The view of a seat for which the game does not wait, and its hidden choice; often the same object as before."""
    return OwnView(seat, choice, (), 0, (), (), ())


def sealed(entry: Entry) -> Entry:
    """The entry as every guest sees it except the one who caused it: a choice has no move."""
    return Chose(entry.seat, None) if isinstance(entry, Chose) else entry
