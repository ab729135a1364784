"""What the system tells of a process and its children: CPU seconds, memory, the libraries in it. Linux only."""

import os
import shutil
from pathlib import Path

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
SERVERS_CORE, CLIENTS_CORE = 0, 1


def on_core(core: int, command: list[str]) -> list[str]:
    """The command, kept to one core where there are two."""
    if shutil.which("taskset") is None or (os.cpu_count() or 1) < 2:
        return command
    return ["taskset", "-c", str(core), *command]


def family(process: int) -> list[int]:
    """A process, its children, and theirs."""
    found = [process]
    for one in found:
        for file in (PROC / str(one) / "task").glob("*/children"):
            found += [int(child) for child in file.read_text().split()]
    return found


def cpu_seconds(process: int) -> float:
    """What it has used since it began, its children included."""
    ticks = 0
    for one in family(process):
        fields = (PROC / str(one) / "stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def memory(process: int) -> int:
    """Bytes that it holds in memory, its children included."""
    kilobytes = 0
    for one in family(process):
        lines = (PROC / str(one) / "status").read_text().splitlines()
        kilobytes += next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return kilobytes * 1024


def has_loaded(process: int, packages: tuple[str, ...]) -> list[str]:
    """Which of these packages a process has libraries of in memory; all of them have some."""
    maps = (PROC / str(process) / "maps").read_text()
    return [package for package in packages if f"/{package}/" in maps or f"/{package}.libs/" in maps]
