"""Exact values by dynamic programming, one folder per game. Works without numba, and without numpy where it can."""
