"""Data sets: every row is true, every card tells how it was made, and nothing half written passes for whole."""

from __future__ import annotations

import errno
import importlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyarrow.parquet as parquet
import pytest

import arpents
from arpents.cli.data_set import Told
from arpents.cli.data_set import data_set as data_set_of
from arpents.cli.main import main
from arpents.cli.words import Words
from arpents.engine.record import parse
from arpents.research import data_set
from arpents.research.data_set import COLUMNS, ROWS, DataSet


def rows_of(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def test_one_row_a_match_and_one_row_a_decision(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    slug = "quebec-1759"
    lines, matches, decisions = tmp_path / "m.jsonl", tmp_path / "m.parquet", tmp_path / "folder"
    usual = ["simulate", slug, "--games", "3", "--seed", "7"]
    assert main([*usual, "--parquet", str(matches), "--out", str(lines)]) == 0
    assert main([*usual, "--parquet", str(decisions), "--rows", "decision", "--workers", "2", "--lang", "fr"]) == 0
    kept = [json.loads(line) for line in lines.read_text().splitlines()]
    for number, row in enumerate(rows_of(matches)):
        outcome = kept[number]["outcome"]
        assert (row["match"], row["seed"], row["decisions"]) == (number, 7 + number, kept[number]["decisions"])
        assert (row["winner"], row["reason"], row["scores"]) == (
            outcome["winner"],
            outcome["reason"],
            outcome["scores"],
        )
        assert row["bots"] == {"french": "random", "british": "random"}
    found = rows_of(decisions)
    assert len(found) == sum(match["decisions"] for match in kept)
    game = arpents.game(slug)
    for number, match in enumerate(kept):
        record = parse(match["record"])
        state = record.first_state(game)
        mine = [row for row in found if row["match"] == number]
        assert [(row["seat"], row["words"]) for row in mine] == record.moves
        for step, row in enumerate(mine[:200]):
            seat = game.seat_number(row["seat"])
            assert row["observation"] == game.observe(state, seat) and row["decision"] == step
            assert row["choices"] == sorted(game.action_space.indexes(state.legal(seat)))
            assert row["action"] in row["choices"]
            assert row["result"] == float(match["outcome"]["winner"] == row["seat"])
            record.replay_move(state, step)
    card, french = matches.with_suffix(".md").read_text(), (tmp_path / "folder.md").read_text()
    for told in (game.rules, "quebec_1759_v", "from 7 on, 3 matches", arpents.VERSION, "french: random", "arpents"):
        assert told in card
    for rows, text in (("match", card), ("decision", french)):
        assert all(f"| `{column}` | `" in text for column in COLUMNS[rows])
    assert f"{len(found)}, une par décision" in french and "`blocks`" in french
    assert parquet.read_schema(matches).metadata[b"rules"] == game.rules.encode()


def test_known_matches_are_in_it_and_parts_are_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    usual = ["match", "few-acres-of-snow", "--bots", "recruit:2,random", "--swap", "--keep", "kept.jsonl"]
    assert main([*usual, "--games", "2"]) == 0
    assert main([*usual, "--games", "4", "--parquet", "four.parquet"]) == 0
    rows = rows_of(tmp_path / "four.parquet")
    assert [row["match"] for row in rows] == [0, 1, 2, 3] and [row["seed"] for row in rows] == [1, 1, 2, 2]
    assert rows[0]["bots"] == {"british": "recruit:2", "french": "random"} != rows[1]["bots"]
    monkeypatch.setitem(data_set.GROUP, "decision", 50)
    monkeypatch.setitem(data_set.PART, "decision", 300)
    assert main([*usual, "--games", "4", "--parquet", "parts", "--rows", "decision"]) == 0  # played again: no trace
    parts = sorted(os.listdir(tmp_path / "parts"))
    assert len(parts) > 2 and parts[1] == "part-00001.parquet" and (tmp_path / "parts.md").is_file()
    assert sorted({row["match"] for row in rows_of(tmp_path / "parts")}) == [0, 1, 2, 3]
    assert '"trace"' in (tmp_path / "kept.jsonl").read_text()


def test_nothing_half_written_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    usual = ["simulate", "few-acres-of-snow", "--games", "3", "--lang", "en"]

    def tried(code: int, told: str, *more: str, usual: list[str] = usual) -> None:
        capsys.readouterr()
        before = sorted(os.listdir(tmp_path))
        assert main([*usual, *more]) == code
        captured = capsys.readouterr()
        assert told in captured.err.replace("\u00a0", " ").replace("\u202f", " ") and captured.err.count("\n") == 1
        assert sorted(os.listdir(tmp_path)) == before

    full = OSError(errno.ENOSPC, "No space left on device")
    writer = importlib.import_module("pyarrow.parquet").ParquetWriter
    for broken in ("write_table", "close", "__init__"):
        with monkeypatch.context() as disk:

            def fails(*_: Any, **__: Any) -> None:
                raise full

            disk.setattr(writer, broken, fails)
            tried(2, "there is no room left", "--parquet", "x.parquet")
            tried(2, "there is no room left", "--parquet", "folder", "--rows", "decision")
    with monkeypatch.context() as disk:
        disk.setattr(writer, "write_table", fails)
        disk.setitem(data_set.GROUP, "match", 1)  # so that it happens while other files are being written
        taken = "“x.parquet” cannot be written: there is no room left"
        tried(2, taken, "--parquet", "x.parquet", "--out", "lines.jsonl")
        duel = ["match", "few-acres-of-snow", "--bots", "random,random", "--games", "3", "--parquet", "x.parquet"]
        for more in ([], ["--keep", str(tmp_path.parent / "kept.jsonl")]):
            tried(2, taken, *duel, *more, "--lang", "en", usual=[])
        tried(2, "« x.parquet » ne peut pas être écrit", *duel, "--lang", "fr", usual=[])
    with monkeypatch.context() as disk:
        disk.setattr(DataSet, "publish", fails)
        tried(2, "there is no room left", "--parquet", "x.parquet")
    with monkeypatch.context() as keys:

        def interrupted(*_: Any) -> None:
            raise KeyboardInterrupt

        keys.setattr(DataSet, "add_match", interrupted)
        tried(130, "", "--parquet", "x.parquet")
    tried(2, "no such folder", "--parquet", "nowhere/x.parquet")
    tried(2, f"one of {', '.join(ROWS)}", "--parquet", "x.parquet", "--rows", "turn")
    tried(2, "--rows", "--rows", "match")
    (tmp_path / "x.md").write_text("somebody's")
    tried(2, "x.md", "--parquet", "x.parquet")
    (tmp_path / "taken").mkdir()
    tried(2, "taken", "--parquet", "taken")

    def missing(name: str) -> Any:
        raise ImportError(name)

    with monkeypatch.context() as lacking:
        lacking.setattr(data_set, "importlib", SimpleNamespace(import_module=missing))
        tried(2, 'pip install "arpents[parquet]"', "--parquet", "y.parquet")


def test_what_goes_wrong_elsewhere_is_no_fault_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = arpents.game("quebec-1759")
    told, wanted = Told("arpents", {}, 1, 1, "random"), SimpleNamespace(parquet="x.parquet", rows=None, json=True)
    with pytest.raises(OSError, match="elsewhere"), data_set_of(wanted, game, "campaign", told, Words("en")):  # type: ignore[arg-type]
        raise OSError("elsewhere")
    assert os.listdir(tmp_path) == []


def test_what_a_data_set_cannot_hold_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("arpents.research.simulation.one", None)
    usual = ["simulate", "few-acres-of-snow", "--games", "2", "--lang", "en", "--parquet"]
    for more, words in (
        (["x.parquet", "--seed", str(2**63 - 1)], "seeds from -9,223,372,036,854,775,808"),
        (["x", "--seed", str(-(2**63) - 1)], "to 9,223,372,036,854,775,807"),
        (["x.csv"], "not what “x.csv” promises: name it “x.parquet”"),
        (["folder/x.PQ"], "not what “folder/x.PQ” promises: name it “folder/x.parquet”"),
    ):
        assert main([*usual, *more]) == 2
        said = capsys.readouterr().err
        assert words in said and said.count("\n") == 1 and os.listdir(tmp_path) == []


def test_a_folder_may_have_a_dot_in_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "few-acres-of-snow", "--games", "1", "--parquet", "run-1.5"]) == 0
    assert os.listdir(tmp_path / "run-1.5") == ["part-00000.parquet"]


def test_whoever_is_told_to_end_leaves_nothing_half_written(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "arpents", "simulate", "few-acres-of-snow", "--games", "100000", "--workers", "2"]
    env = {**os.environ, "PYTHONPATH": str(Path(arpents.__file__).parents[1])}
    for how, code in ((signal.SIGTERM, 143), (signal.SIGINT, 130)):
        run = subprocess.Popen(
            [*command, "--rows", "decision", "--parquet", "x"],
            cwd=tmp_path,
            env=env,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a job in the background ignores it
        )
        while not list(tmp_path.glob(".x.*/data/*")):  # work goes on
            assert run.poll() is None
            time.sleep(0.05)
        run.send_signal(how)
        assert run.wait() == code and os.listdir(tmp_path) == []
