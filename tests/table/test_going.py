"""Coming and going: leaving and coming back, bots that play on, seats that go to others, the end and the rematch."""

from typing import cast

import pytest

from rollwright.core.outcome import Outcome, TableEnd
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.record import Player
from rollwright.table import (
    BotTookOver,
    Closed,
    Entry,
    Freed,
    Left,
    Moved,
    Phrase,
    Rematched,
    Said,
    StoodIn,
    Table,
    TableError,
)
from rollwright.testing.tables import ANA, BRUNO, CELIA, dealt, finished, laid, marking, move, ready, seated
from tests.table.standing import complaint

every_game = pytest.mark.parametrize("game", GAMES)


# What is refused


def after(table: Table, method: str, *arguments: object) -> Table:
    getattr(table, method)(*arguments)
    return table


def with_a_bot() -> Table:
    """A bot has the first seat, and nobody the second."""
    return after(laid(), "sit", ANA, Player("Robot", "greedy"))


REFUSED: dict[str, tuple[Table, str, tuple[object, ...], str]] = {
    "nobody leaves twice": (after(dealt(), "leave", BRUNO), "leave", (BRUNO,), "left-already"),
    "nobody comes back who has not left": (marking(), "come_back", (BRUNO,), "nobody-left"),
    "a bot takes over once": (
        after(marking(), "take_over", BRUNO, "greedy"),
        "take_over",
        (BRUNO, "no"),
        "no-takeover",
    ),
    "no bot takes over from a bot": (with_a_bot(), "take_over", (ANA, "random"), "no-takeover"),
    "no bot takes an empty seat over": (after(marking(), "free", BRUNO), "take_over", (BRUNO, "no"), "no-takeover"),
    "a free seat cannot be freed": (laid(), "free", (BRUNO,), "seat-free"),
    "a freed seat cannot be freed": (after(marking(), "free", BRUNO), "free", (BRUNO,), "seat-free"),
}
NOT_FOR_BOTS: dict[str, tuple[object, ...]] = {
    "leave": (),
    "come_back": (),
    "say": (Phrase.HELLO,),
    "move_to_another_device": (),
}


@pytest.mark.parametrize("promise", REFUSED)
def test_what_is_not_possible_is_refused_with_the_seat(promise: str) -> None:
    table, method, arguments, message = REFUSED[promise]
    assert complaint(table, method, *arguments) == (message, {"seat": cast("Seat", arguments[0]) + 1})


@pytest.mark.parametrize("method", NOT_FOR_BOTS)
def test_only_people_come_go_and_talk(method: str) -> None:
    for seat in (ANA, BRUNO):
        assert complaint(with_a_bot(), method, seat, *NOT_FOR_BOTS[method]) == ("no-person-there", {"seat": seat + 1})


def test_no_dice_fall_while_a_freed_seat_is_empty() -> None:
    assert complaint(after(dealt(), "free", BRUNO), "roll") == ("seats-empty", {"count": 1})


# Leaving


def test_who_leaves_before_the_deal_gives_the_seat_back() -> None:
    table = ready()
    table.leave(BRUNO)
    assert table.log[-1] == Freed(BRUNO)
    assert BRUNO not in table.players
    assert BRUNO not in table.sat
    table.sit(BRUNO, Player("Eva"))
    assert table.players[BRUNO] == Player("Eva")


def test_who_leaves_before_the_deal_takes_the_word_back() -> None:
    table = ready()
    table.leave(BRUNO)
    assert BRUNO not in table.word_of
    assert table.words[BRUNO] == "2"


def test_all_may_leave_before_the_deal_and_others_may_come() -> None:
    table = seated()
    for seat in (ANA, BRUNO, CELIA):
        table.leave(seat)
    assert table.outcome is None
    table.sit(ANA, Player("Eva"))


def test_who_leaves_after_the_deal_keeps_the_seat() -> None:
    table = dealt()
    table.leave(BRUNO)
    assert table.log[-1] == Left(BRUNO)
    assert table.players[BRUNO] == Player("Bruno")
    assert table.gone == {BRUNO}
    assert complaint(table, "sit", BRUNO, Player("Eva")) == ("seat-taken", {"seat": 2})


def test_a_sealed_choice_of_one_who_leaves_counts() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    table.leave(BRUNO)
    assert table.waiting_for == (CELIA,)


def test_the_game_waits_for_one_who_left() -> None:
    table = marking()
    table.leave(BRUNO)
    assert table.waiting_for == (BRUNO, CELIA)


@every_game
def test_the_game_is_abandoned_when_the_last_person_leaves(game: str) -> None:
    table = marking(game)
    for seat in (CELIA, ANA):
        table.leave(seat)
        assert table.outcome is None
    table.leave(BRUNO)
    assert table.log[-2:] == [Left(BRUNO), Closed(TableEnd.ABANDONED)]
    assert table.outcome == Outcome(TableEnd.ABANDONED, (0, 0, 0), winners=())
    assert table.waiting_for == ()


def test_bots_do_not_keep_a_table_that_the_last_person_left() -> None:
    table = laid()
    table.sit(ANA, Player("Ana"))
    table.sit(BRUNO, Player("Robot", "greedy"))
    table.sit(CELIA, Player("Robot", "random"))
    table.roll()
    table.leave(ANA)
    assert table.closed is TableEnd.ABANDONED


# Coming back


def test_who_comes_back_takes_the_seat_from_the_bot() -> None:
    table = marking()
    table.leave(BRUNO)
    table.take_over(BRUNO, "greedy")
    table.come_back(BRUNO)
    assert table.bots == {}
    assert table.gone == set()
    assert table.players[BRUNO] == Player("Bruno")


# Bots that play on


@pytest.mark.parametrize("left", [False, True])
def test_a_bot_plays_on_for_a_person_who_keeps_the_seat(left: bool) -> None:
    table = marking()
    if left:
        table.leave(BRUNO)
    table.take_over(BRUNO, "greedy")
    assert table.log[-1] == BotTookOver(BRUNO, "greedy")
    assert table.bots == {BRUNO: "greedy"}
    assert table.players[BRUNO] == Player("Bruno")
    assert (BRUNO in table.gone) == left


def test_that_another_bot_stands_in_is_told_and_changes_nothing_else() -> None:
    table = marking()
    table.take_over(BRUNO, "greedy")
    table.stand_in(BRUNO, "random")
    assert table.log[-1] == StoodIn(BRUNO, "random")
    assert table.bots == {BRUNO: "greedy"}


# Seats that go to others


def test_a_freed_seat_is_nobodys() -> None:
    table = marking()
    table.leave(BRUNO)
    table.take_over(BRUNO, "greedy")
    table.free(BRUNO)
    assert table.log[-1] == Freed(BRUNO)
    assert BRUNO not in table.players
    assert table.bots == {}
    assert table.gone == set()


def test_a_bot_may_take_a_freed_seat() -> None:
    table = marking()
    table.free(BRUNO)
    table.sit(BRUNO, Player("Robot", "greedy"))
    assert table.bots == {BRUNO: "greedy"}


def test_what_was_chosen_and_pencilled_in_a_freed_seat_is_gone() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    table.draft(CELIA, table.game.targets(table.state, CELIA)[0].adds)
    table.free(BRUNO)
    table.free(CELIA)
    assert table.choices == {}
    assert table.drafts == {}
    assert table.waiting_for == (BRUNO, CELIA)


def test_the_word_of_a_seat_that_is_freed_after_the_deal_stays_in_the_dice() -> None:
    table = ready()
    table.roll()
    words = table.words
    table.free(BRUNO)
    assert table.words == words


# Devices and phrases


@pytest.mark.parametrize("phrase", Phrase)
def test_whatever_is_said_is_in_the_log_and_changes_nothing(phrase: Phrase) -> None:
    table = marking()
    state, waiting = table.state, table.waiting_for
    table.say(ANA, phrase)
    assert table.log[-1] == Said(ANA, phrase)
    assert (table.state, table.waiting_for) == (state, waiting)


def test_that_a_seat_went_to_another_device_is_in_the_log() -> None:
    table = marking()
    table.move_to_another_device(BRUNO)
    assert table.log[-1] == Moved(BRUNO)


def test_people_may_talk_after_the_end() -> None:
    for table in (finished(), marking()):
        if table.outcome is None:
            table.close(TableEnd.CLOSED)
        table.say(ANA, Phrase.GOOD_GAME)
        assert table.log[-1] == Said(ANA, Phrase.GOOD_GAME)


# The end


@every_game
@pytest.mark.parametrize("reason", list(TableEnd))
def test_a_game_that_is_broken_off_has_scores_and_no_winner(game: str, reason: TableEnd) -> None:
    table = marking(game)
    table.close(reason)
    assert table.log[-1] == Closed(reason)
    assert table.outcome == Outcome(reason, table.game.scores(table.state), winners=())
    assert table.waiting_for == ()


@every_game
def test_a_finished_game_keeps_its_outcome(game: str) -> None:
    table = finished(game)
    assert table.outcome is not None
    assert not isinstance(table.outcome.reason, TableEnd)
    assert complaint(table, "close", TableEnd.CLOSED) == ("game-over", {})


@every_game
def test_after_the_end_the_seats_are_closed_and_the_record_stays_as_it_was(game: str) -> None:
    table = finished(game)
    record, entries = table.record(), table.entries
    for method, arguments in {
        "sit": (BRUNO, Player("Eva")),
        "leave": (BRUNO,),
        "come_back": (BRUNO,),
        "take_over": (BRUNO, "greedy"),
        "free": (BRUNO,),
        "move_to_another_device": (BRUNO,),
        "close": (TableEnd.CLOSED,),
    }.items():
        assert complaint(table, method, *arguments) == ("game-over", {})
    assert (table.record(), table.entries) == (record, entries)


# Permission


def test_an_entry_that_is_not_permitted_is_not_written() -> None:
    table = marking()
    asked: list[Entry] = []

    def refuse_phrases(entry: Entry) -> None:
        asked.append(entry)
        if isinstance(entry, Said):
            raise TableError("too much")

    table.permit = refuse_phrases
    entries = table.entries
    assert complaint(table, "say", ANA, Phrase.HELLO) == ("too much", {})
    assert table.entries == entries
    table.leave(BRUNO)
    assert asked == [Said(ANA, Phrase.HELLO), Left(BRUNO)]


def test_an_entry_that_was_written_elsewhere_needs_no_permission() -> None:
    table = marking()
    asked: list[Entry] = []
    table.permit = asked.append
    table.follow(Left(BRUNO))
    assert (table.gone, asked) == ({BRUNO}, [])


# The rematch


def test_a_finished_game_goes_on_at_another_table() -> None:
    table = finished()
    table.go_on_at("kiwi")
    assert table.log[-1] == Rematched("kiwi")
    assert table.rematch == "kiwi"


def test_a_series_counts_the_wins_of_this_game_and_of_those_before() -> None:
    table = finished()
    assert table.outcome is not None
    won = [int(seat in table.outcome.winners) for seat in range(3)]
    assert sum(won) >= 1
    assert table.series == tuple(won)
    rematch = Table(table.game, table.setup, table.dice, wins=(2, 0, 1))
    assert (rematch.opened.wins, rematch.series) == ((2, 0, 1), (2, 0, 1))
