"""CPU seconds, memory and loaded libraries of a process and its children. Linux only."""

import os
import shutil
from pathlib import Path

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
SERVERS_CORE, CLIENTS_CORE = 0, 1


def on_core(core: int, command: list[str]) -> list[str]:
    """The command, bound to one core if there are several."""
    if shutil.which("taskset") is None or (os.cpu_count() or 1) < 2:
        return command
    return ["taskset", "-c", str(core), *command]


def family(process: int) -> list[int]:
    """A process and all its descendants."""
    found = [process]
    for one in found:
        for file in (PROC / str(one) / "task").glob("*/children"):
            found += [int(child) for child in file.read_text().split()]
    return found


def cpu_seconds_of(process: int) -> float:
    """CPU seconds since the start of a process, including its children."""
    ticks = 0
    for one in family(process):
        fields = (PROC / str(one) / "stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def memory_of(process: int) -> int:
    """Resident memory in bytes, including the children."""
    kilobytes = 0
    for one in family(process):
        lines = (PROC / str(one) / "status").read_text().splitlines()
        kilobytes += next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return kilobytes * 1024


def has_loaded(process: int, packages: tuple[str, ...]) -> list[str]:
    """The packages of this list whose libraries are loaded in a process; all of them have some."""
    maps = (PROC / str(process) / "maps").read_text()
    return [package for package in packages if f"/{package}/" in maps or f"/{package}.libs/" in maps]
