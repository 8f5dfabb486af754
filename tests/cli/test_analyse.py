"""A recorded match judged: chances, swings, luck; in both languages, as JSON and as a page."""

import json
import random
import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

import arpents
from arpents.engine.record import Record
from tests.cli.conftest import Run

FEW = ("--simulations", "2", "--level", "recruit:20")
GAME = "few-acres-of-snow"


def played(slug: str, decisions: int | None) -> Record:
    """A match of random decisions; so many of them, or to the end."""
    game = arpents.game(slug)
    record = Record(slug, game.scenarios[0], {}, 7, rules=game.rules)
    state = game.start(seed=7)
    rng = random.Random(7)
    while state.to_act and (decisions is None or len(record.moves) < decisions):
        seat = rng.choice(state.to_act)
        words = state.words(rng.choice(state.actions(seat)))
        state.play(seat, words)
        record.moves.append((seat, words))
    record.key = state.key()
    return record


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("analyse") / "finished.arp"
    file.write_text(played(GAME, None).text())
    return file


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "saved.arp"
    file.write_text(played(GAME, 60).text())
    return file


def test_the_same_record_gives_the_same_analysis(run: Run, finished: Path) -> None:
    ran = [run("analyse", str(finished), "--json", *FEW) for _ in range(2)]
    assert [one.code for one in ran] == [0, 0] and ran[0].out == ran[1].out
    told = json.loads(ran[0].out)
    points = told["points"]
    assert told["decisions"] == len(points) == len(played(GAME, None).moves)
    assert [point["number"] for point in points] == list(range(1, len(points) + 1))
    assert all(0 <= point[name] <= 1 for point in points for name in ("before", "expected", "after"))
    assert all(one["after"] == other["before"] for one, other in pairwise(points))
    winner = told["outcome"]["winner"]
    assert points[-1]["after"] == (1.0 if winner == told["seat"] else 0.0)
    assert told["swings"] and len(told["swings"]) <= 8


def test_luck_is_told_apart_from_decisions(run: Run, finished: Path) -> None:
    told = json.loads(run("analyse", str(finished), "--json", *FEW).out)
    lucky = [point for point in told["points"] if point["after"] != point["expected"]]
    assert lucky and len(lucky) < len(told["points"])
    assert told["luck"] == pytest.approx(sum(point["after"] - point["expected"] for point in lucky), abs=1e-3)
    for swing in told["swings"]:
        sign = 1 if swing["seat"] == told["seat"] else -1
        parts = [point for point in told["points"] if point["seat"] == swing["seat"] and point["run"] == swing["first"]]
        assert [point["words"] for point in parts] == swing["words"]
        decided = sum(point["expected"] - point["before"] for point in parts)
        assert swing["decided"] == pytest.approx(sign * decided, abs=1e-3)


@pytest.mark.parametrize(
    ("lang", "curve", "dice"), [("en", "Chances of the", "by dice"), ("fr", "Chances du", "par les dés")]
)
def test_an_analysis_reads_in_both_languages(run: Run, finished: Path, lang: str, curve: str, dice: str) -> None:
    ran = run("analyse", str(finished), "--lang", lang, *FEW)
    assert ran.code == 0 and ran.err == "" and "‹" not in ran.out
    assert curve in ran.out and dice in ran.out and re.search("[▁▂▃▄▅▆▇█]{20}", ran.out)


class Looks(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.language = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name in ("href", "src"):
                self.links.append(value or "")
            if name == "id":
                self.ids.append(value or "")
            if tag == "html" and name == "lang":
                self.language = value or ""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_stands_by_itself(run: Run, finished: Path, tmp_path: Path, lang: str) -> None:
    page = tmp_path / "page.html"
    assert run("analyse", str(finished), "--html", str(page), "--lang", lang, *FEW).code == 0
    looks = Looks()
    text = page.read_text(encoding="utf-8")
    looks.feed(text)
    assert looks.language == lang and "svg" in looks.tags and "polyline" in looks.tags
    assert "script" not in looks.tags and "‹" not in text
    assert looks.links and all(link.removeprefix("#") in looks.ids for link in looks.links)
    again = run("analyse", str(finished), "--html", str(page), *FEW)
    assert again.code == 2 and str(page) in again.err


def test_a_page_that_cannot_be_written_is_refused_before_the_work(
    run: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from arpents.cli.commands import analyse

    worked: list[object] = []
    monkeypatch.setattr(analyse, "judged", lambda *given: worked.append(given))
    ran = run("analyse", str(finished), "--html", str(tmp_path / "nowhere" / "page.html"), *FEW)
    assert ran.code == 2 and "no such folder" in ran.err and not worked


def test_a_match_that_is_not_over_is_judged_only_from_a_seat(run: Run, saved: Path) -> None:
    refused = run("analyse", str(saved), *FEW)
    assert refused.code == 2 and "not over" in refused.err
    ran = run("analyse", str(saved), "--seat", "french", "--json", *FEW)
    told = json.loads(ran.out)
    own = [words for seat, words in played(GAME, 60).moves if seat == "french"]
    assert told["from"] == told["seat"] == "french" and told["outcome"] is None
    assert [point["words"] for point in told["points"]] == own
    assert [point["number"] for point in told["points"]] == list(range(1, len(own) + 1))
    assert {swing["seat"] for swing in told["swings"]} <= {"french"}


def test_what_cannot_be_judged_is_refused(run: Run, finished: Path, tmp_path: Path) -> None:
    assert run("analyse").code == 2
    seconds = run("analyse", str(finished), "--level", "veteran:2s")
    assert seconds.code == 2 and "simulations" in seconds.err
    assert run("analyse", str(finished), "--level", "greedy").code == 2
    changed = tmp_path / "changed.arp"
    changed.write_text(finished.read_text().replace("seed 7", "seed 8"))
    assert run("analyse", str(changed), *FEW).code == 2
    unknown = run("analyse", str(finished), "--seat", "iroquois")
    assert unknown.code == 2 and "iroquois" in unknown.err
