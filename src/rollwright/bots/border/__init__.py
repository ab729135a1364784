"""The bots of levels 3 to 5 for The Border."""
