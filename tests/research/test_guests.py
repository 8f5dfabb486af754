"""Players of somebody's own play wherever research names one; what they choose is looked at, and servers know none."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy
import pyarrow.parquet as parquet
import pytest

import arpents
from arpents.bots import UnknownBot, check_bot
from arpents.cli.main import main
from arpents.engine.errors import ArpentsError
from arpents.research.guests import GuestFault, check_player, is_guest, make_player
from arpents.research.vector import VectorEnv

MINE = '''
"""Players for tests."""
import numpy
import arpents
from habits import first

class First:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, seat):
        return first(seat.actions())

class Speaker(First):
    def choose(self, seat):
        return seat.words(self.rng.choice(seat.actions()))

class Looker(First):
    """Looks at everything a learner is given."""
    def choose(self, seat):
        game = arpents.game(seat.game)
        seen = numpy.zeros(game.observation.size, numpy.int8)
        mask = numpy.zeros(game.action_count, numpy.int8)
        seat.observe_into(seen)
        seat.mask_into(mask)
        assert seen.tobytes() == seat.observe()
        self.decisions = int(game.observation.arrays(seen)["history"].any(axis=1).sum())
        choice = numpy.flatnonzero(mask)[0]
        return game.action_space.action(int(choice))

class Wrong(First):
    def choose(self, seat):
        return self.chosen

class Number(Wrong):
    chosen = 7

class Nonsense(Wrong):
    chosen = "march to the moon"

class Nothing(Wrong):
    chosen = None

class Stumbler(First):
    def choose(self, seat):
        raise ZeroDivisionError("my own fault")

def maker(rng):
    return First(rng)

NUMBER = 3
'''
SLUG = "few-acres-of-snow"


@pytest.fixture(autouse=True)
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    (tmp_path / "mine.py").write_text(MINE)
    (tmp_path / "habits.py").write_text("def first(actions):\n    return actions[0]\n")
    (tmp_path / "broken.py").write_text("class Half:\n    def choose(self, seat)\n")
    (tmp_path / "reading.py").write_text("open('numbers.json')\n")
    (tmp_path / "lacking.py").write_text("import nothing_of_the_kind\n")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    capsys.readouterr()
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_player_from_a_file_is_matched_against_the_levels(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = str(tmp_path / "mine.py")
    usual = ["match", SLUG, "--bots", f"{name}:Speaker,regular:2", "--games", "2", "--swap"]
    found = told(capsys, *usual)
    assert found["bots"] == [f"{name}:Speaker", "regular:2"] and found["games"] == 2
    shared = told(capsys, *usual, "--workers", "2")
    assert shared["wins"] == found["wins"] and shared["decisions_per_match"] == found["decisions_per_match"]


def test_it_plays_in_simulations_and_as_an_opponent_and_sees_the_last_decisions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = told(capsys, "simulate", SLUG, "--bots", "mine.py:Looker,random", "--games", "1", "--parquet", "x.parquet")
    assert found["finished"] == 1
    assert parquet.read_table("x.parquet")["bots"][0].as_py() == {"british": "mine.py:Looker", "french": "random"}
    player = make_player("mine.py:Looker", random.Random(1))
    game = arpents.game(SLUG)
    state = game.start(seed=1)
    for _ in range(60):
        seat = state.to_act[0]
        state.apply(seat, player.choose(game.seat(state, seat)))
    assert player.player.decisions == 16
    matches = VectorEnv(SLUG, 2, opponent="mine.py:maker", seat="french", workers=2)
    seen, _ = matches.reset(seed=1)
    for _ in range(10):
        seen, *_ = matches.step([numpy.flatnonzero(mask)[0] for mask in seen["action_mask"]])
    matches.close()


def test_another_text_is_another_player(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text(
        "class First:\n    def __init__(self, rng): pass\n    def choose(self, seat): return seat.actions()[0]\n"
    )
    usual = ["match", SLUG, "--bots", "other.py:First,random", "--games", "1", "--keep", "kept.jsonl"]
    for text, lines in ((None, 1), (None, 1), ("[-1]", 2)):
        if text is not None:
            file = tmp_path / "other.py"
            file.write_text(file.read_text().replace("[0]", text))
        told(capsys, *usual)
        assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == lines


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("nowhere.py:First", "“nowhere.py” is not there", "« nowhere.py »"),
        ("no.such.module:First", "“no.such.module” is not there", "« no.such.module »"),
        ("mine.py:Last", "has no player “Last”; it has: First, Speaker", "pas de joueur « Last »"),
        ("mine.py:NUMBER", "has no player “NUMBER”", "pas de joueur « NUMBER »"),
        ("mine.py:", "has no player “”", "pas de joueur «  »"),
        ("broken.py:Half", "cannot be read as Python: SyntaxError: expected ':'", "ne se lit pas comme du Python"),
        ("lacking.py:Half", "ModuleNotFoundError: No module named 'nothing_of_the_kind'", "ne se lit pas"),
        ("reading.py:Half", "FileNotFoundError", "FileNotFoundError"),
        (":Half", "“” is not there", "«  » du joueur"),
        ("mine.py:Number", "plays the British, chose “7”, which is not on offer", "joue les Britanniques"),
        ("mine.py:Nonsense", "chose “march to the moon”", "a choisi « march to the moon »"),
        ("mine.py:Nothing", "chose “None”", "a choisi « None »"),
    ],
)
def test_a_player_who_is_not_there_or_plays_by_other_rules_is_one_sentence(
    name: str, english: str, french: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for lang, words in (("en", english), ("fr", french)):
        for command, bots in (("match", f"{name},random"), ("simulate", f"{name},random")):
            assert main([command, SLUG, "--bots", bots, "--games", "1", "--lang", lang, "--parquet", "x.parquet"]) == 2
            said = capsys.readouterr().err.replace("\u00a0", " ").replace("\u202f", " ")
            assert words.lower() in said.lower() and said.count("\n") == 1 and not (tmp_path / "x.parquet").exists()
        if "chose" not in english:
            with pytest.raises(GuestFault) as fault:
                VectorEnv(SLUG, 1, opponent=name, lang=lang)
            assert words.lower() in str(fault.value).replace("\u00a0", " ").replace("\u202f", " ").lower()


def test_what_fails_in_a_player_is_told_with_where() -> None:
    with pytest.raises(ZeroDivisionError, match="my own fault"):
        main(["match", SLUG, "--bots", "mine.py:Stumbler,random", "--games", "1"])
    with pytest.raises(ZeroDivisionError) as fault:
        main(["match", SLUG, "--bots", "mine.py:Stumbler,random", "--games", "2", "--workers", "2"])
    assert any("mine.py" in note for note in fault.value.__notes__)


def test_nobody_but_research_looks_for_files() -> None:
    assert is_guest("mine.py:First") and not is_guest("veteran:2s") and not is_guest("random")
    check_player("mine.py:First")
    check_player("veteran:2s")
    with pytest.raises(UnknownBot):
        check_bot("mine.py:First")
    for name in ("veteran:x", "napoleon", None):
        with pytest.raises(ArpentsError):
            check_player(name)
