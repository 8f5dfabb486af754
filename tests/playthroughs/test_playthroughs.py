"""Golden matches: every prompt, decision and event of a recorded match; a rules change shows as a diff.

The records also prove that plain and compiled code end in the same keys: the suite runs both ways on the same files.
To write the texts anew after a change that was meant: ARPENTS_REWRITE=1 pytest tests/playthroughs
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import arpents
from arpents.engine.record import Record, parse
from arpents.engine.state import MatchState
from arpents.speech import speech_for

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.arp"))


def told(record: Record) -> str:
    """The match as a text: who is asked what, what is decided, what happens."""
    game = arpents.game(record.game)
    speech = speech_for(record.game, "en")
    state: MatchState = record.first_state(game)
    lines = [f"{speech.text('game-title')}, {record.scenario}, {record.options}, seed {record.seed}"]
    lines += [f"    {speech.event(event)}" for event in state.events]
    for number, (seat, words) in enumerate(record.moves):
        before = state.log_length
        lines.append(f"{number + 1}. {seat}: {speech.prompt(state.prompt(seat))}")
        lines.append(f"  > {words}")
        record.replay_move(state, number)
        lines += [f"    {speech.event(state.told(event))}" for event in state.log[before : state.log_length]]
    if state.outcome is not None:
        lines.append(speech.outcome(state.outcome))
    assert state.key() == record.key
    return "\n".join(lines) + "\n"


def test_every_scenario_has_its_playthrough() -> None:
    wanted = {f"{slug}.{scenario}" for slug in arpents.games() for scenario in arpents.game(slug).scenarios}
    assert wanted <= {path.stem for path in RECORDS}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_is_told_as_before(path: Path) -> None:
    text = told(parse(path.read_text(encoding="utf-8")))
    golden = path.with_suffix(".txt")
    if os.environ.get("ARPENTS_REWRITE"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")
