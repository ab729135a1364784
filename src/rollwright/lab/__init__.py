"""Simulation: many games between bots, their statistics, and environments for learning. Heavy packages are imported
late."""
