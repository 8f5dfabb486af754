"""Records: written, read, replayed; cut short, edited, of another engine."""

from __future__ import annotations

import random

import pytest

import arpents
from arpents.engine.chance import Committed, commitment
from arpents.engine.errors import RecordFault
from arpents.engine.record import Record, parse

GAME = arpents.game("quebec-1759")


def recorded(seed: int, decisions: int, secret: str = "") -> Record:
    record = Record("quebec-1759", "campaign", {"tides": "on"}, seed, secret, commitment(secret) if secret else "")
    state = GAME.start("campaign", {"tides": "on"}, chance=record.chance())
    rng = random.Random(seed)
    for _ in range(decisions):
        seat = rng.choice(state.to_act)
        action = rng.choice(state.actions(seat))
        record.moves.append((seat, state.words(action)))
        state.apply(seat, action)
    record.key = state.key()
    return record


def test_a_record_replays_to_the_same_key() -> None:
    record = recorded(5, 180)
    again = parse(record.text())
    assert again.text() == record.text()
    assert again.replay(GAME).key() == record.key


def test_committed_dice_replay_once_the_secret_is_out() -> None:
    record = recorded(5, 120, "a long secret")
    assert isinstance(record.chance(), Committed)
    assert parse(record.text()).replay(GAME).key() == record.key
    record.secret = ""
    with pytest.raises(RecordFault) as still_secret:
        parse(record.text()).replay(GAME)
    assert still_secret.value.reason == "record-still-secret"
    record.secret = "another secret"
    with pytest.raises(RecordFault) as swapped:
        parse(record.text()).replay(GAME)
    assert swapped.value.reason == "record-secret-mismatch"


@pytest.mark.parametrize("lines", [0, 1, 3, 6, 40, -1])
def test_a_record_cut_short_is_refused(lines: int) -> None:
    text = recorded(6, 60).text()
    cut = "\n".join(text.splitlines()[:lines])
    with pytest.raises(RecordFault) as fault:
        parse(cut)
    assert fault.value.reason in ("not-a-record", "record-truncated")


def test_a_missing_line_is_noticed() -> None:
    lines = recorded(6, 60).text().splitlines()
    del lines[20]
    with pytest.raises(RecordFault) as fault:
        parse("\n".join(lines))
    assert fault.value.reason == "record-wrong-count"


def test_an_edited_move_is_refused_with_its_line_and_rule() -> None:
    record = parse(recorded(6, 60).text())
    record.moves[10] = ("french", "retreat abraham")
    with pytest.raises(RecordFault) as fault:
        parse(record.text()).replay(GAME)
    assert fault.value.reason == "record-move-refused"
    lines = record.text().splitlines()
    assert lines[int(str(fault.value.arguments["line"])) - 1] == "french retreat abraham"


def test_an_edited_seed_ends_otherwise_or_is_refused() -> None:
    text = recorded(6, 200).text().replace("seed 6\n", "seed 7\n")
    with pytest.raises(RecordFault):
        parse(text).replay(GAME)


def test_an_edited_key_is_noticed() -> None:
    record = recorded(6, 30)
    record.key = "0" * 24
    with pytest.raises(RecordFault) as fault:
        parse(record.text()).replay(GAME)
    assert fault.value.reason == "record-ends-otherwise"


def test_a_record_of_another_engine_says_which() -> None:
    record = recorded(6, 30)
    record.engine = "9.9.9"
    with pytest.raises(RecordFault) as fault:
        parse(record.text()).replay(GAME)
    assert fault.value.reason == "record-of-another-engine"
    assert fault.value.arguments["engine"] == "9.9.9"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game quebec-1759\n", "", "record-header-missing"),
        ("seed 6\n", "", "record-header-missing"),
        ("seed 6\n", "seed six\n", "record-not-a-number"),
        ("option tides=on\n", "option tides\n", "record-bad-header"),
        ("seed 6\n", "seed 6\nseed 7\n", "record-bad-header"),
        ("seed 6\n", "seed 6\nweather snow\n", "record-bad-header"),
        ("arpents record 1", "arpents record 2", "not-a-record"),
        ("\nfrench ", "\n\nfrench ", "record-bad-move"),
    ],
)
def test_damaged_headers_and_lines_are_named(old: str, new: str, reason: str) -> None:
    text = recorded(6, 30).text()
    assert old in text
    with pytest.raises(RecordFault) as fault:
        parse(text.replace(old, new, 1) if reason != "record-bad-move" else text + "french ready\n")
    assert fault.value.reason == reason
