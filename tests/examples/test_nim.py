"""The smallest game plays by the whole contract: what docs/new-game.md promises is true.

Compiled classes have no plain subclasses, so beside the compiled engine the example is played by a plain one.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from arpents.bots import make_bot
from arpents.engine import match
from arpents.engine.errors import IllegalAction, PositionFault, UnknownAction
from arpents.proof import battery

ROOT = Path(__file__).parents[2]

if not match.__file__.endswith(".py"):

    def test_the_example_plays_on_plain_python() -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "ARPENTS_EXPECT": "interpreted"}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(Path(__file__))]
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

    def test_computer_players_play_it() -> None:
        state = NIM.start(seed=5)
        players = {seat: make_bot("recruit", random.Random(seat)) for seat in NIM.seats}
        while state.to_act:
            seat = state.to_act[0]
            state.apply(seat, players[seat].choose(NIM.seat(state, seat)))
        assert state.outcome is not None
