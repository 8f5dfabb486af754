"""The examples of docs/research.md run as they stand there: each section by itself, one block after the other."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from arpents.cli.main import main

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"
SECTION = re.compile(r"^## ", re.MULTILINE)
BLOCK = re.compile(r"^```(python|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ON_RAY = " --on ray"  # run where a cluster is at hand: test_workplace.py


def test_every_example_runs_as_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    sections = [BLOCK.findall(section) for section in SECTION.split(PAGE.read_text(encoding="utf-8"))]
    assert sum(map(len, sections)) > 10
    for blocks in sections:
        names: dict[str, Any] = {"__name__": "examples"}  # whoever reads one section needs no other
        for language, text in blocks:
            if language == "python":
                exec(compile(text, str(PAGE), "exec"), names)
                continue
            for line in text.splitlines():
                command, *arguments = shlex.split(line)
                assert command == "arpents"
                if ON_RAY not in line:
                    assert main(arguments) == 0, line
    for file in ("board.svg", "moment.svg", "curve.svg"):
        assert "<svg" in (tmp_path / file).read_text(encoding="utf-8")
    assert (tmp_path / "matches.md").is_file() and (tmp_path / "decisions.md").is_file()
