"""All attacks, in the order of the review."""

from tools.attacks import bots, deletion, half_open, headers, long_logs, minor, seats
from tools.attacks.attack import Attack

ATTACKS: tuple[Attack, ...] = (
    headers.ATTACK,
    half_open.ATTACK,
    seats.HIDDEN_CHOICE,
    seats.FINISHED_GAME,
    long_logs.PHRASES,
    long_logs.EXPORT,
    bots.ATTACK,
    long_logs.REST,
    seats.REMOVED_GUEST,
    deletion.ATTACK,
    *minor.ATTACKS,
)


def chosen(numbers: list[str]) -> list[Attack]:
    """The attacks with these numbers, "11" for all that begin with it; every attack if no number is given."""
    if not numbers:
        return list(ATTACKS)
    unknown = [number for number in numbers if not any(matches(attack, number) for attack in ATTACKS)]
    if unknown:
        raise ValueError(f"unknown attacks: {', '.join(unknown)}")
    return [attack for attack in ATTACKS if any(matches(attack, number) for number in numbers)]


def matches(attack: Attack, number: str) -> bool:
    """Whether an attack has this number, with or without a letter after it."""
    return number in (attack.number, attack.number.rstrip("abcdefgh"))
