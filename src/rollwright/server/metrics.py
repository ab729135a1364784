"""Counters and summaries in the text format of Prometheus."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(slots=True)
class Summary:
    """Durations in seconds: their number, their sum and their maximum."""

    count: int = 0
    sum: float = 0.0
    max: float = 0.0


class Metrics:
    """Counters and summaries since the start of the server."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str, str]] = Counter()
        self.summaries: dict[str, Summary] = {}

    def count(self, name: str, label: str = "", value: str = "", by: int = 1) -> None:
        """Add `by` to a counter."""
        self.counts[name, label, value] += by

    def declare_summary(self, name: str) -> None:
        """Declare a summary, so that it appears before its first duration."""
        self.summaries.setdefault(name, Summary())

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to a declared summary."""
        summary = self.summaries[name]
        summary.count += 1
        summary.sum += seconds
        summary.max = max(summary.max, seconds)

    def text(self, gauges: Mapping[str, float]) -> str:
        """All counters, summaries and the given gauges."""
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
