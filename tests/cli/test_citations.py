"""Every rule of play is cited by a line of its game's code, so that `arpents rules GAME NUMBER` finds it."""

import re
import tomllib
from pathlib import Path

import pytest

import arpents
from arpents.cli.citations import cites, lines_citing, room_of, sources
from arpents.cli.coverage import find_tests, rules_of

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("slug", arpents.games())
def test_every_rule_of_play_is_cited_by_a_line_of_code(slug: str) -> None:
    code = "\n".join(text for _, text in sources(room_of(slug), ""))
    assert [number for number, rule in rules_of(slug).items() if not rule.text and not cites(number).search(code)] == []


@pytest.mark.parametrize("slug", arpents.games())
def test_every_rule_has_a_test_and_no_test_carries_another_number(slug: str) -> None:
    rules = rules_of(slug)
    assert find_tests(slug, rules, str(TESTS)) == []
    assert [number for number, rule in rules.items() if not rule.covered] == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("# 9.3.1 fence", True),
        ("(9.3.1)", True),
        ('"9.3.1",', True),
        ("ends with 9.3.1.", True),
        ("9.3.12", False),
        ("19.3.1", False),
        ("9.3.1a", False),
        ("9.3.1.4", False),
    ],
)
def test_a_number_is_not_found_inside_another(line: str, found: bool) -> None:
    assert (cites("9.3.1").search(line) is not None) == found


def test_lines_are_told_with_their_file_and_place() -> None:
    file, place, line = lines_citing("muskets-tomahawks", "9.1.1")[0]
    assert (file, line) == ("facts/profiles.py", "move = 4  # 9.1.1")
    text = (room_of("muskets-tomahawks") / "facts" / "profiles.py").read_text(encoding="utf-8")
    assert text.splitlines()[place - 1].strip() == line


RULINGS = {
    "quebec-1759": "Q",
    "wilderness-war": "WW",
    "few-acres-of-snow": "FA",
    "small-wars-mohicans": "SW",
    "muskets-tomahawks": "MT",
}


@pytest.mark.parametrize("slug", arpents.games())
def test_rulings_are_numbered_alike_and_code_names_no_other(slug: str) -> None:
    listed = tomllib.loads((room_of(slug) / "rulings.toml").read_text(encoding="utf-8"))["ruling"]
    ids = [ruling["id"] for ruling in listed]
    one = re.compile(rf"(?<![\w-]){RULINGS[slug]}-\d+(?![\w-])")
    assert all(one.fullmatch(id) for id in ids) and len(set(ids)) == len(ids)
    code = "\n".join(text for _, text in sources(room_of(slug), ""))
    assert set(one.findall(code)) <= set(ids)
