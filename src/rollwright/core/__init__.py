"""What every game is made of: dice, seats, nodes, events, outcomes, errors. It knows no game."""
