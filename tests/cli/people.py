"""People at the terminal: they read the screen, and type what a simple player would."""

import re
from collections import Counter
from collections.abc import Callable

from rollwright.translations import Words


def found(words: Words, message: str, screen: str, argument: str) -> str | None:
    """What stands on the screen for an argument of a message that has a line of its own."""
    wanted = re.escape(words.say(message, **{argument: "@@"})).replace("@@", "(.*)")
    hit = re.search(f"^{wanted}", screen, re.MULTILINE)
    return hit[1] if hit else None


class Person:
    """Takes the first thing that is offered, until nothing more fits; then is done."""

    def __init__(self, language: str = "en") -> None:
        self.words = Words(language)

    def in_border(self, screen: str) -> str:
        """What to type: a space, `keep`, `pass` or `done`."""
        for offer in ("options-segments", "options-spaces"):
            if (options := found(self.words, offer, screen, "options")) is not None:
                return options.split()[0].split("+")[0].rstrip(",")
        if found(self.words, "marked-so-far", screen, "marks") is not None:
            return self.words.say("command-done")
        if self.words.say("prompt-first-action") in screen:
            return f"{self.words.say('command-keep')} {self.most_common_die(screen)}"
        return self.words.say("command-pass")

    def most_common_die(self, screen: str) -> str:
        """The letter of the colour that lies there most often, twice if it can be."""
        label = self.words.say("dice-label")
        line = next(line for line in screen.splitlines() if line.startswith(label))
        letters = [word for word in line.split() if len(word) == 1 and word in "agbryo"]
        letter, count = Counter(letters).most_common(1)[0]
        return letter * min(count, 2)

    def in_twentyone(self, screen: str) -> str:
        """What to type: `keep`, letters, or `done`."""
        if self.words.say("prompt-again") in screen:
            return self.words.say("command-keep")
        if found(self.words, "marked-so-far", screen, "marks") is None:
            options = found(self.words, "options-boxes", screen, "options")
            assert options is not None
            return "".join(re.findall(r"([wkrbyg]) \+", options))
        return self.words.say("command-done")

    def plays(self, game: str) -> Callable[[str], str]:
        """How this person answers a screen of the game."""
        return self.in_border if game == "border" else self.in_twentyone
