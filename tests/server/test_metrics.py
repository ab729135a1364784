"""`/metrics` is what Prometheus reads, and counts what happened."""

import re

from rollwright.server.metrics import Metrics
from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import Browser, Running

SAMPLE = re.compile(
    r"(?P<name>[a-zA-Z_:][a-zA-Z0-9_:]*)"
    r'(?:\{(?P<labels>(?:[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*",?)*)\})?'
    r" (?P<value>[+-]?(?:[0-9.]+(?:e[+-]?[0-9]+)?|Inf|NaN))"
)
TYPE = re.compile(r"# TYPE (?P<name>[a-zA-Z_:][a-zA-Z0-9_:]*) (?P<kind>counter|gauge|summary)")


def parsed(text: str) -> dict[str, float]:
    """The samples by name and labels; an AssertionError where Prometheus would complain."""
    assert text.endswith("\n")
    kinds: dict[str, str] = {}
    samples: dict[str, float] = {}
    current = ""
    for line in text.splitlines():
        if declared := TYPE.fullmatch(line):
            current = declared["name"]
            assert current not in kinds, f"{current} is declared twice"
            kinds[current] = declared["kind"]
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            parts = (f"{current}_sum", f"{current}_count") if kinds[current] == "summary" else (current,)
            assert sample["name"] in parts, f"{line} stands under {current}"
            key = f"{sample['name']}{{{sample['labels']}}}" if sample["labels"] else sample["name"]
            assert key not in samples, f"{key} is there twice"
            samples[key] = float(sample["value"])
            assert kinds[current] != "counter" or current.endswith("_total"), current
    return samples


def test_counters_are_grouped_under_their_type() -> None:
    metrics = Metrics()
    metrics.count("errors_total", "code", "stale")
    metrics.count("entries_total", by=3)
    metrics.count("errors_total", "code", "illegal", by=2)
    metrics.count("errors_total_more_total")
    assert parsed(metrics.text({"rooms": 2})) == {
        "rollwright_entries_total": 3,
        'rollwright_errors_total{code="illegal"}': 2,
        'rollwright_errors_total{code="stale"}': 1,
        "rollwright_errors_total_more_total": 1,
        "rollwright_rooms": 2,
    }


def test_numbers_are_written_whole() -> None:
    metrics = Metrics()
    metrics.count("entries_total", by=123_456_789)
    assert parsed(metrics.text({"cpu": 1_234_567.25})) == {
        "rollwright_entries_total": 123_456_789,
        "rollwright_cpu": 1_234_567.25,
    }


def test_a_summary_has_the_sum_the_number_and_the_longest_of_its_durations() -> None:
    metrics = Metrics()
    metrics.declare_summary("wait_seconds")
    assert set(parsed(metrics.text({})).values()) == {0}
    metrics.observe("wait_seconds", 0.25)
    metrics.observe("wait_seconds", 1.5)
    assert parsed(metrics.text({})) == {
        "rollwright_wait_seconds_sum": 1.75,
        "rollwright_wait_seconds_count": 2,
        "rollwright_wait_seconds_max": 1.5,
    }


def test_what_happens_is_counted(server: Running) -> None:
    host = Browser(server.url)
    before = parsed(host.ask("GET", "/metrics"))
    table = host.open_table("twentyone", [None, "random"], first=0)["table"]
    host.sit(table, 0, "Ana")
    after = parsed(host.ask("GET", "/metrics"))

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more("rollwright_tables_total") == 1
    assert more("rollwright_entries_total") == 3, "sat down, word, deal"
    assert more('rollwright_requests_total{status="201"}') == 1
    assert after["rollwright_viewers"] == 0
    assert after["rollwright_process_cpu_seconds"] > 0


def test_it_is_told_as_prometheus_expects_it(server: Running) -> None:
    answer = ask(server, "GET", "/metrics")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
