"""Bounds of a field, declared with its type and checked wherever the field is decoded.

The codec checks them itself. Pydantic, which this package does not import, finds them through the method that it calls
on every annotation, and so validates the same and writes them into the schema.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args, get_type_hints

CoreSchema: TypeAlias = dict[str, Any]
"""The form in which pydantic describes a type to itself."""
Handler: TypeAlias = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Bounds:
    """Minimum and maximum, of the value of a number or of the length of a text or array; and the pattern of a text.

    A number or a boolean must be sent as such, not as a text, even without bounds.
    """

    least: int | None = None
    most: int | None = None
    pattern: str | None = None

    def violation(self, value: int | str | tuple[object, ...]) -> str | None:
        """The bound that a value violates, as a text for the log; None if it is within all of them."""
        size, unit = (value, "") if isinstance(value, int) else (len(value), " long")
        if self.least is not None and size < self.least:
            return f"must be at least {self.least}{unit}"
        if self.most is not None and size > self.most:
            return f"must be at most {self.most}{unit}"
        if self.pattern is not None and re.search(self.pattern, str(value)) is None:
            return f"must match {self.pattern}"
        return None

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> CoreSchema:
        schema: CoreSchema = dict(handler(source))
        least, most = ("ge", "le") if schema["type"] == "int" else ("min_length", "max_length")
        strict = True if schema["type"] in ("int", "bool") else None
        bounds = {least: self.least, most: self.most, "pattern": self.pattern, "strict": strict}
        return schema | {name: bound for name, bound in bounds.items() if bound is not None}


@dataclass(frozen=True, slots=True)
class Tagged:
    """A union of dataclasses that are distinguished by the constant in one of their fields."""

    tag: str = "type"

    def __get_pydantic_core_schema__(self, source: Any, handler: Handler) -> CoreSchema:
        tags = [tag_of(kind, self.tag) for kind in get_args(source)]
        choices = dict(zip(tags, handler(source)["choices"], strict=True))
        return {"type": "tagged-union", "discriminator": self.tag, "choices": choices}


def tag_of(kind: type, tag: str) -> str:
    """The constant that identifies a dataclass in its union."""
    (constant,) = get_args(get_type_hints(kind)[tag])
    return str(constant)
