"""Where the dice come from: proven, seeded, or typed in by hand. One small interface for all of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rollwright.core.chance import Chance, Faces
from rollwright.core.errors import Complaint
from rollwright.record.header import DiceOrigin, Proven, Seeded, TypedIn
from rollwright.record.proof import commitment, fall, roll_bytes, secret_of_seed


class Dice(Protocol):
    """A source of dice. Roll 0 is the deal."""

    @property
    def real(self) -> bool:
        """Whether somebody rolls them by hand and reads them off."""
        ...

    def roll(self, number: int, node: Chance, words: Sequence[str], read: Faces | None) -> Faces:
        """How the dice fall in roll `number`; real ones fall as they were read, all others by themselves."""
        ...

    def origin(self, words: Sequence[str], *, revealed: bool) -> DiceOrigin:
        """What a record says of these dice; a secret only when it may be revealed."""
        ...


@dataclass(frozen=True, slots=True)
class ProvenDice:
    """Dice that everyone can recompute once the secret is out. The secret is handed in: 32 random bytes."""

    secret: bytes
    real = False

    def roll(self, number: int, node: Chance, words: Sequence[str], read: Faces | None) -> Faces:
        """The roll that follows from the secret and everyone's words."""
        refuse_typed(read)
        return fall(node, roll_bytes(self.secret, number, words))

    def origin(self, words: Sequence[str], *, revealed: bool) -> Proven:
        """The commitment, and at the end the secret."""
        return Proven(commitment(self.secret), tuple(words), self.secret.hex() if revealed else None)


@dataclass(frozen=True, slots=True)
class SeededDice:
    """Dice that fall the same way every time: for tests and simulation."""

    seed: int
    real = False

    def roll(self, number: int, node: Chance, words: Sequence[str], read: Faces | None) -> Faces:
        """The roll that follows from the seed alone."""
        refuse_typed(read)
        return fall(node, roll_bytes(secret_of_seed(self.seed), number, ()))

    def origin(self, words: Sequence[str], *, revealed: bool) -> Seeded:
        """The seed."""
        return Seeded(self.seed)


@dataclass(frozen=True, slots=True)
class TypedDice:
    """Real dice, read off by somebody; where no die is due, nobody needs to read any."""

    real = True

    def roll(self, number: int, node: Chance, words: Sequence[str], read: Faces | None) -> Faces:
        """What was typed in, or a Complaint if the dice cannot fall like that."""
        faces = read or ()
        if len(faces) != len(node.dice):
            raise Complaint("typed-number-of-dice", due=len(node.dice), typed=len(faces))
        if not node.admits(faces):
            raise Complaint("typed-face-unknown")
        return faces

    def origin(self, words: Sequence[str], *, revealed: bool) -> TypedIn:
        """That they were typed in."""
        return TypedIn()


def refuse_typed(read: Faces | None) -> None:
    """Complaint if somebody wants to say how these dice fell."""
    if read is not None:
        raise Complaint("dice-fall-by-themselves")
