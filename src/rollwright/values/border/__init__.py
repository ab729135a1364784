"""The learned values of The Border."""
