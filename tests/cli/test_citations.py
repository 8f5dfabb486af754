"""Every rule of play is cited by a line of its game's code, so that `arpents rules GAME NUMBER` finds it."""

import re
import tomllib
from pathlib import Path

import pytest

import arpents
from arpents.cli.citations import cites, lines_citing, modules_on, rulings_of, sources, spans
from arpents.cli.coverage import find_tests, rules_of
from arpents.games import room_of
from arpents.table.book import book_of

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


@pytest.mark.parametrize(
    ("line", "number", "found"),
    [
        ("12.5-12.15 Hand-to-hand", "12.9", True),
        ("12.5-12.15 Hand-to-hand", "12.4", False),
        ("12.5-12.15 Hand-to-hand", "12.9.2", False),
        ("14.2.11-14.2.14 the loser", "14.2.12", True),
        ("A8.2 to A8.4 A location card", "A8.3", True),
        ("A8.2 to A8.4 A location card", "S8.3", False),
        ("S22.4-S24, S45 Before any dice", "S23", True),
        ("S22.4-S24, S45 Before any dice", "S22.5", True),
        ("S22.4-S24, S45 Before any dice", "S22.3", False),
        ("13.1a-d One side's half", "13.1c", True),
        ("13.1a-d One side's half", "13.1e", False),
        ("7.51 to 7.53 What the log tells", "7.52", True),
        ("on 1 to 3 the fleet is lost", "2", False),
        ("10.3.3 to 12 in, to 24 in", "11.1", False),
        ("12.5-24 is 12 1/2 in east", "18", False),
    ],
)
def test_a_number_is_found_between_two_others(line: str, number: str, found: bool) -> None:
    assert spans(line, number) == found


def test_the_module_of_a_rule_is_found_by_the_span_in_its_first_line() -> None:
    assert ("melee/melee.py", 1) in [line[:2] for line in lines_citing("muskets-tomahawks", "12.9")]


def test_the_rules_come_before_what_computers_think_of_them() -> None:
    files = [file for file, _, _ in lines_citing("muskets-tomahawks", "20.14")]
    assert files[0] == "tally.py" and files.index("victory.py") < files.index("advice/goals.py")


@pytest.mark.parametrize(
    ("slug", "chapter", "modules"),
    [
        ("quebec-1759", "7", {"orders.py"}),
        ("wilderness-war", "7", {"common/losses.py", "fighting/battle.py", "fighting/retreat.py"}),
        ("few-acres-of-snow", "A20", {"money.py"}),
        ("small-wars-mohicans", "S23", {"fighting/opening.py"}),
        ("muskets-tomahawks", "13", {"moves/guns.py"}),
    ],
)
def test_a_chapter_leads_to_its_modules(slug: str, chapter: str, modules: set[str]) -> None:
    assert modules <= {file for file, _, _ in modules_on(slug, chapter)}


@pytest.mark.parametrize("slug", arpents.games())
def test_every_module_that_names_its_rules_first_is_found_by_a_chapter(slug: str) -> None:
    named = {name for name, text in sources(room_of(slug), "") if re.match(r'"""[A-Z]?\d+(\.\d+)*[a-z]?\b', text)}
    found = {file for chapter in book_of(slug).chapters for file, _, _ in modules_on(slug, chapter.number)}
    assert found == named - {"facts/options.py"}  # 23 is no chapter but the list of switches


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


@pytest.mark.parametrize("slug", arpents.games())
def test_every_ruling_is_named_where_it_is_followed_or_proved(slug: str) -> None:
    folders = (room_of(slug), TESTS / slug.replace("-", "_"))
    lines = "\n".join(text for folder in folders for _, text in sources(folder, ""))
    assert [one.id for one in rulings_of(slug) if not cites(one.id).search(lines)] == []
