"""Records: written, read, replayed; cut short, edited, of another engine."""

from __future__ import annotations

import random

import pytest

import arpents
from arpents.engine.chance import Committed, commitment
from arpents.engine.errors import ArpentsError, RecordFault
from arpents.engine.record import Record, parse

GAME = arpents.game("quebec-1759")


def recorded(seed: int, decisions: int, secret: str = "") -> Record:
    promised = commitment(secret) if secret else ""
    record = Record("quebec-1759", "campaign", {"tides": "on"}, seed, secret, promised, rules=GAME.rules)
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


def proved(record: Record) -> None:
    parse(record.text()).replay(GAME)


def simultaneous(record: Record) -> int:
    """The first move that another seat's could have preceded: both lead to the same state."""
    for number in range(len(record.moves) - 1):
        if record.moves[number][0] != record.moves[number + 1][0]:
            swapped = parse(record.text())
            swapped.moves[number : number + 2] = reversed(swapped.moves[number : number + 2])
            try:
                proved(swapped)
            except RecordFault:
                continue
            return number
    raise AssertionError("no secret decisions in this match")


def test_every_line_is_proved_not_only_the_end() -> None:
    record = recorded(5, 180)
    first = simultaneous(record) + record.line_of(0) - 1
    lines = record.text().splitlines()
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    with pytest.raises(RecordFault) as swapped:
        parse("\n".join(lines)).replay(GAME)
    assert swapped.value.reason == "record-changed"
    placed = GAME.start(seed=3)
    around = Record("quebec-1759", "campaign", {}, 3)
    there, back = ("french", "put levis"), ("french", "put abraham")
    block = ("french", "take fr-milice-quebec-1")
    around.moves = [block, back, block, there, block, back]
    for seat, words in around.moves:
        placed.play(seat, words)
    around.key = placed.key()
    proved(around)
    lines = around.text().splitlines()
    del lines[around.line_of(1) : around.line_of(5)]  # there and back again
    lines[-1] = lines[-1].replace("end 6", "end 2")
    with pytest.raises(RecordFault) as deleted:
        parse("\n".join(lines)).replay(GAME)
    assert deleted.value.reason == "record-changed"


@pytest.mark.parametrize("line", range(1, 7))
def test_the_header_is_proved_too(line: int) -> None:
    lines = recorded(5, 20).text().splitlines()
    name, _, value = lines[line].partition(" ")
    lines[line] = f"{name} {value}0" if value else "scenario campaign"
    with pytest.raises(ArpentsError):
        parse("\n".join(lines)).replay(GAME)


def test_an_older_record_is_read_and_known_to_prove_less() -> None:
    lines = recorded(5, 40).text().splitlines()
    lines[0] = "arpents record 1"
    lines[-1] = " ".join(lines[-1].split()[:3])
    old = parse("\n".join(lines))
    assert not old.chained
    assert old.replay(GAME).key() == old.key
    assert parse(old.text()).chained


def test_a_record_of_other_rules_is_played_as_far_as_these_follow() -> None:
    record = recorded(6, 60)
    assert not record.of_other_rules(GAME)
    record.rules = "0" * 24
    assert record.of_other_rules(GAME)
    proved(record)
    record.moves[10] = ("french", "retreat abraham")
    with pytest.raises(RecordFault) as fault:
        proved(record)
    assert (fault.value.reason, fault.value.arguments["line"]) == ("record-of-other-rules", record.line_of(10))
    del record.moves[10:]
    with pytest.raises(RecordFault) as otherwise:
        proved(record)
    assert otherwise.value.reason == "record-of-other-rules"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game quebec-1759\n", "", "record-header-missing"),
        ("seed 6\n", "", "record-header-missing"),
        ("seed 6\n", "seed six\n", "record-not-a-number"),
        ("option tides=on\n", "option tides\n", "record-bad-header"),
        ("seed 6\n", "seed 6\nseed 7\n", "record-bad-header"),
        ("seed 6\n", "seed 6\nweather snow\n", "record-bad-header"),
        ("arpents record 2", "arpents record 3", "not-a-record"),
        ("\nfrench ", "\n\nfrench ", "record-bad-move"),
    ],
)
def test_damaged_headers_and_lines_are_named(old: str, new: str, reason: str) -> None:
    text = recorded(6, 30).text()
    assert old in text
    with pytest.raises(RecordFault) as fault:
        parse(text.replace(old, new, 1) if reason != "record-bad-move" else text + "french ready\n")
    assert fault.value.reason == reason


def test_notes_are_read_back_and_prove_nothing() -> None:
    record = recorded(5, 60)
    plain = record.text()
    record.notes = ["for whoever opens it", "pour qui l’ouvre"]
    noted = record.text()
    again = parse(noted)
    assert again.text() == noted and again.notes == record.notes
    assert again.digest() == parse(plain).digest()
    assert again.replay(GAME).key() == record.key
    again.moves[10] = ("french", "retreat abraham")
    with pytest.raises(RecordFault) as fault:
        again.replay(GAME)
    line = fault.value.arguments["line"]
    assert isinstance(line, int) and noted.splitlines()[line - 1] == " ".join(record.moves[10])
