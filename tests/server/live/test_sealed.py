"""A sealed choice is shown to the guest who made it, and to no guest who has the seat later."""

from random import Random

import pytest

from rollwright.games import GAMES
from rollwright.protocol.codec import to_json
from rollwright.protocol.rest import Key
from rollwright.server.http import me, tables
from rollwright.server.live.table_server import TableServer
from tests.server.in_process import Person, done, handover, looking, marking

every_game = pytest.mark.parametrize("game", GAMES)


async def everything_told(person: Person) -> str:
    """Everything that a guest can ask for: the socket from the first entry on, and all of REST."""
    async with looking(person.table_server, person.table, person.guest) as onlooker:
        pass
    state = await tables.look(person.table_server, person.guest, person.role, person.table)
    data = [piece.decode() async for piece in me.exported(person.table_server, person.guest)]
    mine = await me.my_tables(person.table_server, person.guest)
    return "".join([*onlooker.texts, *data, *(to_json(answer) for answer in (state, mine))])


async def sealed_move(person: Person, seat: int) -> str:
    """The move that a player chooses, and that the others do not know yet; not one that every player might make."""
    move = await person.random_move(seat, Random(1))
    while move == "pass":
        move = await person.random_move(seat, Random(move))
    await done(person.choose(seat, move))
    return move


@every_game
async def test_a_choice_that_was_taken_back_is_not_shown_on_another_device(
    table_server: TableServer, game: str
) -> None:
    _, bruno, _ = await marking(table_server, game, 3)
    move = await sealed_move(bruno, 1)
    await done(bruno.send("take-back", seat=1, turn=(await bruno.see())["turn"]))
    phone = Person(table_server, bruno.table, "phone")
    await tables.exchange(table_server, phone.guest, bruno.table, Key(token=await handover(bruno, 1)))
    assert move not in await everything_told(phone)
    assert move in await everything_told(bruno), "who chose it still has it"
