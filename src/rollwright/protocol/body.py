"""The base of all bodies of HTTP requests, and the types of their texts."""

from typing import Annotated, ClassVar

from rollwright.protocol.bounds import Bounds

Text = Annotated[str, Bounds(most=200)]
Identifier = Annotated[str, Bounds(most=31)]
Token = Annotated[str, Bounds(1, 64, r"^[A-Za-z0-9_-]+$")]


class Body:
    """The body of a request. Pydantic refuses unknown fields in it."""

    __slots__ = ()
    __pydantic_config__: ClassVar = {"extra": "forbid"}
