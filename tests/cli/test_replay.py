"""A recorded match told in both languages, and checked."""

import json
from pathlib import Path

import pytest

import arpents
from arpents.engine.record import parse
from arpents.table.match import Match
from tests.cli.conftest import Run


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_decision_is_told_with_rule_numbers(run: Run, record: Path, lang: str) -> None:
    ran = run("replay", str(record), "--lang", lang)
    assert ran.code == 0
    assert "[9.1]" in ran.out and "[5.2]" in ran.out
    assert "‹" not in ran.out
    assert ran.out.count("\n") > 400


def test_verify_checks_the_key(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--verify")
    assert ran.code == 0 and "Verified" in ran.out
    lines = record.read_text().splitlines()
    lines[-1] = " ".join([*lines[-1].split()[:2], "0" * 24, lines[-1].split()[3]])
    record.write_text("\n".join(lines) + "\n")
    ran = run("replay", str(record), "--verify", "--lang", "fr")
    assert ran.code == 1 and "NON vérifié" in ran.out
    assert json.loads(run("replay", str(record), "--verify", "--json").out)["verified"] is False


def test_verify_checks_the_commitment(run: Run, tmp_path: Path) -> None:
    match = Match.start(arpents.game("quebec-1759"))
    match.play("french", "preset even")
    match.play("french", "ready")
    file = tmp_path / "sealed.arp"
    file.write_text(match.text())
    ran = run("replay", str(file))
    assert ran.code == 2 and match.commitment in ran.err
    file.write_text(match.text(revealed=True))
    assert "promised" in run("replay", str(file), "--verify").out
    file.write_text(
        match.text(revealed=True).replace(f"secret {match.dice.secret}", f"secret {match.dice.secret[::-1]}")
    )
    assert run("replay", str(file), "--verify").code == 1


def test_a_part_of_it(run: Run, record: Path) -> None:
    moves = json.loads(run("replay", str(record), "--json", "--from", "3", "--to", "5").out)["moves"]
    assert [move["number"] for move in moves] == [3, 4, 5]
    assert run("replay", str(record), "--from", "5", "--to", "3").code == 2


def half(moves: list[tuple[str, str]], file: Path) -> Path:
    """A saved match in which both sides write in secret: these decisions, one after the other."""
    match = Match.start(arpents.game("quebec-1759"), seed=4)
    for seat, words in [("french", "preset even"), ("french", "ready"), *moves]:
        match.play(seat, words)
    file.write_text(match.text())
    return file


@pytest.mark.parametrize("seat", ["french", "british"])
@pytest.mark.parametrize("form", [(), ("--json",), ("--verify",), ("--from", "2", "--to", "5")])
def test_a_seats_story_does_not_depend_on_what_the_other_writes(
    run: Run, tmp_path: Path, seat: str, form: tuple[str, ...]
) -> None:
    own = {"french": ["3 LE-ET", "ready"], "british": ["2 OR-LE", "ready"]}
    other = "british" if seat == "french" else "french"
    stories = []
    for number, secret in enumerate([[], own[other][:1], ["freely"], [*own[other]]]):
        moves = [(other, words) for words in secret[:1]]
        moves += [(seat, own[seat][0])] + [(other, words) for words in secret[1:]]
        file = half(moves, tmp_path / f"{number}.arp")
        ran = run("replay", str(file), "--seat", seat, *form)
        assert ran.code == 0
        stories.append(ran.out.split("Verified")[0])
    assert stories == [stories[0]] * len(stories)


def test_a_seat_counts_what_it_saw(run: Run, record: Path) -> None:
    found = json.loads(run("replay", str(record), "--json", "--seat", "british").out)
    numbers = [move["number"] for move in found["moves"]]
    assert numbers == list(range(1, found["decisions"] + 1))
    part = json.loads(run("replay", str(record), "--json", "--seat", "british", "--from", "7", "--to", "9").out)
    assert part["moves"] == found["moves"][6:9]
    everything = json.loads(run("replay", str(record), "--json").out)
    told = run("replay", str(record), "--seat", "british", "--verify").out
    assert str(everything["decisions"]) not in told.split("Verified")[1]


def test_a_seat_is_told_only_what_it_saw(run: Run, record: Path) -> None:
    found = json.loads(run("replay", str(record), "--json", "--seat", "british").out)
    assert {move.get("seat", "british") for move in found["moves"]} == {"british"}
    events = [event for move in found["moves"] for event in move["events"]]
    assert events
    assert all(event["seats"] is None or "british" in event["seats"] for event in events)
    everything = json.loads(run("replay", str(record), "--json").out)
    assert len(everything["moves"]) == everything["decisions"] > len(found["moves"])
    assert run("replay", str(record), "--seat", "indians").code == 2


def test_verify_tells_how_much_a_record_proves(run: Run, record: Path) -> None:
    assert "every line" in run("replay", str(record), "--verify").out
    lines = record.read_text().splitlines()
    lines[0] = "arpents record 1"
    lines[-1] = " ".join(lines[-1].split()[:3])
    record.write_text("\n".join(lines) + "\n")
    older = run("replay", str(record), "--verify", "--lang", "fr")
    assert older.code == 0 and "plus ancienne" in older.out


def test_a_record_of_other_rules_keeps_the_proof_of_its_lines(run: Run, record: Path) -> None:
    kept = parse(record.read_text())
    kept.rules = "0" * 24
    kept.moves[4] = ("french", "retreat abraham")
    record.write_text(kept.text())
    ran = run("replay", str(record), "--verify")
    assert ran.code == 1
    assert f"from line {kept.line_of(4)} on" in ran.out and "every line" in ran.out


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_people_agreed_on_is_told_and_proved(run: Run, tmp_path: Path, lang: str) -> None:
    match = Match.start(arpents.game("quebec-1759"))
    match.play("french", "preset even")
    match.play("french", "ready")
    match.agree("rewind 1")
    match.play("french", "ready")
    match.agree("resign british")
    file = tmp_path / "agreed.arp"
    file.write_text(match.text())
    ran = run("replay", str(file), "--verify", "--lang", lang)
    assert ran.code == 0 and "‹" not in ran.out
    for words in (
        ("go back", "Resignation: British", "Verified") if lang == "en" else ("en arrière", "Abandon", "Vérifié")
    ):
        assert words in ran.out
    file.write_text(file.read_text().replace("rewind 1", "rewind 0"))
    assert run("replay", str(file), "--verify", "--lang", lang).code == 1
