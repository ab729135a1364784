"""The bots of one table: requests a move from the workers whenever a bot has to choose, and plays it."""

import asyncio
from typing import Protocol

from rollwright.core.seats import Seat
from rollwright.server.live.wire_json import UnreadableEntry
from rollwright.server.live.workers import FALLBACK_BOT, BotAnswer, BotRequest
from rollwright.server.loops import backoff, log_failed_step
from rollwright.server.store.store import Store, TableId
from rollwright.session.handlers import awaits_bot
from rollwright.session.requests import BotMove
from rollwright.table import Table

LEASE_SECONDS = 1.0
"""Seconds until the right to run the bots is asked for again, after another node had it."""


class BotWorkers(Protocol):
    """Computes the moves of bots."""

    async def think(self, request: BotRequest) -> BotAnswer | None:
        """Return a move for the request's seat; None if the request was dropped."""
        ...

    def drop(self, request: BotRequest) -> None:
        """Remove a request that is no longer needed, unless a worker has begun with it."""
        ...


class BotTable(Protocol):
    """The table that the bots play at."""

    client: tuple[str, str]
    """The address and the guest to whose share of the workers the bots are charged."""

    async def look(self) -> Table:
        """The current table."""
        ...

    async def act(self, request: BotMove) -> int:
        """Make the move of a bot."""
        ...


class BotPlayers:
    """Runs one task per bot that has to choose."""

    def __init__(self, identity: TableId, workers: BotWorkers, store: Store, table: BotTable) -> None:
        self._identity = identity
        self._workers = workers
        self._store = store
        self._table = table
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._requests: dict[Seat, BotRequest] = {}

    @property
    def thinking(self) -> bool:
        """Whether any bot is thinking or waiting for a worker."""
        return bool(self._tasks)

    def think(self, table: Table) -> None:
        """Start a task for every bot that has to choose and has none; drop requests that are no longer needed."""
        if not table.bots and not self._requests:
            return
        for request in list(self._requests.values()):
            if not needs(table, request):
                self._workers.drop(request)
        for seat in table.waiting_for:
            if seat not in self._tasks and must_choose(table, seat):
                self._tasks[seat] = asyncio.create_task(self._play(seat))

    async def close(self) -> None:
        """Cancel all tasks."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _play(self, seat: Seat) -> None:
        """Request and play moves for a seat until its bot no longer has to choose."""
        failures = 0
        try:
            while True:
                try:
                    table = await self._table.look()
                    if not must_choose(table, seat):
                        return
                    if not await self._store.take_lease(self._identity):
                        await asyncio.sleep(LEASE_SECONDS)
                        continue
                    if not must_choose(table, seat):  # it has changed while the lease was taken
                        continue
                    bot, client = table.bots[seat], self._table.client
                    request = BotRequest(*client, self._identity, table.turn, bot, table.game, table.state, seat)
                    self._requests[seat] = request
                    answer = await self._workers.think(request)
                    if answer is not None:
                        await self._table.act(bot_move(request, answer))
                except UnreadableEntry:  # the bots continue at a newer node
                    self._store.end_lease(self._identity, 0)
                    return
                except Exception as error:  # noqa: BLE001 - the bot must move, whatever the cause
                    log_failed_step("bot-move-lost", error, table=self._identity)
                    await asyncio.sleep(backoff(failures))
                    failures += 1
        finally:
            del self._tasks[seat]
            self._requests.pop(seat, None)


def bot_due(table: Table) -> bool:
    """Whether the table waits for any bot."""
    return bool(table.bots) and not table.bots.keys().isdisjoint(table.waiting_for)


def must_choose(table: Table, seat: Seat) -> bool:
    """Whether the table waits for the bot of a seat."""
    return seat in table.bots and seat in table.waiting_for


def needs(table: Table, request: BotRequest) -> bool:
    """Whether the table still waits for the requested move."""
    return awaits_bot(table, request.seat, request.turn, request.bot)


def bot_move(request: BotRequest, answer: BotAnswer) -> BotMove:
    """The request to make the move that a bot chose."""
    stand_in = FALLBACK_BOT if answer.by_fallback else None
    return BotMove(request.seat, request.turn, request.bot, answer.move, stand_in)
