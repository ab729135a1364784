"""The games as environments for learning: Gymnasium for one player alone, PettingZoo for a table.

See `docs/environments.md`. Only `solo` and `parallel` need those packages.
"""
