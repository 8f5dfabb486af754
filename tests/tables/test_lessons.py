"""The lessons of every game: whole, in both languages, and playable from the first step to the last."""

from __future__ import annotations

import copy
import functools
import random
import re
import tomllib
from importlib import resources
from typing import Any

import pytest

from arpents.cli.coverage import rules_of
from arpents.engine.errors import IllegalAction, NothingToUndo
from arpents.games import ROOMS, find
from arpents.proof.lessons import examine_lesson, played_faults, possible_texts
from arpents.speech import LANGUAGES, Speech
from arpents.table.lesson_match import LessonEnded, LessonMatch, NotThisStep, words_of
from arpents.table.lessons import (
    Lesson,
    LessonFault,
    UnknownLesson,
    first_match_of,
    lesson_of,
    lessons_of,
    next_lesson,
    read_first_match,
    read_lesson,
)
from tests.speech.ftl import HOUSE, messages, misset

TAUGHT = [slug for slug in ROOMS if lessons_of(slug)]
LESSONS = [(slug, id) for slug in TAUGHT for id in lessons_of(slug)]
QUEBEC = "quebec-1759"
LONGEST = 75  # words of one step

every_lesson = pytest.mark.parametrize(("slug", "id"), LESSONS, ids=[" ".join(lesson) for lesson in LESSONS])
every_taught = pytest.mark.parametrize("slug", TAUGHT)
in_both = pytest.mark.parametrize("lang", LANGUAGES)


@functools.cache
def speech(slug: str, lang: str) -> Speech:
    return Speech(slug, lang, strict=True)


def through(lesson: Lesson) -> LessonMatch:
    """The lesson as somebody takes it who does all that is shown."""
    match = LessonMatch.of_lesson(lesson)
    while not match.finished:
        words = match.shown_words
        if words:
            match.play(lesson.seat, words)
        else:
            match.go_on()
    return match


def written(name: str = "02-turn") -> dict[str, Any]:
    file = resources.files("arpents.games.quebec_1759") / "lessons" / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


# -- the lessons there are


@every_lesson
def test_a_lesson_has_no_fault(slug: str, id: str) -> None:
    say = speech(slug, "en").fault
    faults = examine_lesson(lesson_of(slug, id))
    assert [say(fault.where, fault.reason, fault.rule, fault.arguments) for fault in faults] == []


@every_lesson
@in_both
def test_a_lesson_is_taken_from_the_first_step_to_the_last(slug: str, id: str, lang: str) -> None:
    words = speech(slug, lang)
    lesson = lesson_of(slug, id)
    match = LessonMatch.of_lesson(lesson)
    steps = []
    while not match.finished:
        step = match.current
        assert step is not None
        if step.id not in steps:
            steps.append(step.id)
            text = words.text(step.text)
            assert text[0].isupper() and text[-1] in ".!?…", text
            assert len(text.split()) <= LONGEST, text
            assert lang == "en" or not misset(text), text
        if match.shown_words:
            assert words.label(match.game, match.state.action(match.shown_words), match.state)
            match.play(lesson.seat, match.shown_words)
            if match.done is step and words.has(step.well):
                assert words.text(step.well)
        else:
            match.go_on()
    assert steps == [step.id for step in lesson.steps]


@every_lesson
@pytest.mark.parametrize("seed", range(4))
def test_whatever_right_answer_is_given_the_next_one_is_shown(slug: str, id: str, seed: int) -> None:
    lesson, dice = lesson_of(slug, id), random.Random(seed)
    match = LessonMatch.of_lesson(lesson)
    while not match.finished:
        if not match.asked_now:
            match.go_on()
            continue
        step, offered = match.current, [match.state.words(action) for action in match.state.actions(lesson.seat)]
        assert step is not None and match.shown_words in offered, (step.id, match.chosen, match.shown_words)
        right = [words for words in offered if step.goes_on([*match.chosen, words])]
        match.play(lesson.seat, dice.choice(right))


@every_lesson
def test_every_step_can_be_taken_up_and_gone_back_to(slug: str, id: str) -> None:
    lesson = lesson_of(slug, id)
    taken = through(lesson)
    for number in range(len(lesson.steps) + 1):
        match = LessonMatch.of_lesson(lesson, number)
        taken.go_to(number)
        assert (match.step, taken.step) == (number, number)
        assert match.state.key() == taken.state.key()
        assert match.finished or not match.asked_now or match.shown_words


@every_lesson
def test_rules_exist_and_a_wrong_try_is_answered_with_one(slug: str, id: str) -> None:
    known, lesson = rules_of(slug), lesson_of(slug, id)
    for number, step in enumerate(lesson.steps):
        assert step.rules and [rule for rule in step.rules if rule not in known] == [], step.id
        if not step.asks:
            continue
        match = LessonMatch.of_lesson(lesson, number)
        key = match.state.key()
        others = [match.state.words(action) for action in match.state.actions(lesson.seat)]
        wrong = [words for words in others if not step.goes_on([words])]
        for words in wrong[:3]:
            with pytest.raises(NotThisStep) as refused:
                match.play(lesson.seat, words)
            assert refused.value.rule == step.rule
            for lang in LANGUAGES:
                assert f"[{step.rule}]" in speech(slug, lang).error(refused.value)
        assert (match.state.key(), match.step) == (key, number)


@every_taught
def test_every_text_of_lessons_is_used(slug: str) -> None:
    said = set(messages(HOUSE / "games" / slug.replace("-", "_") / "text", "en"))
    known = {id for lesson in lessons_of(slug).values() for id in possible_texts(lesson)}
    assert sorted(id for id in said if id.startswith("lesson-") and id not in known) == []


@every_taught
def test_every_question_of_the_game_has_its_guide(slug: str) -> None:
    said = set(messages(HOUSE / "games" / slug.replace("-", "_") / "text", "en"))
    asked = {id.removeprefix("prompt-") for id in said if id.startswith("prompt-")}
    assert asked and {id.removeprefix("guide-") for id in said if id.startswith("guide-")} == asked


@every_taught
def test_a_game_has_four_to_eight_lessons_and_then_a_first_match(slug: str) -> None:
    ids = list(lessons_of(slug))
    assert 4 <= len(ids) <= 8
    assert [next_lesson(slug, id) for id in ids] == [*ids[1:], "first-match"]
    first = first_match_of(slug)
    assert find(slug).start(first.scenario, first.options).to_act and first.seat in find(slug).seats


# -- taking one


def test_a_wrong_try_changes_nothing_and_says_why() -> None:
    match = LessonMatch.of_lesson(lesson_of(QUEBEC, "board"), 5)
    key = match.state.key()
    with pytest.raises(NotThisStep) as other:
        match.play("british", "to beauport")
    assert (other.value.reason, other.value.rule) == ("lesson-board-to-wrong", "7.2")
    with pytest.raises(IllegalAction) as illegal:
        match.play("british", "to abraham")
    assert not isinstance(illegal.value, NotThisStep) and illegal.value.rule == "6.1"
    assert match.state.key() == key


def test_without_a_sentence_of_its_own_a_step_has_the_general_one() -> None:
    entry = written()
    entry["step"] = [{"id": "unsaid", "rules": ["9.1"], "accept": ["ready"]}]
    match = LessonMatch.of_lesson(read_lesson(QUEBEC, "turn", entry))
    with pytest.raises(NotThisStep) as refused:
        match.play("british", "freely")
    assert (refused.value.reason, refused.value.rule) == ("learn-not-this", "9.1")


def test_whoever_knows_what_comes_need_not_look_first() -> None:
    match = LessonMatch.of_lesson(lesson_of(QUEBEC, "board"))
    with pytest.raises(NotThisStep) as refused:
        match.play("british", "ready")
    assert refused.value.reason == "learn-read-on"
    match.play("british", "from ile-d-orleans")
    assert match.current is not None and match.current.id == "to"


def test_a_line_of_the_rulebook_does_several_things_of_a_step_and_stops_at_its_end() -> None:
    lesson = lesson_of(QUEBEC, "turn")
    match = LessonMatch.of_lesson(lesson, 4)
    rows, left = match.play("british", "2 LE-ET")
    assert [row.words for row in rows] == ["from levis", "to etchemin", "count 2"]
    assert left == [] and match.finished
    with pytest.raises(LessonEnded):
        match.play("british", "ready")


def test_what_one_picks_may_come_in_any_order() -> None:
    lesson = lesson_of(QUEBEC, "battle")
    match = LessonMatch.of_lesson(lesson, 1)
    for words in ("right br-43rd", "left br-28th", "centre br-35th"):
        match.play("british", words)
    with pytest.raises(NotThisStep):
        match.play("british", "left br-47th")
    match.undo("british")
    assert match.chosen == ["right br-43rd", "left br-28th"] and match.shown_words == "centre br-35th"


def test_one_of_several_picks_is_put_back() -> None:
    match = LessonMatch.of_lesson(lesson_of(QUEBEC, "battle"), 1)
    for words in ("right br-43rd", "left br-28th"):
        match.play("british", words)
    match.put_back("british", "right br-43rd")
    assert match.chosen == ["left br-28th"]
    assert {match.shown_words} <= {"centre br-35th", "right br-43rd"}
    with pytest.raises(NothingToUndo):
        match.put_back("british", "right br-43rd")
    for words in ("centre br-35th", "right br-43rd", "done"):
        match.play("british", words)
    assert match.step == 2


def test_what_is_done_in_one_go_stays_within_the_step() -> None:
    acres = lesson_of("few-acres-of-snow", "board")
    match = LessonMatch.of_lesson(acres, 2)
    assert match.state.journeys("british") and match.journeys("british") == []
    siege = LessonMatch.of_lesson(lesson_of("few-acres-of-snow", "siege"))
    for journey in siege.journeys("british"):
        assert siege.lesson.steps[0].goes_on(words_of(journey))
    assert LessonMatch.of_lesson(acres).journeys("british") == []


def test_undo_at_the_beginning_of_a_step_goes_back_to_the_one_before() -> None:
    match = LessonMatch.of_lesson(lesson_of(QUEBEC, "turn"))
    match.play("british", "ready")
    assert match.step == 1
    match.play("british", "pick br-28th")
    match.undo("british")
    assert (match.step, match.chosen) == (1, [])
    match.undo("british")
    assert match.step == 0 and match.state.to_act == ("french", "british")


def test_an_exercise_begins_only_when_one_goes_on() -> None:
    lesson = lesson_of(QUEBEC, "landing")
    match = LessonMatch.of_lesson(lesson, 3)
    match.play("british", "fire br-35th")
    assert match.waiting and match.done is lesson.steps[3] and not match.asked_now
    fought = match.state.key()
    with pytest.raises(NotThisStep):
        match.play("british", "ready")
    assert match.state.key() == fought
    match.go_on()
    assert match.current is lesson.steps[4] and match.state.key() != fought


def test_a_lesson_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(UnknownLesson) as refused:
        lesson_of(QUEBEC, "sailing")
    for lang in LANGUAGES:
        said = speech(QUEBEC, lang).error(refused.value)
        assert "sailing" in said and "river" in said
    with pytest.raises(LessonEnded):
        LessonMatch.of_lesson(lesson_of(QUEBEC, "board")).go_to(99)


# -- files with faults


SPOILS = {
    "learn-unknown-field": lambda entry: entry.update(weather="fine"),
    "learn-unknown-seat": lambda entry: entry.update(seat="spanish"),
    "learn-without-steps": lambda entry: entry.update(step=[]),
    "learn-step-id": lambda entry: entry["step"][0].update(id="title"),
    "learn-not-a-list": lambda entry: entry["step"][0].update(accept="ready"),
    "learn-move-without-seat": lambda entry: entry["step"][0].update(reply=["ready"]),
    "learn-unknown-piece": lambda entry: entry["step"].append({"id": "x", "piece": "raid-not-scout"}),
    "learn-piece-and-more": lambda entry: entry["step"].append({"id": "x", "piece": "last-march", "accept": ["ready"]}),
    "learn-without-rule": lambda entry: entry["step"][0].update(rules=[]),
    "learn-nothing-accepted": lambda entry: entry["step"][0].pop("accept"),
    "learn-nothing-shown": lambda entry: entry["step"][1].pop("show"),
    "learn-shown-not-accepted": lambda entry: entry["step"][0].update(show="freely"),
}


@pytest.mark.parametrize(("reason", "spoil"), SPOILS.items(), ids=SPOILS)
def test_faults_of_a_file_are_told_where_they_are(reason: str, spoil: Any) -> None:
    entry = copy.deepcopy(written())
    assert read_lesson(QUEBEC, "turn", entry).steps
    spoil(entry)
    with pytest.raises(LessonFault) as refused:
        read_lesson(QUEBEC, "turn", entry)
    assert reason in {fault.reason for fault in refused.value.faults}
    for lang in LANGUAGES:
        assert "‹" not in speech(QUEBEC, lang).error(refused.value)


def test_all_faults_of_a_file_are_told_at_once() -> None:
    entry = written()
    entry["seat"] = "spanish"
    entry["step"][0]["rules"] = []
    entry["step"][1]["luck"] = 3
    with pytest.raises(LessonFault) as refused:
        read_lesson(QUEBEC, "turn", entry)
    assert [fault.where for fault in refused.value.faults] == ["seat", "step secret", "step pick"]


@pytest.mark.parametrize(
    ("at", "changes", "reason"),
    [
        (0, {"accept": ["from beauport"]}, "reason-"),
        (0, {"accept": ["dance"]}, "unknown-verb"),
        (0, {"accept": ["to *"], "show": "to levis"}, "reason-"),
        (0, {"reply": ["french from levis"]}, "reason-"),
        (1, {"accept": ["pick *"], "show": "pick br-28th"}, "reason-"),
    ],
)
def test_what_cannot_be_played_is_found_by_playing(at: int, changes: dict[str, Any], reason: str) -> None:
    entry = written()
    entry["step"][at].update(changes)
    faults = played_faults(read_lesson(QUEBEC, "turn", entry))
    assert faults and faults[0].where.startswith("turn ") and re.match(reason, faults[0].reason)


@pytest.mark.parametrize("entry", [{"seat": "x"}, {"scenario": "x"}, {"options": {"x": "on"}}, {"luck": 1}])
def test_a_first_match_that_cannot_begin_is_refused(entry: dict[str, Any]) -> None:
    with pytest.raises(LessonFault) as refused:
        read_first_match(QUEBEC, entry)
    for lang in LANGUAGES:
        assert speech(QUEBEC, lang).error(refused.value)
