"""Nothing hidden leaks: what a seat is given, asks and rehearses depends on nothing it cannot know.

Dealing hidden things again proves that nothing shown depends on them, but not that things which look alike cannot be
told apart: their names, and the order in which they were numbered, may tell. So both are looked at for themselves.
"""

from __future__ import annotations

import json
import marshal
import math
import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from arpents.engine.actions import NOUN, SHIFT
from arpents.engine.errors import ArpentsError
from arpents.engine.state import MatchState

TAIL = -40  # how much of the log is compared when something is dealt again; the rest was compared before
GIVEN = ("view", "prompt", "actions", "names of the choices", "events", "undo", "spectator's view", "observation")
NAMED = 25  # choices whose names are compared: a list may be very long
MOST_UNNAMED = 16  # numbers that are tried of things that have no name
MORE_WORLDS = 6  # that are looked at where the table may answer for somebody
ALTERNATIVES = 3  # choices that a decision must be told apart from
TELLING = 5.0  # standard deviations from chance at which an order counts as telling

Lineup = tuple[str, str, list[int]]  # the seat, the sort of things, and the nature of each in the order it is seen
Question = tuple[str, Callable[[MatchState], object]]  # what is asked, and how


def plain(data: Any) -> bytes:
    """Plain data as bytes, in its own order; many times quicker than JSON. (Form 2 is the last without references.)"""
    return marshal.dumps(data, 2)


def shown_to(state: MatchState, seat: str) -> list[bytes]:
    return [
        plain(state.view(seat)),
        plain(state.prompt(seat).dump()),
        plain(state.actions(seat)),
        plain([state.arguments(action) for action in state.actions(seat)[:NAMED]]),
        plain(state.events_for(seat, TAIL)),
        plain(state.can_undo(seat)),
        plain(state.view(None)),
        plain(state.game.observe(state, state.game.seat_number(seat)).hex()),
    ]


def leaks(state: MatchState, seat: str, questions: list[Question], rng: random.Random) -> Iterator[str]:
    """Deal again what the seat cannot know: nothing it is given, and no answer it gets, may change."""
    other = state.resample(seat, rng)
    mine = shown_to(state, seat)
    for what, here, there in zip(GIVEN, mine, shown_to(other, seat), strict=True):
        if here != there:
            parted = difference(json.dumps(marshal.loads(here)), json.dumps(marshal.loads(there)))
            yield f"the {what} of {seat} depends on what it cannot know: {parted}"
    for owner, names in state.game.alike():
        shown = [name for name in names if name.encode() in mine[0]]
        if owner != seat and shown != list(names[: len(shown)]):
            yield f"the view of {seat} tells apart by their names what looks alike: {', '.join(shown)}"
        if owner != seat and inspected_apart(state, seat, [name for name in names if name not in shown]):
            yield f"the sheets that {seat} may read tell apart what looks alike: {', '.join(names)}"
    for asked, answer in questions:
        here, there = plain(answer(state)), plain(answer(other))
        if here != there:
            yield f"{asked}, asked by {seat}, depends on what it cannot know"
    for owner in state.game.seats:
        if owner != seat and asked_apart(state, other, owner, seat, rng):
            yield f"{seat} learns what it cannot know from whether {owner} is asked"
    if imagined_apart(state, other, seat, rng.getrandbits(32)):
        yield f"the worlds that {seat} imagines depend on what it cannot know"


def asked_apart(state: MatchState, other: MatchState, owner: str, seat: str, rng: random.Random) -> bool:
    """Where the table may answer for the owner, it does so in all matches that look alike to the seat, or in none."""
    here = played_by_itself(state, owner, seat)
    if here != played_by_itself(other, owner, seat):
        return True
    if not state.game.foregone(state, state.game.seat_number(owner)):
        return False
    return any(here != played_by_itself(state.resample(seat, rng), owner, seat) for _ in range(MORE_WORLDS))


def played_by_itself(state: MatchState, owner: str, seat: str) -> bytes:
    """What the seat would see of an answer that is played by itself: nothing, where it sees nothing of it anyway."""
    if not state.foregone(owner):
        return b""
    twin = state.copy()
    before = plain([twin.view(seat), twin.prompt(seat).dump(), twin.to_act])
    number = state.game.seat_number(owner)
    twin.act(number, state.legal(number)[0])
    after = plain([twin.view(seat), twin.prompt(seat).dump(), twin.to_act])
    return b"" if after == before else b"seen"


def imagined_apart(state: MatchState, other: MatchState, seat: str, seed: int) -> bool:
    """Whoever thinks for a seat imagines worlds: by the same chance the same ones, whatever is really hidden."""
    worlds = [one.resample(seat, random.Random(seed)).key() for one in (state, other)]
    return worlds[0] != worlds[1]


def inspected_apart(state: MatchState, seat: str, names: list[str]) -> bool:
    """Things that look alike inspect alike, but for their names."""
    sheets: set[bytes] = set()
    for nouns in state.game.things():
        for name in names:
            if name in nouns.numbers:
                told = state.inspect(seat, f"{nouns.prefix}-{name}")
                sheets.add(plain([told["facts"], told["now"], told["notes"]]))
    return len(sheets) > 1


def questions_of(state: MatchState, seat: str, seen: Iterable[int], rng: random.Random) -> list[Question]:
    """What a player might ask at this moment: why not, what if, what it would bring, what an order stands for."""
    actions = state.actions(seat)
    tried = rng.sample(actions, min(2, len(actions)))
    others = sorted(set(seen).difference(actions))
    tried += rng.sample(others, min(2, len(others)))
    found: list[Question] = []
    for action in tried:
        found.append((f"why {state.words(action)}", explaining(seat, state.words(action))))
        found.append((f"what {state.words(action)} would bring", foreseeing(seat, state.words(action))))
    found.append(("where it might go", lambda other: answered(lambda: other.journeys(seat))))
    number = state.game.seat_number(seat)
    for text in state.game.notations():
        found.append((f"the notation {text}", expanding(number, text)))
    found += inspections(state, seat, rng)
    words = [state.words(action) for action in (actions + others)[:200]]
    nouns = sorted({noun for one in words for noun in one.split()[1:]})
    queries = state.game.queries()
    if queries and nouns:
        query = rng.choice(sorted(queries))
        arguments = {name: rng.choice(nouns) for name in queries[query] if rng.random() < 0.8}
        found.append((f"the query {query} {arguments}", querying(seat, query, arguments)))
    return found


def inspections(state: MatchState, seat: str, rng: random.Random) -> list[Question]:
    """Things of two sorts, looked at by the seat and by a spectator; and what counts on the charts."""
    found: list[Question] = [("what counts on the charts", lambda state: state.chart_marks(seat))]
    things = state.game.things()
    for nouns in rng.sample(things, min(2, len(things))):
        name = rng.choice(nouns.names) if nouns.names else nouns.name(rng.randrange(MOST_UNNAMED))
        thing = f"{nouns.prefix}-{name}" if nouns.prefix else name
        found.append((f"what {thing} is", inspecting(seat, thing)))
        found.append((f"what {thing} is to a spectator", inspecting(None, thing)))
    return found


def explaining(seat: str, words: str) -> Callable[[MatchState], object]:
    return lambda state: answered(lambda: state.explain(seat, words).dump())


def foreseeing(seat: str, words: str) -> Callable[[MatchState], object]:
    return lambda state: answered(lambda: state.foresee(seat, words))


def inspecting(seat: str | None, thing: str) -> Callable[[MatchState], object]:
    return lambda state: answered(lambda: state.inspect(seat, thing))


def expanding(number: int, text: str) -> Callable[[MatchState], object]:
    return lambda state: answered(lambda: state.game.expand(state, number, text))


def querying(seat: str, query: str, arguments: dict[str, str]) -> Callable[[MatchState], object]:
    return lambda state: answered(lambda: state.query(seat, query, arguments))


def answered(ask: Callable[[], object]) -> object:
    """An answer, or the refusal that stands for one."""
    try:
        return ask()
    except ArpentsError as refusal:
        return [refusal.reason, refusal.rule, json.dumps(refusal.arguments, sort_keys=True)]


def told_apart(state: MatchState, seat: str, action: int, rng: random.Random) -> Iterator[str]:
    """A decision that observations tell everybody is one that everybody can tell from the other choices.

    Only words that name the same things, and are open too, may look the same (a volley and single shots).
    """
    game = state.game
    if not is_open(state, action) or len(state.to_act) > 1:
        return
    for other in game.seats:
        if other == seat:
            continue
        shown = shown_of(state, seat, action, other)
        for world in (state, state.resample(other, rng)):
            world = world.copy()
            world.chance = state.chance.copy()
            offered = [one for one in world.actions(seat) if one != action]
            for one in rng.sample(offered, min(ALTERNATIVES, len(offered))):
                same_things = is_open(state, one) and one & NOUN == action & NOUN
                if not same_things and shown_of(world, seat, one, other) == shown:
                    yield f"{other} is told of {state.words(action)}, which looks to it like {state.words(one)}"


def is_open(state: MatchState, action: int) -> bool:
    return state.game.open_kinds[action >> SHIFT] == 1


def shown_of(state: MatchState, seat: str, action: int, other: str) -> bytes:
    """What another seat sees of a decision."""
    twin = state.copy()
    twin.log = []
    twin.log_length = 0
    twin.recording = True
    twin.apply(seat, action)
    return plain([twin.view(other), twin.events_for(other), other in twin.to_act])


def difference(mine: str, theirs: str) -> str:
    """The first place where two texts part, with a little around it."""
    at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
    return f"...{mine[max(0, at - 60) : at + 40]} / ...{theirs[max(0, at - 60) : at + 40]}"


class Lineups:
    """The order of things that look alike, over many matches: it must have nothing to do with what they are."""

    def __init__(self) -> None:
        self.longest: dict[tuple[str, str], list[int]] = {}

    def look(self, state: MatchState) -> None:
        """Remember the longest line of each sort that a match has shown."""
        for number, seat in enumerate(state.game.seats):
            for sort, natures in state.game.lineups(state, number):
                if len(natures) > len(self.longest.get((seat, sort), [])):
                    self.longest[seat, sort] = list(natures)

    def found(self) -> list[Lineup]:
        return [(seat, sort, natures) for (seat, sort), natures in self.longest.items()]


def telling_orders(lineups: Iterable[Lineup]) -> Iterator[str]:
    """Sorts of things whose order gives them away: the ranks of one nature lie too low or too high to be chance."""
    sums: dict[tuple[str, str], list[float]] = {}
    for seat, sort, natures in lineups:
        high = [place for place, nature in enumerate(natures) if nature]
        low = len(natures) - len(high)
        if not high or not low:
            continue
        expected = len(high) * (len(natures) - 1) / 2
        total = sums.setdefault((seat, sort), [0.0, 0.0])
        total[0] += sum(high) - expected
        total[1] += len(high) * low * (len(natures) + 1) / 12
    for (seat, sort), (excess, variance) in sorted(sums.items()):
        deviation = excess / math.sqrt(variance)
        if abs(deviation) >= TELLING:
            yield f"the order of {sort} tells {seat} what they are ({deviation:+.1f} standard deviations from chance)"
