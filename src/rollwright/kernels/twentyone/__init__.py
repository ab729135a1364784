"""Twenty One, compiled: packed positions, the rules, players that need no thought, and whole games by the million."""
