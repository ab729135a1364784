"""Names of players: which are valid, and how equal ones are distinguished."""

import re
import unicodedata
from collections.abc import Collection
from itertools import count

from rollwright.core.notation import LONGEST_NAME, NAME

INVISIBLE = re.compile(
    "["
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"  # default ignorable
    "\u2800\U00013441\U00013442\U00016fe4\U0001d159"  # drawn as blank space, though they count as letters or symbols
    "]"
)
"""Characters that are invisible: Unicode's default ignorable code points, and those that are drawn as blank space."""


def usable(name: str) -> bool:
    """Whether a name is valid: any script, no control characters, not too long, and at least one visible letter, digit
    or symbol."""
    return bool(re.fullmatch(NAME, name)) and any(unicodedata.category(sign)[0] in "LNS" for sign in _as_seen(name))


def told_apart(name: str, taken: Collection[str]) -> str:
    """The name, with a number if an equal or similar looking one is taken."""
    seen = {_as_seen(other) for other in taken}
    candidates = (name if number == 1 else f"{name[: LONGEST_NAME - 3].rstrip()} {number}" for number in count(1))
    return next(candidate for candidate in candidates if _as_seen(candidate) not in seen)


def _as_seen(name: str) -> str:
    """The name in a form that is equal for names that look equal: normalised, without invisible characters,
    case-folded."""
    composed = INVISIBLE.sub("", unicodedata.normalize("NFKC", INVISIBLE.sub("", name)))
    return "".join(sign for sign in composed if unicodedata.category(sign) != "Cf").casefold().strip()
