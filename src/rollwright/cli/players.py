"""The players at a table, as the terminal shows them: their names, and who is absent."""

import time

from rich.cells import chop_cells

from rollwright.cli.game_table import GameTable
from rollwright.cli.screens import LONGEST_SHOWN
from rollwright.core.seats import Seat, all_seats
from rollwright.protocol.messages import Presence
from rollwright.record import Player
from rollwright.table import Pace
from rollwright.translations import Words, shown


class Players:
    """The players of a table. A player who left keeps the name in the news until another one takes the seat."""

    def __init__(self, table: GameTable, words: Words) -> None:
        self._table = table
        self._words = words
        self._sat: dict[Seat, Player] = {}
        self._been_here: set[Seat] = set()
        """Seats whose players have been connected; a player connects only after sitting down, and is not absent before
        that."""
        self._away: frozenset[Seat] = frozenset()

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [name_of(self._sat.get(seat), self._words) for seat in all_seats(self._table.setup.seats)]

    def sit(self, seat: Seat, player: Player) -> None:
        """Note that a player took a seat."""
        self._sat[seat] = player
        self._been_here.discard(seat)

    def greet(self, presence: Presence) -> None:
        """Note who is connected when this terminal connects, which is not news."""
        self._been_here = {seat for seat in all_seats(self._table.setup.seats) if self._is_taken(seat)}
        self._away = away_in(presence)

    def see(self, presence: Presence) -> list[tuple[str, Seat]]:
        """Note who is connected; returns the message id and the seat of each change that is news."""
        before, self._away = self._away, away_in(presence)
        taken = {seat for seat in all_seats(self._table.setup.seats) if self._is_taken(seat)}
        changed = sorted((before ^ self._away) & taken & self._been_here - set(self._table.seats))
        self._been_here |= taken - self._away
        return [("tell-away" if seat in self._away else "tell-here", seat) for seat in changed]

    def full_name(self, seat: Seat) -> str:
        """The name of a seat, with a remark if its player is absent."""
        view = self._table.replica.view.seats[seat]
        name = name_of(self._sat.get(seat) if self._is_taken(seat) else None, self._words)
        if view.bot is not None:
            return self._words.say("name-bot", name=name)
        if view.left:
            return self._words.say("name-left", name=name)
        return self._words.say("name-away", name=name) if seat in self._away else name

    @property
    def replaceable(self) -> list[Seat]:
        """The seats that a bot may take over, because the player left or has been absent longer than the table's
        patience."""
        seats = self._table.replica.view.seats if self._table.seats and self._table.replica.view.turn else ()
        return [
            seat
            for seat, view in zip(all_seats(len(seats)), seats, strict=True)
            if seat not in self._table.seats and view.bot is None and self._is_taken(seat) and self._is_gone(seat)
        ]

    @property
    def waited_for(self) -> list[Seat]:
        """The seats for which the table waits."""
        view = self._table.replica.view
        if not view.turn:
            silent = [Seat(number) for number, said in enumerate(view.words) if not said]
            return [seat for seat in silent if view.seats[seat].bot is None]
        return [*view.seats_due]

    def _is_taken(self, seat: Seat) -> bool:
        return self._table.replica.view.seats[seat].name is not None

    def _is_gone(self, seat: Seat) -> bool:
        if self._table.replica.view.seats[seat].left:
            return True
        opened, since = self._table.opened, self._table.replica.presence.away_since[seat]
        return opened.pace is Pace.LIVE and since is not None and time.time() - since / 1000 >= opened.patience


def away_in(presence: Presence) -> frozenset[Seat]:
    """The seats whose players are absent."""
    return frozenset(Seat(number) for number, since in enumerate(presence.away_since) if since is not None)


def name_of(player: Player | None, words: Words) -> str:
    """A name, shortened and without control characters; the name of a bot is in the reader's language."""
    if player is None:
        return words.say("free-seat")
    name = player.name
    if player.bot is not None and name.startswith(player.bot):
        name = words.name("bot", player.bot) + name.removeprefix(player.bot)
    return chop_cells(str(shown(name, LONGEST_SHOWN)) or "–", LONGEST_SHOWN)[0]
