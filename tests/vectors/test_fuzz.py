"""The fuzzer finds nothing in honest readers, and notices crashes, hangs and growth."""

import signal
from pathlib import Path

import pytest

from tools import fuzz

INPUTS = 300


def run(folder: Path, *arguments: str) -> int:
    return fuzz.main(["--inputs", str(INPUTS), "--seed", "1", "--crashes", str(folder), *arguments])


def test_a_few_hundred_broken_texts_lead_to_complaints_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path / "crashes") == 0, capsys.readouterr().out
    assert not (tmp_path / "crashes").exists()


def test_every_text_of_the_corpus_is_read_without_being_broken(tmp_path: Path) -> None:
    found = fuzz.FuzzRun(tmp_path)
    for kind, texts in fuzz.corpora().items():
        for text in texts:
            found.feed(kind, text)
    assert found.found == []
    assert found.said["record: verified"] > 10
    assert found.said["sheet: standard"] == 15


def test_a_crash_is_kept_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(text: str) -> str:
        raise ZeroDivisionError(text)

    monkeypatch.setitem(fuzz.READERS, "record", read)
    found = fuzz.FuzzRun(tmp_path / "crashes")
    found.feed("record", "broken \ud800")
    (file,) = (tmp_path / "crashes").iterdir()
    assert file.read_bytes().decode("utf-8", "surrogatepass") == "broken \ud800"
    assert "ZeroDivisionError" in found.found[0]


def test_a_crash_fails_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fuzz.READERS, "sheet", lambda text: str(1 // len(text[:0])))
    assert run(tmp_path, "--inputs", "10") == 1


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer of processor time here")
def test_a_text_that_takes_too_long_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(_: str) -> str:
        while True:
            pass

    monkeypatch.setitem(fuzz.READERS, "record", read)
    monkeypatch.setattr(fuzz, "MOST_CPU_SECONDS", 0.05)
    found = fuzz.FuzzRun(tmp_path)
    found.feed("record", "endless")
    assert "more than 0.05 s" in found.found[0]


def test_growth_fails_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = iter((1, 1 + fuzz.MOST_GROWTH + 1))
    monkeypatch.setattr(fuzz, "memory", lambda: next(held))
    monkeypatch.setattr(fuzz, "WARM_UP", 5)
    assert run(tmp_path, "--inputs", "10") == 1


def test_what_the_process_holds_is_known_on_linux() -> None:
    assert fuzz.memory() > 1 << 20 or not Path("/proc/self/statm").exists()
