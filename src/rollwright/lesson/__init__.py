"""Lessons: a game learned by playing it, on the real board with the real rules. Pure, and standard library only."""
