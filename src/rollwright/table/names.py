"""What somebody at a table may be called."""

import re
import unicodedata
from collections.abc import Collection
from itertools import count

from rollwright.core.notation import LONGEST_NAME, NAME


def usable(name: str) -> bool:
    """Whether it is a name: any script, no control characters, not too long, and something of it can be seen."""
    return bool(re.fullmatch(NAME, name) and _as_seen(name))


def told_apart(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody has it already, or one that looks the same."""
    seen = {_as_seen(other) for other in taken}
    candidates = (name if number == 1 else f"{name[: LONGEST_NAME - 3].rstrip()} {number}" for number in count(1))
    return next(candidate for candidate in candidates if _as_seen(candidate) not in seen)


def _as_seen(name: str) -> str:
    """The name without what cannot be seen: how its letters are put together, signs that only steer, capitals."""
    composed = unicodedata.normalize("NFKC", name)
    return "".join(sign for sign in composed if unicodedata.category(sign) != "Cf").casefold().strip()
