"""Counters in the form that Prometheus reads."""

from collections import Counter
from collections.abc import Mapping


class Metrics:
    """What happened since the start."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str, str]] = Counter()

    def count(self, name: str, label: str = "", value: str = "", by: int = 1) -> None:
        """One more of it."""
        self.counts[name, label, value] += by

    def text(self, gauges: Mapping[str, float]) -> str:
        """All counters, and these values as they are now."""
        lines: list[str] = []
        for name, label, value in sorted(self.counts):
            if not lines or not lines[-1].startswith(f"rollwright_{name}"):
                lines.append(f"# TYPE rollwright_{name} counter")
            labels = f'{{{label}="{value}"}}' if label else ""
            lines.append(f"rollwright_{name}{labels} {self.counts[name, label, value]}")
        for name, number in gauges.items():
            lines += [f"# TYPE rollwright_{name} gauge", f"rollwright_{name} {number}"]
        return "\n".join(lines) + "\n"
