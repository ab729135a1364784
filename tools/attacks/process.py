"""The process of an attacker: `python -m tools.attacks.process NUMBER`, started by `run.py`.

It reads the target as one line, writes "ready", waits for a second line, attacks, and writes its finding as JSON.
"""

import asyncio
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path

from tools.attacks.attack import Attack, AttackTarget, Finding

ROOT = Path(__file__).resolve().parent.parent.parent
NICENESS = 10
"""A real attacker uses another machine; here it must not take the CPU from the server and the honest players."""
LONGEST = 180.0
"""Seconds after which an attack is aborted."""


class Attacker:
    """An attacker process that is ready to begin."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, attack: Attack, target: AttackTarget) -> "Attacker":
        """Start the process and wait until it has imported everything."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tools.attacks.process",
            attack.number,
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        attacker = cls(process)
        await attacker._tell(target.to_json())
        await attacker._line()
        return attacker

    async def attack(self) -> Finding:
        """Start the attack; returns its finding."""
        try:
            await self._tell("go")
            async with asyncio.timeout(LONGEST):
                line = await self._line()
        except TimeoutError:
            return Finding(False, f"the attack did not end within {LONGEST:.0f} s")
        finally:
            if self._process.returncode is None:
                self._process.kill()
            await self._process.wait()
        return Finding(**json.loads(line)) if line else Finding(False, "the attacker failed, see its error above")

    async def _tell(self, line: str) -> None:
        if self._process.stdin is None:
            raise RuntimeError("no pipe to the attacker")
        self._process.stdin.write(line.encode() + b"\n")
        await self._process.stdin.drain()

    async def _line(self) -> bytes:
        if self._process.stdout is None:
            raise RuntimeError("no pipe from the attacker")
        return await self._process.stdout.readline()


def main() -> None:
    """Attack once."""
    from tools.attacks.all_attacks import chosen

    (attack,) = chosen(sys.argv[1:])
    target = AttackTarget(**json.loads(sys.stdin.readline()))
    os.nice(NICENESS)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    sys.stdout.write(json.dumps(asdict(attack.run(target))) + "\n")


if __name__ == "__main__":
    main()
