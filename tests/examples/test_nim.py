"""The smallest game plays by the whole contract: what docs/new-game.md promises is true.

Compiled classes have no plain subclasses, so beside the compiled engine the example is played by a plain one.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from arpents.bots import make_bot
from arpents.cli.main import main
from arpents.engine import state as engine
from arpents.engine.errors import IllegalAction, PositionFault, UnknownAction
from arpents.engine.registry import GAMES
from arpents.games import ROOMS
from arpents.proof import battery
from arpents.research.environments import digests_of, samples_of
from arpents.speech import speech_for
from arpents.table.book import book_of

ROOT = Path(__file__).parents[2]

if not engine.__file__.endswith(".py"):

    def test_the_examples_play_on_plain_python() -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "ARPENTS_EXPECT": "interpreted"}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(Path(__file__).parent)]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

else:
    from examples.nim import NIM

    def test_the_last_stone_wins() -> None:
        state = NIM.position({"heaps": [0, 2, 1]})
        state.play("first", "take middle 2")
        state.play("second", "take right 1")
        assert state.outcome is not None
        assert (state.outcome.winner, state.outcome.reason, state.outcome.rule) == ("second", "ending-last-stone", "2")

    def test_a_refusal_cites_its_rule() -> None:
        state = NIM.start(seed=1)
        with pytest.raises(IllegalAction) as refusal:
            state.play("first", "take left 4")
        assert (refusal.value.reason, refusal.value.rule) == ("reason-too-many", "1")
        with pytest.raises(UnknownAction):
            state.play("first", "eat left 1")
        with pytest.raises(PositionFault):
            NIM.position({"heaps": "many"})

    @pytest.mark.parametrize("seed", range(20))
    def test_the_battery_passes(seed: int) -> None:
        assert battery.examine(NIM, seed).decisions >= 3

    @pytest.mark.parametrize("level", ["recruit", "veteran:200"])
    def test_computer_players_play_it(level: str) -> None:
        state = NIM.start(seed=5)
        players = {seat: make_bot(level, random.Random(seat)) for seat in NIM.seats}
        while state.to_act:
            seat = state.to_act[0]
            state.apply(seat, players[seat].choose(NIM.seat(state, seat)))
        assert state.outcome is not None

    def forget() -> None:
        for kept in (book_of, speech_for, digests_of, samples_of):
            kept.cache_clear()

    @pytest.fixture
    def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
        """Nim on the table: a package with the example in its `room.py`."""
        package = tmp_path / "nim_on_the_table"
        package.mkdir()
        (package / "__init__.py").touch()
        said = (ROOT / "examples/nim.py").read_text(encoding="utf-8")
        (package / "room.py").write_text(
            f"{said}\nfrom arpents.engine.registry import register\n\nregister(NIM)\n", encoding="utf-8"
        )
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setitem(ROOMS, "nim", "nim_on_the_table.room")
        monkeypatch.chdir(tmp_path)
        forget()
        yield package
        forget()
        GAMES.pop("nim", None)
        sys.modules.pop("nim_on_the_table.room", None)
        sys.modules.pop("nim_on_the_table", None)

    def said_by(capsys: pytest.CaptureFixture[str], *command: str) -> str:
        main([*command, "--lang", "en"])
        told = capsys.readouterr()
        return told.out + told.err

    def test_a_room_is_seen_while_it_is_being_written(room: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Nothing but `room.py`: every command says what it can, and none falls over."""
        for command in ("games", "rules", "pieces", "learn", "fit", "environments"):
            told = said_by(capsys, command, "nim")
            assert told and "Traceback" not in told, command
        assert "no fault found" in said_by(capsys, "check", "nim", "--games", "2")
        assert "nim" in said_by(capsys, "environments")

    def test_the_lists_on_the_page_for_newcomers_are_enough(room: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """As docs/new-game.md shows them they make a book, in which a rule leads to the lines of the example."""
        page = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
        (block,) = re.findall(r"^```toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
        for part in re.split(r"^(?=# [a-z]+\.toml)", block, flags=re.MULTILINE):
            if part.strip():
                (room / part.split()[1].rstrip(":")).write_text(part, encoding="utf-8")
        told = said_by(capsys, "rules", "nim", "1")
        assert "N-1 (1)" in told and 'NONE_TAKEN: Final = REASONS.add("none-taken", "1")' in told
        assert "Taking stones" in said_by(capsys, "rules", "nim")
