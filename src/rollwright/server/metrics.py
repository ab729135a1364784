"""Counters in the form that Prometheus reads."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(slots=True)
class Summary:
    """Durations in seconds: their number, their sum and the longest."""

    count: int = 0
    sum: float = 0.0
    max: float = 0.0


class Metrics:
    """What happened since the start."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str, str]] = Counter()
        self.summaries: dict[str, Summary] = {}

    def count(self, name: str, label: str = "", value: str = "", by: int = 1) -> None:
        """One more of it."""
        self.counts[name, label, value] += by

    def declare_summary(self, name: str) -> None:
        """Show a summary from the start, before its first duration."""
        self.summaries.setdefault(name, Summary())

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to a summary that was declared."""
        summary = self.summaries[name]
        summary.count += 1
        summary.sum += seconds
        summary.max = max(summary.max, seconds)

    def text(self, gauges: Mapping[str, float]) -> str:
        """All counters and summaries, and these values as they are now."""
        lines: list[str] = []
        for name, label, value in sorted(self.counts):
            if not lines or not lines[-1].startswith(f"rollwright_{name}"):
                lines.append(f"# TYPE rollwright_{name} counter")
            labels = f'{{{label}="{value}"}}' if label else ""
            lines.append(f"rollwright_{name}{labels} {self.counts[name, label, value]}")
        for name, summary in self.summaries.items():
            lines += [f"# TYPE rollwright_{name} summary", f"rollwright_{name}_sum {summary.sum}"]
            lines += [f"rollwright_{name}_count {summary.count}"]
            lines += [f"# TYPE rollwright_{name}_max gauge", f"rollwright_{name}_max {summary.max}"]
        for name, number in gauges.items():
            lines += [f"# TYPE rollwright_{name} gauge", f"rollwright_{name} {number}"]
        return "\n".join(lines) + "\n"
