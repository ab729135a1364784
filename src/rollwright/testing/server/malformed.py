"""Random client messages: valid ones with meaningless content, and malformed ones."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

MOVES = (
    *("pass", "keep", "again", "mark", "mark x", "mark 2w", "mark 2w x 3y", "mark 16 23", "mark 1 1", "reroll a"),
    *("reroll a a a a a a", "reroll", "mark -1", "mark 99999999999999999999", "MARK 1", "mark\t1\n2", "", " ", "ł 💥"),
)
BOTS = ("greedy", "random", "", "nobody", "os:system", "x" * 31)
PHRASES = ("phrase-hello", "phrase-thanks")
STRANGE: tuple[object, ...] = (
    *(None, True, False, -1, 0, 10**30, -(10**30), 1.5, 1e300, "", "\x00", "💥" * 50, [], {}, [[]], [None], {"a": 1}),
    *("1", "null", "\u2028", "phrase-hello", "choose", "x" * 700, list(range(200))),
)
SIGNS = (
    *("\x00", "\\ud800", "\ufeff", "}", "]", '"', ",", ":", "//"),
    *("NaN", "Infinity", "1e999", "\\", "\n", "\u200b", "💥"),
)


def random_message(random: Random, turn: int) -> dict[str, Any]:
    """Return a message that is valid in the protocol; its content is mostly not legal."""
    message: dict[str, Any] = {"type": random.choice(tuple(FILLED)), "id": f"f{random.randrange(1 << 40)}"}
    message["seat"] = 0 if random.random() < 0.9 else random.randrange(6)
    now = turn if random.random() < 0.8 else random.randrange(100)
    return message | FILLED[message["type"]](random, now)


def marks(random: Random) -> list[int]:
    """Return random places, some of which exist."""
    most = random.choice((3, 40, 100, 9999))
    return [random.randint(0, most) for _ in range(random.choice((0, 1, 1, 2, 5, 128)))]


def move(random: Random) -> str:
    """Return the text of a random move, legal or not."""
    if random.random() < 0.6:
        return random.choice(MOVES)
    return random.choice(("mark ", "reroll ")) + " ".join(str(place) for place in marks(random))[:500]


FILLED: dict[str, Callable[[Random, int], dict[str, Any]]] = {
    "choose": lambda random, turn: {"turn": turn, "move": move(random)},
    "mark": lambda random, turn: {"turn": turn, "marks": marks(random)},
    "throw": lambda random, turn: {"turn": turn, "faces": random.choice((None, "1 2 3", "a a g r y", "💥", ""))},
    "take-back": lambda _, turn: {"turn": turn},
    "draft": lambda random, turn: {"turn": turn, "marks": marks(random)},
    "why-not": lambda random, turn: {"turn": turn, "marks": marks(random), "place": random.choice((0, 5, 50, 9999))},
    "say-word": lambda random, _: {"word": random.choice(("word", "", "\x00", "x" * 200, "💥"))},
    "leave": lambda _, __: {},
    "come-back": lambda _, __: {},
    "take-over": lambda random, _: {"bot": random.choice(BOTS)},
    "say": lambda random, _: {"phrase": random.choice(PHRASES)},
}


def malformed(message: dict[str, Any], random: Random) -> str:
    """Return the message as text with random errors in it, at most as long as a message may be."""
    if random.random() < 0.6:
        for _ in range(random.randrange(1, 3)):
            field = random.choice((*message, "more"))
            match random.randrange(3):
                case 0:
                    message.pop(field, None)
                case 1:
                    message[field] = random.choice(STRANGE)
                case _:
                    message = {field: message} if random.random() < 0.1 else message | {f"{field}2": 1}
        return json.dumps(message, ensure_ascii=random.random() < 0.5)[:8000]
    text = json.dumps(message)
    for _ in range(random.randrange(1, 4)):
        place = random.randrange(len(text) + 1)
        match random.randrange(4):
            case 0:
                text = text[:place]
            case 1:
                text = text[:place] + random.choice(SIGNS) + text[place:]
            case 2:
                text = text[:place] + text[place + random.randrange(1, 5) :]
            case _:
                text = text + text[place:]
    return text[:8000]
