"""The sources of dice: proven, seeded, or typed in, all with the same interface."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rollwright.core.chance import Chance, Faces
from rollwright.core.errors import Complaint
from rollwright.record.header import DiceOrigin, Proven, Seeded, TypedIn
from rollwright.record.proof import commitment, fall, roll_bytes, secret_of_seed


class DiceSource(Protocol):
    """A source of dice. Roll 0 is the deal."""

    @property
    def real(self) -> bool:
        """Whether the players roll real dice and type them in."""
        ...

    def roll(self, number: int, node: Chance, words: Sequence[str], read: Faces | None) -> Faces:
        """The faces of roll number `number`. Real dice are passed in as `read`; all other dice are computed."""
        ...

    def origin(self, words: Sequence[str], *, revealed: bool) -> DiceOrigin:
        """The origin of the dice for a record, with the secret only if it may be revealed."""
        ...


@dataclass(frozen=True, slots=True)
class ProvenDice:
    """Dice that anyone can recompute once the secret is revealed. The caller provides the secret, 32 random bytes."""

    secret: bytes
    real = False

    def roll(self, number: int, node: Chance, words: Sequence[str], read: Faces | None) -> Faces:
        """The roll that follows from the secret and the words of all seats."""
        refuse_typed(read)
        return fall(node, roll_bytes(self.secret, number, words))

    def origin(self, words: Sequence[str], *, revealed: bool) -> Proven:
        """The commitment, and with `revealed` the secret."""
        return Proven(commitment(self.secret), tuple(words), self.secret.hex() if revealed else None)


@dataclass(frozen=True, slots=True)
class SeededDice:
    """Dice that are determined by a seed, for tests and simulation."""

    seed: int
    real = False

    def roll(self, number: int, node: Chance, words: Sequence[str], read: Faces | None) -> Faces:
        """The roll that follows from the seed."""
        refuse_typed(read)
        return fall(node, roll_bytes(secret_of_seed(self.seed), number, ()))

    def origin(self, words: Sequence[str], *, revealed: bool) -> Seeded:
        return Seeded(self.seed)


@dataclass(frozen=True, slots=True)
class TypedDice:
    """Real dice, typed in by a player. Nothing is typed in for a node without dice."""

    real = True

    def roll(self, number: int, node: Chance, words: Sequence[str], read: Faces | None) -> Faces:
        """Return the faces that were typed in. Raises Complaint if they are missing or impossible."""
        faces = read or ()
        if len(faces) != len(node.dice):
            raise Complaint("typed-number-of-dice", due=len(node.dice), typed=len(faces))
        if not node.admits(faces):
            raise Complaint("typed-face-unknown")
        return faces

    def origin(self, words: Sequence[str], *, revealed: bool) -> TypedIn:
        return TypedIn()


def refuse_typed(read: Faces | None) -> None:
    """Raise Complaint if faces are typed in for dice that the program rolls."""
    if read is not None:
        raise Complaint("dice-fall-by-themselves")
