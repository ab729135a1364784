"""Tables in any phase, and random play at them with a generator that the test passes in."""

from collections.abc import Callable
from functools import partial
from random import Random

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.events import Move, Play
from rollwright.core.nodes import Joint
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.record import Player
from rollwright.table import DiceSource, Phrase, SeededDice, Table
from rollwright.testing.walks import random_marks, random_move

NAMES = ("Ana", "Bruno", "Celia", "Darek", "Eva", "Filip")
ANA, BRUNO, CELIA = Seat(0), Seat(1), Seat(2)
SECRET = bytes(range(32))
FIRST_GAME = next(iter(GAMES))


def laid(game: str = FIRST_GAME, seats: int = 3, dice: DiceSource | None = None) -> Table:
    """Return a table with free seats; the first seat begins, and the sheets go round in order."""
    setup = Setup(seats, all_shipped(game), as_listed=True, first=ANA)
    return Table(GAMES[game], setup, dice or SeededDice(1))


def seated(game: str = FIRST_GAME, seats: int = 3, dice: DiceSource | None = None) -> Table:
    """Return a table with a player in every seat."""
    table = laid(game, seats, dice)
    for seat in all_seats(seats):
        table.sit(seat, Player(NAMES[seat]))
    return table


def ready(game: str = FIRST_GAME, seats: int = 3, dice: DiceSource | None = None) -> Table:
    """Return a table whose players have each added a word."""
    table = seated(game, seats, dice)
    for seat in all_seats(seats):
        table.say_word(seat, f"word of {NAMES[seat]}")
    return table


def dealt(game: str = FIRST_GAME, seats: int = 3, dice: DiceSource | None = None) -> Table:
    """A table after the deal, at which the first seat has to roll."""
    table = seated(game, seats, dice)
    table.roll()
    return table


def rolled(game: str = FIRST_GAME, seats: int = 3, dice: DiceSource | None = None) -> Table:
    """A table after the first roll of the first round."""
    table = dealt(game, seats, dice)
    table.roll()
    return table


def marking(game: str = FIRST_GAME, seats: int = 3, dice: DiceSource | None = None) -> Table:
    """A table at which several seats have to mark, because the active player passed or kept the dice."""
    table = rolled(game, seats, dice)
    table.choose(ANA, move_to(table, Joint))
    return table


def finished(game: str = FIRST_GAME, seats: int = 3, dice: DiceSource | None = None) -> Table:
    """A table at which the game is finished."""
    table = seated(game, seats, dice)
    play_to_the_end(table, Random(1))
    return table


def move(table: Table, text: str) -> Move:
    """Parse a move."""
    return table.game.parse_move(text)


def move_to(table: Table, node: type[Chance | Joint]) -> Move:
    """The first legal move of the seat that chooses after which dice are due, or several seats have to mark."""
    (seat,) = table.waiting_for
    moves, after = table.game.legal_moves(table.state, seat), partial(table.game.apply, table.state)
    return next(one for one in moves if isinstance(table.game.node(after(Play(seat, one))), node))


def any_move(table: Table, seat: Seat) -> Move:
    """The first legal move of a seat."""
    return next(iter(table.game.legal_moves(table.state, seat)))


def step(table: Table, random: Random) -> None:
    """Do anything that may happen next: a roll, a choice of any seat that has to choose, and sometimes taking one
    back."""
    if isinstance(table.node, Chance):
        table.roll()
    elif table.choices and random.random() < 0.2:
        table.take_back(random.choice(sorted(table.choices)))
    else:
        seat = random.choice(table.waiting_for)
        table.choose(seat, random_move(table.game, table.state, seat, random))


def play_to_the_end(table: Table, random: Random) -> None:
    """Play the whole game."""
    while table.outcome is None:
        step(table, random)


def meddle(table: Table, random: Random) -> None:
    """Do anything that a guest may try apart from playing. Raises TableError if the table refuses it."""
    seat = random.choice(all_seats(table.setup.seats))
    bot = random.choice(("greedy", "random"))
    tries: dict[Callable[[], None], int] = {
        lambda: table.sit(seat, Player(random.choice(NAMES), random.choice((None, None, bot)))): 8,
        lambda: table.say_word(seat, f"word {random.random()}"): 4,
        lambda: table.leave(seat): 2,
        lambda: table.come_back(seat): 4,
        lambda: table.take_over(seat, bot): 3,
        lambda: table.free(seat): 1,
        lambda: table.move_to_another_device(seat): 1,
        lambda: table.say(seat, random.choice(list(Phrase))): 1,
        lambda: table.stand_in(seat, bot): 1,
        lambda: table.draft(seat, random_marks(table.game, table.state, seat, random)): 2,
        lambda: table.go_on_at("another table"): 1,
    }
    (chosen,) = random.choices(list(tries), list(tries.values()))
    chosen()


def break_off(table: Table, random: Random) -> None:
    """End the game early, for a random reason."""
    table.close(random.choice(list(TableEnd)))
