"""games, simulate, check, rules, bench, version and help."""

import json
import re
from pathlib import Path

import pytest

import arpents
from arpents.cli import citations
from arpents.cli.citations import cites
from arpents.engine.record import parse
from arpents.speech import Speech
from arpents.table.cards import cards_of
from tests.cli.conftest import Run

GAME = "quebec-1759"


def test_version_tells_which_build_runs(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert arpents.VERSION in ran.out
    assert ("compiled" in ran.out) != ("interpreted" in ran.out)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "command",
    ["", "games", "play", "learn", "simulate", "match", "ladder", "fit", "pieces", "check", "replay", "rules", "bench"],
)
def test_every_command_has_help_in_both_languages(run: Run, command: str, lang: str) -> None:
    ran = run(*([command] if command else []), "--help", "--lang", lang)
    assert ran.code == 0
    assert ran.out.startswith("Usage\u00a0: arpents" if lang == "fr" else "Usage: arpents")
    assert "usage:" not in ran.out and "options:" not in ran.out
    assert ran.err == ""


@pytest.mark.parametrize(
    "command",
    ["games", "play", "learn", "simulate", "match", "ladder", "fit", "pieces", "check", "replay", "rules", "bench"],
)
def test_french_help_asks_for_things_in_french(run: Run, command: str) -> None:
    asked = re.findall(r"^  --\S+ ([^ -]\S*)", run(command, "--help", "--lang", "fr").out, re.M)
    english = re.findall(r"^  --\S+ ([^ -]\S*)", run(command, "--help", "--lang", "en").out, re.M)
    assert len(asked) == len(english)
    assert not set(asked) & {"SEAT", "NAME", "FILE", "FILE.arp", "FILE.jsonl", "SLUG", "DIR", "HOST", "ID", "K=V"}
    alike = {french for french, other in zip(asked, english, strict=True) if french == other}
    assert alike <= {"fr|en", "text|json", "N", "URL"}


def test_no_command_shows_the_commands_and_is_bad_input(run: Run) -> None:
    ran = run()
    assert ran.code == 2
    assert "simulate" in ran.out


@pytest.mark.parametrize(
    ("locale", "french"),
    [("fr_CA.UTF-8", True), ("fr", True), ("en_US.UTF-8", False), ("fri_XX", False), ("de_DE", False)],
)
def test_the_locale_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch, locale: str, french: bool) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert ("camps" in run("games").out) == french


def test_games_lists_seats_scenarios_and_options(run: Run) -> None:
    assert "Québec 1759" in run("games").out
    found = {game["game"]: game for game in json.loads(run("games", "--json", "--lang", "fr").out)}
    quebec = found[GAME]
    assert [seat["title"] for seat in quebec["seats"]] == ["Français", "Britanniques"]
    assert quebec["options"][0]["id"] == "tides"
    assert not any("‹" in json.dumps(game, ensure_ascii=False) for game in found.values())


CARDS = [(slug, scenario) for slug in arpents.games() for scenario in arpents.game(slug).scenarios]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("slug", "scenario"), CARDS)
def test_games_tells_the_card_of_a_scenario(run: Run, slug: str, scenario: str, lang: str) -> None:
    ran = run("games", slug, "--scenario", scenario, "--lang", lang)
    assert ran.code == 0 and "‹" not in ran.out
    told = " ".join(ran.out.split())
    speech = Speech(slug, lang, strict=True)
    for line in cards_of(slug)[scenario].lines():
        sentence = f"{speech.text(line.id)} [{', '.join(line.rules)}]"
        assert " ".join(sentence.split()) in told
    (card,) = json.loads(run("games", slug, "--scenario", scenario, "--lang", lang, "--json").out)["cards"]
    assert card["scenario"] == scenario and list(card["seats"]) == list(arpents.game(slug).seats)


def test_games_tells_the_usual_card_and_refuses_what_it_does_not_know(run: Run) -> None:
    assert "Campaign Moves" in run("games", GAME).out
    assert len(json.loads(run("games", "wilderness-war", "--json").out)["cards"]) == 4
    assert run("games", "chess").code == 2
    assert run("games", GAME, "--scenario", "winter").code == 2
    assert run("games", "--scenario", "campaign").code == 2


def test_simulate_counts_everything(run: Run) -> None:
    found = json.loads(run("simulate", GAME, "--games", "6", "--seed", "10", "--bots", "random,random", "--json").out)
    assert found["game"] == GAME and found["scenario"] == "campaign"
    assert found["games"] == found["finished"] == 6
    assert sum(found["wins"].values()) + found["draws"] == 6
    assert list(found["wins"]) == ["french", "british"]
    assert found["decisions_per_game"] == round(found["decisions"] / 6, 1)
    assert found["decisions_per_second"] > 0 and found["seconds"] > 0


def test_simulate_does_not_depend_on_workers(run: Run, tmp_path: Path) -> None:
    for workers in ("1", "2"):
        out = str(tmp_path / f"{workers}.jsonl")
        assert run("simulate", GAME, "--games", "9", "--seed", "5", "--workers", workers, "--out", out).code == 0
    assert (tmp_path / "1.jsonl").read_text() == (tmp_path / "2.jsonl").read_text()


def test_simulate_writes_matches_that_replay(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl"
    ran = run(
        "simulate", GAME, "--games", "3", "--seed", "7", "--option", "tides=on", "--out", str(out), "--lang", "fr"
    )
    assert "3 parties, 3 terminées" in ran.out
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert [line["seed"] for line in lines] == [7, 8, 9]
    for line in lines:
        record = parse(line["record"])
        assert record.options == {"tides": "on"}
        assert len(record.moves) == line["decisions"]
        state = record.replay(arpents.game(GAME), events=False)
        assert state.outcome is not None and state.outcome.dump() == line["outcome"]


def test_simulate_between_different_bots_replays_too(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from arpents.bots import Greedy

    monkeypatch.setattr(Greedy, "CHAINS", 4)
    monkeypatch.setattr(Greedy, "ROUNDS", ((4, 1),))
    out = tmp_path / "m.jsonl"
    found = json.loads(
        run("simulate", GAME, "--games", "1", "--bots", "greedy,random", "--out", str(out), "--json").out
    )
    assert found["bots"] == {"french": "greedy", "british": "random"}
    parse(json.loads(out.read_text())["record"]).replay(arpents.game(GAME), events=False)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_match_tells_who_is_stronger_and_how_sure_that_is(run: Run, tmp_path: Path, lang: str) -> None:
    asked = ("match", GAME, "--bots", "recruit:2,random", "--swap", "--games", "2", "--keep", str(tmp_path / "kept"))
    found = json.loads(run(*asked, "--json").out)
    assert found["games"] == 2 and found["bots"] == ["recruit:2", "random"] and sum(found["wins"]) + found["draws"] == 2
    assert found["interval"][0] <= found["rate"] <= found["interval"][1]
    assert found["seconds_per_decision"][0]["p95"] > 0 and "battles" in found["deeds_per_match"]
    told = run(*asked, "--lang", lang)
    assert told.code == 0 and "‹" not in told.out and "recruit:2" in told.out
    assert len((tmp_path / "kept").read_text().splitlines()) == 2


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_ladder_writes_its_page_and_goes_on_from_what_was_played(run: Run, tmp_path: Path, lang: str) -> None:
    page, kept = tmp_path / "ladder.md", tmp_path / "kept.jsonl"
    page.write_text("# Before\n")
    asked = ("ladder", GAME, "--players", "recruit:2,random", "--games", "2", "--page", str(page), "--keep", str(kept))
    ran = run(*asked, "--lang", lang)
    assert ran.code == 0 and "ladder.md" in ran.out and "‹" not in ran.out
    written = page.read_text()
    assert (
        written.startswith("# Before\n") and "## Québec 1759\n" in written and "| random | recruit:2 | 2 |" in written
    )
    assert json.loads(run(*asked, "--json").out)["pairs"][0]["games"] == 2
    assert page.read_text() == written and len(kept.read_text().splitlines()) == 2


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_ladder_that_was_broken_off_is_told_and_no_more_is_played(run: Run, tmp_path: Path, lang: str) -> None:
    page, kept = tmp_path / "ladder.md", tmp_path / "kept.jsonl"
    asked = ("ladder", GAME, "--players", "recruit:2,random", "--page", str(page), "--keep", str(kept), "--lang", lang)
    refused = run(*asked, "--games", "8", "--known")
    assert refused.code == 2 and "--known" in refused.err and "kept.jsonl" in refused.err and not page.exists()
    assert run(*asked, "--games", "2").code == 0
    told = run(*asked, "--games", "8", "--known")
    assert told.code == 0 and "| random | recruit:2 | 2 |" in page.read_text()
    assert len(kept.read_text().splitlines()) == 2


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_fit_writes_weights_and_what_the_matches_say(run: Run, tmp_path: Path, lang: str) -> None:
    out, kept = tmp_path / "new" / "weights.json", tmp_path / "kept.jsonl"
    ran = run(
        *("fit", "few-acres-of-snow", "--player", "recruit:1", "--games", "10", "--matches", "0", "--lang", lang),
        *("--weights", str(out), "--keep", str(kept)),
    )
    assert ran.code == 0 and "weights.json" in ran.out and "‹" not in ran.out
    assert ("les perspectives des sièges" if lang == "fr" else "the prospects of the sieges") in ran.out
    found = json.loads(out.read_text())
    assert found["self_play"] == {"player": "recruit:1", "games": 10, "seed": 1} and found["version"] == arpents.VERSION
    assert set(found["scales"]) >= {"points", "money", "siege"} and "better" not in found


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_pieces_tells_what_was_found(run: Run, lang: str) -> None:
    found = json.loads(run("pieces", GAME, "--bots", "recruit:4,random", "--json").out)
    assert [asked["bot"] for asked in found["bots"]] == ["recruit:4", "random"]
    for asked in found["bots"]:
        assert asked["of"] == len(asked["answers"]) >= asked["found"] == sum(one["found"] for one in asked["answers"])
    told = run("pieces", GAME, "--bots", "random", "--lang", lang)
    assert told.code == 0 and told.out.startswith("random ") and "‹" not in told.out


def test_what_was_chosen_in_a_set_piece_is_told_in_the_language_of_the_reader(run: Run) -> None:
    found = json.loads(run("pieces", GAME, "--bots", "random", "--json").out)
    chosen = [one["chosen"][0] for one in found["bots"][0]["answers"] if not one["found"]]
    told = run("pieces", GAME, "--bots", "random", "--lang", "fr").out.splitlines()[1:]
    assert len(chosen) == len(told) > 0
    game = arpents.game(GAME)
    speech = Speech(GAME, "fr")
    for words, line in zip(chosen, told, strict=True):
        assert f"(son choix\u00a0: {speech.label(game, game.vocabulary.action(words))}" in line


def test_check_finds_nothing_wrong(run: Run) -> None:
    found = json.loads(run("check", GAME, "--games", "1", "--seed", "2", "--json").out)
    assert found["games"] == 1 and found["failure"] is None and found["decisions"] > 0


def test_a_failed_check_gives_the_record_that_reproduces_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from arpents.cli.commands import check
    from arpents.engine.record import Record
    from arpents.proof.battery import Failure

    def fails(game: object, seed: int) -> None:
        record = Record(GAME, "campaign", {}, seed)
        record.key = "0"
        raise Failure("a piece was lost", seed, record)

    monkeypatch.setattr(check, "examine", fails)
    ran = run("check", GAME, "--games", "2", "--seed", "4")
    assert ran.code == 1
    assert "seed 4: a piece was lost" in ran.out and "arpents record 2" in ran.out
    file = tmp_path / "failure.arp"
    assert run("check", GAME, "--games", "2", "--record", str(file), "--lang", "fr").code == 1
    assert parse(file.read_text()).seed == 1
    assert json.loads(run("check", GAME, "--json").out)["failure"]["what"] == "a piece was lost"


def test_rules_in_both_languages(run: Run) -> None:
    assert "Abraham" in run("rules", GAME, "5.1").out
    assert run("rules", GAME, "5.1").out != run("rules", GAME, "5.1", "--lang", "fr").out
    assert run("rules", "muskets-tomahawks", "14.3.10").out.startswith("14.3.10 ")
    assert "✓ 14.3.10 muskets" in run("rules", "muskets-tomahawks", "--coverage").out
    rules = json.loads(run("rules", GAME, "--json").out)["rules"]
    assert len(rules) > 60 and rules[0]["number"] == "1.1"


def test_names_with_a_hyphen_stay_whole_at_the_end_of_a_line(run: Run) -> None:
    assert not re.search(r"\bSt-\n", run("rules", GAME, "--lang", "fr").out)


def test_a_ruling_is_found_by_its_number(run: Run) -> None:
    shown = run("rules", "few-acres-of-snow", "FA-15").out
    assert shown.startswith("A15.1 ") and "FA-15 (A15.1): " in shown and "FA-16 (" not in shown
    assert "\nfew_acres_of_snow/raid.py:" in shown and "\ntests/few_acres_of_snow/test_" in shown
    assert shown != run("rules", "few-acres-of-snow", "FA-15", "--lang", "fr").out
    told = json.loads(run("rules", "few-acres-of-snow", "FA-15", "--json").out)
    assert (told["id"], told["rule"]) == ("FA-15", "A15.1")
    assert all(re.search(r"FA-15(?!\d)", line["text"]) for line in told["lines"] + told["tests"])
    assert json.loads(run("rules", "few-acres-of-snow", "FA-15", "--json", "--tests", "nowhere").out)["tests"] is None
    assert run("rules", "few-acres-of-snow", "FA-999").code != 0


def test_a_ruling_that_no_line_names_leads_to_the_lines_of_its_rule(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    search = citations.search
    monkeypatch.setattr(citations, "search", lambda folder, number: [] if "-" in number else search(folder, number))
    told = run("rules", "few-acres-of-snow", "FA-15").out
    assert "FA-15 (A15.1): " in told and "\nfew_acres_of_snow/raid.py:" in told and "\ntests/few_acres_of_snow/" in told


@pytest.mark.parametrize(
    ("game", "typed", "printed"),
    [
        ("small-wars-mohicans", "s13.7", "S13.7"),
        ("muskets-tomahawks", "14.3.10.", "14.3.10"),
        ("quebec-1759", "13.1D", "13.1d"),
        ("few-acres-of-snow", "a11", "A11"),
        ("few-acres-of-snow", "fa-15", "FA-15"),
    ],
)
def test_a_number_may_be_typed_as_it_stands_in_a_sentence(run: Run, game: str, typed: str, printed: str) -> None:
    assert run("rules", game, typed).out == run("rules", game, printed).out
    assert run("rules", game, f"{typed}999").code != 0


def test_coverage_finds_marks_on_functions_classes_and_modules(run: Run, tmp_path: Path) -> None:
    room = tmp_path / "quebec_1759"
    room.mkdir()
    numbers = [rule["number"] for rule in json.loads(run("rules", GAME, "--json").out)["rules"] if not rule["text"]]
    first, second, third, *rest = numbers
    file = room / "test_all.py"
    file.write_text(
        f"pytestmark = [pytest.mark.rule('{first}')]\n"
        f"@rule('{second}')\nclass TestOne:\n    @rule('{third}')\n    def test_a(self): ...\n"
        f"@rule({', '.join(repr(number) for number in rest)})\ndef test_b(): ...\n"
    )
    ran = run("rules", GAME, "--coverage", "--json", "--tests", str(tmp_path))
    found = {rule["number"]: rule for rule in json.loads(ran.out)["rules"]}
    assert ran.code == 0
    assert found[second]["tests"] == found[third]["tests"] == ["quebec_1759/test_all.py::TestOne::test_a"]
    assert len(found[first]["tests"]) == 2

    file.write_text(f"@rule('{first}', '99.9')\ndef test_b(): ...\n")
    ran = run("rules", GAME, "--coverage", "--tests", str(tmp_path))
    assert ran.code == 1
    assert "99.9 (quebec_1759/test_all.py::test_b)" in ran.out
    assert f"✗ {second}" in ran.out


def test_bench_measures_every_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from arpents.cli.commands import bench

    measured = bench.measure
    monkeypatch.setattr(bench, "measure", lambda game, seconds: measured(game, seconds / 3))
    found = json.loads(run("bench", "--game", GAME, "--quick", "--json").out)["games"][GAME]
    assert found["decisions_per_second"] > 0 and found["copy_us"] > 0 and found["view_us"] > 0
    assert found["times_chess"] > 0
    monkeypatch.setattr(bench, "chess_play", lambda seconds: None)  # no OpenSpiel here
    found = json.loads(run("bench", "--game", GAME, "--quick", "--json").out)["games"][GAME]
    assert found["times_chess"] is None
    assert found["compiled"] in (True, False)
    assert "µs" in run("bench", "--game", GAME, "--quick", "--lang", "fr").out


def test_bench_tells_the_ratio_to_earlier_figures(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from arpents.cli.commands import bench

    figures = {"game": GAME, "options": {}, "decisions_per_second": 300, "copy_us": 2.0, "view_us": 10.0}
    monkeypatch.setattr(bench, "measure", lambda game, seconds: dict(figures))
    monkeypatch.setattr(bench, "chess_play", lambda seconds: 100.0)
    earlier = {"decisions_per_second": 200, "copy_us": 3.0, "view_us": 5.0}
    kept = tmp_path / "figures.json"
    kept.write_text(json.dumps({"compiled": bench.compiled(), "games": {GAME: earlier}}))
    ran = run("bench", "--game", GAME, "--compare", str(kept), "--json")
    assert json.loads(ran.out)["games"][GAME]["ratio"] == {"decisions_per_second": 1.5, "copy_us": 1.5, "view_us": 0.5}
    shown = run("bench", "--compare", str(kept), "--lang", "fr").out
    assert "décisions × 1,5, copies × 1,5, vues × 0,5" in shown and "3 fois les décisions des échecs" in shown
    kept.write_text(json.dumps({"speed": {GAME: {bench.mode(): earlier}}}))  # as bench/figures.json has it
    ran = run("bench", "--game", GAME, "--compare", str(kept), "--json")
    assert json.loads(ran.out)["games"][GAME]["ratio"]["decisions_per_second"] == 1.5

    for wrong in ("{}", "no", json.dumps({"compiled": bench.compiled(), "games": {GAME: {**earlier, "copy_us": 0}}})):
        kept.write_text(wrong)
        ran = run("bench", "--compare", str(kept))
        assert ran.code == 2 and "figures.json does not hold figures" in ran.err
    kept.write_text(json.dumps({"compiled": not bench.compiled(), "games": {GAME: earlier}}))
    ran = run("bench", "--compare", str(kept))
    assert ran.code == 2 and "not measured in the same way" in ran.err


def test_bench_tells_where_the_time_goes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from arpents.cli.commands import bench

    profiled = bench.profile
    monkeypatch.setattr(bench, "profile", lambda game: profiled(game, 0.05))
    found = json.loads(run("bench", "--profile", GAME, "--json").out)
    assert found["decisions"] == sum(part["decisions"] for part in found["procedures"]) > 100
    assert 0.99 < sum(part["share"] for part in found["procedures"]) < 1.01
    assert {"Setup", "Planning", "Picking"} <= {part["procedure"] for part in found["procedures"]}
    assert all(part["listed_ns"] > 0 for part in found["procedures"][:3])
    assert "Planning" in run("bench", "--profile", GAME, "--lang", "fr").out
    ran = run("bench", "--profile", GAME, "--compare", "figures.json")
    assert ran.code == 2 and "--profile and --compare" in ran.err


def test_a_rule_is_found_from_its_number(run: Run) -> None:
    told = run("rules", "wilderness-war", "7.62").out
    assert "Drilled Troops" in told
    assert "wilderness_war/common/losses.py:" in told
    assert "tests/wilderness_war/test_battle.py::test_7_62" in told
    found = json.loads(run("rules", "wilderness-war", "8.231", "--json").out)
    assert "WW-21" in [ruling["id"] for ruling in found["rulings"]]
    assert {line["file"] for line in found["lines"]} >= {"fighting/siege.py"}
    assert found["tests"]


def test_a_chapter_is_told_with_the_modules_in_which_it_is(run: Run) -> None:
    told = run("rules", "wilderness-war", "7").out
    assert "7.62" in told and 'wilderness_war/fighting/battle.py:1: """7 Battle."""' in told
    assert told != run("rules", "wilderness-war", "7", "--lang", "fr").out
    found = json.loads(run("rules", "wilderness-war", "7", "--json").out)
    assert "fighting/battle.py" in found["modules"] and "7.62" in [rule["number"] for rule in found["rules"]]


def test_without_the_tests_a_rule_is_told_all_the_same(run: Run, tmp_path: Path) -> None:
    told = run("rules", "quebec-1759", "9.1", "--tests", str(tmp_path), "--lang", "fr").out
    assert "quebec_1759/orders.py:" in told and "--tests" in told
    assert json.loads(run("rules", "quebec-1759", "9.1", "--tests", str(tmp_path), "--json").out)["tests"] is None


@pytest.mark.parametrize(
    ("number", "text", "found"),
    [("7.6", "7.6 losses", True), ("7.6", "7.62", False), ("7.6", "(17.6)", False), ("7.6", "7.6.", True),
     ("S4.1", "S4.13", False), ("4.1", "S4.1", False), ("10.2", "10.2a", False)],
)  # fmt: skip
def test_a_number_is_not_found_inside_another(number: str, text: str, found: bool) -> None:
    assert bool(cites(number).search(text)) is found
