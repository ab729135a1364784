"""Every event is told in messages that exist in every language, with exactly the arguments that they take."""

from collections.abc import Iterable
from itertools import pairwise

from rollwright.core.narration import Sentence
from rollwright.table.narration import tell_event
from rollwright.testing.catalogue import arguments_of_messages
from rollwright.testing.conformance.cases import Case
from rollwright.testing.conformance.moments import played
from rollwright.testing.conformance.promises import promise_about_games
from rollwright.translations import LANGUAGES, Words

OF_A_SEAT = {"name", "seat"}
"""The arguments that a client makes of a seat; a message takes at least one of them."""


def check_arguments(message: str, given: Iterable[str]) -> None:
    """Assert that a message takes these arguments and no others in every language."""
    for language in LANGUAGES:
        taken = arguments_of_messages(language).get(message)
        assert taken is not None, f"{language} has no {message}"
        assert taken - OF_A_SEAT == set(given) - {"seat"}, f"{language}: {message}"
        assert bool(taken & OF_A_SEAT) == ("seat" in given), f"{language}: {message}"


def check_sentence(sentence: Sentence) -> None:
    """Assert that the messages of a sentence exist and take its arguments."""
    check_arguments(sentence.message, [*sentence.arguments, *sentence.lists])
    for listing in sentence.lists.values():
        assert listing.items, sentence
        for item in listing.items:
            check_arguments(listing.message, item)


@promise_about_games
def every_event_is_told_in_every_language(case: Case, seed: int) -> None:
    names = [f"Player {number}" for number in range(1, case.setup.seats + 1)]
    words = [Words(language) for language in LANGUAGES]
    for (before, event), (after, _) in pairwise(played(case, seed)):
        assert event is not None, "only the last state has no event"
        told = tell_event(case.game, before, event, after, case.game.outcome(after))
        assert told, event
        for sentence in told:
            check_sentence(sentence)
            assert all(one.tell(sentence, names) for one in words)
