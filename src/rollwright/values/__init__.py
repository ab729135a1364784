"""Learned values: the chance of every seat to win and its expected points, by a small network per game."""
