"""Exact values by dynamic programming. The base package solves without numba; where it is there, it is used."""
