"""What a choice would bring: the card, reach, and the odds of shooting, spotting and reactions with their modifiers."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of, noun_of
from arpents.engine.chart import NONE, Mark
from arpents.engine.foresight import Foresight, Odds, Reach, hits_of
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.facts.reading import spelt
from arpents.games.muskets_tomahawks.fire.declaring import Shoot
from arpents.games.muskets_tomahawks.fire.shooting import INSTEAD, MAIN, hit_weight, is_hurried, shots, weapon_of
from arpents.games.muskets_tomahawks.fire.vigilance import Watch
from arpents.games.muskets_tomahawks.ghosts import ghosts
from arpents.games.muskets_tomahawks.melee.engagement import Engage
from arpents.games.muskets_tomahawks.morale.reaction import Reaction, common_weight
from arpents.games.muskets_tomahawks.odds import CHANCES, reach, reaction_odds, shooting_odds, spotting_odds
from arpents.games.muskets_tomahawks.queries import acting
from arpents.games.muskets_tomahawks.spotting.spotting import best_die_on_marker
from arpents.games.muskets_tomahawks.state import ABOARD, VIGILANT, State
from arpents.games.muskets_tomahawks.words import kinds, nouns
from arpents.games.muskets_tomahawks.words.terms import HIT_IDS, TEST_IDS, terms_of

REACHING: Final = (kinds.ACT, kinds.ORDER, kinds.MOVE_ACTION)
CARDS_NAMED: Final = (kinds.PLAY, kinds.PLAY_RESERVED, kinds.SET_ASIDE, kinds.PREPARE)
AIMING: Final = (kinds.TARGET, kinds.SPLIT, kinds.FIRE_ALL, kinds.FIRE_VOLLEY)
ANSWERS: Final = (kinds.REACT, kinds.REACT_VOLLEY, kinds.REPLY_FIRE, kinds.REPLY_THROW)
LOOKING: Final = (kinds.SPOT, kinds.SPOT_MARKER, kinds.TARGET_MARKER)
MOST_FALLEN: Final = 5  # told one by one
WORK_OF_REACH: Final = 6

HIT_RULES: Final = [
    "10.3", "10.3.1", "10.3.2", "10.3.3", "10.3.4", "10.3.4", "10.3.4", "10.3.4", "10.3.5", "10.3.6", "10.3.7",
    "10.3.8", "10.3.9", "10.3.10", "10.4",
]  # fmt: skip
TEST_RULES: Final = [
    "14.2", "14.2.1", "14.2.2", "14.2.2", "14.2.3", "14.2.4", "14.2.5", "14.2.6", "14.2.7", "14.2.8", "14.2.9",
    "14.2.10", "14.2.11", "14.2.12", "14.2.13", "14.2.14", "14.2",
]  # fmt: skip
CARD_RULES: Final = {"forward": "5.5", "morale": "5.6", "clock": "5.7"}


def foresee(state: State, seat: int, action: int) -> dict[str, object]:
    found = Foresight()
    kind, noun = kind_of(action), noun_of(action)
    top = state.top()
    if kind in CARDS_NAMED:
        card(seat, nouns.CARD.name(noun), found)
    elif kind in REACHING:
        unit = acting(state) if kind == kinds.MOVE_ACTION else noun
        if 0 <= unit < state.units() and state.present(unit):
            found.reach = places(state, unit)
    elif kind in AIMING and isinstance(top, Shoot):
        target = noun if kind == kinds.TARGET or kind == kinds.SPLIT else top.target
        found.odds = shooting(state, top.unit, target, top.which, top.hurried)
        spotting(state, top.unit, target, found)
    elif kind in ANSWERS:
        answer(state, kind, found)
    elif kind == kinds.SHOTS and isinstance(top, Shoot):
        found.odds = shooting(state, top.unit, top.second, top.which, top.hurried, noun)
    elif kind in LOOKING:
        looker = acting(state)
        if kind == kinds.SPOT:
            spotting(state, looker, noun, found)
        else:
            spotting_marker(state, looker, noun, found)
    elif kind == kinds.ENGAGE:
        engaging(state, acting(state), noun, found)
    elif kind == kinds.REROLL and isinstance(top, Reaction):
        found.odds = reaction(state, top)
    else:
        found.ghosts = ghosts(state, seat, action)
    return found.dump()


def answer(state: State, kind: int, found: Foresight) -> None:
    """11.5, 12.3 What a watcher's fire, or that of the target of an engagement, may do."""
    top = state.top()
    if isinstance(top, Watch):
        if top.unit < 0:
            spotting_marker(state, top.cursor, top.marker, found)
            return
        found.odds = shooting(state, top.cursor, top.unit, MAIN, int(state.status[top.cursor] == ABOARD))
        spotting(state, top.cursor, top.unit, found)
    elif isinstance(top, Engage):
        ready = kind == kinds.REPLY_FIRE and state.marks[top.target] & VIGILANT != 0
        which = MAIN if kind == kinds.REPLY_FIRE else INSTEAD
        found.odds = shooting(state, top.target, top.unit, which, int(not ready))


def engaging(state: State, unit: int, target: int, found: Foresight) -> None:
    """12.6, 12.7 Who would meet whom, and what each needs."""
    if not 0 <= unit < state.units():
        return
    told: dict[str, object] = {
        "count": state.strength[unit],
        "strike": state.aggression[unit],
        "against": state.strength[target],
        "ward": state.defence[target],
    }
    found.notes.append(Prompt("foresee-engage", "12.6", told))
    spotting(state, unit, target, found)


def foresee_work(action: int) -> int:
    return WORK_OF_REACH if kind_of(action) in REACHING else 1


def card(seat: int, name: str, found: Foresight) -> None:
    """5.4-5.7 What the card does; 6.2.1 an enemy's gains a point."""
    found.card = f"card-{name}"
    rule = CARD_RULES.get(name.rpartition("-")[2], "5.4")
    found.card_texts.append(Prompt(f"{found.card}.text", rule))
    if name.startswith(nouns.SEAT.name(1 - seat)):
        found.card_texts.append(Prompt("foresee-enemy-card", "6.2.1"))


def places(state: State, unit: int) -> Reach:
    """9.11 Where a Move would take the unit."""
    points = reach(state, unit)
    found = Reach(Prompt("foresee-places", "9.11", {"count": len(points)}))
    found.points = points
    return found


def spotting(state: State, unit: int, target: int, found: Foresight) -> None:
    """8.5 A target that has not been spotted must be."""
    chances = spotting_odds(state, unit, target)
    if not chances["spotted"] and isinstance(chances["chances"], int):
        found.notes.append(Prompt("foresee-spotting", "8.5", {"chance": 10 * chances["chances"]}))


def spotting_marker(state: State, unit: int, marker: int, found: Foresight) -> None:
    """16.3 A marker is looked for like a unit; who is under it nobody can tell."""
    chances = 10 - best_die_on_marker(state, unit, marker)
    found.notes.append(Prompt("foresee-marker", "8.5", {"chance": 10 * chances}))


def shooting(state: State, unit: int, target: int, which: int, hurry: int, most: int = 0) -> Odds:
    """10.3-10.5 How many fall, and what is added to the dice of how many shots, or of the first `most` of them."""
    each = shooting_odds(state, unit, target, which, hurry)["each"]
    assert isinstance(each, list)
    each = each[: most or len(each)]
    chances = [chance / CHANCES for chance in each]
    title: dict[str, object] = {"count": len(each), "expected": round(sum(chances), 1)}
    odds = Odds(Prompt("foresee-shooting", "10.4", title))
    weapon = weapon_of(state, unit, which)
    if weapon >= 0:
        odds.marks.append(Mark("chart-weapons", weapon, NONE, Prompt("chart-weapon-fired")))
    fallen = hits_of(chances)
    for count, chance in enumerate(fallen[: MOST_FALLEN + 1]):
        odds.result(Prompt("foresee-killed", "", {"count": count}), chance)
    if len(fallen) > MOST_FALLEN + 1:
        odds.result(Prompt("foresee-more-killed", "", {"count": MOST_FALLEN}), sum(fallen[MOST_FALLEN + 1 :]))
    counts: dict[int, int] = {}
    hurried = is_hurried(state, unit, hurry)
    for shot in shots(state, unit, target, which)[: len(each)]:
        terms = terms_of(hit_weight(state, unit, target, shot, hurried))
        for number in range(len(HIT_IDS)):
            if terms >> number & 1:
                counts[number] = counts.get(number, 0) + 1
    for number in sorted(counts):
        told: dict[str, object] = {"term": f"hit-{HIT_IDS[number]}", "count": counts[number], "of": len(each)}
        odds.term(Prompt("foresee-term", HIT_RULES[number], told))
    return odds


def reaction(state: State, top: Reaction) -> Odds:
    """14.2 The results of the test rolled once more."""
    odds = Odds(Prompt("foresee-reaction", "14.2"))
    odds.marks.append(Mark("chart-reactions", NONE, state.discipline[top.unit], Prompt("chart-unit-tested")))
    for result, chances in reaction_odds(state, top.unit, top.extra).items():
        if chances:
            odds.result(Prompt(f"result-{spelt(result)}"), chances / 10)
    terms = terms_of(common_weight(state, top.unit)) | top.terms
    for number in range(len(TEST_IDS)):
        if terms >> number & 1:
            odds.term(Prompt(f"test-{TEST_IDS[number]}", TEST_RULES[number]))
    return odds
