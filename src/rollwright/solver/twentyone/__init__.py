"""Solo Twenty One (T30), solved exactly."""
