"""The building blocks of every game, and the registry of games. It names no game."""
