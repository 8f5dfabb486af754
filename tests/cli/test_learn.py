"""`arpents learn`: lessons in the terminal, left and taken up, and the first match."""

import json
from pathlib import Path

import pytest

from arpents.cli.commands import learn
from arpents.cli.lesson_tabletop import guidance
from arpents.cli.words import Words
from arpents.games import ROOMS, find
from arpents.speech import LANGUAGES, Speech
from arpents.table.lessons import first_match_of, lessons_of
from tests.cli.conftest import Run
from tests.cli.test_commands import GAME


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def told(run: Run) -> dict[str, dict[str, object]]:
    games = json.loads(run("learn", GAME, "--list", "--json").out)
    return {lesson["lesson"]: lesson for lesson in games[0]["lessons"]}


def test_the_list_names_every_lesson_and_the_first_match(run: Run) -> None:
    ran = run("learn", "--list", "--lang", "fr")
    assert ran.code == 0
    for slug in ROOMS:
        assert slug in ran.out
        for lesson in lessons_of(slug).values():
            assert Speech(slug, "fr").text(lesson.title) in ran.out
    assert [*told(run)] == [*lessons_of(GAME), "first-match"]


def test_a_lesson_as_json_tells_its_steps(run: Run) -> None:
    lesson = json.loads(run("learn", GAME, "board", "--json").out)
    assert lesson["title"] == "The map and the river" and lesson["seat"] == "british"
    assert lesson["steps"][4]["accept"] == [["from ile-d-orleans"]] and lesson["steps"][4]["rules"] == ["6.1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_left_and_taken_up(run: Run, lang: str) -> None:
    speech = Speech(GAME, lang)
    ran = run("learn", GAME, "--lang", lang, typed="\n\n\n\nto levis\nready\nshow\nfrom ile-d-orleans\nquit\n")
    assert ran.code == 0, ran.err
    assert speech.text("lesson-board-goal")[:40] in ran.out
    asked = ran.out.partition(speech.text("learn-step", {"step": 5, "steps": 7}))[2]
    illegal, wrong = asked.index("[4.1]"), asked.index("[6.1]\n> \n")
    assert illegal < wrong and speech.text("lesson-board-from-wrong")[1:40] in asked
    assert told(run)["board"]["step"] == 5
    again = run("learn", GAME, "board", "--lang", lang, typed="to levis\ncount 4\n")
    assert speech.text("lesson-board-goal")[:40] not in again.out
    assert speech.text("learn-done") in again.out and f"arpents learn {GAME} turn" in again.out
    assert told(run)["board"]["done"] is True
    assert speech.text("lesson-turn-title") in run("learn", GAME, "--lang", lang).out
    assert speech.text("lesson-board-goal")[:40] in run("learn", GAME, "board", "--again", "--lang", lang).out


def test_one_goes_back_past_and_over_again(run: Run) -> None:
    ran = run("learn", GAME, "turn", typed="next\nback\nready\npick br-28th\nundo\nundo\nagain\nsave x\n")
    steps = [line for line in ran.out.splitlines() if line.startswith("Step ")]
    assert steps == [f"Step {number} of 5" for number in (1, 2, 1, 2, 2, 1, 1)]
    assert "taken up by itself" in ran.out


def test_every_lesson_of_a_game_ends_in_the_terminal(run: Run) -> None:
    for lesson in lessons_of(GAME).values():
        ran = run("learn", GAME, lesson.id, typed="next\n" * (2 * len(lesson.steps)))
        assert ran.code == 0 and "Lesson finished." in ran.out, lesson.id


def test_faults_are_told_and_make_the_code_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("learn", "--check")
    assert ran.code == 0 and "no fault" in ran.out
    broken = lessons_of(GAME)["turn"]
    monkeypatch.setattr(broken.steps[0], "accept", [["from beauport"]])
    monkeypatch.setattr(broken.steps[0], "show", ["from beauport"])
    ran = run("learn", GAME, "turn", "--check", "--json")
    assert ran.code == 1 and json.loads(ran.out)["faults"][0]["where"].startswith("turn ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("arguments", [("quebec", "board"), (GAME, "sailing"), (GAME, "board", "more"), ()])
def test_bad_input_is_one_sentence(run: Run, arguments: tuple[str, ...], lang: str) -> None:
    ran = run("learn", *arguments, "--lang", lang)
    assert ran.code == 2 and ran.out == "" and len(ran.err.splitlines()) == 1 and "‹" not in ran.err


def test_a_damaged_file_of_progress_is_done_without(run: Run, own_folder: Path) -> None:
    (own_folder / "arpents").mkdir()
    (own_folder / "arpents" / "lessons.json").write_text("[1, 2")
    assert told(run)["board"]["step"] == 0
    (own_folder / "arpents" / "lessons.json").write_text(json.dumps({GAME: {"board": "x", "turn": 99}}))
    assert told(run)["board"]["step"] == told(run)["turn"]["step"] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_match_explains_what_is_asked(run: Run, lang: str) -> None:
    ran = run("learn", GAME, "first-match", "--lang", lang, typed="help\nquit\n\n")
    assert ran.code == 0, ran.err
    speech = Speech(GAME, lang)
    assert speech.text("guide-plan")[:40] in ran.out.replace("\n  ", " ")
    first = json.loads(run("learn", GAME, "first-match", "--json").out)
    assert first["seat"] == first_match_of(GAME).seat


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ROOMS)
def test_whatever_a_game_asks_first_is_explained(slug: str, lang: str) -> None:
    state = find(slug).start()
    for seat in state.to_act:
        said = guidance(Words(lang, slug), state.prompt(seat).dump())
        assert said and "‹" not in said, state.prompt(seat).id


def test_the_command_is_documented_by_itself(run: Run) -> None:
    assert learn.__doc__ and "learn" in run("--help").out
