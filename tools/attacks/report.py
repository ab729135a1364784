"""The results of attacks as a table for the terminal, as Markdown, and as JSON."""

import json
import re
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from tools.attacks.run import AttackResult, Bars

BEGIN, END = "<!-- attacks: begin -->", "<!-- attacks: end -->"


def table(label: str, results: list[AttackResult]) -> Table:
    """One row per attack."""
    shown = Table(title=f"Attacks on {label}", show_lines=True)
    for heading in ("#", "attack", "verdict", "figure", "acknowledgements", "memory"):
        shown.add_column(heading)
    for result in results:
        verdict = "[green]held[/]" if result.held else "[bold red]fell[/]"
        bars = ("", "") if result.bars is None else (acknowledgements(result.bars), memory(result.bars))
        shown.add_row(result.number, result.title, verdict, cell(result), *bars)
    return shown


def cell(result: AttackResult) -> str:
    """The figure of an attack, with the wait for a bot and the bars that were missed."""
    parts = [result.figure]
    if result.bars is not None and result.bars.bot_wait is not None and result.bars.bot_wait_calm is not None:
        parts.append(
            f"another guest's bot after {result.bars.bot_wait:.1f} think times ({result.bars.bot_wait_calm:.1f} before)"
        )
    return "; ".join(parts)


def acknowledgements(bars: Bars) -> str:
    """The acknowledgements of the honest players before and during an attack."""
    return (
        f"99 %: {bars.calm_99:.0f} → {bars.attack_99:.0f} ms, longest {bars.longest:.0f} ms, "
        f"{bars.over} of {bars.acknowledgements} over 10 times"
        + (f", {len(bars.interruptions)} games interrupted" if bars.interruptions else "")
    )


def memory(bars: Bars) -> str:
    """The use of memory and descriptors during an attack."""
    return f"+{bars.growth_mb:.0f} MB, {bars.descriptors} descriptors, {bars.cpu_seconds:.1f} s of CPU"


def markdown(runs: dict[str, list[AttackResult]]) -> str:
    """One row per attack, one column per server."""
    labels = list(runs)
    lines = [f"| # | attack | {' | '.join(labels)} |", "| --- | --- |" + " --- |" * len(labels)]
    by_number = {label: {result.number: result for result in results} for label, results in runs.items()}
    titles = {result.number: result.title for results in runs.values() for result in results}
    for number, title in titles.items():
        cells = [markdown_cell(by_number[label].get(number)) for label in labels]
        lines.append(f"| {number} | {title} | {' | '.join(cells)} |")
    return "\n".join(lines)


def markdown_cell(result: AttackResult | None) -> str:
    """The verdict and all figures of one attack."""
    if result is None:
        return "not run"
    parts = [cell(result)]
    if result.bars is not None:
        parts += [acknowledgements(result.bars), memory(result.bars)]
    text = ". ".join(part[0].upper() + part[1:] for part in parts).replace("|", "\\|")
    return f"**{'held' if result.held else 'fell'}.** {text}"


def write_markdown(file: Path, text: str) -> None:
    """Write the table between the two marks of a page, or to a new file."""
    page = file.read_text(encoding="utf-8") if file.exists() else f"{BEGIN}\n{END}\n"
    between = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
    file.write_text(between.sub(lambda _: f"{BEGIN}\n{text}\n{END}", page), encoding="utf-8")


def write_json(file: Path, runs: dict[str, list[AttackResult]]) -> None:
    """All figures of all runs."""
    content = {label: [asdict(result) for result in results] for label, results in runs.items()}
    file.write_text(json.dumps(content, indent=1), encoding="utf-8")


def read_json(file: Path) -> dict[str, list[AttackResult]]:
    """The runs that `write_json` has written."""
    content = json.loads(file.read_text(encoding="utf-8"))
    return {label: [read_result(result) for result in results] for label, results in content.items()}


def read_result(result: dict[str, object]) -> AttackResult:
    """One result of a JSON file."""
    bars = result.pop("bars")
    return AttackResult(**result, bars=Bars(**bars) if isinstance(bars, dict) else None)  # type: ignore[arg-type]
