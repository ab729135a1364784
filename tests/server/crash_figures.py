"""What must hold after a server was killed again and again."""

from rollwright.testing.server.crashes import CrashFigures


def check_figures(figures: CrashFigures, kills: int) -> None:
    assert figures.findings.all_wrong == []
    assert (figures.kills, figures.stuck) == (kills, 0)
    assert figures.findings.acknowledged == figures.tally.acknowledged > 0
    assert figures.findings.games > 0
