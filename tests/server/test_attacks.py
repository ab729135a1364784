"""The attacks of `tools/attacks` that take no time fail against one server and against two. The script runs all."""

import sys
from pathlib import Path

import pytest

from rollwright.testing.server.running import Running

if not sys.platform.startswith("linux"):
    pytest.skip("needs the addresses 127.0.0.x and /proc", allow_module_level=True)

from tools.attacks.all_attacks import chosen
from tools.attacks.attack import Attack, AttackTarget
from tools.attacks.run import run_attacks

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("attack", chosen(["3", "4"]), ids=lambda attack: attack.title)
def test_a_host_can_neither_read_nor_rewrite_the_game_of_others(server: Running, attack: Attack) -> None:
    assert server.process is not None
    target = AttackTarget(server.url, server.port, server.process.pid, str(server.database), seconds=1.0)
    finding = attack.run(target)
    assert finding.held, finding.figure


def test_the_script_finds_that_a_removed_guest_stays_out() -> None:
    (result,) = run_attacks(chosen(["9"]), ROOT, seconds=1.0, tell=lambda _: None)
    assert result.held, result.figure


def test_two_servers_on_one_database_hold_against_the_attacks_at_a_table() -> None:
    lines: list[str] = []
    results = run_attacks(chosen(["1", "3", "4", "9"]), ROOT, seconds=1.0, tell=lines.append, nodes=2)
    assert [result.number for result in results] == ["3", "4", "9"]
    assert all(result.held for result in results), lines


def test_an_unknown_attack_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown attacks: 12"):
        chosen(["1", "12"])
