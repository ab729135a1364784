"""Twenty One alone (T30), solved exactly."""
