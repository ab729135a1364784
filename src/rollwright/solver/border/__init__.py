"""The rolls of The Border, solved exactly."""
