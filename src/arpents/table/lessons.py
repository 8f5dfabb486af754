"""Lessons: a game learned step by step, each step a decision to try, with the script of what the other seat does.

A room keeps them in `lessons/NN-ID.toml` and their texts, `lesson-ID-...`, in `text/lessons.*.ftl`; docs/lessons.md
tells the form. No rule is written there: a lesson is positions, words that are accepted, and words that follow.
"""

from __future__ import annotations

import fnmatch
import functools
import itertools
import re
import tomllib
from typing import Any, Final

from arpents.engine.errors import ArpentsError, Fault, PositionFault
from arpents.engine.state import MatchState
from arpents.games import find, list_of, room_of
from arpents.table.decisions import Move
from arpents.table.set_pieces import SetPiece, pieces_of

FILES: Final = re.compile(r"\d\d-([a-z][a-z0-9-]*)\.toml")
FIRST_MATCH: Final = "first-match"  # what comes after the last lesson
OF_LESSON: Final = {"seat", "position", "played", "step"}
OF_STEP: Final = {"id", "rules", "accept", "show", "reply", "highlight", "position", "played", "piece"}
OF_FIRST_MATCH: Final = {"seat", "scenario", "options"}
LISTS: Final = ("rules", "accept", "reply", "highlight", "played")


class LessonFault(PositionFault):
    """A lesson that is not written as it should be: every fault of its file at once."""


class UnknownLesson(ArpentsError):
    """A lesson that the game does not have."""


class Step:
    """One thing to do, or to look at. What is accepted is a list of chains of words; any one of them is right."""

    def __init__(self, lesson: str, entry: dict[str, Any], piece: SetPiece | None) -> None:
        self.id = str(entry["id"])
        self.lesson = lesson
        self.rules = [str(rule) for rule in entry.get("rules", [])]
        self.accept = [chain for text in entry.get("accept", []) for chain in chains_of(text)]
        self.show = chains_of(str(entry["show"]))[0] if "show" in entry else next(iter(self.accept), [])
        self.reply = [move_of(move) for move in entry.get("reply", [])]
        self.highlight = [str(noun) for noun in entry.get("highlight", [])]
        self.spec: dict[str, object] | None = entry.get("position")
        self.played = [move_of(move) for move in entry.get("played", [])]
        self.piece = piece
        if piece is not None:
            self.rules = self.rules or [piece.rule]
            self.accept = piece.right
            self.show = piece.right[0]
            self.spec = piece.spec
            self.played = [(seat, words) for seat, _, words in piece.played]

    @property
    def text(self) -> str:
        """What to do, and why."""
        return f"lesson-{self.lesson}-{self.id}"

    @property
    def well(self) -> str:
        """What is said after it, where there is something to say."""
        return self.piece.why if self.piece is not None else f"{self.text}-well"

    @property
    def wrong(self) -> str:
        """What is said to a legal try that is not what is asked, where a sentence of its own is written."""
        return f"{self.text}-wrong"

    @property
    def rule(self) -> str:
        return self.rules[0]

    @property
    def asks(self) -> bool:
        """Whether something is to be decided; else one looks and reads on."""
        return bool(self.accept)

    def goes_on(self, chosen: list[str]) -> bool:
        """Whether these words begin one of the accepted chains."""
        return any(len(chosen) <= len(chain) and fits(chosen, chain[: len(chosen)]) for chain in self.accept)

    def solved(self, chosen: list[str]) -> bool:
        return any(len(chosen) == len(chain) and fits(chosen, chain) for chain in self.accept)

    def next_words(self, chosen: list[str]) -> str:
        """What would be right now: as it is shown where that is the way that was taken, or else as accepted."""
        for chain in (self.show, *self.accept):
            if len(chosen) < len(chain) and fits(chosen, chain[: len(chosen)]):
                return chain[len(chosen)]
        return ""


class Lesson:
    """The steps of one file, and the position in which they begin."""

    def __init__(self, slug: str, id: str, entry: dict[str, Any], pieces: dict[str, SetPiece]) -> None:
        self.slug = slug
        self.id = id
        self.seat = str(entry["seat"])
        self.spec: dict[str, object] = entry.get("position", {})
        self.played = [move_of(move) for move in entry.get("played", [])]
        self.steps = [Step(id, step, pieces.get(str(step.get("piece")))) for step in entry["step"]]

    @property
    def title(self) -> str:
        return f"lesson-{self.id}-title"

    @property
    def about(self) -> str:
        return f"lesson-{self.id}-about"

    def begins_anew(self, number: int) -> bool:
        """Whether a step has a position of its own."""
        return number < len(self.steps) and self.steps[number].spec is not None

    def position(self, number: int) -> MatchState:
        """The match as it stands when a step begins: what is shown in the steps before it has been played."""
        first = number
        while first > 0 and not self.begins_anew(first):
            first -= 1
        begun = self.steps[first].spec if self.begins_anew(first) else None
        state: MatchState = find(self.slug).position(self.spec if begun is None else begun)
        for seat, words in self.played if begun is None else self.steps[first].played:
            state.play(seat, words)
        for step in self.steps[first:number]:
            for seat, words in [*((self.seat, words) for words in step.show), *step.reply]:
                state.play(seat, words)
        return state


class FirstMatch:
    """What is played after the lessons: which side, in which scenario."""

    def __init__(self, seat: str, scenario: str, options: dict[str, str]) -> None:
        self.seat = seat
        self.scenario = scenario
        self.options = options


def chains_of(text: str) -> list[list[str]]:
    """`take a & take b, done`: what stands between commas comes in this order, what `&` joins in any order."""
    parts = [[words.strip() for words in part.split("&")] for part in text.split(",")]
    orders = [list(itertools.permutations(part)) for part in parts]
    return [[words for part in chosen for words in part] for chosen in itertools.product(*orders)]


def move_of(text: str) -> Move:
    seat, _, words = str(text).partition(" ")
    return seat, words


def fits(chosen: list[str], chain: list[str]) -> bool:
    """`take *` is any choice of this verb, `*` any choice at all."""
    return all(fnmatch.fnmatchcase(words, wanted) for words, wanted in zip(chosen, chain, strict=True))


# -- reading


@functools.cache
def lessons_of(slug: str) -> dict[str, Lesson]:
    """The lessons of a game in their order, which is that of the file names; none where a room has none."""
    folder = room_of(slug) / "lessons"
    found: dict[str, Lesson] = {}
    for file in sorted(folder.iterdir() if folder.is_dir() else [], key=lambda file: file.name):
        named = FILES.fullmatch(file.name)
        if named is not None:
            entry = tomllib.loads(file.read_text(encoding="utf-8"))
            found[named[1]] = read_lesson(slug, named[1], entry)
    return found


def lesson_of(slug: str, id: str) -> Lesson:
    lessons = lessons_of(slug)
    if id not in lessons:
        raise UnknownLesson("unknown-lesson", lesson=id, game=slug, known=list(lessons))
    return lessons[id]


def next_lesson(slug: str, id: str) -> str:
    """The lesson after this one; after the last one, the first match."""
    ids = [*lessons_of(slug), FIRST_MATCH]
    return ids[ids.index(id) + 1]


def first_match_of(slug: str) -> FirstMatch:
    """As `lessons/first-match.toml` says; what it leaves out is the game's first."""
    return read_first_match(slug, list_of(slug, f"lessons/{FIRST_MATCH}.toml"))


def read_first_match(slug: str, entry: dict[str, Any]) -> FirstMatch:
    game = find(slug)
    faults = [Fault(name, "learn-unknown-field", "", {"field": name}) for name in sorted(set(entry) - OF_FIRST_MATCH)]
    seat = str(entry.get("seat", game.seats[0]))
    scenario = str(entry.get("scenario", game.scenarios[0]))
    options = {str(name): str(value) for name, value in entry.get("options", {}).items()}
    if seat not in game.seats:
        faults.append(Fault("seat", "learn-unknown-seat", "", {"value": seat}))
    try:
        game.scenario_number(scenario)
        game.option_values(options)
    except ArpentsError as error:
        faults.append(Fault(FIRST_MATCH, error.reason, error.rule, error.arguments))
    if faults:
        raise LessonFault(faults)
    return FirstMatch(seat, scenario, options)


def read_lesson(slug: str, id: str, entry: dict[str, Any]) -> Lesson:
    """The lesson, or every fault of its file."""
    faults = faults_in(slug, entry)
    if faults:
        raise LessonFault(faults)
    return Lesson(slug, id, entry, {piece.id: piece for piece in pieces_of(slug)})


def faults_in(slug: str, entry: dict[str, Any]) -> list[Fault]:
    """What can be seen without playing: names, forms, what is missing."""
    game = find(slug)
    faults = [Fault(name, "learn-unknown-field", "", {"field": name}) for name in sorted(set(entry) - OF_LESSON)]
    if entry.get("seat") not in game.seats:
        faults.append(Fault("seat", "learn-unknown-seat", "", {"value": str(entry.get("seat"))}))
    faults += list_faults("", entry) + move_faults(slug, "", entry)
    steps = entry.get("step")
    if not isinstance(steps, list) or not steps:
        return [*faults, Fault("step", "learn-without-steps")]
    known: set[str] = set()
    for number, step in enumerate(steps, 1):
        where = f"step {step.get('id', number)}"
        if not isinstance(step.get("id"), str) or step["id"] in known | {"title", "about"}:
            faults.append(Fault(where, "learn-step-id"))
        known.add(str(step.get("id")))
        faults += step_faults(slug, where, entry, step)
    return faults


def step_faults(slug: str, where: str, entry: dict[str, Any], step: dict[str, Any]) -> list[Fault]:
    faults = [Fault(where, "learn-unknown-field", "", {"field": name}) for name in sorted(set(step) - OF_STEP)]
    faults += list_faults(where, step) + move_faults(slug, where, step)
    if faults:
        return faults
    if "piece" in step:
        piece = next((one for one in pieces_of(slug) if one.id == step["piece"]), None)
        if piece is None or piece.seat != entry.get("seat"):
            faults.append(Fault(where, "learn-unknown-piece", "", {"value": str(step["piece"])}))
        if {"accept", "show", "position", "played"} & set(step):
            faults.append(Fault(where, "learn-piece-and-more"))
        return faults
    if not step.get("rules"):
        faults.append(Fault(where, "learn-without-rule"))
    accept = step.get("accept", [])
    if ("show" in step or "reply" in step) and not accept:
        faults.append(Fault(where, "learn-nothing-accepted"))
    shown = step.get("show", accept[0] if accept else "")
    if "*" in shown:
        faults.append(Fault(where, "learn-nothing-shown"))
    elif accept and not any(
        len(first) == len(chain) and fits(first, chain)
        for first in chains_of(shown)[:1]
        for one in accept
        for chain in chains_of(one)
    ):
        faults.append(Fault(where, "learn-shown-not-accepted", "", {"words": shown}))
    return faults


def list_faults(where: str, part: dict[str, Any]) -> list[Fault]:
    """What must be a list of texts, and is not."""
    return [
        Fault(f"{where} {name}".strip(), "learn-not-a-list")
        for name in LISTS
        if not isinstance(part.get(name, []), list) or not all(isinstance(one, str) for one in part.get(name, []))
    ]


def move_faults(slug: str, where: str, part: dict[str, Any]) -> list[Fault]:
    """Moves of a script that begin with no seat of the game."""
    seats = find(slug).seats
    moves = [move for name in ("played", "reply") for move in part.get(name, []) if isinstance(move, str)]
    return [
        Fault(where or "played", "learn-move-without-seat", "", {"move": move})
        for move in moves
        if move_of(move)[0] not in seats or not move_of(move)[1]
    ]
