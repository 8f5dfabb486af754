"""A lesson played through: every accepted answer is legal, and whatever is answered, the next step can be taken."""

from __future__ import annotations

from typing import Final

from arpents.engine.errors import ArpentsError, Fault
from arpents.engine.state import MatchState
from arpents.speech import LANGUAGES, speech_for
from arpents.table.lessons import Lesson, fits

MOST_ANSWERS: Final = 24  # tried for one accepted chain with a `*` in it


def examine_lesson(lesson: Lesson) -> list[Fault]:
    """Every fault that shows when the lesson is said and played."""
    return said_faults(lesson) + played_faults(lesson)


# -- said


def said_faults(lesson: Lesson) -> list[Fault]:
    """Texts that are missing, and rules and things that the game does not know."""
    faults: list[Fault] = []
    for language in LANGUAGES:
        speech = speech_for(lesson.slug, language)
        for id in wanted_texts(lesson):
            if not speech.has(id):
                faults.append(Fault(f"{lesson.id} {language}", "learn-without-text", "", {"id": id}))
        for step in lesson.steps:
            where = f"{lesson.id} {step.id}"
            for rule in step.rules:
                if rule not in speech.summaries:
                    faults.append(Fault(where, "unknown-rule", "", {"number": rule}))
            for noun in step.highlight:
                if not speech.has(noun):
                    faults.append(Fault(where, "learn-without-text", "", {"id": noun}))
    return faults


def wanted_texts(lesson: Lesson) -> list[str]:
    return [lesson.title, lesson.about, *(step.text for step in lesson.steps)]


def possible_texts(lesson: Lesson) -> set[str]:
    """Every text that the lesson may use, whether it is written or not."""
    return {*wanted_texts(lesson), *(id for step in lesson.steps for id in (step.well, step.wrong))}


# -- played


def played_faults(lesson: Lesson) -> list[Fault]:
    faults: list[Fault] = []
    for number, step in enumerate(lesson.steps):
        where = f"{lesson.id} {step.id}"
        try:
            state = lesson.position(number)
        except ArpentsError as error:
            return [*faults, *faults_of(where, error)]
        if not step.asks:
            continue
        for chain in [step.show, *step.accept]:
            faults += chain_faults(lesson, number, where, state, chain)
    return faults


def chain_faults(lesson: Lesson, number: int, where: str, state: MatchState, chain: list[str]) -> list[Fault]:
    """What goes wrong when somebody answers so."""
    try:
        ends = ways_through(state, lesson.seat, chain)
    except ArpentsError as error:
        return faults_of(where, error)
    if not ends:
        offered = ", ".join(state.words(action) for action in state.actions(lesson.seat))
        return [Fault(where, "learn-not-on-offer", "", {"words": ", ".join(chain), "text": offered})]
    following = next(
        (one for one in lesson.steps[number + 1 :] if one.asks or one.spec is not None),
        None,
    )
    for end in ends:
        try:
            for seat, words in lesson.steps[number].reply:
                end.play(seat, words)
            if following is not None and following.spec is None and following.asks:
                end.play(lesson.seat, following.show[0])
        except ArpentsError as error:
            return faults_of(where, error)
    return []


def ways_through(state: MatchState, seat: str, chain: list[str]) -> list[MatchState]:
    """The matches after the chain, one for each choice that a `*` in it stands for, as far as they are few."""
    ends = [state]
    for wanted in chain:
        following: list[MatchState] = []
        for one in ends:
            offered = [action for action in one.actions(seat) if fits([one.words(action)], [wanted])]
            if "*" not in wanted and not offered:
                one.copy().play(seat, wanted)  # says why not
            for action in offered[: max(1, MOST_ANSWERS // len(ends))]:
                end = one.copy()
                end.apply(seat, action)
                following.append(end)
        ends = following
    return ends


def faults_of(where: str, error: ArpentsError) -> list[Fault]:
    inner = getattr(error, "faults", None)
    if inner is not None:
        return [Fault(f"{where} {fault.where}", fault.reason, fault.rule, fault.arguments) for fault in inner]
    return [Fault(where, error.reason, error.rule, error.arguments)]
