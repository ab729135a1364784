"""Provable dice: a secret is committed to, each seat adds a word, and each roll is computed from both.

`docs/record.md` describes the algorithm for authors of other verifiers.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from rollwright.core.chance import Chance, Faces
from rollwright.core.deal import Sheet
from rollwright.core.errors import Complaint
from rollwright.core.events import Roll
from rollwright.record.header import DiceOrigin, Proven, Seeded
from rollwright.record.record import Record
from rollwright.record.replay import BrokenRecord, replay

TAG = b"rollwright dice 1"
SECRET_BYTES = 32


def commitment(secret: bytes) -> str:
    """The commitment to a secret, which is published at the start."""
    return hashlib.sha256(secret).hexdigest()


def secret_of_seed(seed: int) -> bytes:
    """The secret of dice with a public seed."""
    return hashlib.sha256(f"rollwright seed {seed}".encode()).digest()


def roll_bytes(secret: bytes, number: int, words: Sequence[str]) -> Iterator[int]:
    """The stream of bytes for roll `number`; the deal is roll 0."""
    block = 0
    while True:
        message = joined((TAG, number.to_bytes(4, "big"), block.to_bytes(4, "big"))) + joined_words(tuple(words))
        code = keyed(secret).copy()
        code.update(message)
        yield from code.digest()
        block += 1


def joined(parts: Iterable[bytes]) -> bytes:
    """The parts of a message, each after its length."""
    return b"".join([len(part).to_bytes(4, "big") + part for part in parts])


@lru_cache(maxsize=1024)
def keyed(secret: bytes) -> hmac.HMAC:
    """The beginning of every HMAC with this secret. A copy takes a third of the time of a new one."""
    return hmac.new(secret, digestmod="sha256")


@lru_cache(maxsize=1024)
def joined_words(words: tuple[str, ...]) -> bytes:
    """The words as parts of a message, which are the same for every roll of a table."""
    return joined([word.encode() for word in words])


def fall(node: Chance, source: Iterable[int]) -> Faces:
    """Compute faces from bytes, one byte per die; bytes that would favour some faces are skipped."""
    numbers = iter(source)
    faces = []
    for die in node.dice:
        sides = len(die)
        while (number := next(numbers)) >= 256 - 256 % sides:
            pass
        faces.append(die[number % sides])
    return tuple(faces)


def secret_and_words(dice: DiceOrigin) -> tuple[bytes, tuple[str, ...]]:
    """The secret and the words of the dice of a record. Raises Complaint if the rolls cannot be recomputed."""
    match dice:
        case Proven(published, words, secret):
            if secret is None:
                raise Complaint("secret-not-published")
            if commitment(bytes.fromhex(secret)) != published:
                raise Complaint("secret-not-the-committed")
            return bytes.fromhex(secret), words
        case Seeded(seed):
            return secret_of_seed(seed), ()
        case _:
            raise Complaint("dice-typed-in")


def verify(record: Record, others: Iterable[Sheet] = ()) -> int:
    """Recompute every roll and return their number. Raises BrokenRecord or Complaint if one is wrong."""
    secret, words = secret_and_words(record.header.dice)
    rolls = 0
    for step in replay(record, others):
        if isinstance(step.event, Roll) and isinstance(step.node, Chance):
            if step.event.faces != fall(step.node, roll_bytes(secret, rolls, words)):
                raise BrokenRecord(record.line(step.number), Complaint("roll-not-proven", roll=rolls))
            rolls += 1
    return rolls
