"""Docstrings and comments of the package are plain technical English: standard terms, and a named subject.

The list has words that were frequent and that plain technical English does not need. Code in backticks is exempt.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwright

SOURCE = Path(rollwright.__file__).parent
REPLACEMENTS = {
    r"whoever|somebody|someone|nobody|anybody|everybody": "name the subject: the player, the client, the operator",
    r"so (?:many|much|long)(?! as)": "the number, or its name",
    r"besides?": "in addition to, apart from, next to",
    r"any more": "no longer",
    r"at once": "immediately, or together",
    r"alone": "only, or solo",
    r"oftener": "more often",
    r"by (?:itself|themselves)": "automatically",
    r"(?:go|goes|going|went|play|plays) on(?! (?:a|an|the|this|one|all)\b)": "continue",
    r"let go|lets go": "close, drop, release",
    r"for good": "permanently",
    r"broken off|breaks? off": "ended early, aborted",
    r"made firm|makes? firm": "confirmed",
    r"owes?|owed|owing": "has to choose",
    r"stands?(?! for)|stood(?! in)|lies": "is",
    r"handed|hands? in": "passed",
}
OLD_WORDS = {re.compile(rf"\b(?:{words})\b", re.IGNORECASE): better for words, better in REPLACEMENTS.items()}
FIRST_WORD = re.compile(r"(?:What|Who|Whose|Whatever)\b")
CODE = re.compile(r"`[^`]*`")
DIRECTIVE = re.compile(r"^#\s*(?:ruff: |noqa\b|type: ignore\b|pragma\b)\S*(?: [A-Z]+\d+)*")


def prose(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings of a text, of attributes as well, and its comments, each with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], DIRECTIVE.sub("", token.string).lstrip("# ")


def faults(source: str) -> list[str]:
    """The words of the list that a text uses in its docstrings and comments, with what to write instead."""
    found = list[str]()
    for line, text in prose(source):
        words = " ".join(CODE.sub("`", text).split())
        found += [f"{line}: “{m[0]}”: {better}" for old, better in OLD_WORDS.items() for m in old.finditer(words)]
        if first := FIRST_WORD.match(words):
            found.append(f"{line}: begins with “{first[0]}”: say what is returned or done")
    return found


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.py")), ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_docstrings_and_comments_are_plain_technical_english(file: Path) -> None:
    assert faults(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        '"""What the server tells its host."""',
        'def close():\n    """Let no bot think any more."""',
        'PIECE = 1\n"""Bytes that may wait for somebody who does not read them."""',
        "x = 1  # fails at once if another has written",
        "# noqa: BLE001  whoever waits is told",
    ],
)
def test_an_old_word_is_found_in_every_kind_of_prose(source: str) -> None:
    assert faults(source) != []


def test_code_and_directives_are_not_prose() -> None:
    assert faults('"""With `alone` it locks the file."""\nwhat = "nobody"  # type: ignore[assignment]') == []
