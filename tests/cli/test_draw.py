"""`arpents draw`: a moment of a record as a picture."""

from pathlib import Path

import pytest

import arpents
from arpents.engine.record import parse
from tests.cli.conftest import Run


def test_a_moment_of_a_record_is_drawn_as_a_seat_saw_it(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    ran = run("draw", str(record), "--at", "40", "--seat", "french", "-o", str(file), "--lang", "fr")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert 'lang="fr"' in file.read_text() and "vu par les Français" in file.read_text()
    assert run("draw", str(record), "--seat", "british").out != run("draw", str(record), "--seat", "french").out
    game = arpents.game("quebec-1759")
    state = parse(record.read_text()).first_state(game)
    assert run("draw", str(record), "--at", "0").out == arpents.draw(state, None, "en")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--at", "100000"), "no decision 100000"),
        (("--at", "-1"), "--at"),
        (("--at", "x"), "--at"),
        (("--seat", "dutch"), "dutch"),
        (("-o", "/nowhere/board.svg"), "no such folder"),
        (("-o",), "--out"),
        (("-o", "board.png"), "board.svg"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, record: Path, arguments: tuple[str, ...], told: str) -> None:
    ran = run("draw", str(record), *arguments)
    assert ran.code == 2 and ran.out == "" and told in ran.err and ran.err.count("\n") == 1
    assert run("draw").code == 2
