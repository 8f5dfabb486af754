"""Every bad input gets one clear sentence and exit code 2, and nothing is overwritten or half written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import arpents
from arpents.cli.files import write_text, writing
from arpents.cli.words import Refusal
from tests.cli.conftest import Run

GAME = "quebec-1759"
TABLE = ("play", GAME, "--terminal")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("fly",), "fly"),
        (("simulate",), "arpents games"),
        (("simulate", "chess"), "chess"),
        (("simulate", GAME, "--scenario", "winter"), "winter"),
        (("simulate", GAME, "--option", "moon=on"), "moon"),
        (("simulate", GAME, "--option", "tides=high"), "high"),
        (("simulate", GAME, "--option", "tides"), "tides"),
        (("simulate", GAME, "--option", "tides=on", "--option", "tides=off"), "tides"),
        (("simulate", GAME, "--bots", "random,wolfe"), "wolfe"),
        (("simulate", GAME, "--bots", "random,random,random"), "3"),
        (("simulate", GAME, "--games", "many"), "many"),
        (("simulate", GAME, "--games", "0"), "--games"),
        (("simulate", GAME, "--games"), "--games"),
        (("simulate", GAME, "--json=1"), "--json"),
        (("simulate", GAME, "--wings"), "--wings"),
        (("simulate", GAME, "again"), "again"),
        (("simulate", GAME, "--out", "/no/such/place/x.jsonl"), "/no/such/place"),
        (("check", "chess"), "chess"),
        (("bench", "--game", "chess"), "chess"),
        (("rules", GAME, "99.9"), "99.9"),
        (("rules", GAME, "--coverage", "--tests", "/no/such/place"), "/no/such/place"),
        (("replay",), ""),
        (("replay", "/no/such/file"), "/no/such/file"),
        (("replay", "/"), "/"),
        (("play", GAME, "--seat", "french"), "--terminal"),
        (("play", "chess"), "chess"),
        (("play", "--port", "many"), "many"),
        (("play", "--port", "70000"), "70000"),
        (("play", "--public-url", "arpents.example.org"), "arpents.example.org"),
        (("play", "--proxy", "the-house-next-door"), "the-house-next-door"),
        ((*TABLE, "--port", "1760"), "--port"),
        ((*TABLE, "--seat", "indians"), "indians"),
        ((*TABLE, "--seat", "french", "--bot", "wolfe"), "wolfe"),
        ((*TABLE, "--bot", "random"), "--seat"),
        ((*TABLE, "--load", "/no/such/file"), "/no/such/file"),
        ((*TABLE, "--load", "x", "--seed", "3"), "--seed"),
    ],
)
def test_one_sentence_and_exit_code_2(run: Run, arguments: tuple[str, ...], named: str, lang: str) -> None:
    ran = run(*arguments, "--lang", lang)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("arpents: ") and ran.err.count("\n") == 1
    assert named in ran.err
    assert "‹" not in ran.err


def test_an_unknown_language(run: Run) -> None:
    ran = run("games", "--lang", "de")
    assert ran.code == 2 and "de" in ran.err


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (lambda text: text.replace("arpents record 1", "arpents recipe 1"), "1"),
        (lambda text: "\n".join(text.splitlines()[:-1]) + "\n", "end"),
        (lambda text: "\n".join(text.splitlines()[:3]), ""),
        (lambda text: text.replace("game quebec-1759", "game chess"), "chess"),
        (lambda text: text.replace("scenario campaign", "scenario winter"), "winter"),
        (lambda text: text.replace(f"engine {arpents.VERSION}", "engine 0.0.1"), "0.0.1"),
        (lambda text: text.replace("french ", "indians ", 1), "indians"),
        (lambda text: text.replace("french ", "french fly ", 1), "fly"),
        (lambda text: text.replace("seed 3", "seed three"), "three"),
        (lambda text: text.replace("seed 3\n", ""), "seed"),
    ],
)
def test_a_damaged_record_is_refused(run: Run, record: Path, damage: object, named: str, lang: str) -> None:
    assert callable(damage)
    text = damage(record.read_text())
    assert text != record.read_text()
    record.write_text(text)
    for command in (("replay", str(record)), (*TABLE, "--load", str(record))):
        ran = run(*command, "--lang", lang)
        assert ran.code == 2
        assert ran.err.startswith("arpents: ") and ran.err.count("\n") == 1
        assert str(record) in ran.err and named in ran.err and "‹" not in ran.err
    assert record.read_text() == text


def test_a_file_that_is_not_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.arp"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert run("replay", str(file)).code == 2


def test_an_existing_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "kept.jsonl"
    out.write_text("mine")
    ran = run("simulate", GAME, "--games", "1", "--out", str(out))
    assert ran.code == 2 and out.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [out]


def test_the_record_of_a_failure_is_not_written_over_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.arp"
    file.write_text("mine")
    assert run("check", GAME, "--games", "1000000", "--record", str(file)).code == 2
    assert file.read_text() == "mine"


def test_a_seed_may_be_negative(run: Run) -> None:
    assert run("simulate", GAME, "--games", "1", "--seed", "-5").code == 0


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    with pytest.raises(KeyboardInterrupt), writing(str(file)) as out:
        out.write("half")
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
    with writing(str(file)) as out:
        out.write("mine")
        file.write_text("somebody else's")
        with pytest.raises(Refusal):
            write_text(str(file), "again")
        file.unlink()
    assert file.read_text() == "mine"
    write_text(str(file), "again", overwrite=True)
    assert file.read_text() == "again"


def test_somebody_who_was_faster_keeps_the_file(tmp_path: Path) -> None:
    file = tmp_path / "late.txt"
    with pytest.raises(Refusal), writing(str(file)) as out:
        out.write("late")
        file.write_text("faster")
    assert file.read_text() == "faster"
    assert list(tmp_path.iterdir()) == [file]


def test_a_broken_pipe_is_quiet(record: Path) -> None:
    command = f"{sys.executable} -m arpents.cli.main replay {record} | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert ran.stderr == ""
    assert ran.stdout.count("\n") == 1


def test_an_interruption_leaves_no_trace(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from arpents.cli.commands import games

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "described", interrupted)
    ran = run("games")
    assert ran.code == 130
    assert ran.err == "\n"
