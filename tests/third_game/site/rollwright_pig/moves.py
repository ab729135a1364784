"""What a player of Pig may intend, with its text; whether it is allowed is not known here."""

from dataclasses import dataclass

from rollwright.core.errors import NotationError
from rollwright.core.events import Move as AnyMove
from rollwright.core.notation import Word, words


class Move(AnyMove):
    """A move of Pig; `Move.parse(str(move)) == move`."""

    __slots__ = ()

    @staticmethod
    def parse(text: str) -> "Move":
        """Read `roll` or `hold`. Raises NotationError."""
        match words(text):
            case [Word("roll")]:
                return RollAgain()
            case [Word("hold")]:
                return Hold()
            case []:
                raise NotationError("move-incomplete", column=len(text) + 1)
            case [Word("roll" | "hold"), extra, *_]:
                raise NotationError("text-left-over", column=extra.column, text=extra.text)
            case read:
                raise NotationError("move-unknown", column=read[0].column, text=read[0].text)


@dataclass(frozen=True, slots=True)
class RollAgain(Move):
    """Roll once more (P5)."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Hold(Move):
    """Score the points of the round (P6)."""

    def __str__(self) -> str:
        return "hold"
