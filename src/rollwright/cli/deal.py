"""The deal of a game with real dice, typed in: the first player, and the sheet of each seat."""

from rollwright.cli.terminal import QUOTED, Terminal
from rollwright.core.chance import Faces
from rollwright.core.deal import Deal, faces_of
from rollwright.core.seats import Seat, all_seats


def ask_deal(terminal: Terminal) -> Faces:
    """Ask for the first player and the sheet of each seat, unless they are given."""
    setup, words = terminal.table.setup, terminal.words
    first, picks = setup.first, list[int]()
    if first is None:
        question = words.say("ask-first", seats=setup.seats)
        first = Seat(int(ask_one_of(terminal, question, [str(seat + 1) for seat in all_seats(setup.seats)])) - 1)
    if setup.draws_sheets:
        names = [sheet.name for sheet in setup.sheets]
        left = names.copy()
        for seat in all_seats(setup.seats):
            question = words.say("ask-sheet", name=terminal.screen.names[seat], left=", ".join(left))
            left.remove(name := ask_one_of(terminal, question, left))
            picks.append(names.index(name))
    return faces_of(setup, Deal(first, tuple(picks)))


def ask_one_of(terminal: Terminal, question: str, answers: list[str]) -> str:
    """Ask until one of these answers is entered, in upper or lower case."""
    while True:
        typed = terminal.ask(question + " ")
        for answer in answers:
            if answer.lower() == typed.lower():
                return answer
        terminal.display.complain(terminal.words.quote("not-possible", {"text": typed}, most=QUOTED))
