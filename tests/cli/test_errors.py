"""Problems that a server sends, as sentences."""

import pytest

from rollwright.cli.errors import sentence
from rollwright.client.errors import ServerRefusal
from rollwright.core.errors import ErrorCode, Problem
from rollwright.translations import LANGUAGES, Words


def test_a_problem_is_said_with_its_rule_in_every_language() -> None:
    problem = Problem(
        code=ErrorCode.ILLEGAL, message="segment-left-open", arguments={"colour": "red", "spaces": "3 4"}, rule="B14"
    )
    for language in LANGUAGES:
        assert sentence(ServerRefusal(problem), Words(language)).endswith("(B14)")


@pytest.mark.parametrize(
    ("message", "arguments"),
    [
        ("no-such-message", {}),
        ("seat-taken", {}),
        ("no-such-rule", {"rule": "\x1b[2J"}),
        ("", {}),
    ],
)
def test_a_problem_that_we_have_no_words_for_is_told_by_its_code(message: str, arguments: dict[str, str | int]) -> None:
    problem = Problem(code=ErrorCode.REFUSED, message=message, arguments=arguments)
    said = sentence(ServerRefusal(problem), Words("en"))
    assert "\x1b" not in said
    assert said in ("The server refuses: refused", "There is no rule \ufffd[2J.")
