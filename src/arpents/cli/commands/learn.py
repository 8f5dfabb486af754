"""`arpents learn`: the lessons of a game, step by step, and then a first match that is explained."""

from __future__ import annotations

import argparse
import json
import secrets
from typing import Any

from arpents.bots import offered_bots
from arpents.cli.commands.play import opponents
from arpents.cli.console import Console
from arpents.cli.learning import DONE, Progress
from arpents.cli.lesson_tabletop import GuidedTabletop, LessonTabletop
from arpents.cli.parser import Parser, wanted_game
from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.engine.game import Game
from arpents.games import slugs
from arpents.proof.lessons import examine_lesson
from arpents.speech import Speech, speech_for
from arpents.table.lesson_match import LessonMatch
from arpents.table.lessons import FIRST_MATCH, Lesson, first_match_of, lesson_of, lessons_of
from arpents.table.match import Match


def options(parser: Parser) -> None:
    parser.word("game")
    parser.word("lesson")
    parser.flag("--list")
    parser.flag("--again")
    parser.flag("--check")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.game is None and (arguments.list or arguments.check):
        wanted = list(slugs())
    else:
        wanted = [wanted_game(arguments.game, words).slug]
    if arguments.check:
        return check(wanted, arguments.lesson, arguments.json, words)
    if arguments.list or (arguments.json and arguments.lesson is None):
        return tell_all(wanted, arguments.json, words)
    game = wanted_game(arguments.game, words)
    lessons = lessons_of(game.slug)
    if not lessons:
        raise Refusal("no-lessons", game=game.slug)
    id = arguments.lesson or Progress().next_lesson(game.slug)
    if id == FIRST_MATCH:
        return play_first(game, arguments.json, words)
    lesson = lesson_of(game.slug, id)
    if arguments.json:
        print(json.dumps(lesson_data(lesson, words.speech, whole=True), ensure_ascii=False, indent=1))
        return 0
    progress = Progress()
    step = 0 if arguments.again else progress.step(lesson)
    LessonTabletop(LessonMatch.of_lesson(lesson, step), progress, words, Console()).run()
    return 0


# -- the list


def tell_all(wanted: list[str], as_json: bool, words: Words) -> int:
    progress = Progress()
    told = [game_data(slug, progress, speech_for(slug, words.lang)) for slug in wanted]
    if as_json:
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    for game in told:
        print(f"{game['game']}  {game['title']}")
        for lesson in game["lessons"]:
            standing = standing_of(lesson, words)
            print(f"  {lesson['lesson']:<12} {lesson['title']}{f' ({standing})' if standing else ''}")
            print(f"  {'':<12} {lesson['about']}")
    return 0


def standing_of(lesson: dict[str, Any], words: Words) -> str:
    if lesson["done"]:
        return words.text("lesson-is-done")
    if lesson["step"]:
        return words.speech.text("learn-step", {"step": lesson["step"] + 1, "steps": lesson["steps"]})
    return ""


def game_data(slug: str, progress: Progress, speech: Speech) -> dict[str, Any]:
    found = [
        {
            **lesson_data(lesson, speech),
            "done": progress.is_done(slug, lesson.id),
            "step": progress.step(lesson),
        }
        for lesson in lessons_of(slug).values()
    ]
    if found:
        found.append(
            {
                "lesson": FIRST_MATCH,
                "title": speech.text("learn-first-match"),
                "about": speech.text("learn-first-match-about"),
                "seat": first_match_of(slug).seat,
                "steps": 0,
                "done": progress.is_done(slug, FIRST_MATCH),
                "step": 0,
            }
        )
    return {"game": slug, "title": speech.text("game-title"), "lessons": found}


def lesson_data(lesson: Lesson, speech: Speech, whole: bool = False) -> dict[str, Any]:
    told: dict[str, Any] = {
        "lesson": lesson.id,
        "title": speech.text(lesson.title),
        "about": speech.text(lesson.about),
        "seat": lesson.seat,
    }
    if not whole:
        return {**told, "steps": len(lesson.steps)}
    steps = [
        {
            "step": step.id,
            "text": speech.text(step.text),
            "well": speech.text(step.well) if step.asks and speech.has(step.well) else "",
            "rules": step.rules,
            "accept": step.accept,
            "show": step.show,
            "highlight": step.highlight,
        }
        for step in lesson.steps
    ]
    return {**told, "steps": steps}


# -- proving them


def check(wanted: list[str], id: str | None, as_json: bool, words: Words) -> int:
    """Every fault of these lessons; an exit code of 1 where there is one."""
    told: list[dict[str, str]] = []
    count = 0
    for slug in wanted:
        words.about(slug)
        try:
            lessons = list(lessons_of(slug).values()) if id is None else [lesson_of(slug, id)]
            faults = [fault for lesson in lessons for fault in examine_lesson(lesson)]
        except ArpentsError as error:
            lessons, faults = [], getattr(error, "faults", [])
            if not faults:
                raise
        count += len(lessons)
        for fault in faults:
            sentence = words.speech.fault(fault.where, fault.reason, fault.rule, fault.arguments)
            told.append({"game": slug, "where": fault.where, "text": sentence})
    if as_json:
        print(json.dumps({"lessons": count, "faults": told}, ensure_ascii=False, indent=1))
    else:
        for one in told:
            print(f"{one['game']}: {one['text']}")
        print(words.text("lessons-checked", {"count": count, "faults": len(told)}))
    return 1 if told else 0


# -- the first match


def play_first(game: Game[Any], as_json: bool, words: Words) -> int:
    first = first_match_of(game.slug)
    if as_json:
        print(json.dumps({"lesson": FIRST_MATCH, "seat": first.seat, "scenario": first.scenario}, ensure_ascii=False))
        return 0
    bots = opponents(game, first.seat, offered_bots(game)[0])
    match = Match.start(game, first.scenario, first.options, secrets.randbits(32))
    Console().say(words.speech.text("learn-first-match-about"))
    GuidedTabletop(match, bots, words, Console()).run()
    if match.over:
        Progress().keep(game.slug, FIRST_MATCH, DONE)
    return 0
