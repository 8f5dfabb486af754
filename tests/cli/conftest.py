"""The command line as a person uses it: words in, what is printed and the exit code out."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from arpents.cli.main import main

Run = Callable[..., "Ran"]


@dataclass
class Ran:
    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--json")`; `typed` is what somebody types. English unless told otherwise."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")

    def runs(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(list(arguments))
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return runs


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A whole recorded match between random players."""
    import json

    lines = tmp_path / "one.jsonl"
    assert run("simulate", "quebec-1759", "--games", "1", "--seed", "3", "--out", str(lines)).code == 0
    file = tmp_path / "one.arp"
    file.write_text(json.loads(lines.read_text())["record"])
    return file
