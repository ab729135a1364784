"""The laboratory: many games between bots, what they say, and environments for learning. Heavy packages load late."""
